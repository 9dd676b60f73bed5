package freehold.cli.manual;

import freehold.server.metrics.Build;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The manual page, in the language of `man` (roff).
final class ManPage {
    private final StringBuilder page = new StringBuilder();

    static String of(CommandLine all) {
        return new ManPage().write(all);
    }

    private String write(CommandLine all) {
        var name = all.getCommandName();
        line(".TH %s 1 \"\" \"%s %s\""
                .formatted(
                        name.toUpperCase(java.util.Locale.ROOT),
                        name,
                        Build.present().version()));
        section("NAME");
        text("%s - board games: a server, a terminal, engines and a laboratory".formatted(name));
        section("SYNOPSIS");
        line(".B " + name);
        text("COMMAND [OPTION]…");
        section("DESCRIPTION");
        text(ArgumentTexts.of(all.getCommandSpec()));
        section("COMMANDS");
        all.getSubcommands().forEach((_, command) -> command(command.getCommandSpec()));
        section("EXIT STATUS");
        text(
                "0 done, 1 the answer is no, 2 wrong usage, 75 a database that does not answer now, with one line that says"
                        + " what is wrong.");
        section("ENVIRONMENT");
        term("FREEHOLD_CLASSPATH", "jars and folders in which class:NAME looks for agents");
        term("FREEHOLD_DEBUG", "if set, a bug is shown with its stack trace");
        return page.toString();
    }

    private void command(CommandSpec command) {
        var parameters = command.positionalParameters().stream()
                .map(PositionalParamSpec::paramLabel)
                .collect(Collectors.joining(" "));
        line(".SS " + escaped((name(command) + " " + parameters).strip()));
        text(ArgumentTexts.of(command));
        command.positionalParameters().forEach(parameter -> term(parameter.paramLabel(), ArgumentTexts.of(parameter)));
        ArgumentTexts.options(command).stream()
                .filter(option -> !option.usageHelp() && !option.versionHelp())
                .forEach(option -> term(heading(option), ArgumentTexts.of(option)));
        Arrays.stream(command.usageMessage().footer())
                .filter(each -> !each.isBlank())
                .forEach(example -> line(".br\n" + escaped(example.strip())));
        command.subcommands().values().forEach(part -> command(part.getCommandSpec()));
    }

    /// Without the program's own.
    private static String name(CommandSpec command) {
        return command.qualifiedName().replaceFirst("^\\S+ ", "");
    }

    private static String heading(OptionSpec option) {
        var names = String.join(", ", ArgumentTexts.names(option));
        return ArgumentTexts.takesValue(option) ? names + " " + option.paramLabel() : names;
    }

    private void section(String title) {
        line(".SH " + title);
    }

    private void term(String term, String text) {
        line(".TP\n.B " + escaped(term));
        text(text);
    }

    private void text(String text) {
        line(escaped(text));
    }

    private void line(String line) {
        page.append(line).append('\n');
    }

    /// A hyphen is one that can be copied, no line begins with a command of roff, and nothing depends on an encoding.
    private static String escaped(String text) {
        var safe = text.replace("\\", "\\e")
                .replace("-", "\\-")
                .codePoints()
                .mapToObj(each -> each < 0x80 ? Character.toString(each) : "\\[u%04X]".formatted(each))
                .collect(Collectors.joining());
        return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
    }
}
