package freehold.lab.puzzles;

import freehold.kernel.Game;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.texts.Puzzle;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Long searches, for games that can't be solved. Several of them must agree on one move, each with a clear gap to
/// all others; and where the moves that come closest are searched by themselves, the gap must be there too.
final class SearchJudge implements Judge {
    /// The kind of a note where somebody may bid.
    private static final String BID = "bid";

    private static final int SEEDS = 3;
    private static final int RIVALS = 2;
    private static final int GLANCE_NODES = 4;
    private static final int DRAWS = 4;
    /// Of the win.
    private static final double GAP = 0.1;
    /// At a first look.
    private static final double ROUGH_GAP = 0.08;
    /// A move that was tried that much less often than the best was hardly looked at, because it looked bad.
    private static final double GLANCE = 0.004;

    /// Of the win, that a mistake gives away at least.
    private static final double MISTAKE = 0.05;

    private static final int LONGEST_REFUTATION = 8;

    private final Game game;
    private final long nodes;
    private final int[] scratch = new int[Position.MOST_MOVES];

    /// @param nodes simulated games of each long search
    SearchJudge(Game game, long nodes) {
        this.game = game;
        this.nodes = nodes;
    }

    @Override
    public boolean isExhausted() {
        return false;
    }

    @Override
    public Optional<Answer> answer(Position position) {
        var rough = think(position, nodes / 10, 0);
        var token = rough.best().token();
        return gap(rough) >= ROUGH_GAP
                        && !isObvious(position, token)
                        && isBest(position, token)
                        && isApart(position, rough)
                ? Optional.of(new Answer(kind(position), List.of(token)))
                : Optional.empty();
    }

    /// What a glance finds is no puzzle.
    private boolean isObvious(Position position, String token) {
        return IntStream.rangeClosed(1, SEEDS)
                .allMatch(seed ->
                        think(position, GLANCE_NODES, seed).best().token().equals(token));
    }

    /// Whether every long search wants this token, clearly.
    private boolean isBest(Position position, String token) {
        return IntStream.rangeClosed(1, SEEDS)
                .mapToObj(seed -> think(position, nodes, seed))
                .allMatch(found -> found.best().token().equals(token) && gap(found) >= GAP);
    }

    /// Whether the gap is there, too, where each move is searched by itself.
    private boolean isApart(Position position, Analysis rough) {
        var right = worth(position, rough.best().move());
        return rough.candidates().stream()
                .skip(1)
                .limit(RIVALS)
                .allMatch(rival -> right - worth(position, rival.move()) >= GAP);
    }

    @Override
    public boolean isMistake(Position before, List<String> turn) {
        var walker = before.copy();
        for (var token : turn) {
            if (loss(walker, walker.moveOf(token)) >= MISTAKE) {
                return true;
            }
            walker.playLegal(walker.moveOf(token));
        }
        return false;
    }

    /// What a move gives away against the one that search prefers, each searched by itself.
    private double loss(Position position, int move) {
        if (position.legalMoves().length == 1) {
            return 0;
        }
        var best = think(position, nodes / DRAWS, 1).best().move();
        return best == move ? 0 : worth(position, best) - worth(position, move);
    }

    private Analysis think(Position position, long howMany, long seed) {
        return new Thinker(position, game::knowledge, position.hash() + seed, Clock.WALL)
                .think(position, Budget.ofNodes(howMany), Watch.SILENT);
    }

    private static double gap(Analysis analysis) {
        var best = analysis.best();
        return best.value()
                - analysis.candidates().stream()
                        .skip(1)
                        .filter(other -> other.share() >= GLANCE)
                        .mapToDouble(Analysis.Candidate::value)
                        .max()
                        .orElse(0);
    }

    /// What a move is worth to whoever makes it, by a search of what comes after it.
    private double worth(Position position, int move) {
        var seat = position.actor();
        return IntStream.range(0, DRAWS)
                .mapToObj(draw -> afterDraws(position, move, draw))
                .mapToDouble(next -> worthTo(seat, next))
                .average()
                .orElseThrow();
    }

    private Position afterDraws(Position position, int move, int draw) {
        var next = position.copy();
        next.playLegal(move);
        var dice = new Dice(draw);
        while (next.actor() == Position.CHANCE) {
            next.playLegal(next.pick(dice, scratch));
        }
        return next;
    }

    private double worthTo(int seat, Position position) {
        if (position.isOver()) {
            var shares = new double[position.seats()];
            position.shares(shares);
            return shares[seat - 1];
        }
        return think(position, nodes / DRAWS, 1).values().get(seat - 1);
    }

    private static Puzzle.Kind kind(Position position) {
        var isAuction = IntStream.of(position.legalMoves())
                .anyMatch(move -> position.note(move).kind().equals(BID));
        return isAuction ? Puzzle.Kind.BID : Puzzle.Kind.BEST;
    }

    /// What search expects after it, up to a draw.
    @Override
    public List<String> refute(Position position, String wrong) {
        var line = new ArrayList<>(List.of(wrong));
        var next = position.copy();
        next.playLegal(next.moveOf(wrong));
        if (!next.isOver() && next.actor() != Position.CHANCE) {
            line.addAll(think(next, nodes / DRAWS, 1).best().line());
        }
        return line.size() == 1 ? List.of() : List.copyOf(line.subList(0, Math.min(line.size(), LONGEST_REFUTATION)));
    }
}
