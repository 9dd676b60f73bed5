package freehold.lab.ladder;

import freehold.kernel.InvalidSetup;
import java.util.Locale;
import java.util.regex.Pattern;

/// What came of one game or of several: A sat on one seat, B on all others.
///
/// @param share of the win that A took, summed over the games; a draw counts as the share that all took
/// @param source where it comes from; of a game that a ladder played its seed and number
public record Result(String a, String b, int seats, int games, double share, String source) {
    private static final Pattern BAR = Pattern.compile("\\|");
    private static final int FIELDS = 6;

    public Result {
        if (a.equals(b) || seats < 2 || games < 1 || !(share >= 0 && share <= games)) {
            throw new InvalidSetup(
                    "two players, 2 seats or more, 1 game or more, and a share of the win from 0 to the number of games make a result, not %s | %s | %d | %d | %s"
                            .formatted(a, b, seats, games, share));
        }
    }

    /// @throws InvalidSetup if the line is no result
    static Result read(String line) {
        var fields = BAR.splitAsStream(line).map(String::strip).toList();
        if (fields.size() != FIELDS) {
            throw new InvalidSetup(
                    "'%s' is no result; %s is one".formatted(line, "level2 | level1 | 2 | 40 | 29.5 | source"));
        }
        try {
            return new Result(
                    fields.get(0),
                    fields.get(1),
                    Integer.parseInt(fields.get(2)),
                    Integer.parseInt(fields.get(3)),
                    Double.parseDouble(fields.get(4)),
                    fields.get(5));
        } catch (NumberFormatException _) {
            throw new InvalidSetup("'%s' is no result: seats, games and share are numbers".formatted(line));
        }
    }

    String line() {
        return String.format(Locale.ROOT, "%s | %s | %d | %d | %s | %s", a, b, seats, games, share, source);
    }
}
