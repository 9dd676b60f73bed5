package freehold.games.hexploration.rules;

import freehold.games.hexploration.rules.land.Bag;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Pawns;

/// Carries legal moves out.
public final class Deeds {
    /// H8.
    public static final int DISCARD_PRICE = 2;

    private final Position position;
    private final Land land;
    private final Markers markers;
    private final Pawns pawns;
    private final Markets markets;
    private final Bag bag;
    private final Turn turn;
    private final Exploration exploration;

    public Deeds(Position position) {
        this.position = position;
        land = position.land();
        markers = position.markers();
        pawns = position.pawns();
        markets = position.markets();
        bag = position.bag();
        turn = position.thisTurn();
        exploration = position.exploration();
    }

    public void play(int move) {
        switch (Move.kind(move)) {
            case TILE -> tile(Move.type(move));
            case START -> start(Move.type(move), Move.space(move));
            case DRAW -> turn.ask(Stage.DRAW);
            case SHOP -> shop(Move.seat(move), Move.slot(move));
            case MOVE -> move(Move.pawn(move), land.area(Move.space(move)), Move.markers(move));
            case MARK -> mark(land.area(Move.space(move)));
            case BUY -> buy(land.area(Move.space(move)));
            case UNMARK -> unmark(land.area(Move.space(move)));
            case PRICE -> reprice(Move.slot(move), Move.price(move));
            case END -> end();
            case PLACE -> position.placement().place(Move.pawn(move), Move.space(move));
            case DISCARD -> discard(Move.price(move));
            case VOID -> giveUp();
            case RETURN -> giveBack(Move.slot(move));
            case SEIZE -> position.placement().seize(land.area(Move.space(move)));
            case SPARE -> position.placement().spare(land.area(Move.space(move)));
            case STEP -> position.placement().step();
            case STAY -> position.placement().finish();
        }
    }

    private int seat() {
        return turn.seat();
    }

    private void tile(int type) {
        bag.take(type);
        if (position.opening().isDrawn()) {
            exploration.draw(type);
            turn.ask(Stage.HAND);
        } else {
            position.opening().draw(type);
            if (position.opening().isDrawn()) {
                turn.ask(Stage.START);
            }
        }
    }

    /// H5: a tile with a pawn and a score marker on it.
    private void start(int type, int space) {
        var opening = position.opening();
        var area = land.lay(space, type, Land.NONE);
        pawns.put(opening.placer(), opening.pawn(), area);
        markers.put(area, opening.placer(), 1);
        opening.place(type);
        turn.begin(opening.placer());
        if (opening.isPlaced()) {
            turn.ask(Stage.OPEN);
        }
    }

    private void shop(int other, int slot) {
        position.purses().pay(seat(), other, Markets.price(slot));
        markets.remove(other, slot);
        exploration.buy(Markets.type(slot));
        turn.ask(Stage.HAND);
    }

    /// H7: markers that go along do not count towards H14's limits.
    private void move(int pawn, int to, int along) {
        if (along > 0) {
            markers.takeBack(pawns.area(seat(), pawn), along);
            markers.put(to, seat(), along);
        }
        pawns.put(seat(), pawn, to);
        turn.act(pawn);
    }

    private void mark(int area) {
        markers.put(area, seat(), 1);
        turn.countPlacement();
    }

    /// H15: the opponent is paid, and gets the markers back.
    private void buy(int area) {
        position.purses().pay(seat(), markers.owner(area), position.purchasePrice(area));
        markers.takeAllBack(area);
        mark(area);
    }

    private void unmark(int area) {
        markers.takeBack(area, 1);
        turn.countRemoval();
    }

    private void reprice(int slot, int price) {
        markets.remove(seat(), slot);
        markets.add(seat(), Markets.slot(Markets.type(slot), price));
        turn.countPriceChange();
    }

    private void discard(int price) {
        position.purses().payBank(seat(), DISCARD_PRICE);
        markets.add(seat(), Markets.slot(exploration.hand(), price));
        exploration.finish();
        turn.ask(markets.size(seat()) > Markets.MOST_TILES ? Stage.RETURN : Stage.OPEN);
    }

    private void giveBack(int slot) {
        markets.remove(seat(), slot);
        bag.putBack(Markets.type(slot));
        turn.ask(Stage.OPEN);
    }

    /// `void`: the tile goes back to the bag, and the lowest pawn that has not acted has acted (H8).
    private void giveUp() {
        bag.putBack(exploration.hand());
        exploration.finish();
        turn.act(turn.lowestToAct());
        turn.ask(Stage.OPEN);
    }

    /// H18: income comes before the game can end.
    private void end() {
        position.purses().gain(seat(), position.score().income(seat()));
        turn.countEnd();
        if (bag.isRunDown() || turn.isStandstill(position.seats())) {
            turn.ask(Stage.OVER);
        } else {
            turn.begin(seat() % position.seats() + 1);
        }
    }
}
