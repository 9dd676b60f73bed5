package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.wire.JsonWriter;
import freehold.lab.AgentFault;
import freehold.lab.Agents;
import freehold.lab.Match;
import freehold.lab.Patience;
import freehold.lab.PlayedGame;
import freehold.lab.Programs;
import freehold.lab.Score;
import freehold.lab.SeatShares;
import freehold.lab.Sprt;
import freehold.search.Budget;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Two agents against each other.
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description =
                "A match: A takes each seat in turn, B all others. AGENT is random, uct, full, classic (full"
                        + " without a net), net:FILE (a net that freehold learn made), level1 … level6, exec:COMMAND, a program"
                        + " that speaks the engine protocol, class:NAME, a class that implements freehold.lab.Agent"
                        + " (FREEHOLD_CLASSPATH says where it is), or full-PIECE or classic-PIECE, which do without one piece of the"
                        + " game's knowledge (full-PIECE-PIECE without two): amaf, certain, prune, priors, playout or openings.")
final class MatchCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(names = "--a", required = true, paramLabel = "AGENT", description = "who is measured")
    private String a = "";

    @Option(names = "--b", required = true, paramLabel = "AGENT", description = "against whom")
    private String b = "";

    @Option(names = "--games", paramLabel = "N", description = "how many (default: ${DEFAULT-VALUE})")
    private int games = 100;

    @Option(
            names = "--time",
            paramLabel = "MS",
            description = "milliseconds of processor time a ply, for all but levels (default: 200)")
    private Optional<Integer> time = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", description = "simulated games a ply instead of time")
    private Optional<Integer> nodes = Optional.empty();

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "random plies at the start (default: ${DEFAULT-VALUE}, which a pie rule can still even out)")
    private int opening = 1;

    @Option(names = "--seed", paramLabel = "S", description = "varies openings and draws (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "games at a time (default: as many as there are cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--sprt",
            arity = "2",
            paramLabel = "ELO",
            description = "two differences in Elo: stops as soon as the games tell them apart")
    private List<Double> sprt = List.of();

    @Option(
            names = "--patience",
            paramLabel = "S",
            description = "seconds after which a program is ended that does not answer (default: 30 beyond the time it"
                    + " may think; 60 for a ply with --nodes)")
    private Optional<Integer> patience = Optional.empty();

    @Mixin
    private MatchFiles files = new MatchFiles();

    @Mixin
    private JsonOption json = new JsonOption();

    private int forfeits;

    MatchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        check();
        files.start(arguments.setup().seats());
        try (var _ = files;
                var programs = new Programs(patience(), (command, line) -> files.hear(streams, command, line))) {
            var agents = new Agents(arguments.game(), arguments.setup(), budget()).with(programs);
            greet(agents, a);
            greet(agents, b);
            play(new Match(agents, a, b, games, opening, seed, threads));
        }
        return 0;
    }

    private void play(Match match) throws InterruptedException {
        var test = sprt.isEmpty() ? Optional.<Sprt>empty() : Optional.of(new Sprt(sprt.get(0), sprt.get(1)));
        var progress = new Progress(streams);
        var bySeat = new SeatShares(arguments.setup().seats());
        var score = match.play((standing, game) -> {
            game.fault().ifPresent(fault -> {
                progress.clear();
                tell(fault, name(game, fault.seat()));
            });
            bySeat.add(game);
            files.append(game, seat -> name(game, seat));
            progress.show("%d of %d: %s".formatted(standing.games(), games, standing));
            return test.isEmpty() || !test.get().isDecided(standing);
        });
        progress.clear();
        report(score, bySeat, test);
    }

    private void tell(PlayedGame.Fault fault, String name) {
        forfeits++;
        streams.err().printf("seat %d (%s) forfeits: %s%n", fault.seat(), name, fault.sentence());
        fault.errors().forEach(line -> streams.err().println("  | " + line));
    }

    private Patience patience() {
        return patience.map(seconds -> Patience.ofMillis(1000L * seconds)).orElse(Patience.USUAL);
    }

    private void check() {
        if (games < 1 || threads < 1 || opening < 0) {
            throw new UsageException("--games and --threads are 1 or more, --opening 0 or more");
        }
        if (time.isPresent() && nodes.isPresent()) {
            throw new UsageException("--time and --nodes exclude each other");
        }
        if (time.orElse(1) < 1 || nodes.orElse(1) < 1 || patience.orElse(1) < 1) {
            throw new UsageException("--time, --nodes and --patience are 1 or more");
        }
    }

    private static void greet(Agents agents, String name) {
        try (var agent = agents.named(name, 1)) {
            agent.greet();
        } catch (AgentFault e) {
            throw new UsageException("%s does not play: it %s".formatted(name, e.inOneLine()));
        }
    }

    private Budget budget() {
        return nodes.map(Budget::ofNodes).orElseGet(() -> Budget.ofMillis(time.orElse(200)));
    }

    private String name(PlayedGame game, int seat) {
        return seat == game.seatOfA() ? a : b;
    }

    private void report(Score score, SeatShares bySeat, Optional<Sprt> test) {
        if (json.isWanted()) {
            streams.out().println(json(score, bySeat, test));
            return;
        }
        streams.out().println("A is %s, B is %s".formatted(a, b));
        streams.out().println(bySeat);
        streams.out().println(score);
        test.ifPresent(sequential -> streams.out().println(sequential.verdict(score)));
    }

    private String json(Score score, SeatShares bySeat, Optional<Sprt> test) {
        var out = new JsonWriter().beginObject();
        out.name("game").text(arguments.game().id()).name("a").text(a).name("b").text(b);
        out.name("games").number((long) score.games()).name("forfeits").number((long) forfeits);
        out.name("share").number(score.mean()).name("margin").number(score.margin());
        out.name("fair").number(score.fair()).name("bySeat").beginArray();
        bySeat.shares().forEach(out::number);
        out.endArray();
        out.name("elo").number(score.elo()).name("eloLow").number(score.eloLow());
        out.name("eloHigh").number(score.eloHigh());
        test.ifPresent(sequential -> out.name("verdict").text(sequential.verdict(score)));
        return out.endObject().toString();
    }
}
