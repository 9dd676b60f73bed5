package freehold.games.hexploration.rules;

/// How a move is packed into an int: 5 bits for its kind, 16 for a space or an area's name, 2 for a pawn or a seat,
/// 2 for a price, 5 for a slot of a market, a type of tile, or a number of markers.
public final class Move {
    private static final int SPACE = 5;
    private static final int WHO = 21;
    private static final int PRICE = 23;
    private static final int WHAT = 25;

    private Move() {}

    public static int of(Kind kind) {
        return kind.number();
    }

    /// A score marker's or an enclosed area's move: `mark:2,-1`.
    public static int of(Kind kind, int name) {
        return kind.number() | name << SPACE;
    }

    public static int tile(int type) {
        return Kind.TILE.number() | type << WHAT;
    }

    public static int start(int type, int space) {
        return of(Kind.START, space) | type << WHAT;
    }

    public static int shop(int seat, int slot) {
        return Kind.SHOP.number() | (seat - 1) << WHO | slot << WHAT;
    }

    /// @param markers how many go along
    public static int move(int pawn, int name, int markers) {
        return of(Kind.MOVE, name) | pawn << WHO | markers << WHAT;
    }

    /// @param price the new one, in dollars
    public static int reprice(int slot, int price) {
        return Kind.PRICE.number() | slot << WHAT | priced(price);
    }

    public static int place(int pawn, int space) {
        return of(Kind.PLACE, space) | pawn << WHO;
    }

    public static int discard(int price) {
        return Kind.DISCARD.number() | priced(price);
    }

    public static int giveBack(int slot) {
        return Kind.RETURN.number() | slot << WHAT;
    }

    private static int priced(int price) {
        return (price - Markets.LOWEST_PRICE) << PRICE;
    }

    public static Kind kind(int move) {
        return Kind.of(move & 0x1F);
    }

    /// The space, or the area's name.
    public static int space(int move) {
        return move >> SPACE & 0xFFFF;
    }

    public static int pawn(int move) {
        return move >> WHO & 3;
    }

    public static int seat(int move) {
        return (move >> WHO & 3) + 1;
    }

    public static int price(int move) {
        return (move >> PRICE & 3) + Markets.LOWEST_PRICE;
    }

    public static int slot(int move) {
        return move >> WHAT;
    }

    public static int type(int move) {
        return move >> WHAT;
    }

    public static int markers(int move) {
        return move >> WHAT;
    }
}
