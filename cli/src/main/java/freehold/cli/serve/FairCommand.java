package freehold.cli.serve;

import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.kernel.wire.JsonWriter;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import freehold.server.fair.FairCheck;
import freehold.server.fair.Salts;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private JsonOption json = new JsonOption();

    public FairCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var check = new FairCheck(digits("--commitment", commitment), digits("--salt", salt));
        var findings =
                games(check).stream().map(game -> Finding.of(game, check)).toList();
        if (json.isWanted()) {
            var out = new JsonWriter().beginArray();
            findings.forEach(finding -> finding.write(out));
            streams.out().println(out.endArray());
        } else {
            for (var i = 0; i < findings.size(); i++) {
                tell(i + 1, findings.get(i));
            }
        }
        return findings.stream().allMatch(Finding::isFair) ? 0 : 1;
    }

    /// What is found out about one game.
    ///
    /// @param unshown what a fair game leaves open
    private record Finding(Optional<String> complaint, List<String> unshown) {
        static Finding of(FgnGame game, FairCheck check) {
            return switch (game) {
                case FgnGame.Unreadable(var line, var because) ->
                    new Finding(Optional.of("line %d: %s".formatted(line, because)), List.of());
                case Scoresheet sheet -> {
                    var complaint = check.complaint(sheet);
                    yield new Finding(complaint, complaint.isPresent() ? List.of() : check.unshown(sheet));
                }
            };
        }

        boolean isFair() {
            return complaint.isEmpty();
        }

        void write(JsonWriter out) {
            out.beginObject().name("fair").flag(isFair());
            complaint.ifPresent(text -> out.name("complaint").text(text));
            out.name("unshown").beginArray();
            unshown.forEach(out::text);
            out.endArray().endObject();
        }
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

    private void tell(int number, Finding finding) {
        streams.out().printf("game %d: %s%n", number, finding.complaint().orElse("fair"));
        finding.unshown().forEach(clause -> streams.out().println("  not shown: " + clause));
    }
}
