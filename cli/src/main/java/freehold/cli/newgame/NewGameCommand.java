package freehold.cli.newgame;

import freehold.cli.shell.Streams;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// A new game in the checkout.
@Command(
        name = "new-game",
        mixinStandardHelpOptions = true,
        description = "Writes a small, complete game into the checkout of Freehold that you are in, for you to change.")
public final class NewGameCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "ID", description = "the game's id, such as my-game")
    private String id = "";

    @Option(names = "--name", paramLabel = "NAME", description = "what people call it (default: from the id)")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            description = "what it is played on: hex (the default), square or none")
    private BoardKind board = BoardKind.HEX;

    @Option(names = "--checkout", paramLabel = "DIR", description = "the checkout (default: the one you are in)")
    private Path folder = Path.of("");

    public NewGameCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var checkout = Checkout.around(folder);
        var names = GameNames.of(id, name);
        checkout.add(names, new Skeleton(names, board).files());
        streams.out().print(nextSteps(names));
        return 0;
    }

    private String nextSteps(GameNames names) {
        return """
                games/%1$s is a small game that can be played: %2$s. Change it step by step, in src/main/java/%3$s:
                1. RULES.md, then rules/Rule and rules/Ending, which mirror it; name, designer and options are in Rules
                2. rules/Move, rules/Position and rules/Legal, then words/ and view/
                3. src/test/resources/refusals.txt, with a line for every rule that can be broken; then, after each step,
                   mvn -q -pl games/%1$s -am verify -Dtest=LawsTest -Dsurefire.failIfNoSpecifiedTests=false
                4. all tests: mvn -pl games/%1$s -am verify; to play: ./freehold play %1$s; the rest is in ADDING-A-GAME.md
                """.formatted(names.id(), board.summary(), names.folder());
    }
}
