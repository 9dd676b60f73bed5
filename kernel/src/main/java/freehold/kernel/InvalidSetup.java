package freehold.kernel;

/// Somebody asked for a game, seat count or option that does not exist. The message is for them.
public final class InvalidSetup extends IllegalArgumentException {
    public InvalidSetup(String message) {
        super(message);
    }
}
