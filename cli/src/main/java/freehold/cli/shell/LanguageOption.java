package freehold.cli.shell;

import freehold.kernel.telling.Language;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// In which language a command tells things.
public final class LanguageOption {
    @Option(
            names = "--lang",
            paramLabel = "LANG",
            description = "en or ja (default: as LC_ALL, LC_MESSAGES or LANG say, else en)")
    private Optional<String> asked = Optional.empty();

    public Language language() {
        return asked.map(LanguageOption::read).orElseGet(LanguageOption::ofTheTerminal);
    }

    private static Language read(String code) {
        return Language.of(code)
                .orElseThrow(() -> new UsageException("languages are en and ja, not '%s'".formatted(code)));
    }

    /// The first variable that is set decides, as everywhere in a terminal.
    private static Language ofTheTerminal() {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> System.getenv().getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .flatMap(Language::of)
                .orElse(Language.ENGLISH);
    }
}
