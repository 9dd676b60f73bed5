package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JobRate;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.lab.report.ReportFolder;
import freehold.lab.run.Runner;
import freehold.lab.run.RunnerProvider;
import freehold.lab.run.StudyRun;
import freehold.lab.stats.Findings;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Many games, and what they tell.
@Command(
        name = "study",
        mixinStandardHelpOptions = true,
        description = "Plays many games and writes a report about what the game is like: report.html, tables as CSV,"
                + " games as records. An option with several values makes a comparison. What was played is kept: the"
                + " same command goes on where it was interrupted.",
        footer = {
            "",
            "  freehold study esgros",
            "  freehold study estate --games 1000 -o pie=true,false",
            "  freehold study estate -o pie=false --openings spread",
            "  freehold study the-estates --seats 4 --agents level3,level1,level1,level1",
        })
final class StudyCommand implements Callable<Integer> {
    /// Spark's name for a cluster within this process.
    private static final String EVERY_CORE = "local[*]";

    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(
            names = "--agents",
            split = ",",
            paramLabel = "AGENT",
            description = "one for all seats, or one for each: random, level1 … level4, uct, full,"
                    + " full-PIECE, classic-PIECE, class:NAME or exec:COMMAND (default: level2); they change seats"
                    + " from game to game")
    private List<String> agents = List.of("level2");

    @Option(names = "--games", paramLabel = "N", description = "of each variant (default: ${DEFAULT-VALUE})")
    private int games = 200;

    @Option(
            names = "--skill",
            paramLabel = "N",
            description =
                    "games for each step of the ladder from random play to level 4, and five times as many positions on"
                            + " which the levels are compared; 0 leaves that out (default: ${DEFAULT-VALUE})")
    private int skill = 20;

    @Option(
            names = "--openings",
            paramLabel = "HOW",
            description = "first turns are played, by the agents (default), or spread, so that every kind of them comes"
                    + " up equally often")
    private Study.Openings openings = Study.Openings.PLAYED;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "simulated games a ply, for agents without a level (default: ${DEFAULT-VALUE})")
    private long nodes = 1000;

    @Option(names = "--seed", paramLabel = "S", description = "varies the games (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "games at a time (default: as many as there are cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--out", paramLabel = "DIR", description = "where to write (default: study-GAME)")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description = "where to play: local or spark (default: ${DEFAULT-VALUE})")
    private String engine = RunnerProvider.LOCAL;

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "of the Spark cluster, such as spark://host:7077 (default: " + EVERY_CORE + ")")
    private Optional<String> master = Optional.empty();

    @Option(names = "--so-far", description = "plays nothing more: reports on what was played")
    private boolean soFar;

    StudyCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        var study = study();
        var runner = runner(study);
        var folder = out.orElseGet(() -> Path.of("study-" + study.game()));
        try (var journal = Journal.open(folder, study)) {
            var run = new StudyRun(study, journal);
            var findings = soFar ? run.soFar() : play(run, runner);
            if (findings.games() == 0) {
                throw new UsageException("nothing was played in %s yet".formatted(folder));
            }
            streams.out().println(new ReportFolder(folder).write(findings, journal));
        } catch (IOException e) {
            throw unwritable(folder, e);
        } catch (UncheckedIOException e) {
            throw unwritable(folder, Objects.requireNonNull(e.getCause()));
        }
        return 0;
    }

    private static UsageException unwritable(Path folder, IOException e) {
        return new UsageException("%s can't be written to: %s".formatted(folder, TextFile.reason(e)));
    }

    private Findings play(StudyRun run, Runner runner) throws InterruptedException, IOException {
        var progress = new Progress(streams);
        var rate = new JobRate();
        var findings = run.play(runner, (done, all, here) -> progress.show(rate.line(done, all, here)));
        progress.clear();
        return findings;
    }

    private Study study() {
        if (games < 1 || threads < 1 || skill < 0 || nodes < 1) {
            throw new UsageException("--games, --threads and --nodes are 1 or more, --skill 0 or more");
        }
        var variants = arguments.variants();
        var game = arguments.game();
        var seats = arguments.seats(game.seats().usual());
        var study = new Study(
                game.id(),
                seats,
                variants,
                agents.size() == 1 ? Collections.nCopies(seats, agents.getFirst()) : agents,
                games,
                seed,
                nodes,
                skill,
                openings);
        study.check();
        return study;
    }

    private Runner runner(Study study) {
        if (!engine.equals(RunnerProvider.LOCAL) && !study.localAgents().isEmpty()) {
            throw new UsageException(
                    "%s is on this machine only; agents that every machine of a cluster has are random, levels, uct and full"
                            .formatted(study.localAgents().getFirst()));
        }
        if (engine.equals(RunnerProvider.LOCAL) && master.isPresent()) {
            throw new UsageException("--master goes with --engine spark");
        }
        return RunnerProvider.named(engine, threads, master.orElse(EVERY_CORE));
    }
}
