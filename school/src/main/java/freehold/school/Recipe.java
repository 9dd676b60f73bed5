package freehold.school;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// How a net is taught. Everything that a run does follows from this, the game and a seed.
///
/// @param width of the net's layers
/// @param blocks how many layers are added up
/// @param hidden width of the value's own layer
/// @param games of self-play before the net is trained again: a generation
/// @param taught games before which the game's own knowledge plays instead of the net, which knows nothing yet
/// @param taughtNodes simulated games a ply of that
/// @param simulations simulated games a ply
/// @param considered moves that are tried a ply, at most
/// @param window how many positions are remembered, the newest
/// @param batch positions a step of training
/// @param reuse how often each position is learnt from
/// @param rate of learning at first
/// @param steps after which the rate is a tenth of that, where it stays
/// @param decay how fast weights shrink, as a multiple of the rate
/// @param average how slowly the averaged weights, which play, follow the trained ones
/// @param outcome how much the result of the game counts in what the value learns; the rest is what the search thought
/// @param gate generations between matches against the best net so far
/// @param gateGames of such a match
/// @param gateNodes simulated games a ply in it
/// @param sparring one game in so many is against the game's own knowledge; 0 for none
/// @param sparringNodes simulated games a ply of that opponent
public record Recipe(
        int width,
        int blocks,
        int hidden,
        int games,
        int taught,
        int taughtNodes,
        int simulations,
        int considered,
        int window,
        int batch,
        int reuse,
        double rate,
        int steps,
        double decay,
        double average,
        double outcome,
        int gate,
        int gateGames,
        int gateNodes,
        int sparring,
        int sparringNodes) {
    private static final int WHOLE_NUMBERS = 17;

    /// A net that knows itself only does not see what others find, so it meets them this often once it can hold its
    /// own.
    private static final int SPARRING = 6;

    /// Found by trials with Estate.
    public static final Recipe USUAL = new Recipe(
            128, 4, 32, 256, 1536, 300, 32, 16, 400_000, 256, 6, 1.5e-3, 60_000, 1e-3, 0.999, 0.7, 25, 40, 100, 0,
            1500);

    /// The rate of learning at a step.
    double rateAt(long step) {
        return rate * Math.pow(0.1, Math.min(1, (double) step / steps));
    }

    /// The same for a net that has learnt already: it needs no teacher, and great steps would undo what it knows.
    Recipe afterLearning() {
        return new Recipe(
                width,
                blocks,
                hidden,
                games,
                0,
                taughtNodes,
                simulations,
                considered,
                window,
                batch,
                reuse,
                rate / 3,
                steps,
                decay,
                average,
                outcome,
                gate,
                gateGames,
                gateNodes,
                SPARRING,
                sparringNodes);
    }

    void write(DataOutputStream out) throws IOException {
        for (var number : new int[] {
            width,
            blocks,
            hidden,
            games,
            taught,
            taughtNodes,
            simulations,
            considered,
            window,
            batch,
            reuse,
            steps,
            gate,
            gateGames,
            gateNodes,
            sparring,
            sparringNodes
        }) {
            out.writeInt(number);
        }
        for (var number : new double[] {rate, decay, average, outcome}) {
            out.writeDouble(number);
        }
    }

    static Recipe read(DataInputStream in) throws IOException {
        var whole = new int[WHOLE_NUMBERS];
        for (var i = 0; i < whole.length; i++) {
            whole[i] = in.readInt();
        }
        var rate = in.readDouble();
        var decay = in.readDouble();
        var average = in.readDouble();
        var outcome = in.readDouble();
        return new Recipe(
                whole[0], whole[1], whole[2], whole[3], whole[4], whole[5], whole[6], whole[7], whole[8], whole[9],
                whole[10], rate, whole[11], decay, average, outcome, whole[12], whole[13], whole[14], whole[15],
                whole[16]);
    }
}
