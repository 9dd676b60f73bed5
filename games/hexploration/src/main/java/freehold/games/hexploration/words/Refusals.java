package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;

/// Says why a move is not legal. What is legal is decided in [Legal] alone.
///
/// Here stand the reasons that lie in the stage, and those of kinds with few of them; [PawnRefusals], [MarkerRefusals]
/// and [MarketRefusals] have the others.
public final class Refusals {
    private final Position position;
    private final int seat;

    private Refusals(Position position) {
        this.position = position;
        seat = position.thisTurn().seat();
    }

    public static Ruling.Illegal explain(Position position, int move) {
        return new Refusals(position).explain(move);
    }

    private Ruling.Illegal explain(int move) {
        var kind = Move.kind(move);
        return switch (position.thisTurn().stage()) {
            case DRAW -> kind == Kind.TILE ? noneLeft(Move.type(move)) : waitForBag();
            case START -> kind == Kind.START ? explainStart(move) : first(Rule.H5);
            case OPEN -> explainOpen(move);
            case HAND -> explainHand(move);
            case RETURN ->
                kind == Kind.RETURN ? new MarketRefusals(position).explainReturn(Move.slot(move)) : first(Rule.H17);
            case ENCLOSED -> isSettling(kind) ? otherEnclosed(Move.space(move)) : first(Rule.H12);
            case FOLLOW -> first(Rule.H13);
            case OVER -> over();
        };
    }

    private Ruling.Illegal explainStart(int move) {
        return new PawnRefusals(position).explainStart(Move.type(move), Move.space(move));
    }

    private Ruling.Illegal over() {
        return Ruling.Illegal.over(position.ending());
    }

    /// Something else has to be settled first.
    private Ruling.Illegal first(Rule rule) {
        return new Ruling.Illegal(rule, Phrase.of("first %s", Tokens.prompt(position)));
    }

    private Ruling.Illegal waitForBag() {
        return position.opening().isDrawn()
                ? new Ruling.Illegal(
                        Rule.H8, Phrase.of("first the bag gives the tile that %s draws", new SeatName(seat)))
                : new Ruling.Illegal(
                        Rule.H5,
                        Phrase.of(
                                "first the bag gives %s a starting tile",
                                new SeatName(position.opening().drawer())));
    }

    private static Ruling.Illegal noneLeft(int type) {
        return new Ruling.Illegal(Rule.H1, Phrase.of("no %s tile is left in the bag", Names.terrain(type)));
    }

    private static boolean isSettling(Kind kind) {
        return kind == Kind.SEIZE || kind == Kind.SPARE;
    }

    private Ruling.Illegal otherEnclosed(int space) {
        var asked = position.placement().enclosed();
        return new Ruling.Illegal(
                Rule.H12,
                Phrase.of(
                        "what becomes of %s is asked now, not %s",
                        Names.area(position.land(), asked), Space.name(space)),
                Space.name(position.land().name(asked)));
    }

    private Ruling.Illegal explainOpen(int move) {
        return switch (Move.kind(move)) {
            case DRAW -> new PawnRefusals(position).explainDraw();
            case SHOP -> new MarketRefusals(position).explainShop(Move.seat(move), Move.slot(move));
            case MOVE -> new PawnRefusals(position).explainMove(move);
            case MARK -> new MarkerRefusals(position).explainMark(Move.space(move));
            case BUY -> new MarkerRefusals(position).explainBuy(Move.space(move));
            case UNMARK -> new MarkerRefusals(position).explainUnmark(Move.space(move));
            case PRICE -> new MarketRefusals(position).explainPrice(Move.slot(move), Move.price(move));
            case END -> new PawnRefusals(position).explainEnd();
            case PLACE, DISCARD, VOID ->
                new Ruling.Illegal(Rule.H8, "there is no tile in hand; draw one, or buy one from an opponent's market");
            case RETURN -> new Ruling.Illegal(Rule.H17, "only a fourth tile in the market sends one back to the bag");
            case SEIZE, SPARE -> new Ruling.Illegal(Rule.H12, "no tile has just enclosed an area");
            case STEP, STAY -> new Ruling.Illegal(Rule.H13, "no pawn has just placed a tile that it may follow");
            case START -> new Ruling.Illegal(Rule.H5, "all starting tiles have been placed");
            case TILE -> new Ruling.Illegal(Rule.H8, "the bag gives a tile only when somebody draws");
        };
    }

    private Ruling.Illegal explainHand(int move) {
        return switch (Move.kind(move)) {
            case MARK -> new MarkerRefusals(position).explainMark(Move.space(move));
            case BUY -> new MarkerRefusals(position).explainBuy(Move.space(move));
            case UNMARK -> new MarkerRefusals(position).explainUnmark(Move.space(move));
            case PLACE -> new PawnRefusals(position).explainPlace(Move.pawn(move), Move.space(move));
            case DISCARD -> new MarketRefusals(position).explainDiscard();
            case VOID -> new PawnRefusals(position).explainVoid();
            case PRICE ->
                new Ruling.Illegal(
                        Rule.H17,
                        Phrase.of("prices can't be changed with a tile in hand; first %s", Tokens.prompt(position)));
            case DRAW, SHOP, MOVE, END, RETURN, SEIZE, SPARE, STEP, STAY, START, TILE -> first(Rule.H8);
        };
    }
}
