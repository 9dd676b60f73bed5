package freehold.server.table;

import freehold.kernel.position.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The time of each seat, worked out from the times of events alone.
public final class Clocks {
    private final Pace pace;
    private State state;
    /// How things stood before each ply that stands.
    private final List<State> before = new ArrayList<>();
    /// How long the server was away, all in all. Nobody's time runs then, so moments are kept as if it had not been.
    private Duration away = Duration.ZERO;

    /// @param left of each seat, when it began to act
    /// @param since when the seat that acts began
    /// @param mover whose turn it is, even while chance acts
    /// @param started the seats that have had a turn
    private record State(List<Duration> left, Instant since, int mover, Set<Integer> started) {
        /// A first turn costs nothing, however often plies of it are taken back, but it must end in time.
        State charged(int seat, Instant at) {
            return seat == mover && !started.contains(seat)
                    ? this
                    : new State(more(seat, Duration.between(at, since)), at, mover, started);
        }

        State passed(int next, Duration increment, Instant at) {
            var all = Stream.concat(started.stream(), Stream.of(mover)).collect(Collectors.toUnmodifiableSet());
            return new State(more(mover, increment), at, next, all);
        }

        State begun(int seat, Instant at) {
            return new State(left, at, seat, started);
        }

        private List<Duration> more(int seat, Duration time) {
            var changed = new ArrayList<>(left);
            if (seat > Position.CHANCE) {
                changed.set(seat - 1, changed.get(seat - 1).plus(time));
            }
            return List.copyOf(changed);
        }
    }

    Clocks(Pace pace, int seats) {
        this.pace = pace;
        Duration atFirst = switch (pace) {
            case Pace.Live(var base, var _) -> Duration.ofSeconds(base);
            case Pace.Correspondence(var perMove) -> Duration.ofSeconds(perMove);
        };
        this.state = new State(Collections.nCopies(seats, atFirst), Instant.EPOCH, Position.CHANCE, Set.of());
    }

    void start(int actor, Instant at) {
        state = state.begun(actor, counted(at));
    }

    /// A ply was played. The increment comes when the turn really goes to another seat, whatever chance did in between.
    void pass(int actor, int next, Instant at) {
        before.add(state);
        state = charged(state, actor, counted(at));
        if (next > Position.CHANCE && next != state.mover) {
            state = state.passed(next, increment(), counted(at));
        }
    }

    /// Plies were taken back: all is as it was before them, but for the time since. Whoever takes back pays for it.
    void takeBack(int by, int plies, Instant at) {
        var taken = before.subList(before.size() - plies, before.size());
        var then = taken.getFirst();
        // Within a turn time just goes on; else it would be enough to play and take back to have the time for a ply
        // again.
        var isWithinTurn = state.mover == by && taken.stream().allMatch(past -> past.mover == by);
        state = pace instanceof Pace.Correspondence && isWithinTurn ? then : charged(then, by, counted(at));
        taken.clear();
    }

    /// Whether a seat has the time to take back so many plies now.
    public boolean canTakeBack(int by, int plies, Instant now) {
        var then = charged(before.get(before.size() - plies), by, counted(now));
        return then.since.plus(then.left.get(by - 1)).isAfter(counted(now));
    }

    /// The server was away for so long.
    void pause(Duration absence) {
        away = away.plus(absence);
    }

    private State charged(State past, int seat, Instant at) {
        return switch (pace) {
            case Pace.Live _ -> past.charged(seat, at);
            case Pace.Correspondence _ -> past.begun(past.mover, at);
        };
    }

    private Duration increment() {
        return switch (pace) {
            case Pace.Live(var _, var increment) -> Duration.ofSeconds(increment);
            case Pace.Correspondence _ -> Duration.ZERO;
        };
    }

    private Instant counted(Instant at) {
        return at.minus(away);
    }

    public Pace pace() {
        return pace;
    }

    /// Until when a seat that acts now must have acted.
    public Instant deadline(int actor) {
        return state.since.plus(state.left.get(actor - 1)).plus(away);
    }

    /// Whether the time of a seat that acts now runs. In a live game the first turn of each seat is free, as long as it
    /// ends before the deadline: nobody pays for having looked elsewhere when the game began.
    public boolean isRunning(int actor) {
        return pace instanceof Pace.Correspondence || state.started.contains(actor);
    }

    /// What each seat has left, in seconds.
    ///
    /// @param acting the person who acts, if one does
    public List<Double> left(Optional<Integer> acting, Instant now) {
        return IntStream.rangeClosed(1, state.left.size())
                .mapToObj(seat -> acting.equals(Optional.of(seat)) && isRunning(seat)
                        ? Duration.between(now, deadline(seat))
                        : state.left.get(seat - 1))
                .map(duration -> Math.max(0, duration.toMillis()) / 1000.0)
                .toList();
    }
}
