package freehold.server.load;

/// The server does not do what a visitor needs.
public final class LoadException extends RuntimeException {
    public LoadException(String message) {
        super(message);
    }
}
