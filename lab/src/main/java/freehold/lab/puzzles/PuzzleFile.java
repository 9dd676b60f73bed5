package freehold.lab.puzzles;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.kernel.texts.Puzzle;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// A file of puzzles that grows line by line. Comments tell how many games were looked at, so that a later run goes on
/// there.
public final class PuzzleFile implements AutoCloseable {
    private static final String HEAD =
            "# Puzzles: seats | options | tokens before | id kind grade nodes | answer, in any order | refutations\n";
    /// No grade may take more than this part of all.
    private static final double MOST_OF_A_GRADE = 0.5;

    private final Writer writer;
    private final List<String> lines;
    private final List<Puzzle> puzzles;

    private PuzzleFile(Writer writer, List<String> lines, List<Puzzle> puzzles) {
        this.writer = writer;
        this.lines = lines;
        this.puzzles = puzzles;
    }

    /// @param resume whether to go on where there is such a file
    /// @throws InvalidSetup if there is a file and nobody wants to go on with it, or it can't be read
    public static PuzzleFile open(Path path, Game game, boolean resume) throws IOException {
        var exists = Files.exists(path);
        if (exists && !resume) {
            throw new InvalidSetup("%s is there already; --resume goes on with it".formatted(path));
        }
        var text = exists ? whole(path) : "";
        var puzzles = read(game, text);
        var writer = Files.newBufferedWriter(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        writer.write(text.isEmpty() ? HEAD : "");
        writer.flush();
        return new PuzzleFile(writer, new ArrayList<>(text.lines().toList()), new ArrayList<>(puzzles));
    }

    /// All whole lines. The program may have been stopped in the middle of one, which is then dropped.
    private static String whole(Path path) throws IOException {
        var text = Files.readString(path);
        var lines = text.substring(0, text.lastIndexOf('\n') + 1);
        if (lines.length() < text.length()) {
            Files.writeString(path, lines);
        }
        return lines;
    }

    private static List<Puzzle> read(Game game, String text) {
        try {
            return Puzzle.read(game, text);
        } catch (IllegalArgumentException e) {
            throw new InvalidSetup(String.valueOf(e.getMessage()));
        }
    }

    public List<Puzzle> puzzles() {
        return Collections.unmodifiableList(puzzles);
    }

    public int size() {
        return puzzles.size();
    }

    /// How many there are of each grade, the easiest first.
    public List<Long> grades() {
        return IntStream.rangeClosed(1, Puzzle.HARDEST).mapToObj(this::ofGrade).toList();
    }

    private long ofGrade(int grade) {
        return puzzles.stream().filter(puzzle -> puzzle.grade() == grade).count();
    }

    /// Whether one more of this grade fits, where there are to be so many of all grades.
    public boolean hasRoom(int grade, int count) {
        return ofGrade(grade) < Math.max(1, MOST_OF_A_GRADE * count);
    }

    public void add(Puzzle puzzle) throws IOException {
        puzzles.add(puzzle);
        write(puzzle.line());
    }

    /// How many games were looked at under a key such as `seed 1`.
    public int lookedAt(String key) {
        var comment = Pattern.compile("# %s: (\\d+) games".formatted(Pattern.quote(key)));
        return lines.stream()
                .map(comment::matcher)
                .filter(matcher -> matcher.matches())
                .mapToInt(matcher -> Integer.parseInt(matcher.group(1)))
                .max()
                .orElse(0);
    }

    public void lookedAt(String key, int games) throws IOException {
        write("# %s: %d games".formatted(key, games));
    }

    private void write(String line) throws IOException {
        lines.add(line);
        writer.write(line + "\n");
        writer.flush();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
