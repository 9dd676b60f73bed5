package freehold.server.store;

/// The database can't be reached, or could not keep what it was given. Nothing was acknowledged.
public sealed class StoreException extends RuntimeException permits DatabaseAway {
    private final boolean isUncertain;

    public StoreException(String message) {
        super(message);
        isUncertain = false;
    }

    public StoreException(String message, Throwable cause) {
        this(message, cause, false);
    }

    private StoreException(String message, Throwable cause, boolean isUncertain) {
        super(message, cause);
        this.isUncertain = isUncertain;
    }

    /// The answer did not come, and it may have been kept all the same.
    static StoreException uncertain(Throwable cause) {
        return new StoreException("the database has not said whether it kept it", cause, true);
    }

    /// Whether what was to be written may have been written; else it certainly was not.
    public boolean isUncertain() {
        return isUncertain;
    }
}
