package freehold.games.theestates.words;

import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Streets;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import java.util.List;
import java.util.stream.IntStream;

/// Reasons that several stages give.
public final class Refusals {
    private Refusals() {}

    /// The move is no answer to what is asked now.
    public static Ruling.Illegal notNow(Position position) {
        var stage = position.stage();
        var who = position.actor() == Position.CHANCE ? Phrase.of("chance") : new SeatName(position.actor());
        return new Ruling.Illegal(stage.rule(), Phrase.of("not now: %s is to %s", who, stage.prompt(position)));
    }

    /// A row can't get that much longer, or shorter if it is negative (T17, T18).
    public static Ruling.Illegal length(Position position, Rule rule, int row, int by) {
        var name = Lot.numeral(row);
        var length = position.streets().length(row) + by;
        var built = position.streets().built(row);
        if (length > Streets.LONGEST) {
            return new Ruling.Illegal(
                    rule, Phrase.of("row %s would be %s lots long; %s is the most", name, length, Streets.LONGEST));
        }
        return length < 0
                ? new Ruling.Illegal(
                        rule,
                        Phrase.of("row %s, %s long, can't lose %s", name, Names.lots(length - by), Names.lots(-by)))
                : new Ruling.Illegal(
                        rule,
                        Phrase.of("row %s would be %s long, but has %s built", name, Names.lots(length), built),
                        built(row, built));
    }

    private static List<String> built(int row, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> Lot.name(Lot.of(row, number)))
                .toList();
    }
}
