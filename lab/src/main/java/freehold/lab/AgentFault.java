package freehold.lab;

import java.util.List;

/// An agent crashed, hung, or answered what is no legal move. It loses the game, and the match goes on.
public final class AgentFault extends Exception {
    private final String sentence;
    private final transient List<String> errors;

    public AgentFault(String sentence) {
        this(sentence, List.of());
    }

    /// @param errors the last lines that its program wrote to standard error
    public AgentFault(String sentence, List<String> errors) {
        super(sentence);
        this.sentence = sentence;
        this.errors = List.copyOf(errors);
    }

    public String sentence() {
        return sentence;
    }

    /// The last lines that its program wrote to standard error, if it is a program and wrote any.
    public List<String> errors() {
        return errors;
    }

    /// The sentence, and the last thing that its program wrote to standard error: most often the reason.
    public String inOneLine() {
        return errors.isEmpty()
                ? sentence
                : "%s; its standard error ends with: %s".formatted(sentence, errors.getLast());
    }
}
