package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Stage;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import java.util.List;

/// The active seat has no tile in hand (H6): its pawns move or explore, and in between it may change score markers and
/// prices.
///
/// No stage lists more moves. At most [freehold.games.hexploration.rules.land.Land#MOST_AROUND] spaces, 48, and so no
/// more areas touch one area. Five markers in all can go along, so two pawns have at most 2 × 48 × (1 + 5) = 576 moves.
/// With 1 `draw`, 9 `shop` (three opponents' markets of three tiles), 6 `price`, and 2 each of `mark`, `buy` and
/// `unmark` that makes 598, which fits into [freehold.kernel.position.Position#MOST_MOVES].
final class OpenStage implements Stage {
    private static final DrawTile DRAW = new DrawTile();
    private static final BuyTile SHOP = new BuyTile();
    private static final MovePawn MOVE = new MovePawn();
    private static final MarkerMoves MARKERS = new MarkerMoves();
    private static final ChangePrice PRICE = new ChangePrice();
    private static final EndTurn END = new EndTurn();

    /// What is asked for; score markers and prices may be changed before.
    private record Invitation(Kind kind, Phrase words) {}

    private static final List<Invitation> INVITATIONS = List.of(
            new Invitation(Kind.MOVE, Phrase.of("move a pawn")),
            new Invitation(Kind.DRAW, Phrase.of("draw a tile")),
            new Invitation(Kind.SHOP, Phrase.of("buy a tile")),
            new Invitation(Kind.END, Phrase.of("end the turn")));

    @Override
    public int number() {
        return 2;
    }

    @Override
    public String name() {
        return "open";
    }

    private static IllegalArgumentException notHere(Kind kind) {
        return new IllegalArgumentException(kind + " is no move of this stage");
    }

    /// For what is said about moves. [#list] and [#play] call each action directly, because random play loses a tenth
    /// of its speed where the compiler can't see which one is meant.
    private static Action action(Kind kind) {
        return switch (kind) {
            case DRAW -> DRAW;
            case SHOP -> SHOP;
            case MOVE -> MOVE;
            case MARK, BUY, UNMARK -> MARKERS;
            case PRICE -> PRICE;
            case END -> END;
            default -> throw notHere(kind);
        };
    }

    @Override
    public int kinds(Position position) {
        var acts = position.thisTurn().canAct() ? actKinds(position) : 0;
        return (acts == 0 ? END.kinds(position) : acts) | PRICE.kinds(position) | MARKERS.kinds(position);
    }

    private static int actKinds(Position position) {
        var move = MOVE.kinds(position);
        // H8: nobody draws or buys a tile without a space for it
        return position.frontier().exists() ? move | DRAW.kinds(position) | SHOP.kinds(position) : move;
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        switch (kind) {
            case DRAW -> DRAW.list(position, kind, moves);
            case SHOP -> SHOP.list(position, kind, moves);
            case MOVE -> MOVE.list(position, kind, moves);
            case MARK, BUY, UNMARK -> MARKERS.list(position, kind, moves);
            case PRICE -> PRICE.list(position, kind, moves);
            case END -> END.list(position, kind, moves);
            default -> throw notHere(kind);
        }
    }

    @Override
    public void play(Position position, int move) {
        switch (Move.kind(move)) {
            case DRAW -> DRAW.play(position, move);
            case SHOP -> SHOP.play(position, move);
            case MOVE -> MOVE.play(position, move);
            case MARK, BUY, UNMARK -> MARKERS.play(position, move);
            case PRICE -> PRICE.play(position, move);
            case END -> END.play(position, move);
            default -> throw notHere(Move.kind(move));
        }
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        var kind = Move.kind(move);
        return switch (kind) {
            case DRAW, SHOP, MOVE, MARK, BUY, UNMARK, PRICE, END -> action(kind).explain(position, move);
            case PLACE, DISCARD, VOID ->
                new Ruling.Illegal(Rule.H8, "there is no tile in hand; draw one, or buy one from an opponent's market");
            case RETURN -> new Ruling.Illegal(Rule.H17, "only a fourth tile in the market sends one back to the bag");
            case SEIZE, SPARE -> new Ruling.Illegal(Rule.H12, "no tile has just enclosed an area");
            case STEP, STAY -> new Ruling.Illegal(Rule.H13, "no pawn has just placed a tile that it may follow");
            case START -> new Ruling.Illegal(Rule.H5, "all starting tiles have been placed");
            case TILE -> new Ruling.Illegal(Rule.H8, "the bag gives a tile only when somebody draws");
        };
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.joined(
                "%s or %s",
                INVITATIONS.stream()
                        .filter(invitation -> position.allows(invitation.kind()))
                        .map(Invitation::words)
                        .toList());
    }

    @Override
    public Phrase tell(Position position, int move) {
        return action(Move.kind(move)).tell(position, move);
    }

    @Override
    public Note note(Position position, int move) {
        return action(Move.kind(move)).note(position, move);
    }
}
