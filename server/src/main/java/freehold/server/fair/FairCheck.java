package freehold.server.fair;

import freehold.kernel.Course;
import freehold.kernel.position.Position;
import freehold.records.Scoresheet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Checks the draws of a finished game. What a record says of itself is not enough: whoever made it up would make up a
/// seed and a commitment that fit. So it is compared with what a player saw and added when sitting down.
///
/// @param commitment that the player saw, if it was kept
/// @param salt that the player's program added, if it was kept
public record FairCheck(Optional<String> commitment, Optional<String> salt) {
    /// The tags of salts begin so and end with the seat.
    public static final String SALT = "Salt";

    /// The tag that says how many plies were played elsewhere, before the game came to the table.
    public static final String BROUGHT = "Brought";

    /// Of somebody who was not there.
    public static final FairCheck OF_RECORD_ALONE = new FairCheck(Optional.empty(), Optional.empty());

    /// The first thing that is not as it should be, in one line; empty if every draw follows from seed and salts.
    public Optional<String> complaint(Scoresheet sheet) {
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

    private Optional<String> complaint(Scoresheet sheet, Seed seed) {
        var tags = sheet.tags();
        var salts = salts(sheet);
        if (salts.isEmpty()) {
            return Optional.of("a tag Salt is not 64 hexadecimal digits");
        }
        if (commitment
                .filter(seen -> !seen.equalsIgnoreCase(tags.get("Commitment")))
                .isPresent()) {
            return Optional.of("the record has another commitment than the one that was seen before the game");
        }
        if (salt.filter(own -> !salts.get().bySeat().containsValue(own)).isPresent()) {
            return Optional.of("no seat has the salt that was added");
        }
        return seed.commitment(tags.getOrDefault("Table", "")).equals(tags.get("Commitment"))
                ? wrongDraw(sheet.course(), brought(sheet), seed, salts.get())
                : Optional.of("the seed is not the one that was committed to");
    }

    /// Empty if one of them is none.
    private static Optional<Salts> salts(Scoresheet sheet) {
        var bySeat = new HashMap<Integer, String>();
        for (var seat = 1; seat <= sheet.course().setup().seats(); seat++) {
            var text = sheet.tags().get(SALT + seat);
            if (text != null) {
                bySeat.put(seat, Salts.read(text).orElse(""));
            }
        }
        return bySeat.containsValue("") ? Optional.empty() : Optional.of(new Salts(bySeat));
    }

    private static int brought(Scoresheet sheet) {
        var text = sheet.tags().getOrDefault(BROUGHT, "");
        return text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
    }

    /// @param brought so many plies were played elsewhere; what was drawn there follows from no seed that we know
    private static Optional<String> wrongDraw(Course course, int brought, Seed seed, Salts salts) {
        var position = course.game().start(course.setup());
        var draws = 0;
        for (var i = 0; i < course.plies().size(); i++) {
            var token = course.plies().get(i).token();
            if (position.actor() == Position.CHANCE) {
                var fair = position.token(seed.draw(position, draws++, salts));
                if (i >= brought && !fair.equals(token)) {
                    return Optional.of("ply %d: drawn was %s, but the seed draws %s".formatted(i + 1, token, fair));
                }
            }
            position.playLegal(position.moveOf(token));
        }
        return Optional.empty();
    }

    /// What a record without complaint still does not show, a clause each.
    public List<String> unshown(Scoresheet sheet) {
        var added = salts(sheet).orElse(Salts.NONE).bySeat().values();
        var clauses = new ArrayList<String>();
        if (commitment.isEmpty()) {
            clauses.add("that the seed was fixed before the game (give the commitment that you saw then)");
        }
        if (added.isEmpty()) {
            clauses.add("that the seed was not picked from many before it was committed to: nobody added a salt");
        } else if (salt.isEmpty()) {
            clauses.add("that the salts are those of the players (give the one that you added)");
        } else if (added.stream().anyMatch(other -> !salt.get().equals(other))) {
            clauses.add("that nobody who sat down after you knew the seed when adding a salt");
        }
        if (brought(sheet) > 0) {
            clauses.add("that the draws among the first %d plies were fair: they were played elsewhere"
                    .formatted(brought(sheet)));
        }
        return List.copyOf(clauses);
    }
}
