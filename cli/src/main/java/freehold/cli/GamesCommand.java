package freehold.cli;

import freehold.cli.shell.Streams;
import freehold.kernel.Game;
import freehold.kernel.Games;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// What can be played.
@Command(name = "games", mixinStandardHelpOptions = true, description = "The games, with their options.")
final class GamesCommand implements Callable<Integer> {
    private final Streams streams;

    GamesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Games.all().forEach(this::show);
        streams.out().println("\nStart with: ./freehold play esgros");
        return 0;
    }

    private void show(Game game) {
        streams.out()
                .printf(
                        "%-14s %s (%s players). %s%n",
                        game.id(), game.name(), game.seats(), game.profile().about());
        for (var choice : game.options().choices()) {
            streams.out()
                    .printf(
                            "%14s -o %s=…  %s: %s, else %s%n",
                            "", choice.key(), choice.about(), choice.range(), choice.standard());
        }
    }
}
