package freehold.cli.manual;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Completion for shells.
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Writes a script that lets a shell complete commands, options and games: bash, zsh or fish.",
        footer = {
            "",
            "  source <(freehold completion bash)      # in ~/.bashrc, or in ~/.zshrc with zsh",
            "  freehold completion fish | source       # in ~/.config/fish/config.fish",
        })
public final class CompletionCommand implements Callable<Integer> {
    private final Streams streams;
    private final Supplier<CommandLine> all;

    @Parameters(
            index = "0",
            paramLabel = "SHELL",
            description = "bash, zsh or fish",
            completionCandidates = Shells.class)
    private String shell = "";

    /// @param all the program with all its commands
    public CompletionCommand(Streams streams, Supplier<CommandLine> all) {
        this.streams = streams;
        this.all = all;
    }

    /// What can be named.
    static final class Shells implements Iterable<String> {
        @Override
        public java.util.Iterator<String> iterator() {
            return List.of("bash", "zsh", "fish").iterator();
        }
    }

    @Override
    public Integer call() {
        var program = all.get();
        var script = switch (shell) {
            // What picocli writes for bash loads zsh's way to run it.
            case "bash", "zsh" -> AutoComplete.bash(program.getCommandName(), program);
            case "fish" -> FishCompletion.of(program);
            default -> throw new UsageException("SHELL is bash, zsh or fish, not '%s'".formatted(shell));
        };
        streams.out().print(script);
        return 0;
    }
}
