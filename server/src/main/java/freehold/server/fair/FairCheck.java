package freehold.server.fair;

import freehold.kernel.Course;
import freehold.kernel.Position;
import freehold.kernel.Reading;
import freehold.records.Scoresheet;
import java.util.Map;
import java.util.Optional;

/// Checks the draws of a finished game against the seed that was committed to before it.
public final class FairCheck {
    private FairCheck() {}

    /// The first thing that is not as it should be, in one line; empty if every draw follows from the seed.
    public static Optional<String> complaint(Scoresheet sheet) {
        var tags = sheet.tags();
        for (var needed : new String[] {"Table", "Commitment", "Seed"}) {
            if (!tags.containsKey(needed)) {
                return Optional.of(
                        "the record has no tag %s; a record of a finished game at a table has it".formatted(needed));
            }
        }
        if (sheet.broken().isPresent()) {
            return sheet.broken().map(Scoresheet.Break::toString);
        }
        return seed(tags).map(seed -> complaint(sheet, seed)).orElse(Optional.of("the tag Seed is not a seed"));
    }

    private static Optional<Seed> seed(Map<String, String> tags) {
        try {
            return Optional.of(Seed.parse(tags.getOrDefault("Seed", "")));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> complaint(Scoresheet sheet, Seed seed) {
        var table = sheet.tags().getOrDefault("Table", "");
        return seed.commitment(table).equals(sheet.tags().get("Commitment"))
                ? wrongDraw(sheet.course(), seed)
                : Optional.of("the seed is not the one that was committed to");
    }

    private static Optional<String> wrongDraw(Course course, Seed seed) {
        var position = course.game().start(course.setup());
        var draws = 0;
        for (var i = 0; i < course.plies().size(); i++) {
            var token = course.plies().get(i).token();
            if (position.actor() == Position.CHANCE) {
                var fair = position.token(seed.draw(position, draws++));
                if (!fair.equals(token)) {
                    return Optional.of("ply %d: drawn was %s, but the seed draws %s".formatted(i + 1, token, fair));
                }
            }
            position.play(((Reading.Move) position.read(token)).move());
        }
        return Optional.empty();
    }
}
