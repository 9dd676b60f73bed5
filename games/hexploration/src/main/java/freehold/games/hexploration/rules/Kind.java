package freehold.games.hexploration.rules;

/// The kinds of moves, in the order in which they are listed. A set of kinds is the bits of an `int`.
public enum Kind {
    DRAW,
    SHOP,
    MOVE,
    MARK,
    BUY,
    UNMARK,
    PRICE,
    END,
    PLACE,
    DISCARD,
    VOID,
    RETURN,
    SEIZE,
    SPARE,
    STEP,
    STAY,
    START,
    TILE;

    private static final Kind[] ALL = values();

    public static Kind of(int number) {
        return ALL[number];
    }

    /// The lowest kind of a set that is not empty.
    public static Kind first(int kinds) {
        return ALL[Integer.numberOfTrailingZeros(kinds)];
    }

    /// For packing; it may change from one version to the next.
    @SuppressWarnings("EnumOrdinal")
    public int number() {
        return ordinal();
    }

    /// The set that holds this kind alone.
    public int bit() {
        return 1 << number();
    }

    /// This kind alone if a condition holds, else the empty set.
    public int bitIf(boolean condition) {
        return condition ? bit() : 0;
    }
}
