package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.lab.AgentFault;
import freehold.lab.Agents;
import freehold.lab.Match;
import freehold.lab.PlayedGame;
import freehold.lab.Score;
import freehold.lab.Sprt;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import freehold.search.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
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
        description = "A match: A takes each seat in turn, B all others. AGENT is random, uct, full, classic (full"
                + " without a net), net:FILE (a net that freehold learn made), level1 … level6, exec:COMMAND, a program"
                + " that speaks the engine protocol, or full-PIECE, which is classic without one piece of the game's"
                + " knowledge (full-PIECE-PIECE without two): amaf, certain, prune, priors or playout.")
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

    @Option(names = "--save", paramLabel = "FILE", description = "writes all games there as records")
    private Optional<Path> save = Optional.empty();

    MatchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        check();
        var agents = new Agents(arguments.game(), arguments.setup(), budget());
        greet(agents, a);
        greet(agents, b);
        save.ifPresent(this::startFile);
        var test = sprt.isEmpty() ? Optional.<Sprt>empty() : Optional.of(new Sprt(sprt.get(0), sprt.get(1)));
        var progress = new Progress(streams);
        var match = new Match(agents, a, b, games, opening, seed, threads);
        var score = match.play((standing, game) -> {
            game.fault().ifPresent(fault -> {
                progress.clear();
                streams.err()
                        .printf(
                                "seat %d (%s) forfeits: %s%n",
                                fault.seat(), name(game, fault.seat()), fault.sentence());
            });
            save.ifPresent(file -> append(file, game));
            progress.show("%d of %d: %s".formatted(standing.games(), games, standing));
            return test.isEmpty() || !test.get().isDecided(standing);
        });
        progress.clear();
        report(score, test);
        return 0;
    }

    private void check() {
        if (games < 1 || threads < 1 || opening < 0) {
            throw new UsageException("--games and --threads are 1 or more, --opening 0 or more");
        }
        if (time.isPresent() && nodes.isPresent()) {
            throw new UsageException("--time and --nodes exclude each other");
        }
        if (time.orElse(1) < 1 || nodes.orElse(1) < 1) {
            throw new UsageException("--time and --nodes are 1 or more");
        }
    }

    private static void greet(Agents agents, String name) {
        try (var agent = agents.named(name, 1)) {
            agent.greet();
        } catch (AgentFault e) {
            throw new UsageException("%s does not play: it %s".formatted(name, e.sentence()));
        }
    }

    private Budget budget() {
        return nodes.map(Budget::ofNodes).orElseGet(() -> Budget.ofMillis(time.orElse(200)));
    }

    private String name(PlayedGame game, int seat) {
        return seat == game.seatOfA() ? a : b;
    }

    private void report(Score score, Optional<Sprt> test) {
        streams.out().println("A is %s, B is %s".formatted(a, b));
        streams.out().println(score);
        test.ifPresent(sequential -> streams.out().println(sequential.verdict(score)));
    }

    private void startFile(Path file) {
        write(file, "", StandardOpenOption.CREATE_NEW);
    }

    private void append(Path file, PlayedGame game) {
        var tags = new LinkedHashMap<String, String>();
        for (var seat = 1; seat <= game.course().setup().seats(); seat++) {
            tags.put("Seat" + seat, name(game, seat));
        }
        game.fault()
                .ifPresent(fault ->
                        tags.put("Termination", "seat %d forfeits: %s".formatted(fault.seat(), fault.sentence())));
        write(file, FgnWriter.write(new Scoresheet(tags, game.course())) + "\n", StandardOpenOption.APPEND);
    }

    private static void write(Path file, String text, StandardOpenOption how) {
        try {
            Files.writeString(file, text, StandardOpenOption.WRITE, how);
        } catch (IOException e) {
            throw new UsageException("%s can't be written, or exists already".formatted(file));
        }
    }
}
