package freehold.browser.build;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.teavm.extension.ExtensionEnvironment;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/// Which texts go into the file beside the code: those of the kernel and of every game, except tables for tests.
public final class Texts implements ResourcesPolicy {
    private static final String GAMES = "META-INF/services/freehold.kernel.Game";
    private static final List<String> FILES = List.of(
            "RULES.md",
            "RULES.ja.md",
            "GUIDE.md",
            "GUIDE.ja.md",
            "lesson.txt",
            "words.ja.txt",
            "openings.txt",
            "ratings.txt",
            "judgement.txt");

    private final List<String> texts = new ArrayList<>();

    @Override
    public void initialize(ExtensionEnvironment environment) {
        folders(environment).stream()
                .flatMap(folder -> FILES.stream().map(file -> folder + "/" + file))
                .filter(path -> environment.resources(path).hasNext())
                .forEach(texts::add);
    }

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return texts.toArray(String[]::new);
    }

    private static List<String> folders(ExtensionEnvironment environment) {
        var folders = new ArrayList<>(List.of("freehold/kernel"));
        environment.resources(GAMES).forEachRemaining(services -> {
            try (var reader = new BufferedReader(new InputStreamReader(services.open(), StandardCharsets.UTF_8))) {
                folders.addAll(reader.lines().map(Texts::folder).collect(Collectors.toList()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return folders;
    }

    /// Of a class: `freehold.games.esgros.Rules` lies in `freehold/games/esgros`.
    private static String folder(String name) {
        return name.strip().replaceFirst("\\.\\w+$", "").replace('.', '/');
    }
}
