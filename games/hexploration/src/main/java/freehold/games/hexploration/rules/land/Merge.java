package freehold.games.hexploration.rules.land;

/// H9: which areas a tile would join, which of them absorbs the others, and what that costs the active player.
///
/// A scratch pad: [#judge] fills it for one space, and nothing of it is part of the position.
public final class Merge {
    /// No tile costs more: of three areas that join, the absorber is not smaller than either of those that are paid
    /// for.
    public static final int MOST_PRICE = (Land.MOST_OF_A_TYPE - 1) * 2 / 3;

    /// Neighbours of one type that lie side by side are one area already, so at most three apart from each other join.
    private final int[] joined = new int[3];

    private final int seats;
    private final Land land;
    private final Markers markers;

    private int count;
    private int absorber;
    private int seat;

    public Merge(int seats, Land land, Markers markers) {
        this.seats = seats;
        this.land = land;
        this.markers = markers;
    }

    /// How many areas join.
    public int count() {
        return count;
    }

    public int joined(int i) {
        return joined[i];
    }

    /// The area that absorbs the others, or simply one of them if none holds a marker; [Land#NONE] if nothing joins.
    public int absorber() {
        return absorber;
    }

    /// Looks at a tile of that type on that space, laid by that seat; returns what the seat would have to pay.
    public int judge(int space, int type, int active) {
        seat = active;
        count = 0;
        for (var step : Space.around()) {
            var area = land.area(space + step);
            if (area >= 0 && land.type(area) == type) {
                add(area);
            }
        }
        absorber = count == 0 ? Land.NONE : joined[0];
        return count > 1 ? settle() : 0;
    }

    private void add(int area) {
        for (var i = 0; i < count; i++) {
            if (joined[i] == area) {
                return;
            }
        }
        joined[count++] = area;
    }

    private int settle() {
        for (var i = 1; i < count; i++) {
            if (absorbs(joined[i], absorber)) {
                absorber = joined[i];
            }
        }
        var total = 0;
        for (var i = 0; i < count; i++) {
            total += price(joined[i]);
        }
        return total;
    }

    private boolean absorbs(int area, int other) {
        if (!markers.isMarked(area) || !markers.isMarked(other)) {
            return markers.isMarked(area);
        }
        return land.size(area) != land.size(other)
                ? land.size(area) > land.size(other)
                : seatsAway(markers.owner(area)) < seatsAway(markers.owner(other));
    }

    /// How far a seat is from the active one, in seat order.
    private int seatsAway(int other) {
        return (other - seat + seats) % seats;
    }

    /// What the active player pays for a joined area: $1 a tile, unless its owner is the absorber's, or the active
    /// player, or nobody.
    public int price(int area) {
        var isPaid = markers.isForeign(area, seat) && markers.owner(area) != markers.owner(absorber);
        return isPaid ? land.size(area) : 0;
    }
}
