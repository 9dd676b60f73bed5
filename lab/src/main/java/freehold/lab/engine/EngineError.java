package freehold.lab.engine;

/// Why a command of the protocol can't be obeyed.
public final class EngineError extends Exception {
    private final String code;
    private final String sentence;

    public EngineError(String code, String sentence) {
        super(sentence);
        this.code = code;
        this.sentence = sentence;
    }

    public String code() {
        return code;
    }

    public String sentence() {
        return sentence;
    }
}
