package freehold.school;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// How a net did in matches after a generation, as shares of the win.
///
/// @param generation whose net it was
/// @param games of each match
/// @param againstBest the best net before it
/// @param againstKnowledge the game's own knowledge without a net
record GateResult(int generation, int games, double againstBest, double againstKnowledge) {
    /// More than chance gives most of the time.
    private static final double BETTER = 0.55;

    boolean isBest() {
        return againstBest >= BETTER;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(generation);
        out.writeInt(games);
        out.writeDouble(againstBest);
        out.writeDouble(againstKnowledge);
    }

    static GateResult read(DataInputStream in) throws IOException {
        return new GateResult(in.readInt(), in.readInt(), in.readDouble(), in.readDouble());
    }
}
