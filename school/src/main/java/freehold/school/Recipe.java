package freehold.school;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// How a net is taught. Everything that a run does follows from this, the game and a seed.
public record Recipe(Size size, Play play, Training training, Matches matches) {
    /// Found by trials with Estate.
    public static final Recipe USUAL = new Recipe(
            new Size(128, 4, 32),
            new Play(256, 1536, 300, 32, 16, 0, 160),
            new Training(400_000, 256, 6, 1.5e-3, 60_000, 1e-3, 0.999, 0.7),
            new Matches(25, 40, 100));

    /// How often a net that has learnt already thinks longer: by then what a short search finds is mostly what the net
    /// says anyway.
    private static final int THOROUGH = 4;

    /// Great steps would undo what a net has learnt already.
    private static final int GENTLER = 3;

    /// @param width of the net's layers
    /// @param blocks how many layers are added up
    /// @param hidden width of the value's own layer
    public record Size(int width, int blocks, int hidden) {
        void write(DataOutputStream out) throws IOException {
            out.writeInt(width);
            out.writeInt(blocks);
            out.writeInt(hidden);
        }

        static Size read(DataInputStream in) throws IOException {
            return new Size(in.readInt(), in.readInt(), in.readInt());
        }
    }

    /// How games are played.
    ///
    /// @param games of self-play before the net is trained again: a generation
    /// @param taught games before which the game's own knowledge plays instead of the net, which knows nothing yet
    /// @param taughtNodes simulated games a ply of that
    /// @param simulations simulated games a ply
    /// @param considered moves that are tried a ply, at most
    /// @param thorough one ply in so many is thought about longer; 0 for none
    /// @param thoroughSimulations simulated games of such a ply
    public record Play(
            int games,
            int taught,
            int taughtNodes,
            int simulations,
            int considered,
            int thorough,
            int thoroughSimulations) {
        Play untaught() {
            return new Play(games, 0, taughtNodes, simulations, considered, THOROUGH, thoroughSimulations);
        }

        void write(DataOutputStream out) throws IOException {
            out.writeInt(games);
            out.writeInt(taught);
            out.writeInt(taughtNodes);
            out.writeInt(simulations);
            out.writeInt(considered);
            out.writeInt(thorough);
            out.writeInt(thoroughSimulations);
        }

        static Play read(DataInputStream in) throws IOException {
            return new Play(
                    in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt());
        }
    }

    /// @param window how many positions are remembered, the newest
    /// @param batch positions a step
    /// @param reuse how often each position is learnt from
    /// @param rate of learning at first
    /// @param steps after which the rate is a tenth of that, where it stays
    /// @param decay how fast weights shrink, as a multiple of the rate
    /// @param average how slowly the averaged weights, which play, follow the trained ones
    /// @param outcome how much the result of the game counts in what the value learns; the rest is what the search
    ///     thought
    public record Training(
            int window, int batch, int reuse, double rate, int steps, double decay, double average, double outcome) {
        /// The rate of learning at a step.
        double rateAt(long step) {
            return rate * Math.pow(0.1, Math.min(1, (double) step / steps));
        }

        Training gentler() {
            return new Training(window, batch, reuse, rate / GENTLER, steps, decay, average, outcome);
        }

        void write(DataOutputStream out) throws IOException {
            out.writeInt(window);
            out.writeInt(batch);
            out.writeInt(reuse);
            out.writeDouble(rate);
            out.writeInt(steps);
            out.writeDouble(decay);
            out.writeDouble(average);
            out.writeDouble(outcome);
        }

        static Training read(DataInputStream in) throws IOException {
            return new Training(
                    in.readInt(),
                    in.readInt(),
                    in.readInt(),
                    in.readDouble(),
                    in.readInt(),
                    in.readDouble(),
                    in.readDouble(),
                    in.readDouble());
        }
    }

    /// @param every so many generations there are matches against the best net so far and the game's own knowledge
    /// @param games of each
    /// @param nodes simulated games a ply in them
    public record Matches(int every, int games, int nodes) {
        void write(DataOutputStream out) throws IOException {
            out.writeInt(every);
            out.writeInt(games);
            out.writeInt(nodes);
        }

        static Matches read(DataInputStream in) throws IOException {
            return new Matches(in.readInt(), in.readInt(), in.readInt());
        }
    }

    /// The same for a net that has learnt already, and needs no teacher.
    Recipe afterLearning() {
        return new Recipe(size, play.untaught(), training.gentler(), matches);
    }

    /// The same for a net with layers of another width.
    public Recipe withWidth(int width) {
        return new Recipe(new Size(width, size.blocks(), size.hidden()), play, training, matches);
    }

    void write(DataOutputStream out) throws IOException {
        size.write(out);
        play.write(out);
        training.write(out);
        matches.write(out);
    }

    static Recipe read(DataInputStream in) throws IOException {
        return new Recipe(Size.read(in), Play.read(in), Training.read(in), Matches.read(in));
    }
}
