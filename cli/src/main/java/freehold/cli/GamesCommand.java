package freehold.cli;

import freehold.answers.GameView;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Streams;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.telling.Words;
import freehold.kernel.wire.JsonWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// What can be played.
@Command(name = "games", mixinStandardHelpOptions = true, description = "The games, with their options.")
final class GamesCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private JsonOption json = new JsonOption();

    GamesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (json.isWanted()) {
            var out = new JsonWriter().beginArray();
            GameView.all(Words.ENGLISH).forEach(game -> game.write(out));
            streams.out().println(out.endArray());
            return 0;
        }
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
