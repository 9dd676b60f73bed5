package freehold.kernel.texts;

import freehold.kernel.Game;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// How strong a level is among the levels of its game, as the game's `ratings.txt` has it: `level | rating | margin`.
///
/// @param rating in Elo, level 1 has 1000
/// @param margin half the 95 % interval of the distance to level 1
public record LevelRating(int level, int rating, int margin) {
    private static final Pattern BAR = Pattern.compile("\\s*\\|\\s*");

    /// Level 1 first; none if nobody has measured them.
    public static List<LevelRating> of(Game game) {
        return TableLine.text(game, "ratings.txt").stream()
                .flatMap(String::lines)
                .filter(TableLine::isContent)
                .map(LevelRating::read)
                .sorted(Comparator.comparingInt(LevelRating::level))
                .toList();
    }

    private static LevelRating read(String line) {
        var fields = BAR.splitAsStream(line.strip()).map(Integer::parseInt).toList();
        return new LevelRating(fields.get(0), fields.get(1), fields.get(2));
    }
}
