package freehold.games.theestates.mind;

import freehold.games.theestates.rules.Building;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Scoring;
import freehold.games.theestates.rules.Specials;
import freehold.games.theestates.stages.Stages;

/// What can be done with a piece (T13), and what that does to an [Outlook].
final class Uses {
    private final Outlook outlook;
    private int piece = Piece.NONE;
    private int roof;

    Uses(Outlook outlook) {
        this.outlook = outlook;
    }

    /// @param value of the rooftop, if the piece is one
    void take(int pieceToUse, int value) {
        piece = pieceToUse;
        roof = value;
    }

    /// Writes the moves by which the piece can be used, and returns how many there are.
    int list(Position position, int[] into) {
        return Stages.toUse(piece).uses(position, piece, into);
    }

    /// T15: whether the piece is the first cube of its colour, which counts for whoever places it.
    boolean isClaim(Position position) {
        return Piece.isCube(piece) && position.holdings().certificate(Cube.colour(piece)) == Holdings.NOBODY;
    }

    /// Shows a use in the outlook.
    void show(Position position, int move, int owner) {
        change(position, move, owner, 1);
    }

    /// Takes a use that is shown back.
    void hide(Position position, int move, int owner) {
        change(position, move, owner, -1);
    }

    private void change(Position position, int move, int owner, int sign) {
        if (Piece.isCube(piece)) {
            placeCube(position, Move.lotOf(move), owner, sign);
        } else if (piece == Piece.ROOF) {
            placeRoof(position, Move.lotOf(move), sign);
        } else {
            useSpecial(position, move, sign);
        }
    }

    /// T14: a cube on a building takes it over for the owner of the cube's colour.
    private void placeCube(Position position, int lot, int owner, int sign) {
        var taker = isClaim(position) ? owner : position.holdings().certificate(Cube.colour(piece));
        var building = position.streets().building(lot);
        if (building == Building.NONE) {
            outlook.changeStake(Lot.row(lot), taker, sign * Cube.value(piece));
        } else {
            var worth = Building.worth(building);
            outlook.changeStake(Lot.row(lot), Scoring.owner(position, lot), -sign * worth);
            outlook.changeStake(Lot.row(lot), taker, sign * (worth + Cube.value(piece)));
        }
    }

    /// T16.
    private void placeRoof(Position position, int lot, int sign) {
        outlook.finish(Lot.row(lot), sign);
        outlook.changeStake(Lot.row(lot), Scoring.owner(position, lot), sign * roof);
    }

    private void useSpecial(Position position, int move, int sign) {
        if (move == Move.DISCARD) {
            return;
        }
        if (piece == Piece.MAYOR) {
            outlook.setMayor(Move.rowOf(move), sign > 0);
        } else if (piece == Piece.CANCEL) {
            cancel(position.specials(), Piece.stripes(move), sign);
        } else {
            var stripes = Piece.stripes(piece);
            outlook.finish(Move.rowOf(move), Move.isShorter(move) ? sign * stripes : -sign * stripes);
        }
    }

    /// T18.
    private void cancel(Specials specials, int stripes, int sign) {
        outlook.finish(specials.row(stripes), sign * specials.change(stripes));
    }
}
