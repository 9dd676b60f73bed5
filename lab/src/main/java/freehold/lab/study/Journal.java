package freehold.lab.study;

import freehold.kernel.InvalidSetup;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/// The games of a study in a file, a line each, written as soon as each has ended. Whatever stops the program, what was
/// played is kept: a torn last line is dropped, and its game is played again.
public final class Journal implements AutoCloseable {
    private final Study study;
    private final RandomAccessFile file;
    /// Where the line of each game begins.
    private final NavigableMap<Job, Long> begins = new TreeMap<>();

    private Journal(Study study, RandomAccessFile file) {
        this.study = study;
        this.file = file;
    }

    /// Opens the journal in a folder, a new one if there is none.
    ///
    /// @throws InvalidSetup if the folder holds another study, or another program is writing there
    public static Journal open(Path folder, Study study) throws IOException {
        Files.createDirectories(folder);
        var journal = new Journal(
                study, new RandomAccessFile(folder.resolve("games.jsonl").toFile(), "rw"));
        try {
            journal.lock(folder);
            agree(folder.resolve("study.json"), study);
            journal.readAll(Set.copyOf(study.jobs()));
            return journal;
        } catch (IOException | RuntimeException e) {
            journal.close();
            throw e;
        }
    }

    /// It is given back when the file is closed, or the program ends in whatever way.
    private void lock(Path folder) throws IOException {
        if (Optional.ofNullable(file.getChannel().tryLock()).isEmpty()) {
            throw new InvalidSetup("another program is at work in " + folder);
        }
    }

    /// More or fewer games of the same study are welcome; anything else would mix what can't be compared.
    private static void agree(Path manifest, Study study) throws IOException {
        if (Files.exists(manifest)) {
            var before = GameLogs.readStudy(Files.readString(manifest));
            if (before.isPresent() && !before.get().isLike(study)) {
                throw new InvalidSetup("%s holds another study; choose another --out".formatted(manifest.getParent()));
            }
        }
        var fresh = manifest.resolveSibling("study.json.new");
        Files.writeString(fresh, GameLogs.write(study));
        Files.move(fresh, manifest, StandardCopyOption.REPLACE_EXISTING);
    }

    private void readAll(Set<Job> wanted) throws IOException {
        var whole = 0L;
        try (var lines = new Lines(file)) {
            while (lines.next()) {
                whole = lines.end();
                var begin = lines.begin();
                GameLogs.read(lines.text())
                        .map(GameLog::job)
                        .filter(wanted::contains)
                        .ifPresent(job -> begins.putIfAbsent(job, begin));
            }
        }
        file.setLength(whole);
    }

    public synchronized void append(GameLog log) {
        try {
            var begin = file.length();
            file.seek(begin);
            file.write((GameLogs.write(study, log) + "\n").getBytes(StandardCharsets.UTF_8));
            begins.put(log.job(), begin);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean has(Job job) {
        return begins.containsKey(job);
    }

    /// The first game that was played, in the order of the study.
    public synchronized Optional<GameLog> first() throws IOException {
        return begins.isEmpty()
                ? Optional.empty()
                : Optional.of(at(begins.firstEntry().getValue()));
    }

    private GameLog at(long begin) throws IOException {
        return GameLogs.read(Lines.at(file, begin)).orElseThrow();
    }

    /// All games in order, one after the other, so that a million of them need no more room than one.
    public synchronized void forEach(Consumer<GameLog> reader) throws IOException {
        for (var begin : begins.values()) {
            reader.accept(at(begin));
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
