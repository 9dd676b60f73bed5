package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import freehold.server.fair.FairCheck;
import freehold.server.fair.Salts;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Whether the draws of a game were fixed before it began, and by whom.
@Command(
        name = "fair",
        mixinStandardHelpOptions = true,
        description =
                "Checks the draws of records against the seed that the server committed to and the salts that players"
                        + " added, and says what that does not show; exit code 1 if any differs.")
public final class FairCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "FILE", description = "a record as a table gives it once the game is over")
    private String file = "";

    @Option(
            names = "--commitment",
            paramLabel = "HEX",
            description = "the commitment that you saw before you sat down, for a file of one game")
    private String commitment = "";

    @Option(
            names = "--salt",
            paramLabel = "HEX",
            description = "the salt that your program added, for a file of one game")
    private String salt = "";

    public FairCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var check = new FairCheck(digits("--commitment", commitment), digits("--salt", salt));
        var games = games(check);
        var unfair = 0;
        for (var i = 0; i < games.size(); i++) {
            unfair += tell(i + 1, games.get(i), check) ? 0 : 1;
        }
        return unfair == 0 ? 0 : 1;
    }

    private List<FgnGame> games(FairCheck check) {
        var games = FgnReader.read(TextFile.read(file));
        if (games.isEmpty()) {
            throw new UsageException("%s holds no game".formatted(file));
        }
        if (games.size() > 1 && !check.equals(FairCheck.OF_RECORD_ALONE)) {
            throw new UsageException(
                    "--commitment and --salt are those of one game; %s holds %d".formatted(file, games.size()));
        }
        return games;
    }

    /// Both are 32 bytes.
    private static Optional<String> digits(String option, String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        return Salts.read(text).or(() -> {
            throw new UsageException("%s is %d hexadecimal digits".formatted(option, Salts.DIGITS));
        });
    }

    /// Whether it is fair.
    private boolean tell(int number, FgnGame game, FairCheck check) {
        var complaint = complaint(game, check);
        streams.out().printf("game %d: %s%n", number, complaint.orElse("fair"));
        if (complaint.isEmpty() && game instanceof Scoresheet sheet) {
            check.unshown(sheet).forEach(clause -> streams.out().println("  not shown: " + clause));
        }
        return complaint.isEmpty();
    }

    private static Optional<String> complaint(FgnGame game, FairCheck check) {
        return switch (game) {
            case FgnGame.Unreadable(var line, var because) -> Optional.of("line %d: %s".formatted(line, because));
            case Scoresheet sheet -> check.complaint(sheet);
        };
    }
}
