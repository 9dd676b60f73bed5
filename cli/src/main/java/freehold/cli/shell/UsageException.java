package freehold.cli.shell;

/// Somebody asked for what can't be done. Ends a command with exit code 2.
public final class UsageException extends RuntimeException {
    private final String sentence;

    public UsageException(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    /// What was wrong and what is right, in one line.
    public String sentence() {
        return sentence;
    }
}
