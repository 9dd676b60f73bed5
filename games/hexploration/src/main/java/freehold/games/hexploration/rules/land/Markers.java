package freehold.games.hexploration.rules.land;

import java.util.Arrays;

/// The score markers: who controls which area, with how many (H4), and who has how many in reserve.
public final class Markers {
    /// H3.
    public static final int PER_SEAT = 5;
    /// Controls the areas that nobody does.
    public static final int NOBODY = 0;

    private final byte[] owners = new byte[Land.MOST_TILES];
    private final byte[] counts = new byte[Land.MOST_TILES];
    private final int[] reserves;
    /// By seat: the areas it controls.
    private final AreaSets controlled;

    public Markers(int seats) {
        reserves = new int[seats + 1];
        Arrays.fill(reserves, PER_SEAT);
        controlled = new AreaSets(seats + 1);
    }

    /// The seat that controls an area, or [#NOBODY].
    public int owner(int area) {
        return owners[area];
    }

    public int count(int area) {
        return counts[area];
    }

    public boolean isMarked(int area) {
        return owners[area] != NOBODY;
    }

    public boolean isForeign(int area, int seat) {
        return owners[area] != NOBODY && owners[area] != seat;
    }

    /// How many markers of a seat stand in an area.
    public int own(int area, int seat) {
        return owners[area] == seat ? counts[area] : 0;
    }

    public int reserve(int seat) {
        return reserves[seat];
    }

    public boolean hasReserve(int seat) {
        return reserves[seat] > 0;
    }

    /// The first area from a number on that a seat controls, or [Land#NONE].
    public int controlled(int seat, int from) {
        return controlled.next(seat, from);
    }

    /// Puts markers from the reserve into an area that no other seat controls.
    public void put(int area, int seat, int count) {
        reserves[seat] -= count;
        owners[area] = (byte) seat;
        counts[area] += (byte) count;
        controlled.add(seat, area);
    }

    /// Takes some of the markers in an area back to their owner's reserve.
    public void takeBack(int area, int count) {
        var seat = owners[area];
        reserves[seat] += count;
        counts[area] -= (byte) count;
        if (counts[area] == 0) {
            owners[area] = NOBODY;
            controlled.remove(seat, area);
        }
    }

    public void takeAllBack(int area) {
        if (isMarked(area)) {
            takeBack(area, counts[area]);
        }
    }

    /// H9: what stands in an absorbed area stays if the absorber's owner put it there, else it goes back.
    public void join(int area, int absorbed) {
        var staying = isMarked(absorbed) ? own(absorbed, owners[area]) : 0;
        takeAllBack(absorbed);
        if (staying > 0) {
            put(area, owners[area], staying);
        }
    }

    public void set(Markers other) {
        System.arraycopy(other.owners, 0, owners, 0, owners.length);
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        System.arraycopy(other.reserves, 0, reserves, 0, reserves.length);
        controlled.set(other.controlled, reserves.length);
    }
}
