package freehold.cli;

import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.texts.PerftTable;
import freehold.kernel.wire.JsonWriter;
import freehold.search.Playout;
import freehold.search.net.JudgedPlayout;
import freehold.search.net.Nets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// How fast random games are played.
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Random playouts a second on one thread, from the start, with the usual seats and options.")
final class BenchCommand implements Callable<Integer> {
    private static final int DEPTHS_CHECKED = 3;
    private static final int PLAYOUTS_BETWEEN_LOOKS = 16;

    private final Streams streams;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "one game's id; all games if none is given")
    private Optional<String> game = Optional.empty();

    @Option(names = "--seconds", paramLabel = "S", description = "how long to measure (default: ${DEFAULT-VALUE})")
    private int seconds = 5;

    @Option(names = "--nets", description = "also how many positions a second a packed net judges")
    private boolean nets;

    @Mixin
    private JsonOption json = new JsonOption();

    private final JsonWriter measured = new JsonWriter().beginArray();

    BenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (seconds < 1) {
            throw new UsageException("--seconds is 1 or more, not " + seconds);
        }
        for (var each : game.map(Games::named).map(List::of).orElseGet(Games::all)) {
            // A speed counts only if the moves are right.
            var mismatch = PerftTable.of(each).mismatch(DEPTHS_CHECKED);
            if (mismatch.isPresent()) {
                streams.err().println(mismatch.get());
                return 1;
            }
            measure(each, each.setup(each.seats().usual(), Map.of()));
        }
        if (json.isWanted()) {
            streams.out().println(measured.endArray());
        }
        return 0;
    }

    private void measure(Game game, Setup setup) {
        var playout = new Playout(game.start(setup), new Dice(1));
        run(playout, 1);
        var speed = run(playout, seconds);
        var judged = nets ? Nets.judgedPlayout(game, setup, new Dice(1)) : Optional.<JudgedPlayout>empty();
        tell(game, speed, judged.map(this::evaluations));
    }

    private void tell(Game game, Speed speed, Optional<Double> evaluations) {
        if (json.isWanted()) {
            measured.beginObject().name("game").text(game.id());
            measured.name("playouts").number(speed.playouts()).name("plies").number(speed.plies());
            evaluations.ifPresent(number -> measured.name("evaluations").number(number.doubleValue()));
            measured.endObject();
            return;
        }
        streams.out().printf("%s playouts/s %.0f plies/s %.0f%n", game.id(), speed.playouts(), speed.plies());
        evaluations.ifPresent(number -> streams.out().printf("%s evaluations/s %.0f%n", game.id(), number));
        streams.out().flush();
    }

    private double evaluations(JudgedPlayout playout) {
        evaluations(playout, 1);
        return evaluations(playout, seconds);
    }

    private static double evaluations(JudgedPlayout playout, int seconds) {
        var start = System.nanoTime();
        var end = start + seconds * 1_000_000_000L;
        var judged = 0L;
        while (System.nanoTime() < end) {
            judged += playout.run();
        }
        return judged * 1e9 / (System.nanoTime() - start);
    }

    private record Speed(double playouts, double plies) {}

    private static Speed run(Playout playout, int seconds) {
        var start = System.nanoTime();
        var end = start + seconds * 1_000_000_000L;
        var playouts = 0L;
        var plies = 0L;
        while (System.nanoTime() < end) {
            for (var i = 0; i < PLAYOUTS_BETWEEN_LOOKS; i++) {
                plies += playout.run();
            }
            playouts += PLAYOUTS_BETWEEN_LOOKS;
        }
        var elapsed = (System.nanoTime() - start) / 1e9;
        return new Speed(playouts / elapsed, plies / elapsed);
    }
}
