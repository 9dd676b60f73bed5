package freehold.records;

import freehold.kernel.Ply;
import freehold.kernel.position.Position;
import freehold.records.Variation.Notes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/// Writes the moves of a record in lines, the main line numbered anew whenever a seat acts again after another one has.
final class MoveText {
    private static final int WIDTH = 100;

    private final StringBuilder text = new StringBuilder();
    private final Set<Integer> seen = new HashSet<>();
    private int column;
    private int number;
    private int last = Position.CHANCE;
    /// What stands before the next word without a blank between them.
    private String opening = "";

    /// @param isHidden by the index of the ply, from 0: a comment stands in its place
    String of(Variation main, List<Ply> plies, IntPredicate isHidden) {
        notes(main.before());
        var isAsRead = true;
        for (var i = 0; i < plies.size(); i++) {
            var ply = plies.get(i);
            word(number(ply.by()) + (isHidden.test(i) ? "{secret}" : ply.token()));
            // A game that was read may have been taken back and played on in another way.
            isAsRead &= i < main.steps().size() && main.steps().get(i).token().equals(ply.token());
            if (isAsRead && !isHidden.test(i)) {
                rest(main.steps().get(i));
            }
        }
        return text.toString();
    }

    private void rest(Variation.Step step) {
        notes(step.notes());
        step.others().forEach(this::variation);
    }

    private void variation(Variation variation) {
        opening = "(";
        for (var step : variation.steps()) {
            word(step.token());
            rest(step);
        }
        text.append(')');
        column++;
    }

    private void notes(Notes notes) {
        notes.name().ifPresent(name -> word(comment("#" + name)));
        notes.comment().ifPresent(comment -> word(comment(comment)));
    }

    private static String comment(String said) {
        return "{" + said.replace("\\", "\\\\").replace("}", "\\}") + "}";
    }

    /// The number of a turn, where one begins.
    private String number(int by) {
        if (by == Position.CHANCE || by == last) {
            return "";
        }
        last = by;
        if (number > 0 && seen.add(last)) {
            return "";
        }
        seen.clear();
        seen.add(last);
        return ++number + ". ";
    }

    private void word(String bare) {
        var word = opening + bare;
        opening = "";
        column += word.length() + 1;
        if (column > WIDTH) {
            text.append('\n');
            column = word.length() + 1;
        } else if (!text.isEmpty()) {
            text.append(' ');
        }
        text.append(word);
    }
}
