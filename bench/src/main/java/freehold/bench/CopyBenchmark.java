package freehold.bench;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// What search pays at every node: setting a position to another, and listing its moves; in the middle of
/// a random game.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CopyBenchmark {
    private static final int PLIES = 30;

    private final int[] moves = new int[Position.MOST_MOVES];
    private Position middle;
    private Position scratch;

    @Setup
    public void prepare(Subject subject) {
        middle = subject.start();
        scratch = middle.copy();
        var dice = new Dice(1);
        for (var ply = 0; ply < PLIES && !middle.isOver(); ply++) {
            middle.playLegal(middle.pick(dice, moves));
        }
    }

    @Benchmark
    public Position set() {
        scratch.set(middle);
        return scratch;
    }

    @Benchmark
    public int list() {
        return middle.moves(moves);
    }
}
