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

/// Tries out what can be done with a piece (T13): each use is shown in a [Forecast] and taken back.
final class Trial {
    private final Forecast forecast;
    private int piece = Piece.NONE;
    private int roof;

    Trial(Forecast forecast) {
        this.forecast = forecast;
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

    /// Shows a use in the forecast.
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
            forecast.changeStake(Lot.row(lot), taker, sign * Cube.value(piece));
        } else {
            var value = Building.value(building);
            forecast.changeStake(Lot.row(lot), Scoring.owner(position, lot), -sign * value);
            forecast.changeStake(Lot.row(lot), taker, sign * (value + Cube.value(piece)));
        }
    }

    /// T16.
    private void placeRoof(Position position, int lot, int sign) {
        forecast.finish(Lot.row(lot), sign);
        forecast.changeStake(Lot.row(lot), Scoring.owner(position, lot), sign * roof);
    }

    private void useSpecial(Position position, int move, int sign) {
        if (move == Move.DISCARD) {
            return;
        }
        if (piece == Piece.MAYOR) {
            forecast.setMayor(Move.rowOf(move), sign > 0);
        } else if (piece == Piece.CANCEL) {
            cancel(position.specials(), Piece.stripes(move), sign);
        } else {
            var stripes = Piece.stripes(piece);
            forecast.finish(Move.rowOf(move), Move.isShorter(move) ? sign * stripes : -sign * stripes);
        }
    }

    /// T18.
    private void cancel(Specials specials, int stripes, int sign) {
        forecast.finish(specials.row(stripes), sign * specials.change(stripes));
    }
}
