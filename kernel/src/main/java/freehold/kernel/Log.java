package freehold.kernel;

import freehold.kernel.position.Position;
import freehold.kernel.telling.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/// A game told in sentences, one a ply. It grows with the game, so the last line costs the same however long
/// the game is.
public final class Log {
    /// @param ply counts from 1
    /// @param by a seat, or [Position#CHANCE]
    /// @param turn counts from 1; what comes before the first turn, such as the setup, is a turn, too
    /// @param token empty if it is not to be known
    public record Line(int ply, int by, int turn, String token, Phrase text) {}

    /// @param secret what others are told instead, if they may not know the line
    /// @param owner whose turn it was
    private record Told(Line line, Optional<Line> secret, int owner) {
        Line as(IntPredicate isOpen) {
            return secret.filter(_ -> !isOpen.test(line.by)).orElse(line);
        }
    }

    private final List<Told> lines = new ArrayList<>();

    /// The log of a whole game.
    public static Log of(Course course) {
        var log = new Log();
        var position = course.at(0);
        for (var ply : course.plies()) {
            var move = position.moveOf(ply.token());
            log.add(position, move, ply.token());
            position.playLegal(move);
        }
        return log;
    }

    /// @param isOpen whose secrets may be told, by seat
    public static List<Line> of(Course course, IntPredicate isOpen) {
        return of(course).lines(0, isOpen);
    }

    /// As a seat, or a spectator, may know the game; once it is over nothing is secret any more.
    public static List<Line> of(Course course, int viewer) {
        return of(course, seat -> seat == viewer || course.position().isOver());
    }

    /// Tells a ply.
    ///
    /// @param before the position in which it is played
    public void add(Position before, int move, String token) {
        var ply = lines.size() + 1;
        var by = before.actor();
        var turn = turnAt(before);
        var secret = before.isSecret(move)
                ? Optional.of(new Line(ply, by, turn, "", before.tellSecret()))
                : Optional.<Line>empty();
        lines.add(new Told(new Line(ply, by, turn, token, before.tell(move)), secret, before.turn()));
    }

    private int turnAt(Position position) {
        if (lines.isEmpty()) {
            return 1;
        }
        var last = lines.getLast();
        return last.owner == position.turn() ? last.line.turn : last.line.turn + 1;
    }

    /// Goes back to where the given number of plies had been played.
    public void cut(int plies) {
        lines.subList(plies, lines.size()).clear();
    }

    /// All lines after the first `from`.
    ///
    /// @param isOpen whose secrets may be told, by seat
    public List<Line> lines(int from, IntPredicate isOpen) {
        return lines.subList(from, lines.size()).stream()
                .map(told -> told.as(isOpen))
                .toList();
    }
}
