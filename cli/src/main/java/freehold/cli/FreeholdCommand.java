package freehold.cli;

import freehold.cli.shell.Streams;
import freehold.cli.shell.Version;
import freehold.kernel.Games;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `freehold` alone: what there is.
@Command(
        name = "freehold",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "A table for board games that nobody else hosts together.",
        synopsisSubcommandLabel = "COMMAND")
final class FreeholdCommand implements Callable<Integer> {
    private final Streams streams;

    @Spec
    private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli fills in the fields
    FreeholdCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(streams.out());
        streams.out().println("\nGames:");
        for (var game : Games.all()) {
            streams.out().printf("  %-14s %s (%s players). %s%n", game.id(), game.name(), game.seats(), game.about());
            for (var choice : game.options().choices()) {
                streams.out()
                        .printf(
                                "  %14s -o %s=…  %s: %s, else %s%n",
                                "", choice.key(), choice.about(), choice.range(), choice.standard());
            }
        }
        streams.out().println("\nStart with: ./freehold play esgros");
        return 0;
    }
}
