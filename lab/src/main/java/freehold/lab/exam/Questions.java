package freehold.lab.exam;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.search.Clock;
import freehold.search.Opponent;
import freehold.search.exact.Solver;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Finds positions that whoever acts wins with best play, but not with every move: in games between weak players, at
/// most one in each, the earliest that the solver can settle.
final class Questions {
    private static final int TABLE_BITS = 20;
    /// They err enough for both sides to come into won positions.
    private static final int LEVEL = 2;

    private final Game game;
    private final Setup setup;
    private final long mostPositions;
    private final Solver solver;

    /// @param mostPositions that one value may take
    Questions(Game game, Setup setup, long mostPositions) {
        this.game = game;
        this.setup = setup;
        this.mostPositions = mostPositions;
        solver = new Solver(game.knowledge(), TABLE_BITS, _ -> {});
    }

    /// The game with this seed, up to such a position.
    Optional<Course> find(long seed) {
        var played = play(seed);
        Optional<Course> found = Optional.empty();
        for (var plies = played.plies().size() - 1; plies >= 0; plies--) {
            var course = start(played, plies);
            var value = value(course.position(), course.position().actor());
            if (value.isEmpty()) {
                break;
            }
            if (value.getAsInt() == Solver.WIN && canBeLost(course.position())) {
                found = Optional.of(course);
            }
        }
        return found;
    }

    private Course play(long seed) {
        var players = List.of(opponent(seed), opponent(Mix.of(seed)));
        var course = new Course(game, setup);
        while (!course.position().isOver()) {
            course.playLegal(players.get(course.position().actor() - 1).choose(course.position()));
        }
        return course;
    }

    private Opponent opponent(long seed) {
        return new Opponent(game, setup, game.level(LEVEL), seed, Clock.WALL);
    }

    private Course start(Course played, int plies) {
        var course = new Course(game, setup);
        played.plies().subList(0, plies).forEach(ply -> course.play(ply.token()));
        return course;
    }

    private boolean canBeLost(Position position) {
        for (var move : position.legalMoves()) {
            if (keeps(position, move).filter(isKept -> !isKept).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /// Whether a move keeps the win; nothing if that can't be settled.
    Optional<Boolean> keeps(Position position, int move) {
        var next = position.copy();
        next.playLegal(move);
        var value = value(next, position.actor());
        return value.isPresent() ? Optional.of(value.getAsInt() == Solver.WIN) : Optional.empty();
    }

    private OptionalInt value(Position position, int seat) {
        var value = solver.solve(position, mostPositions);
        return value.isPresent() && seat != 1 ? OptionalInt.of(-value.getAsInt()) : value;
    }
}
