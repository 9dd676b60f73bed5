package freehold.search;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// What search found out about a position: the candidates, best first.
///
/// @param nodes simulated games
/// @param verdict what is proven for the acting seat
/// @param values each seat's expected share of the win after the best move, seat 1 first
public record Analysis(long nodes, Verdict verdict, List<Double> values, List<Candidate> candidates) {
    /// A move that was tried that much less often than the best was hardly looked at.
    private static final double GLANCE = 0.05;

    /// One move.
    ///
    /// @param verdict what is proven for the acting seat if it plays this
    /// @param value the acting seat's expected share of the win, 0 to 1
    /// @param share of the simulated games that began with it
    /// @param line the move and what is expected to follow, up to a draw by chance
    public record Candidate(int move, String token, Verdict verdict, double value, double share, List<String> line) {
        /// Nobody has looked at it.
        static Candidate unseen(int move, String token) {
            return new Candidate(move, token, Verdict.OPEN, 0, 0, List.of(token));
        }

        /// What it is worth, as people are told.
        public long percent() {
            return Math.round(100 * value);
        }

        Candidate withLine(List<String> longer) {
            return new Candidate(move, token, verdict, value, share, longer);
        }
    }

    public Candidate best() {
        return candidates.getFirst();
    }

    /// What can be recommended, best first and in the order of what it is worth: nothing that search hardly
    /// looked at, nor what seems better than the best, which search trusts less for a reason. Once the game is
    /// decided, only what is proven to keep the win or the draw; in a lost position what holds out longest.
    public List<Candidate> advice() {
        return switch (verdict) {
            case OPEN -> Stream.concat(Stream.of(best()), nextBest()).toList();
            case WIN, DRAW ->
                candidates.stream().filter(move -> move.verdict() == verdict).toList();
            case LOSS -> List.of(best());
        };
    }

    private Stream<Candidate> nextBest() {
        var best = best();
        return candidates.stream()
                .skip(1)
                .filter(move -> move.verdict() != Verdict.LOSS)
                .filter(move -> move.share() > 0 && move.share() >= GLANCE * best.share())
                .filter(move -> move.percent() <= best.percent())
                .sorted(Comparator.comparingLong(move -> -move.percent()));
    }

    Analysis withBest(Candidate better) {
        var all = Stream.concat(Stream.of(better), candidates.stream().skip(1));
        return new Analysis(nodes, verdict, values, all.toList());
    }
}
