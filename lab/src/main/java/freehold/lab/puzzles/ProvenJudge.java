package freehold.lab.puzzles;

import freehold.kernel.Game;
import freehold.kernel.position.Position;
import freehold.kernel.texts.Puzzle;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.search.exact.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Proofs by the solver, for games between two seats without chance.
///
/// An answer is a set of plies of one turn, in any order. At each step exactly those of the set that are left keep what
/// is wanted; every other ply, also one that only ends the turn, gives it away. Where the turn can win the game, the
/// win in this turn is wanted; elsewhere, the value of the position.
final class ProvenJudge implements Judge {
    private static final int MOST_TOKENS = 4;
    private static final int LONGEST_REFUTATION = 14;
    private static final int NODES_FOR_DEFENCE = 400;
    /// A mistake lies further from the end than the answer to it, so more may go into its proof.
    private static final int PATIENCE_WITH_MISTAKES = 50;

    private final Game game;
    private final Solver solver;
    private final long mostPositions;
    private final TurnWins wins = new TurnWins();
    private boolean isExhausted;

    /// @param tableBits size of the solver's table
    /// @param mostPositions that one value may take
    ProvenJudge(Game game, int tableBits, long mostPositions) {
        this.game = game;
        this.solver = new Solver(game.knowledge(), tableBits, _ -> {});
        this.mostPositions = mostPositions;
    }

    /// Whether a game with this start can be solved.
    static boolean isPossible(Position start) {
        return start.seats() == 2 && start.actor() != Position.CHANCE;
    }

    @Override
    public Optional<Answer> answer(Position position) {
        isExhausted = false;
        wins.forget();
        var seat = position.actor();
        return wins.isPossible(position, seat)
                ? exact(position, seat, next -> Optional.of(wins.isPossible(next, seat)))
                        .filter(_ -> wins.isComplete())
                        .map(tokens -> new Answer(Puzzle.Kind.WIN, tokens))
                : only(position, seat).map(tokens -> new Answer(Puzzle.Kind.ONLY, tokens));
    }

    private Optional<List<String>> only(Position position, int seat) {
        var best = value(position, seat);
        if (best.isEmpty() || best.getAsInt() == Solver.LOSS) {
            isExhausted = best.isEmpty();
            return Optional.empty();
        }
        return exact(position, seat, next -> keeps(next, seat, best.getAsInt()));
    }

    @Override
    public boolean isMistake(Position before, List<String> turn) {
        var seat = before.actor();
        var after = before.copy();
        turn.forEach(token -> after.playLegal(after.moveOf(token)));
        var had = value(before, seat, mostPositions * PATIENCE_WITH_MISTAKES);
        var kept = value(after, seat, mostPositions * PATIENCE_WITH_MISTAKES);
        return had.isPresent() && kept.isPresent() && kept.getAsInt() < had.getAsInt();
    }

    @Override
    public boolean isExhausted() {
        return isExhausted;
    }

    /// The value for a seat, if it can be settled.
    private OptionalInt value(Position position, int seat) {
        return value(position, seat, mostPositions);
    }

    private OptionalInt value(Position position, int seat, long most) {
        var value = solver.solve(position, most);
        return value.isPresent() && seat != 1 ? OptionalInt.of(-value.getAsInt()) : value;
    }

    private Optional<Boolean> keeps(Position position, int seat, int best) {
        var value = value(position, seat);
        return value.isPresent() ? Optional.of(value.getAsInt() >= best) : Optional.empty();
    }

    /// Says of a position whether what is wanted is still to be had there; nothing if that can't be settled.
    private interface Goal extends Function<Position, Optional<Boolean>> {}

    /// The one set of tokens that reaches a goal, if there is one.
    private Optional<List<String>> exact(Position position, int seat, Goal goal) {
        return keeping(position, goal).filter(tokens -> needsAll(position, seat, goal, tokens));
    }

    /// The tokens that keep to a goal; nothing if there are too many, or one is not settled.
    private Optional<List<String>> keeping(Position position, Goal goal) {
        var tokens = new ArrayList<String>();
        for (var move : position.legalMoves()) {
            var isKept = goal.apply(after(position, move));
            isExhausted |= isKept.isEmpty();
            if (isKept.isEmpty() || tokens.size() > MOST_TOKENS) {
                return Optional.empty();
            }
            if (isKept.get()) {
                tokens.add(position.token(move));
            }
        }
        return tokens.size() > MOST_TOKENS ? Optional.empty() : Optional.of(List.copyOf(tokens));
    }

    /// Whether each of these can come first, all others must follow, and then the turn is over.
    private boolean needsAll(Position position, int seat, Goal goal, List<String> tokens) {
        return tokens.stream().allMatch(token -> {
            var next = after(position, position.moveOf(token));
            var left = tokens.stream().filter(other -> !other.equals(token)).toList();
            if (left.isEmpty() || next.actor() != seat) {
                return left.isEmpty() && next.actor() != seat;
            }
            return keeping(next, goal)
                    .filter(more -> more.size() == left.size() && more.containsAll(left))
                    .filter(_ -> needsAll(next, seat, goal, left))
                    .isPresent();
        });
    }

    /// The loser goes on as search would, the other plays what is proven to keep the gain, to the end of its turn.
    @Override
    public List<String> refute(Position position, String wrong) {
        var seat = position.actor();
        var walker = position.copy();
        var line = new ArrayList<String>();
        play(walker, wrong, line);
        while (!walker.isOver() && walker.actor() == seat && line.size() < LONGEST_REFUTATION) {
            play(walker, preferred(walker).getFirst(), line);
        }
        while (!walker.isOver() && walker.actor() != seat && line.size() < LONGEST_REFUTATION) {
            var reply = reply(walker);
            if (reply.isEmpty()) {
                return List.of();
            }
            play(walker, reply.get(), line);
        }
        return List.copyOf(line);
    }

    private static void play(Position walker, String token, List<String> line) {
        walker.playLegal(walker.moveOf(token));
        line.add(token);
    }

    private Optional<String> reply(Position position) {
        var best = value(position, position.actor());
        return best.isEmpty()
                ? Optional.empty()
                : preferred(position).stream()
                        .filter(token -> keeps(
                                        after(position, position.moveOf(token)), position.actor(), best.getAsInt())
                                .orElse(false))
                        .findFirst();
    }

    private List<String> preferred(Position position) {
        var moves = position.legalMoves();
        if (moves.length == 1) {
            return List.of(position.token(moves[0]));
        }
        var thinker = new Thinker(position, game::knowledge, position.hash(), Clock.WALL);
        var analysis = thinker.think(position, Budget.ofNodes(NODES_FOR_DEFENCE), Watch.SILENT);
        var found = analysis.candidates().stream().map(candidate -> candidate.token());
        var rest = IntStream.of(moves).mapToObj(position::token);
        return Stream.concat(found, rest).distinct().toList();
    }

    private static Position after(Position position, int move) {
        var next = position.copy();
        next.playLegal(move);
        return next;
    }
}
