package freehold.games.hexploration.rules;

import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Space;

/// The starting tiles (H5): what each seat drew and has not placed yet, and where it may go.
public final class Opening {
    static final int TILES_PER_SEAT = 2;
    /// Next to the starting board.
    private static final int NEAREST = 2;

    private final int seats;
    private final Land land;
    private final Markers markers;
    /// By seat: a word whose hexadecimal digits count the tiles of each type.
    private final int[] hands;

    private int drawn;
    private int placed;

    Opening(int seats, Land land, Markers markers) {
        this.seats = seats;
        this.land = land;
        this.markers = markers;
        hands = new int[seats + 1];
    }

    public boolean isDrawn() {
        return drawn == TILES_PER_SEAT * seats;
    }

    public boolean isPlaced() {
        return placed == TILES_PER_SEAT * seats;
    }

    /// Who draws: seat 1 both tiles, then seat 2, and so on.
    public int drawer() {
        return drawn / TILES_PER_SEAT + 1;
    }

    /// Who places: in seat order, twice round.
    public int placer() {
        return placed % seats + 1;
    }

    /// The pawn that goes along: pawn 1 in the first round.
    public int pawn() {
        return placed / seats;
    }

    public int hand(int seat, int type) {
        return hands[seat] >> (4 * type) & 0xF;
    }

    public void draw(int type) {
        hands[drawer()] += 1 << (4 * type);
        drawn++;
    }

    public void place(int type) {
        hands[placer()] -= 1 << (4 * type);
        placed++;
    }

    /// The least distance from (0,0) at which a type has a space that keeps to both bans.
    public int distance(int type) {
        var distance = NEAREST;
        while (!hasOpen(distance, type)) {
            distance++;
        }
        return distance;
    }

    private boolean hasOpen(int distance, int type) {
        for (var space : Space.ring(distance)) {
            if (isOpen(space, type)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a tile of that type keeps to both bans on a space.
    public boolean isOpen(int space, int type) {
        return land.isEmpty(space) && !touchesOwn(space) && !touchesType(space, type);
    }

    /// Whether a space touches a tile that the placer placed: at this time, one with the placer's marker on it.
    public boolean touchesOwn(int space) {
        for (var step : Space.around()) {
            var area = land.area(space + step);
            if (area >= 0 && markers.owner(area) == placer()) {
                return true;
            }
        }
        return false;
    }

    public boolean touchesType(int space, int type) {
        for (var step : Space.around()) {
            var area = land.area(space + step);
            if (area >= 0 && land.type(area) == type) {
                return true;
            }
        }
        return false;
    }

    /// One number for a seat's hand.
    int packed(int seat) {
        return hands[seat];
    }

    public void set(Opening other) {
        drawn = other.drawn;
        placed = other.placed;
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
    }
}
