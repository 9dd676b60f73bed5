package freehold.cli;

import freehold.answers.PositionView;
import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Streams;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Language;
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

    @Mixin
    private JsonOption json = new JsonOption();

    LegalCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var position = arguments.courseAfter(after).position();
        if (json.isWanted()) {
            var viewer = Math.max(position.actor(), Position.SPECTATOR);
            var teller = JsonOption.teller(arguments.game(), Language.ENGLISH);
            streams.out()
                    .println(PositionView.of(position, viewer, true, teller).json());
            return 0;
        }
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
