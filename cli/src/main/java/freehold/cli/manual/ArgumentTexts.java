package freehold.cli.manual;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Descriptions of commands and their arguments as plain text.
final class ArgumentTexts {
    private ArgumentTexts() {}

    static String of(CommandSpec command) {
        return plain(String.join(" ", command.usageMessage().description()));
    }

    static String of(ArgSpec argument) {
        var standard = Objects.requireNonNullElse(argument.defaultValueString(true), "");
        return plain(String.join(" ", argument.description()).replace("${DEFAULT-VALUE}", standard));
    }

    /// Texts of commands are formats.
    private static String plain(String text) {
        return text.replace("%n", " ").replace("%%", "%").strip();
    }

    /// Those that help shows, in the order of their names.
    static List<OptionSpec> options(CommandSpec command) {
        return command.options().stream()
                .filter(option -> !option.hidden())
                .sorted(Comparator.comparing(OptionSpec::longestName))
                .toList();
    }

    static boolean takesValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    static List<String> names(OptionSpec option) {
        return Arrays.asList(option.names());
    }
}
