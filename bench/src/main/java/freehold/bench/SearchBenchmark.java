package freehold.bench;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Thinker;
import freehold.search.Watch;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Simulated games a second, each a walk down the tree and a playout, from the first position with a choice; on one
/// thread, with a new tree for every ten thousand.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class SearchBenchmark {
    private static final int NODES = 10_000;

    @Param({"uct", "full"})
    private String agent = "";

    private Position position;
    private Thinker thinker;
    private long seed;

    @Setup
    public void prepare(Subject subject) {
        position = subject.firstChoice();
    }

    @Setup(org.openjdk.jmh.annotations.Level.Invocation)
    public void forget(Subject subject) {
        var game = subject.game();
        thinker = new Thinker(position, agent.equals("uct") ? Knowledge::none : game::knowledge, ++seed, 1);
    }

    @Benchmark
    @OperationsPerInvocation(NODES)
    public Analysis think() {
        return thinker.think(position, Budget.ofNodes(NODES), Watch.SILENT);
    }
}
