package freehold.cli.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Completion for the shell fish, which picocli does not know.
final class FishCompletion {
    private final String program;
    private final List<String> lines = new ArrayList<>();

    private FishCompletion(String program) {
        this.program = program;
    }

    static String of(CommandLine all) {
        var completion = new FishCompletion(all.getCommandName());
        completion.write(all);
        return String.join("\n", completion.lines) + "\n";
    }

    private void write(CommandLine all) {
        lines.add("# Completion of %s for fish. Load it by: %s completion fish | source".formatted(program, program));
        lines.add("complete -c %s -f".formatted(program));
        all.getCommandSpec().options().forEach(option -> add("__fish_use_subcommand", option));
        all.getSubcommands().forEach((name, command) -> {
            lines.add("complete -c %s -n __fish_use_subcommand -a %s -d %s"
                    .formatted(program, name, quoted(firstSentence(ArgumentTexts.of(command.getCommandSpec())))));
            write(name, command);
        });
    }

    private void write(String name, CommandLine command) {
        var condition = quoted("__fish_seen_subcommand_from " + name);
        command.getSubcommands().forEach((part, nested) -> {
            lines.add("complete -c %s -n %s -a %s -d %s"
                    .formatted(
                            program,
                            condition,
                            part,
                            quoted(firstSentence(ArgumentTexts.of(nested.getCommandSpec())))));
            ArgumentTexts.options(nested.getCommandSpec()).forEach(option -> add(condition, option));
        });
        ArgumentTexts.options(command.getCommandSpec()).forEach(option -> add(condition, option));
        for (var parameter : command.getCommandSpec().positionalParameters()) {
            candidates(parameter.completionCandidates())
                    .ifPresent(words ->
                            lines.add("complete -c %s -n %s -a %s".formatted(program, condition, quoted(words))));
            if (parameter.paramLabel().matches("FILE.*|DIR.*")) {
                lines.add("complete -c %s -n %s -F".formatted(program, condition));
            }
        }
    }

    private void add(String condition, OptionSpec option) {
        var line = new StringBuilder("complete -c %s -n %s".formatted(program, condition));
        for (var name : ArgumentTexts.names(option)) {
            line.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        if (ArgumentTexts.takesValue(option)) {
            line.append(option.paramLabel().matches("FILE|DIR") ? " -r -F" : " -x");
            candidates(option.completionCandidates())
                    .ifPresent(words -> line.append(" -a ").append(quoted(words)));
        }
        lines.add(line + " -d " + quoted(firstSentence(ArgumentTexts.of(option))));
    }

    private static Optional<String> candidates(Iterable<String> words) {
        return Optional.ofNullable(words)
                .map(each -> String.join(
                        " ", StreamSupport.stream(each.spliterator(), false).toList()))
                .filter(each -> !each.isEmpty());
    }

    /// Fish shows one line.
    private static String firstSentence(String text) {
        return text.replaceFirst("(?s)[.;(].*", "").strip();
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
