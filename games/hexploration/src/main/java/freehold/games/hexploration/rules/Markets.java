package freehold.games.hexploration.rules;

import freehold.games.hexploration.rules.land.Terrain;

/// The players' markets (H17): how many tiles of each type lie at each price.
///
/// A slot is a type at a price. A market is one word whose octal digits count the tiles in each of its slots, 18 at
/// most, so tiles of the same type and price are one thing.
public final class Markets {
    static final int PRICES = 3;
    /// H3: $3, $4 and $5.
    public static final int LOWEST_PRICE = 3;

    public static final int HIGHEST_PRICE = 5;
    /// H17.
    public static final int MOST_TILES = 3;

    public static final int NONE = -1;
    private static final int SLOTS = Terrain.MOST * PRICES;
    private static final int DIGIT = 3;
    private static final int ONES = (1 << DIGIT) - 1;

    private final long[] stock;

    Markets(int seats) {
        stock = new long[seats + 1];
    }

    public static boolean isPrice(int dollars) {
        return LOWEST_PRICE <= dollars && dollars <= HIGHEST_PRICE;
    }

    public static int slot(int type, int price) {
        return type * PRICES + price - LOWEST_PRICE;
    }

    public static int type(int slot) {
        return slot / PRICES;
    }

    /// In dollars.
    public static int price(int slot) {
        return LOWEST_PRICE + slot % PRICES;
    }

    private static int shift(int slot) {
        return DIGIT * slot;
    }

    public boolean isEmpty(int seat) {
        return stock[seat] == 0;
    }

    public int count(int seat, int slot) {
        return (int) (stock[seat] >>> shift(slot)) & ONES;
    }

    public int size(int seat) {
        var size = 0;
        for (var left = stock[seat]; left != 0; left >>>= DIGIT) {
            size += (int) left & ONES;
        }
        return size;
    }

    /// The first slot from a number on that holds a tile, or [#NONE].
    public int next(int seat, int from) {
        var rest = from < SLOTS ? stock[seat] >>> shift(from) : 0;
        return rest == 0 ? NONE : from + Long.numberOfTrailingZeros(rest) / DIGIT;
    }

    public void add(int seat, int slot) {
        stock[seat] += 1L << shift(slot);
    }

    public void remove(int seat, int slot) {
        stock[seat] -= 1L << shift(slot);
    }

    /// One number for all that lies in a market.
    long stock(int seat) {
        return stock[seat];
    }

    public void set(Markets other) {
        System.arraycopy(other.stock, 0, stock, 0, stock.length);
    }
}
