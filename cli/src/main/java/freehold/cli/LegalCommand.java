package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.Streams;
import freehold.lab.engine.ResultLines;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Who acts, and what is legal.
@Command(
        name = "legal",
        mixinStandardHelpOptions = true,
        description = "Who acts (0 is chance), then the legal tokens, one a line.")
final class LegalCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(names = "--after", paramLabel = "TOKENS", description = "the plies played before, separated by blanks")
    private String after = "";

    LegalCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var position = arguments.courseAfter(after).position();
        if (position.isOver()) {
            streams.out().println("by over");
            ResultLines.of(position).forEach(streams.out()::println);
        } else {
            streams.out().println("by " + position.actor());
            position.legalTokens().forEach(streams.out()::println);
        }
        return 0;
    }
}
