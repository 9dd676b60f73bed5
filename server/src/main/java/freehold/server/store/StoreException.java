package freehold.server.store;

/// The database can't be reached, or could not keep what it was given. Nothing was acknowledged.
public final class StoreException extends RuntimeException {
    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
