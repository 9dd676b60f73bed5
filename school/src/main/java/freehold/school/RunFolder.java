package freehold.school;

import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// Where a run is kept: `state` (all but the positions), `games/N` (the positions of a generation), `latest.net` and
/// `best.net` to play with, `report.html`.
///
/// Every file is written beside its place and then renamed, and the state last. Whenever the process is killed, the
/// state and the files that it needs are complete.
public final class RunFolder {
    private static final int FORMAT = 4;

    private final Path folder;

    public RunFolder(Path folder) {
        this.folder = folder;
    }

    private interface Writing {
        void to(DataOutputStream out) throws IOException;
    }

    private void write(Path file, Writing content) throws IOException {
        var beside = file.resolveSibling(file.getFileName() + ".new");
        try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(beside), 1 << 16))) {
            content.to(out);
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private Path state() {
        return folder.resolve("state");
    }

    private Path games(int generation) {
        return folder.resolve("games").resolve("%06d".formatted(generation));
    }

    public Path path() {
        return folder;
    }

    /// Whether there is a run to go on with.
    public boolean hasRun() {
        return Files.exists(state());
    }

    void prepare() throws IOException {
        Files.createDirectories(folder.resolve("games"));
    }

    void writeGames(int generation, List<Sample> samples) throws IOException {
        write(games(generation), out -> {
            out.writeInt(samples.size());
            for (var sample : samples) {
                Numbers.write(sample.rows(), out);
                Numbers.write(sample.outputs(), out);
                Numbers.write(sample.policy(), out);
                Numbers.write(sample.shares(), out);
            }
        });
    }

    private List<Sample> readGames(int generation) throws IOException {
        try (var in = open(games(generation))) {
            var samples = new ArrayList<Sample>();
            for (var left = in.readInt(); left > 0; left--) {
                samples.add(new Sample(
                        Numbers.readShorts(in),
                        Numbers.readShorts(in),
                        Numbers.readFloats(in),
                        Numbers.readFloats(in)));
            }
            return samples;
        }
    }

    private static DataInputStream open(Path file) throws IOException {
        return new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16));
    }

    /// Stores a run after a generation, and forgets the positions that left its window.
    void write(Run run) throws IOException {
        write(folder.resolve("latest.net"), run.file(run.brain().player())::write);
        if (run.hasNewBest()) {
            write(folder.resolve("best.net"), run.file(run.best())::write);
        }
        write(state(), out -> {
            out.writeInt(FORMAT);
            var setup = run.subject().setup();
            out.writeUTF(run.subject().game().id());
            out.writeInt(setup.seats());
            out.writeUTF(setup.options().toString());
            out.writeLong(run.seed());
            run.recipe().write(out);
            run.brain().write(out);
            Numbers.write(run.best(), out);
            out.writeInt(run.done());
            for (var generation : run.generations()) {
                generation.write(out);
            }
            out.writeInt(run.gates().size());
            for (var gate : run.gates()) {
                gate.write(out);
            }
            out.writeInt(run.window().generations());
        });
        var old = run.done() - run.window().generations();
        while (Files.deleteIfExists(games(old))) {
            old--;
        }
    }

    /// Replaces the page about the run and returns its path.
    Path writeReport(String html) throws IOException {
        var page = folder.resolve("report.html");
        write(page, out -> out.write(html.getBytes(StandardCharsets.UTF_8)));
        return page;
    }

    /// Reads a run as it was stored last.
    ///
    /// @throws InvalidSetup if there is none, or none that can be read
    Run read() throws IOException {
        if (!hasRun()) {
            throw new InvalidSetup("%s holds no run of learning".formatted(folder));
        }
        try (var in = open(state())) {
            if (in.readInt() != FORMAT) {
                throw new InvalidSetup("%s was written by another version".formatted(state()));
            }
            return read(in);
        } catch (EOFException e) {
            throw new InvalidSetup("%s is damaged: it ends too early".formatted(state()));
        }
    }

    private Run read(DataInputStream in) throws IOException {
        var game = Games.named(in.readUTF());
        var seats = in.readInt();
        var chosen = new LinkedHashMap<String, String>();
        for (var word : in.readUTF().split(" ", -1)) {
            var sign = word.indexOf('=');
            chosen.put(word.substring(0, sign), word.substring(sign + 1));
        }
        var seed = in.readLong();
        var run = new Run(new Subject(game, game.setup(seats, chosen)), Recipe.read(in), seed);
        run.brain().read(in);
        Numbers.read(run.best(), in);
        for (var left = in.readInt(); left > 0; left--) {
            run.generations().add(Generation.read(in));
        }
        for (var left = in.readInt(); left > 0; left--) {
            run.gates().add(GateResult.read(in));
        }
        for (var number = run.done() - in.readInt() + 1; number <= run.done(); number++) {
            run.window().add(readGames(number));
        }
        return run;
    }
}
