package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.wire.JsonWriter;
import freehold.lab.AgentFault;
import freehold.lab.Agents;
import freehold.lab.exam.Exam;
import freehold.search.Budget;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// An agent's moves beside the solver's values.
@Command(
        name = "exam",
        mixinStandardHelpOptions = true,
        description =
                "How often an agent keeps a proven win in positions that could still be lost. They come from games"
                        + " between level 2 players, one from each: the earliest that the solver settles.",
        footer = {"", "  freehold exam estate --agent full --positions 1000 --time 200"})
final class ExamCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(names = "--agent", paramLabel = "AGENT", description = "as for match (default: ${DEFAULT-VALUE})")
    private String agent = "full";

    @Option(names = "--positions", paramLabel = "N", description = "how many (default: ${DEFAULT-VALUE})")
    private int positions = 100;

    @Option(
            names = "--effort",
            paramLabel = "N",
            description = "positions that the solver may search for one value (default: ${DEFAULT-VALUE})")
    private long effort = 20_000;

    @Option(names = "--time", paramLabel = "MS", description = "milliseconds of processor time a ply (default: 200)")
    private Optional<Integer> time = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", description = "simulated games a ply instead of time")
    private Optional<Integer> nodes = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "of the games (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Mixin
    private JsonOption json = new JsonOption();

    ExamCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (positions < 1 || effort < 1 || time.orElse(1) < 1 || nodes.orElse(1) < 1) {
            throw new UsageException("--positions, --effort, --time and --nodes are 1 or more");
        }
        if (time.isPresent() && nodes.isPresent()) {
            throw new UsageException("--time and --nodes exclude each other");
        }
        var budget = nodes.map(Budget::ofNodes).orElseGet(() -> Budget.ofMillis(time.orElse(200)));
        var agents = new Agents(arguments.game(), arguments.setup(), budget);
        var progress = new Progress(streams);
        try {
            var result = new Exam(agents, agent, positions, effort, seed)
                    .hold(soFar -> progress.show("%s %s".formatted(agent, soFar)));
            progress.clear();
            streams.out().println(json.isWanted() ? json(result) : "%s %s".formatted(agent, result));
            return result.asked() == positions ? 0 : 1;
        } catch (AgentFault e) {
            throw new UsageException("%s does not play: it %s".formatted(agent, e.sentence()));
        }
    }

    private String json(Exam.Result result) {
        var out = new JsonWriter().beginObject();
        out.name("game").text(arguments.game().id()).name("agent").text(agent);
        out.name("asked").number((long) result.asked()).name("kept").number((long) result.kept());
        out.name("share").number(result.share()).name("plies").number((long) result.plies());
        return out.endObject().toString();
    }
}
