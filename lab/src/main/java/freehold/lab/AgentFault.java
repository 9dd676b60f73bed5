package freehold.lab;

/// An agent crashed, hung, or answered what is no legal move. It loses the game, and the match goes on.
public final class AgentFault extends Exception {
    private final String sentence;

    public AgentFault(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }
}
