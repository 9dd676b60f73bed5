package freehold.games.hexploration.rules;

import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Pawns;

/// What can be done now: which kinds of moves, and the moves of each kind. The one source of truth for legality.
///
/// The longest list is that of the stage open. An area has at most 22 tiles ([Land#MOST_OF_A_TYPE]). The first has six
/// spaces around it and each further one adds at most two, so at most 48 spaces and no more areas touch it. Five
/// markers
/// in all can go along, so two pawns have at most 2 × 48 × (1 + 5) = 576 moves. With 1 `draw`, 9 `shop` (three
/// opponents' markets of three tiles), 6 `price`, and 2 each of `mark`, `buy` and `unmark` that makes 598, which fits
/// into [Position#MOST_MOVES]. With a tile in hand the list is shorter.
public final class Legal {
    private final Position position;
    private final Land land;
    private final Markers markers;
    private final Pawns pawns;
    private final Markets markets;
    private final Turn turn;

    public Legal(Position position) {
        this.position = position;
        land = position.land();
        markers = position.markers();
        pawns = position.pawns();
        markets = position.markets();
        turn = position.thisTurn();
    }

    /// The kinds of which there is a move, as bits.
    public int kinds() {
        return switch (turn.stage()) {
            case DRAW -> Kind.TILE.bit();
            case START -> Kind.START.bit();
            case OPEN -> openKinds();
            case HAND -> handKinds();
            case RETURN -> Kind.RETURN.bit();
            case ENCLOSED -> Kind.SEIZE.bit() | Kind.SPARE.bit();
            case FOLLOW -> Kind.STEP.bit() | Kind.STAY.bit();
            case OVER -> 0;
        };
    }

    /// H6: the turn ends once no pawn can act any more.
    private int openKinds() {
        var acts = turn.canAct() ? actKinds() : 0;
        var price = Kind.PRICE.bitIf(turn.priceChangesLeft() > 0 && !markets.isEmpty(seat()));
        return acts | Kind.END.bitIf(acts == 0) | price | markerKinds();
    }

    private int actKinds() {
        var move = Kind.MOVE.bitIf(canMove(0) || canMove(1));
        // H8: nobody draws or buys a tile without a space for it
        return position.frontier().exists()
                ? move | Kind.DRAW.bitIf(position.bag().size() > 0) | Kind.SHOP.bitIf(canShop())
                : move;
    }

    /// H8: a tile is void only if nothing else can be done with it.
    private int handKinds() {
        var exploration = position.exploration();
        var tile = Kind.PLACE.bitIf(position.frontier().takes(exploration.hand(), position.money()))
                | Kind.DISCARD.bitIf(!exploration.isBought() && position.money() >= Deeds.DISCARD_PRICE);
        return tile | Kind.VOID.bitIf(tile == 0) | markerKinds();
    }

    private int markerKinds() {
        return markerKinds(pawns.area(seat(), 0)) | markerKinds(pawns.area(seat(), 1));
    }

    /// What can be done about score markers in an area that holds a pawn of the active seat: H14, or H15 if an opponent
    /// controls it.
    private int markerKinds(int area) {
        var owner = markers.owner(area);
        var unmark = Kind.UNMARK.bitIf(owner == seat() && turn.removalsLeft() > 0);
        if (turn.placementsLeft() == 0 || !markers.hasReserve(seat())) {
            return unmark;
        }
        return owner == Markers.NOBODY || owner == seat()
                ? unmark | Kind.MARK.bit()
                : Kind.BUY.bitIf(position.money() >= position.purchasePrice(area));
    }

    /// Writes all moves of one kind behind those already there; returns how many there are then.
    public int write(Kind kind, int[] into, int from) {
        return switch (kind) {
            case DRAW, END, VOID, STEP, STAY -> add(Move.of(kind), into, from);
            case SHOP -> writeShop(into, from);
            case MOVE -> writeMoves(1, into, writeMoves(0, into, from));
            case MARK, BUY, UNMARK -> writeMarkers(kind, into, from);
            case PRICE -> writePrices(into, from);
            case PLACE -> position.frontier().write(into, from);
            case DISCARD -> writeDiscards(into, from);
            case RETURN -> writeReturns(into, from);
            case SEIZE, SPARE ->
                add(Move.of(kind, land.name(position.placement().enclosed())), into, from);
            case START -> position.opening().write(into, from);
            case TILE -> writeTiles(into, from);
        };
    }

    private static int add(int move, int[] into, int count) {
        into[count] = move;
        return count + 1;
    }

    private int seat() {
        return turn.seat();
    }

    private boolean canShop() {
        for (var other = 1; other <= position.seats(); other++) {
            if (other != seat() && canShopFrom(other)) {
                return true;
            }
        }
        return false;
    }

    private boolean canShopFrom(int other) {
        for (var slot = markets.next(other, 0); slot >= 0; slot = markets.next(other, slot + 1)) {
            if (canShop(slot)) {
                return true;
            }
        }
        return false;
    }

    /// H8: the tile must be affordable, and have a legal placement right after it is paid for.
    private boolean canShop(int slot) {
        var rest = position.money() - Markets.price(slot);
        return rest >= 0 && position.frontier().takes(Markets.type(slot), rest);
    }

    private int writeShop(int[] into, int from) {
        var count = from;
        for (var other = 1; other <= position.seats(); other++) {
            if (other != seat()) {
                count = writeShop(other, into, count);
            }
        }
        return count;
    }

    private int writeShop(int other, int[] into, int from) {
        var count = from;
        for (var slot = markets.next(other, 0); slot >= 0; slot = markets.next(other, slot + 1)) {
            if (canShop(slot)) {
                into[count++] = Move.shop(other, slot);
            }
        }
        return count;
    }

    private boolean canMove(int pawn) {
        return !turn.hasActed(pawn) && land.hasNeighbour(pawns.area(seat(), pawn));
    }

    /// H7: to every area that touches the pawn's, with any number of the markers that may go along.
    private int writeMoves(int pawn, int[] into, int from) {
        if (turn.hasActed(pawn)) {
            return from;
        }
        var count = from;
        var area = pawns.area(seat(), pawn);
        var own = markers.own(area, seat());
        for (var to = land.neighbour(area, 0); to != Land.NONE; to = land.neighbour(area, to + 1)) {
            var most = markers.isForeign(to, seat()) ? 0 : own;
            for (var along = 0; along <= most; along++) {
                into[count++] = Move.move(pawn, land.name(to), along);
            }
        }
        return count;
    }

    private int writeMarkers(Kind kind, int[] into, int from) {
        var first = pawns.area(seat(), 0);
        var second = pawns.area(seat(), 1);
        var count = canSettle(kind, first) ? add(Move.of(kind, land.name(first)), into, from) : from;
        return first != second && canSettle(kind, second) ? add(Move.of(kind, land.name(second)), into, count) : count;
    }

    private boolean canSettle(Kind kind, int area) {
        return (markerKinds(area) & kind.bit()) != 0;
    }

    /// H17: each tile of the own market to each of the other prices.
    private int writePrices(int[] into, int from) {
        var count = from;
        for (var slot = markets.next(seat(), 0); slot >= 0; slot = markets.next(seat(), slot + 1)) {
            for (var price = Markets.LOWEST_PRICE; price <= Markets.HIGHEST_PRICE; price++) {
                if (price != Markets.price(slot)) {
                    into[count++] = Move.reprice(slot, price);
                }
            }
        }
        return count;
    }

    private static int writeDiscards(int[] into, int from) {
        var count = from;
        for (var price = Markets.LOWEST_PRICE; price <= Markets.HIGHEST_PRICE; price++) {
            into[count++] = Move.discard(price);
        }
        return count;
    }

    private int writeReturns(int[] into, int from) {
        var count = from;
        for (var slot = markets.next(seat(), 0); slot >= 0; slot = markets.next(seat(), slot + 1)) {
            into[count++] = Move.giveBack(slot);
        }
        return count;
    }

    private int writeTiles(int[] into, int from) {
        var count = from;
        for (var type = 0; type < position.bag().types(); type++) {
            if (position.bag().left(type) > 0) {
                into[count++] = Move.tile(type);
            }
        }
        return count;
    }
}
