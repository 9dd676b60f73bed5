package freehold.server.store;

/// The database is there, but not for us now: it does not answer, or another server uses it.
public final class DatabaseAway extends StoreException {
    DatabaseAway(String message) {
        super(message);
    }

    DatabaseAway(String message, Throwable cause) {
        super(message, cause);
    }
}
