package freehold.cli;

import freehold.answers.PositionView;
import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.LanguageOption;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.position.Ruling;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Whether a token is legal, and if not, by which rule.
@Command(
        name = "why",
        mixinStandardHelpOptions = true,
        description = "Says 'legal', or which rule TOKEN breaks and why (exit code 1).")
final class WhyCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Parameters(index = "1", paramLabel = "TOKEN", description = "the ply in question")
    private String token = "";

    @Option(names = "--after", paramLabel = "TOKENS", description = "the plies played before, separated by blanks")
    private String after = "";

    @Mixin
    private LanguageOption speech = new LanguageOption();

    @Mixin
    private JsonOption json = new JsonOption();

    WhyCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (json.isWanted()) {
            var teller = JsonOption.teller(arguments.game(), speech.language());
            var ruling = arguments.courseAfter(after).position().judge(token);
            return answer(PositionView.ruling(token, ruling, teller).json(), ruling instanceof Ruling.Legal ? 0 : 1);
        }
        var words = arguments.game().words(speech.language());
        return switch (arguments.courseAfter(after).position().judge(token)) {
            case Ruling.Legal _ -> answer("legal", 0);
            case Ruling.Illegal illegal -> answer(illegal.sentence().in(words), 1);
            case Ruling.Unknown unknown -> answer(unknown.sentence().in(words), 1);
            case Ruling.Garbled garbled ->
                throw new UsageException(garbled.sentence().in(words));
        };
    }

    private int answer(String line, int code) {
        streams.out().println(line);
        return code;
    }
}
