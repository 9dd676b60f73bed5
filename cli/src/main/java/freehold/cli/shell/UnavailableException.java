package freehold.cli.shell;

/// Something that is needed is not there, such as a database; to try again later may help. Ends a command with exit
/// code 75, so that a service manager can tell it from wrong settings.
public final class UnavailableException extends RuntimeException {
    private final String sentence;

    public UnavailableException(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    /// What is not there, in one line.
    public String sentence() {
        return sentence;
    }
}
