package freehold.games.theestates;

/// Sentences: what a move does, for the log, and what the actor is asked for.
///
/// None of them tells how much cash somebody has: others read them too (T7).
final class Tale {
    private Tale() {}

    static String tell(Position position, int move) {
        var after = position.copy();
        after.play(move);
        var told = deed(position, move);
        if (!after.isOver() && after.round() == position.round()) {
            return told;
        }
        return "%s; round %d ends: %s"
                .formatted(told, position.round(), after.lastEnding().sentence());
    }

    private static String deed(Position position, int move) {
        return switch (Move.kind(move)) {
            case PIECE -> piece(position, move);
            case WORD -> word(position, move);
            case LOT -> place(position, Move.lotOf(move));
            case ROOF_VALUE -> "turns over a rooftop of value " + Move.roofOf(move);
            case ROW -> "puts the Mayor in front of row " + Lot.letter(Move.rowOf(move));
            case LONGER_ROW -> change(position, Move.rowOf(move), stripes(position));
            case SHORTER_ROW -> change(position, Move.rowOf(move), -stripes(position));
            case BID -> move == Move.PASS ? "passes" : "bids $%dm".formatted(Move.amountOf(move));
        };
    }

    private static String piece(Position position, int piece) {
        if (position.stage() == Stage.DRAW) {
            var row = position.offer().rowToFill() + 1;
            return "draws %s into offer row %d".formatted(Piece.name(piece), row);
        }
        if (position.stage() == Stage.USE_CANCEL) {
            return cancel(position, Piece.stripes(piece));
        }
        return "auctions " + (piece == Piece.ROOF ? "a rooftop" : name(piece));
    }

    private static String word(Position position, int move) {
        var auction = position.auction();
        return switch (move) {
            case Move.STOW -> "stows $1m";
            case Move.HOLD -> "stows nothing";
            case Move.SELL ->
                "sells %s to seat %d for $%dm".formatted(onSale(position), auction.leader(), auction.highest());
            case Move.KEEP ->
                "keeps %s and pays $%dm to seat %d".formatted(onSale(position), auction.highest(), auction.leader());
            case Move.DISCARD -> "discards " + onSale(position);
            default -> throw new IllegalArgumentException("no move " + move);
        };
    }

    private static String place(Position position, int lot) {
        var piece = position.auction().piece();
        var placed = "puts %s on lot %s".formatted(onSale(position), Lot.name(lot));
        if (!Piece.isCube(piece) || position.holdings().certificate(Cube.colour(piece)) != Holdings.NOBODY) {
            return placed;
        }
        // T15
        var company = Company.of(Cube.colour(piece));
        return "%s and takes the %s certificate, %s".formatted(placed, company.colour(), company.firm());
    }

    private static String change(Position position, int row, int by) {
        return "makes row %s %s".formatted(Lot.letter(row), growth(position, row, by));
    }

    private static String growth(Position position, int row, int by) {
        var length = position.streets().length(row);
        return "%s: %s instead of %d".formatted(by > 0 ? "longer" : "shorter", lots(length + by), length);
    }

    private static String cancel(Position position, int stripes) {
        var row = position.specials().row(stripes);
        var change = position.specials().change(stripes);
        return "takes permit%d off row %s, which gets %s"
                .formatted(stripes, Lot.letter(row), growth(position, row, -change));
    }

    private static int stripes(Position position) {
        return Piece.stripes(position.auction().piece());
    }

    /// The piece on auction, in words.
    static String onSale(Position position) {
        var auction = position.auction();
        return auction.piece() == Piece.ROOF ? "the rooftop of value " + auction.roof() : name(auction.piece());
    }

    static String name(int piece) {
        return switch (piece) {
            case Piece.MAYOR -> "the Mayor";
            case Piece.CANCEL -> "the Cancel Cube";
            default -> Piece.name(piece);
        };
    }

    static String prompt(Position position) {
        var auction = position.auction();
        return switch (position.stage()) {
            case DRAW -> "draw a cube into the offer";
            case STOW -> "stow $1m, or hold";
            case SELECT -> "select a piece to auction";
            case TURN_OVER -> "turn over a rooftop";
            case BID -> "bid at least $%dm for %s, or pass".formatted(auction.highest() + 1, onSale(position));
            case SETTLE ->
                "sell %s to seat %d for $%dm, or keep it and pay as much"
                        .formatted(onSale(position), auction.leader(), auction.highest());
            case PLACE_CUBE -> "place the cube %s on a lot".formatted(onSale(position));
            case PLACE_ROOF -> "put %s on a building".formatted(onSale(position));
            case PLACE_PERMIT ->
                "make a row longer or shorter by %s, or discard the permit".formatted(lots(stripes(position)));
            case PLACE_MAYOR -> "put the Mayor in front of a row, or discard it";
            case USE_CANCEL -> "take a permit off the board, or discard the Cancel Cube";
            case OVER -> "nothing: the game is over";
        };
    }

    static String lots(int count) {
        return count == 1 ? "1 lot" : count + " lots";
    }
}
