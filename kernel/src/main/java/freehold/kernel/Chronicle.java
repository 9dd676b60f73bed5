package freehold.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/// A game told in sentences, one a ply.
public final class Chronicle {
    /// @param ply counts from 1
    /// @param by a seat, or [Position#CHANCE]
    /// @param turn counts from 1; what comes before the first turn, such as the setup, is a turn, too
    /// @param token empty if it is not to be known
    public record Line(int ply, int by, int turn, String token, Phrase text) {}

    private final IntPredicate isOpen;
    private final List<Line> lines = new ArrayList<>();
    private int turn;
    private int owner = Position.NOBODY;

    private Chronicle(IntPredicate isOpen) {
        this.isOpen = isOpen;
    }

    /// @param isOpen whose secrets may be told, by seat
    public static List<Line> of(Course course, IntPredicate isOpen) {
        var chronicle = new Chronicle(isOpen);
        var position = course.at(0);
        for (var ply : course.plies()) {
            var move = ((Reading.Move) position.read(ply.token())).move();
            chronicle.add(position, move, ply.token());
            position.play(move);
        }
        return List.copyOf(chronicle.lines);
    }

    /// As a seat, or a spectator, may know the game; once it is over nothing is secret any more.
    public static List<Line> of(Course course, int viewer) {
        return of(course, seat -> seat == viewer || course.position().isOver());
    }

    private void add(Position position, int move, String token) {
        if (position.turn() != owner) {
            owner = position.turn();
            turn++;
        }
        var ply = lines.size() + 1;
        var by = position.actor();
        lines.add(
                position.isSecret(move) && !isOpen.test(by)
                        ? new Line(ply, by, turn, "", position.tellSecret())
                        : new Line(ply, by, turn, token, position.tell(move)));
    }
}
