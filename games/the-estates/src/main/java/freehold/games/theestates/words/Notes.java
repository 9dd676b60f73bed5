package freehold.games.theestates.words;

import freehold.games.theestates.rules.Building;
import freehold.games.theestates.rules.Company;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.kernel.telling.Note;
import java.util.ArrayList;
import java.util.List;

/// What can be counted about plies.
public final class Notes {
    private Notes() {}

    public static Note of(Position position, int move) {
        var auction = position.auction();
        return switch (position.stage()) {
            case DRAW -> Note.of("draw").with(Company.of(Cube.colour(move)).colour());
            case STOW -> Note.of(Tokens.token(move));
            case SELECT -> Note.of("auction").with(sort(move));
            case TURN_OVER -> Note.of("turn over").with("roof").about(Move.roofOf(move));
            case BID -> bid(sort(auction.piece()), Move.amountOf(move));
            case SETTLE ->
                Note.of(Tokens.token(move)).with(sort(auction.piece())).about(auction.highest());
            case PLACE_CUBE -> cube(position, auction.piece(), Move.lotOf(move));
            case PLACE_ROOF -> roof(position, Move.lotOf(move));
            case PLACE_PERMIT, PLACE_MAYOR, USE_CANCEL -> special(position, move);
            case OVER -> throw new IllegalStateException("the game is over");
        };
    }

    /// What is on sale, without colour and value.
    private static String sort(int piece) {
        return Piece.isCube(piece) ? "cube" : Piece.name(piece);
    }

    private static Note bid(String piece, int amount) {
        return amount == 0
                ? Note.of("pass").with(piece)
                : Note.of("bid").with(piece).about(amount);
    }

    private static Note cube(Position position, int cube, int lot) {
        return Note.of("build")
                .with(Company.of(Cube.colour(cube)).colour())
                .about(Cube.value(cube))
                .at(Lot.place(lot))
                .causing(effects(position, cube, lot));
    }

    private static List<String> effects(Position position, int cube, int lot) {
        var effects = new ArrayList<String>();
        var building = position.streets().building(lot);
        effects.add(building == Building.NONE ? "founds a building" : "adds a floor");
        var owner = position.holdings().certificate(Cube.colour(cube));
        if (owner == Holdings.NOBODY) {
            // T15
            effects.add("takes a certificate");
        }
        if (building != Building.NONE && takesOver(position, owner, building)) {
            // T22: a building belongs to the colour of its top floor
            effects.add("takes a building from another");
        }
        return effects;
    }

    private static boolean takesOver(Position position, int owner, int building) {
        var before = position.holdings().certificate(Cube.colour(Building.top(building)));
        return before != position.actor() && (owner == position.actor() || owner == Holdings.NOBODY);
    }

    private static Note roof(Position position, int lot) {
        var owner = position.holdings()
                .certificate(Cube.colour(Building.top(position.streets().building(lot))));
        return Note.of("put a roof")
                .with("roof")
                .about(position.auction().roof())
                .at(Lot.place(lot))
                .causing(List.of(owner == position.actor() ? "on an own building" : "on another's building"));
    }

    private static Note special(Position position, int move) {
        var note = Note.of("use").with(Piece.name(position.auction().piece()));
        if (move == Move.DISCARD) {
            return Note.of("discard").with(Piece.name(position.auction().piece()));
        }
        return switch (Move.kind(move)) {
            case LONGER_ROW -> note.causing(List.of("makes a row longer"));
            case SHORTER_ROW -> note.causing(List.of("makes a row shorter"));
            case ROW -> note.causing(List.of("doubles a row"));
            default -> note.causing(List.of("cancels a permit"));
        };
    }
}
