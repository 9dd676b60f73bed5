package freehold.cli.play;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.LanguageOption;
import freehold.cli.shell.Streams;
import freehold.kernel.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// The numbered rules, as `play` shows them.
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "The rules of a game, all or some of them (exit code 1 if one is not there).",
        footer = {"", "  freehold rules esgros G4 tokens"})
public final class RulesCommand implements Callable<Integer> {
    private static final int WIDTH = 96;

    private final Streams streams;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "the game's id, such as esgros",
            completionCandidates = GameArguments.Ids.class)
    private String game = "";

    @Parameters(
            index = "1..*",
            paramLabel = "NUMBER",
            description = "numbers of rules, such as G4; 'tokens' for how moves are written")
    private List<String> numbers = new ArrayList<>();

    @Mixin
    private LanguageOption speech = new LanguageOption();

    public RulesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var found = Games.named(game);
        var screen = new Screen(streams.out(), false, false, () -> WIDTH, speech.language());
        HelpTexts.rules(found, speech.language(), numbers).forEach(text -> screen.say(text.in(screen.words())));
        return numbers.stream().allMatch(number -> HelpTexts.hasRule(found, number)) ? 0 : 1;
    }
}
