package freehold.laws;

import static org.assertj.core.api.Assertions.fail;

import freehold.kernel.Game;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.TextResource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// Which texts a game has, and which it needs.
///
/// A game is published once it has a `GUIDE.md`. From then on it needs everything that players see and that guards it
/// against change; before, only its rules and refusals. Other languages are optional: a game has all texts of a
/// language, or none.
record GameFiles(Game game) {
    static final String GUIDE = "GUIDE.md";
    static final String LESSON = "lesson.txt";

    private static final Path MAIN = Path.of("src", "main", "java");
    private static final Path TEST = Path.of("src", "test", "java");

    boolean has(String file) {
        return TextResource.exists(game.home(), file);
    }

    private boolean isPublished() {
        return has(GUIDE);
    }

    /// The tests about a text beside the code; one that fails if the game needs it and has it not.
    Stream<DynamicTest> beside(String file, Supplier<Stream<DynamicTest>> tests) {
        return has(file) ? tests.get() : missing(folder().resolve(file));
    }

    /// The same for a folder of test resources.
    Stream<DynamicTest> inTests(String folder, Supplier<Stream<DynamicTest>> tests) {
        return TestFolder.has(folder) ? tests.get() : missing(TestFolder.path(folder));
    }

    private Stream<DynamicTest> missing(Path file) {
        return isPublished()
                ? Stream.of(DynamicTest.dynamicTest(
                        file.getFileName() + " is there",
                        () -> fail(
                                "write %s: %s has a %s, so it is published and needs this, too (see ADDING-A-GAME.md)",
                                file, game.name(), GUIDE)))
                : Stream.empty();
    }

    /// The root of the game's code: a game of the law kit's own tests has no other than theirs.
    Path sources() {
        return Files.isDirectory(MAIN.resolve(packagePath())) ? MAIN : TEST;
    }

    /// Where the game's code and texts lie.
    Path folder() {
        return sources().resolve(packagePath());
    }

    private String packagePath() {
        return game.home().getPackageName().replace('.', '/');
    }

    /// English, and every other language in which something is written.
    List<Language> languages() {
        return Stream.of(Language.values())
                .filter(language -> language == Language.ENGLISH || isBegun(language))
                .toList();
    }

    List<Language> otherLanguages() {
        return languages().stream()
                .filter(language -> language != Language.ENGLISH)
                .toList();
    }

    private boolean isBegun(Language language) {
        return Stream.of("RULES.md", "words.txt", GUIDE).anyMatch(file -> has(inLanguage(file, language)))
                || lessonLines().anyMatch(line -> line.matches("([\\w.]+\\.)?%s:.*".formatted(language.code())));
    }

    private Stream<String> lessonLines() {
        return has(LESSON) ? TextResource.read(game.home(), LESSON).lines() : Stream.empty();
    }

    /// The texts that are missing in a language that has some.
    List<Path> missing(Language language) {
        var needed = Stream.of("RULES.md", "words.txt", GUIDE).filter(file -> !file.equals(GUIDE) || has(GUIDE));
        return needed.map(file -> inLanguage(file, language))
                .filter(file -> !has(file))
                .map(file -> folder().resolve(file))
                .toList();
    }

    private static String inLanguage(String file, Language language) {
        var dot = file.indexOf('.');
        return language.file(file.substring(0, dot), file.substring(dot + 1));
    }
}
