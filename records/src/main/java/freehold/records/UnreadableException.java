package freehold.records;

/// A text that is neither a trace nor a record. The message is for whoever wrote it.
public final class UnreadableException extends Exception {
    public UnreadableException(String message) {
        super(message);
    }
}
