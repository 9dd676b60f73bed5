package freehold.server.table;

import freehold.kernel.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The time of each seat, worked out from the times of events alone.
public final class Clocks {
    private final Pace pace;
    private final Duration[] left;
    private Instant since = Instant.EPOCH;
    /// Whose turn it is, even while chance acts.
    private int mover = Position.CHANCE;

    Clocks(Pace pace, int seats) {
        this.pace = pace;
        this.left = new Duration[seats];
        Duration atFirst = switch (pace) {
            case Pace.Live(var base, var _) -> Duration.ofSeconds(base);
            case Pace.Correspondence(var perMove) -> Duration.ofSeconds(perMove);
        };
        Arrays.fill(left, atFirst);
    }

    void start(int actor, Instant at) {
        mover = actor;
        since = at;
    }

    /// A ply was played. The increment comes when the turn really goes to another seat, whatever chance did in between.
    void pass(int before, int after, Instant at) {
        charge(before, at);
        if (after > Position.CHANCE && after != mover) {
            if (mover > Position.CHANCE && pace instanceof Pace.Live(var _, var increment)) {
                left[mover - 1] = left[mover - 1].plusSeconds(increment);
            }
            mover = after;
        }
    }

    /// Plies were taken back: the time that they took is gone all the same.
    void takeBack(int before, int after, Instant at) {
        charge(before, at);
        mover = after;
    }

    private void charge(int seat, Instant at) {
        if (seat > Position.CHANCE && pace instanceof Pace.Live) {
            left[seat - 1] = left[seat - 1].minus(Duration.between(since, at));
        }
        since = at;
    }

    public Pace pace() {
        return pace;
    }

    /// Until when a seat that acts now must have acted.
    public Instant deadline(int actor) {
        return since.plus(left[actor - 1]);
    }

    /// What each seat has left, in seconds.
    ///
    /// @param running the seat whose time runs, if any
    public List<Double> left(Optional<Integer> running, Instant now) {
        return IntStream.rangeClosed(1, left.length)
                .mapToObj(seat ->
                        running.equals(Optional.of(seat)) ? Duration.between(now, deadline(seat)) : left[seat - 1])
                .map(duration -> Math.max(0, duration.toMillis()) / 1000.0)
                .toList();
    }
}
