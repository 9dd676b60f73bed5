package freehold.games.theestates.words;

import freehold.games.theestates.rules.Building;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Offer;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Sets;
import freehold.games.theestates.rules.Specials;
import freehold.games.theestates.rules.Streets;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import java.util.List;
import java.util.stream.IntStream;

/// Says why a move is not legal. What is legal is decided in the rules alone.
public final class Refusals {
    private Refusals() {}

    public static Ruling.Illegal explain(Position position, int move) {
        if (position.isOver()) {
            return Ruling.Illegal.over(position.ending());
        }
        var kind = Move.kind(move);
        return switch (position.stage()) {
            case DRAW -> Piece.isCube(move) ? drawn(position, move) : outOfPlace(position);
            case SELECT -> kind == Move.Kind.PIECE ? selection(position, move) : outOfPlace(position);
            case TURN_OVER -> kind == Move.Kind.ROOF_VALUE ? turnedOver(move) : outOfPlace(position);
            case BID -> kind == Move.Kind.BID ? bid(position, move) : outOfPlace(position);
            case SETTLE -> move == Move.KEEP ? keeping(position) : outOfPlace(position);
            case PLACE_CUBE, PLACE_ROOF -> placing(position, move);
            case PLACE_PERMIT -> permit(position, move);
            case USE_CANCEL -> Piece.isPermit(move) ? cancelling(position, move) : outOfPlace(position);
            case STOW -> move == Move.STOW ? nothingToStow() : outOfPlace(position);
            case PLACE_MAYOR, OVER -> outOfPlace(position);
        };
    }

    /// The move is no answer to what is asked now.
    private static Ruling.Illegal outOfPlace(Position position) {
        var who = position.actor() == Position.CHANCE ? Phrase.of("chance") : new SeatName(position.actor());
        return new Ruling.Illegal(
                position.stage().rule(), Phrase.of("not now: %s is to %s", who, Tale.prompt(position)));
    }

    private static Ruling.Illegal drawn(Position position, int cube) {
        return new Ruling.Illegal(
                Rule.T4,
                Phrase.of("%s is already drawn, into offer row %s", Names.cube(cube), offerRow(position, cube) + 1),
                Cube.name(cube));
    }

    /// The offer row in which a cube lies, or -1.
    private static int offerRow(Position position, int cube) {
        return IntStream.range(0, Offer.ROWS)
                .filter(row -> position.offer().cubes(row).contains(cube))
                .findFirst()
                .orElse(-1);
    }

    private static Ruling.Illegal nothingToStow() {
        return new Ruling.Illegal(Rule.T9, "there is no cash in hand to stow");
    }

    private static Ruling.Illegal selection(Position position, int piece) {
        if (Piece.isCube(piece)) {
            return cube(position, piece);
        }
        if (piece == Piece.ROOF) {
            var isAnyBuilt = IntStream.range(0, Lot.ROWS)
                    .anyMatch(row -> position.streets().built(row) > 0);
            return new Ruling.Illegal(
                    Rule.T10, isAnyBuilt ? "every building has a roof already" : "there is no building to roof yet");
        }
        return new Ruling.Illegal(Rule.T10, whereabouts(position, piece));
    }

    private static Phrase whereabouts(Position position, int special) {
        var row = position.specials().rowOf(special);
        var name = Names.piece(special);
        return row == Specials.NOWHERE
                ? Phrase.of("%s has left the game", name)
                : Phrase.of("%s is on the board already, in row %s", name, Lot.letter(row));
    }

    private static Ruling.Illegal cube(Position position, int cube) {
        var name = Names.cube(cube);
        if (Sets.has(position.offer().box(), cube)) {
            return new Ruling.Illegal(Rule.T4, Phrase.of("%s was not drawn into the offer of this round", name));
        }
        var row = offerRow(position, cube);
        if (row < 0) {
            return new Ruling.Illegal(Rule.T10, Phrase.of("%s is built already", name));
        }
        return cube == position.offer().left(row) || cube == position.offer().right(row)
                ? fitsNowhere(cube)
                : notAtAnEnd(position.offer(), row, cube);
    }

    private static Ruling.Illegal notAtAnEnd(Offer offer, int row, int cube) {
        return new Ruling.Illegal(
                Rule.T10,
                Phrase.of(
                        "%s is not at an end of offer row %s; %s and %s are",
                        Names.cube(cube), row + 1, Names.cube(offer.left(row)), Names.cube(offer.right(row))),
                Cube.name(cube));
    }

    private static Ruling.Illegal fitsNowhere(int cube) {
        return new Ruling.Illegal(
                Rule.T14,
                Phrase.of(
                        "%s fits nowhere: no row has a free lot, and no building that can grow has a top floor above %s",
                        Names.cube(cube), Cube.value(cube)),
                Cube.name(cube));
    }

    private static Ruling.Illegal turnedOver(int move) {
        return new Ruling.Illegal(
                Rule.T5, Phrase.of("both rooftops of value %s are turned over already", Move.roofOf(move)));
    }

    private static Ruling.Illegal bid(Position position, int move) {
        var highest = position.auction().highest();
        var amount = Move.amountOf(move);
        var because = amount <= highest
                ? Phrase.of("$%sm is not more than the highest bid, $%sm", amount, highest)
                : Phrase.of("$%sm is more than the $%sm in hand", amount, position.cashOfActor());
        return new Ruling.Illegal(Rule.T11, because);
    }

    private static Ruling.Illegal keeping(Position position) {
        return new Ruling.Illegal(
                Rule.T12,
                Phrase.of(
                        "to keep %s costs $%sm, more than the $%sm in hand",
                        Names.onSale(position), position.auction().highest(), position.cashOfActor()));
    }

    private static Ruling.Illegal placing(Position position, int move) {
        if (move == Move.DISCARD) {
            return new Ruling.Illegal(
                    Rule.T13,
                    Phrase.of("%s must be placed; only special pieces can be discarded", Names.onSale(position)));
        }
        if (Move.kind(move) != Move.Kind.LOT) {
            return outOfPlace(position);
        }
        return Piece.isCube(position.auction().piece())
                ? floor(position, Move.lotOf(move))
                : roof(position, Move.lotOf(move));
    }

    private static Ruling.Illegal floor(Position position, int lot) {
        var building = position.streets().building(lot);
        if (building == Building.NONE) {
            return freeLot(position, lot);
        }
        var name = Names.lot(lot);
        if (Building.roof(building) > 0) {
            return new Ruling.Illegal(
                    Rule.T16, Phrase.of("the building on %s has a roof and is finished", name), Lot.name(lot));
        }
        if (Lot.isWhite(lot)) {
            return new Ruling.Illegal(
                    Rule.T2, Phrase.of("%s is a white lot: it carries one floor at most", name), Lot.name(lot));
        }
        return new Ruling.Illegal(
                Rule.T14,
                Phrase.of(
                        "%s can't go on %s: the top floor there, %s, is not higher",
                        Names.onSale(position), name, Names.cube(Building.top(building))),
                Lot.name(lot));
    }

    private static Ruling.Illegal freeLot(Position position, int lot) {
        var row = Lot.row(lot);
        var length = position.streets().length(row);
        if (Lot.number(lot) > length) {
            return new Ruling.Illegal(
                    Rule.T14,
                    Phrase.of(
                            "lot %s lies beyond row %s, which is %s long",
                            Lot.number(lot), Lot.letter(row), Names.lots(length)),
                    Lot.name(lot));
        }
        var next = Lot.of(row, position.streets().built(row) + 1);
        return new Ruling.Illegal(
                Rule.T14,
                Phrase.of("no lot is skipped: the next one of row %s is lot %s", Lot.letter(row), Lot.number(next)),
                Lot.name(lot),
                Lot.name(next));
    }

    private static Ruling.Illegal roof(Position position, int lot) {
        var isBuilt = position.streets().building(lot) != Building.NONE;
        return new Ruling.Illegal(
                Rule.T16,
                isBuilt
                        ? Phrase.of("the building on %s has a roof already", Names.lot(lot))
                        : Phrase.of("there is no building on %s", Names.lot(lot)),
                Lot.name(lot));
    }

    private static Ruling.Illegal permit(Position position, int move) {
        var stripes = Piece.stripes(position.auction().piece());
        return switch (Move.kind(move)) {
            case LONGER_ROW -> length(position, Rule.T17, Move.rowOf(move), stripes);
            case SHORTER_ROW -> length(position, Rule.T17, Move.rowOf(move), -stripes);
            case PIECE, WORD, LOT, ROOF_VALUE, ROW, BID -> outOfPlace(position);
        };
    }

    private static Ruling.Illegal cancelling(Position position, int permit) {
        var stripes = Piece.stripes(permit);
        var change = position.specials().change(stripes);
        return change == 0
                ? new Ruling.Illegal(Rule.T18, Phrase.of("%s is not on the board", Names.piece(permit)))
                : length(position, Rule.T18, position.specials().row(stripes), -change);
    }

    private static Ruling.Illegal length(Position position, Rule rule, int row, int by) {
        var letter = Lot.letter(row);
        var length = position.streets().length(row) + by;
        var built = position.streets().built(row);
        if (length > Streets.LONGEST) {
            return new Ruling.Illegal(
                    rule, Phrase.of("row %s would be %s lots long; %s is the most", letter, length, Streets.LONGEST));
        }
        return length < 0
                ? new Ruling.Illegal(
                        rule,
                        Phrase.of("row %s, %s long, can't lose %s", letter, Names.lots(length - by), Names.lots(-by)))
                : new Ruling.Illegal(
                        rule,
                        Phrase.of("row %s would be %s long, but has %s built", letter, Names.lots(length), built),
                        built(row, built));
    }

    private static List<String> built(int row, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> Lot.name(Lot.of(row, number)))
                .toList();
    }
}
