package freehold.games.estate.words;

import freehold.games.estate.rules.Move;
import freehold.games.estate.rules.Position;
import freehold.kernel.telling.Note;
import java.util.ArrayList;
import java.util.List;

/// What plies do, as data: for statistics, and for clients, which find moves by it.
public final class Notes {
    private Notes() {}

    public static Note of(Position position, int move) {
        return switch (move) {
            case Move.END -> Note.of("end early").about(position.points());
            case Move.SWAP -> Note.of("swap");
            default ->
                Note.of("place")
                        .with(Names.colour(position.mover()))
                        .about(position.land().price(move))
                        .at(position.board().place(move))
                        .causing(effects(position, move));
        };
    }

    private static List<String> effects(Position position, int cell) {
        var effects = new ArrayList<String>();
        var around = position.board().neighbours(cell);
        var beside = around & position.pieces(position.mover());
        if (beside != 0 && position.holdings().connectedWith(Long.numberOfTrailingZeros(beside), beside) != beside) {
            effects.add("joins two holdings");
        } else if (beside != 0) {
            effects.add("extends a holding");
        }
        if ((around & position.pieces(1 - position.mover())) != 0) {
            effects.add("touches the enemy");
        }
        return effects;
    }
}
