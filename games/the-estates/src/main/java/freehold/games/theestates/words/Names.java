package freehold.games.theestates.words;

import freehold.games.theestates.rules.Company;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.kernel.telling.Phrase;

/// What things are called in sentences. Never by their tokens: `B1` is a lot as well as a cube.
public final class Names {
    private Names() {}

    public static Phrase cube(int cube) {
        return Phrase.of(Company.of(Cube.colour(cube)).cube(), Cube.value(cube));
    }

    public static Phrase lot(int lot) {
        return Phrase.of("lot %s of row %s", Lot.number(lot), Lot.numeral(Lot.row(lot)));
    }

    public static Phrase lots(int count) {
        return count == 1 ? Phrase.of("1 lot") : Phrase.of("%s lots", count);
    }

    public static Phrase piece(int piece) {
        if (Piece.isCube(piece)) {
            return cube(piece);
        }
        if (Piece.isPermit(piece)) {
            return permit(Piece.stripes(piece));
        }
        return switch (piece) {
            case Piece.ROOF -> Phrase.of("a rooftop");
            case Piece.MAYOR -> Phrase.of("the Mayor");
            case Piece.CANCEL -> Phrase.of("the Cancel Cube");
            default -> throw new IllegalArgumentException("no piece " + piece);
        };
    }

    /// What kind of piece it is, without colour and value, for whoever counts.
    public static String sort(int piece) {
        return Piece.isCube(piece) ? "cube" : Piece.name(piece);
    }

    private static Phrase permit(int stripes) {
        return stripes == 1 ? Phrase.of("the permit of 1 stripe") : Phrase.of("the permit of %s stripes", stripes);
    }

    /// The piece on auction.
    public static Phrase onSale(Position position) {
        var auction = position.auction();
        return auction.piece() == Piece.ROOF
                ? Phrase.of("the rooftop of value %s", auction.roof())
                : piece(auction.piece());
    }
}
