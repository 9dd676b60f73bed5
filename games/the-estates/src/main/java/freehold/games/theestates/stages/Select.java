package freehold.games.theestates.stages;

import freehold.boards.Cells;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Offer;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Specials;
import freehold.games.theestates.rules.Stage;
import freehold.games.theestates.words.Names;
import freehold.games.theestates.words.Refusals;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import java.util.stream.IntStream;

/// The auctioneer selects the piece to auction (T10).
final class Select extends Stage {
    @Override
    public Kind kind() {
        return Kind.SELECT;
    }

    @Override
    public Rule rule() {
        return Rule.T10;
    }

    @Override
    public int moves(Position position, int[] into) {
        var count = 0;
        for (var row = 0; row < Offer.ROWS; row++) {
            count = ends(position, row, into, count);
        }
        if (canSelectRoof(position)) {
            into[count++] = Piece.ROOF;
        }
        return Move.write(position.specials().left(), Piece.PERMIT1, into, count);
    }

    private static int ends(Position position, int row, int[] into, int from) {
        var count = from;
        var left = position.offer().left(row);
        var right = position.offer().right(row);
        if (left != Cube.NONE && fits(position, left)) {
            into[count++] = left;
        }
        if (right != left && fits(position, right)) {
            into[count++] = right;
        }
        return count;
    }

    private static boolean fits(Position position, int cube) {
        return position.streets().placesFor(Cube.value(cube)) != 0;
    }

    private static boolean canSelectRoof(Position position) {
        return position.rooftops().count() > 0 && position.streets().roofless() != 0;
    }

    @Override
    public void play(Position position, int piece) {
        position.auction().open(piece);
        if (piece == Piece.ROOF) {
            position.ask(Position.CHANCE, Stages.TURN_OVER);
            return;
        }
        if (Piece.isCube(piece)) {
            position.offer().take(piece);
        } else {
            position.specials().take(piece);
        }
        Turn.openBidding(position);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        if (Move.kind(move) != Move.Kind.PIECE) {
            return Refusals.notNow(position);
        }
        if (Piece.isCube(move)) {
            return whyNotCube(position, move);
        }
        return new Ruling.Illegal(
                Rule.T10, move == Piece.ROOF ? whyNoRoof(position) : whereabouts(position.specials(), move));
    }

    private static Phrase whyNoRoof(Position position) {
        var isAnyBuilt =
                IntStream.range(0, Lot.ROWS).anyMatch(row -> position.streets().built(row) > 0);
        return isAnyBuilt
                ? Phrase.of("every building has a roof already")
                : Phrase.of("there is no building to roof yet");
    }

    private static Phrase whereabouts(Specials specials, int special) {
        var row = specials.rowOf(special);
        var name = Names.piece(special);
        return row == Specials.NOWHERE
                ? Phrase.of("%s has left the game", name)
                : Phrase.of("%s is on the board already, in row %s", name, Lot.letter(row));
    }

    private static Ruling.Illegal whyNotCube(Position position, int cube) {
        var offer = position.offer();
        if (Cells.has(offer.box(), cube)) {
            return new Ruling.Illegal(
                    Rule.T4, Phrase.of("%s was not drawn into the offer of this round", Names.cube(cube)));
        }
        var row = offer.rowOf(cube);
        if (row == Offer.NOWHERE) {
            return new Ruling.Illegal(Rule.T10, Phrase.of("%s is built already", Names.cube(cube)));
        }
        return cube == offer.left(row) || cube == offer.right(row) ? fitsNowhere(cube) : notAtAnEnd(offer, row, cube);
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

    @Override
    public Phrase tell(Position position, int piece) {
        return Phrase.of("auctions %s", Names.piece(piece));
    }

    @Override
    public Note note(Position position, int piece) {
        return Note.of("auction").with(Names.sort(piece)).to(Piece.name(piece));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("select a piece to auction");
    }
}
