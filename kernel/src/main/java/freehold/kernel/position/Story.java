package freehold.kernel.position;

import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Portrait;
import java.util.Arrays;
import java.util.List;

/// What there is to tell of a whole game once it is over: numbers over time, titles for the players, a picture.
/// Stateless, one object a game. Whatever it is told may be secret before the end.
public interface Story {
    /// A game that has none.
    Story NONE = new Story() {};

    /// A number of each seat at one moment, drawn over the whole game.
    ///
    /// @param isMoney whether it is what players pay each other with; from its changes follows who bought and sold
    /// @param values seat 1 first
    record Curve(Phrase name, boolean isMoney, List<Double> values) {
        public static Curve of(Phrase name, double... values) {
            return new Curve(name, false, list(values));
        }

        public static Curve ofMoney(Phrase name, double... values) {
            return new Curve(name, true, list(values));
        }

        private static List<Double> list(double... values) {
            return Arrays.stream(values).boxed().toList();
        }
    }

    /// What somebody has done.
    ///
    /// @param by the seat, 0 for chance
    record Deed(int by, Note note) {}

    /// What a player may call themselves for this game.
    record Title(int seat, Phrase text) {}

    /// The same curves in the same order at every moment of a game.
    default List<Curve> curves(Position position) {
        return List.of();
    }

    /// @param deeds all plies in order
    default List<Title> titles(List<Deed> deeds, Position end) {
        return List.of();
    }

    /// The board, for a small picture without words.
    default Portrait portrait(Position position) {
        return new Portrait(List.of());
    }
}
