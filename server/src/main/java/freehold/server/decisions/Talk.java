package freehold.server.decisions;

import freehold.kernel.position.Position;
import freehold.server.table.Event;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import java.util.List;
import java.util.Optional;

/// What is said at the table.
public final class Talk {
    public static final int LONGEST = 500;

    /// So much is kept of what the players of a table say, and as much again of what those say who only watch: they
    /// can't take the players' place.
    static final int MOST = 1_000;

    /// Holds emoji and some scripts together.
    private static final List<Integer> JOINERS = List.of(0x200C, 0x200D);

    private Talk() {}

    public static List<Event> say(Table table, Viewer viewer, String text) {
        viewer.check(table);
        var seat = table.viewpoint(viewer);
        if (seat == Position.SPECTATOR && !table.created().watchersTalk()) {
            throw new Refused(Refused.Code.NOT_SEATED, "at this table only the players talk");
        }
        if (table.said(seat != Position.SPECTATOR) >= MOST) {
            throw new Refused(Refused.Code.TOO_MANY, "so much was said at this table that no more is kept");
        }
        var name = seat == Position.SPECTATOR
                ? viewer.guest().name()
                : table.chair(seat).name();
        return List.of(new Event.Said(
                seat, name, readable(text), Optional.of(viewer.guest().id())));
    }

    /// One line, in which nothing is hidden, turned around or made to look like something else.
    static String readable(String text) {
        var shown = new StringBuilder();
        text.codePoints().map(Talk::shown).filter(c -> c != 0).forEach(shown::appendCodePoint);
        var line = shown.toString().replaceAll(" ++", " ").strip();
        if (line.codePoints().allMatch(JOINERS::contains)) {
            throw new Refused(Refused.Code.BAD_REQUEST, "'text' has nothing in it that can be read");
        }
        return line;
    }

    /// The character as it is kept: blanks and ends of lines as a space, 0 for what shows nothing.
    private static int shown(int c) {
        return switch (Character.getType(c)) {
            case Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> ' ';
            case Character.CONTROL -> Character.isWhitespace(c) ? ' ' : 0;
            case Character.FORMAT -> JOINERS.contains(c) ? c : 0;
            case Character.UNASSIGNED, Character.PRIVATE_USE, Character.SURROGATE -> 0;
            default -> c;
        };
    }
}
