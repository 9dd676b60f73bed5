package freehold.games.theestates.words;

import freehold.games.theestates.rules.Company;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Stage;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;

/// Sentences: what a move does, for the log, and what the actor is asked for.
///
/// None of them tells how much cash somebody has: others read them too (T7).
public final class Tale {
    private Tale() {}

    /// What others learn of a decision at T9.
    public static Phrase tellSecret() {
        return Phrase.of("may have stowed $1m");
    }

    public static Phrase tell(Position position, int move) {
        var after = position.copy();
        after.playLegal(move);
        var told = deed(position, move);
        if (!after.isOver() && after.round() == position.round()) {
            return told;
        }
        return Phrase.of(
                "%s; round %s ends: %s",
                told, position.round(), Phrase.of(after.lastEnding().sentence()));
    }

    private static Phrase deed(Position position, int move) {
        return switch (Move.kind(move)) {
            case PIECE -> piece(position, move);
            case WORD -> word(position, move);
            case LOT -> place(position, Move.lotOf(move));
            case ROOF_VALUE -> Phrase.of("turns over a rooftop of value %s", Move.roofOf(move));
            case ROW -> Phrase.of("puts the Mayor in front of row %s", Lot.letter(Move.rowOf(move)));
            case LONGER_ROW -> change(position, Move.rowOf(move), stripes(position));
            case SHORTER_ROW -> change(position, Move.rowOf(move), -stripes(position));
            case BID -> move == Move.PASS ? Phrase.of("passes") : Phrase.of("bids $%sm", Move.amountOf(move));
        };
    }

    private static Phrase piece(Position position, int piece) {
        if (position.stage() == Stage.DRAW) {
            var row = position.offer().rowToFill() + 1;
            return Phrase.of("draws %s into offer row %s", Names.cube(piece), row);
        }
        if (position.stage() == Stage.USE_CANCEL) {
            return cancel(position, Piece.stripes(piece));
        }
        return Phrase.of("auctions %s", Names.piece(piece));
    }

    private static Phrase word(Position position, int move) {
        var auction = position.auction();
        return switch (move) {
            case Move.STOW -> Phrase.of("stows $1m");
            case Move.HOLD -> Phrase.of("stows nothing");
            case Move.SELL ->
                Phrase.of("sells %s to %s for $%sm", Names.onSale(position), leader(position), auction.highest());
            case Move.KEEP ->
                Phrase.of("keeps %s and pays $%sm to %s", Names.onSale(position), auction.highest(), leader(position));
            case Move.DISCARD -> Phrase.of("discards %s", Names.onSale(position));
            default -> throw new IllegalArgumentException("no move " + move);
        };
    }

    private static SeatName leader(Position position) {
        return new SeatName(position.auction().leader());
    }

    private static Phrase place(Position position, int lot) {
        var piece = position.auction().piece();
        var placed = Phrase.of("puts %s on %s", Names.onSale(position), Names.lot(lot));
        if (!Piece.isCube(piece) || position.holdings().certificate(Cube.colour(piece)) != Holdings.NOBODY) {
            return placed;
        }
        // T15
        var company = Company.of(Cube.colour(piece));
        return Phrase.of(
                "%s and takes the %s certificate, %s", placed, Phrase.of(company.colour()), Phrase.of(company.firm()));
    }

    private static Phrase change(Position position, int row, int by) {
        var length = position.streets().length(row);
        return Phrase.of(
                by > 0 ? "makes row %s longer: %s instead of %s" : "makes row %s shorter: %s instead of %s",
                Lot.letter(row),
                Names.lots(length + by),
                length);
    }

    private static Phrase cancel(Position position, int stripes) {
        var row = position.specials().row(stripes);
        var change = position.specials().change(stripes);
        var length = position.streets().length(row);
        return Phrase.of(
                change < 0
                        ? "takes %s off row %s, which gets longer: %s instead of %s"
                        : "takes %s off row %s, which gets shorter: %s instead of %s",
                Names.piece(Piece.permit(stripes)),
                Lot.letter(row),
                Names.lots(length - change),
                length);
    }

    private static int stripes(Position position) {
        return Piece.stripes(position.auction().piece());
    }

    public static Phrase prompt(Position position) {
        var auction = position.auction();
        return switch (position.stage()) {
            case DRAW -> Phrase.of("draw a cube into the offer");
            case STOW -> Phrase.of("decide whether to stow $1m");
            case SELECT -> Phrase.of("select a piece to auction");
            case TURN_OVER -> Phrase.of("turn over a rooftop");
            case BID -> Phrase.of("bid at least $%sm for %s, or pass", auction.highest() + 1, Names.onSale(position));
            case SETTLE ->
                Phrase.of(
                        "sell %s to %s for $%sm, or keep it and pay as much",
                        Names.onSale(position), leader(position), auction.highest());
            case PLACE_CUBE -> Phrase.of("place %s on a lot", Names.onSale(position));
            case PLACE_ROOF -> Phrase.of("put %s on a building", Names.onSale(position));
            case PLACE_PERMIT ->
                Phrase.of("make a row longer or shorter by %s, or discard the permit", Names.lots(stripes(position)));
            case PLACE_MAYOR -> Phrase.of("put the Mayor in front of a row, or discard it");
            case USE_CANCEL -> Phrase.of("take a permit off the board, or discard the Cancel Cube");
            case OVER -> Phrase.of("nothing: the game is over");
        };
    }
}
