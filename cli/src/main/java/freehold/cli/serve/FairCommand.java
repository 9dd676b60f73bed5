package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import freehold.server.fair.FairCheck;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Whether the draws of a game were fixed before it began.
@Command(
        name = "fair",
        mixinStandardHelpOptions = true,
        description =
                "Checks the draws of records against the seed that the server committed to; exit code 1 if any differs.")
public final class FairCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "FILE", description = "a record as a table gives it once the game is over")
    private String file = "";

    public FairCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var games = FgnReader.read(TextFile.read(file));
        if (games.isEmpty()) {
            throw new UsageException("%s holds no game".formatted(file));
        }
        var unfair = 0;
        for (var i = 0; i < games.size(); i++) {
            var complaint = complaint(games.get(i));
            streams.out().printf("game %d: %s%n", i + 1, complaint.orElse("fair"));
            unfair += complaint.isPresent() ? 1 : 0;
        }
        return unfair == 0 ? 0 : 1;
    }

    private static Optional<String> complaint(FgnGame game) {
        return switch (game) {
            case FgnGame.Unreadable(var line, var because) -> Optional.of("line %d: %s".formatted(line, because));
            case Scoresheet sheet -> FairCheck.complaint(sheet);
        };
    }
}
