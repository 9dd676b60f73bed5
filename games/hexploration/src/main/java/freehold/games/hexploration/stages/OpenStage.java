package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import java.util.List;

/// The active seat has no tile in hand (H6): its pawns move or explore, and in between it may change score markers and
/// prices.
///
/// No stage lists more moves. At most [freehold.games.hexploration.rules.land.Land#MOST_AROUND] spaces, 48, and so no
/// more areas touch one area. Five markers in all can go along, so two pawns have at most 2 × 48 × (1 + 5) = 576 moves.
/// With 1 `draw`, 9 `shop` (three opponents' markets of three tiles), 6 `price`, and 2 each of `mark`, `buy` and
/// `unmark` that makes 598, which fits into [freehold.kernel.position.Position#MOST_MOVES].
final class OpenStage extends ActionStage {
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
}
