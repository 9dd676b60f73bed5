package freehold.cli.engine;

/// Why a command of the protocol can't be obeyed.
final class EngineError extends Exception {
    private final String code;
    private final String sentence;

    EngineError(String code, String sentence) {
        super(sentence);
        this.code = code;
        this.sentence = sentence;
    }

    String code() {
        return code;
    }

    String sentence() {
        return sentence;
    }
}
