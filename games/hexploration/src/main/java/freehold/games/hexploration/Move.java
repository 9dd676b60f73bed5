package freehold.games.hexploration;

/// How a move is packed into an int: 5 bits for its kind, 16 for a space or an area's name, 2 for a pawn or a seat,
/// 2 for a price, 5 for a slot of a market, a type of tile, or a number of markers.
final class Move {
    private static final int SPACE = 5;
    private static final int WHO = 21;
    private static final int PRICE = 23;
    private static final int WHAT = 25;

    private Move() {}

    static int of(Kind kind) {
        return kind.number();
    }

    /// A score marker's or an enclosed area's move: `mark:2,-1`.
    static int of(Kind kind, int name) {
        return kind.number() | name << SPACE;
    }

    static int tile(int type) {
        return Kind.TILE.number() | type << WHAT;
    }

    static int start(int type, int space) {
        return of(Kind.START, space) | type << WHAT;
    }

    static int shop(int seat, int slot) {
        return Kind.SHOP.number() | (seat - 1) << WHO | slot << WHAT;
    }

    /// @param markers how many go along
    static int move(int pawn, int name, int markers) {
        return of(Kind.MOVE, name) | pawn << WHO | markers << WHAT;
    }

    /// @param price the new one, in dollars
    static int reprice(int slot, int price) {
        return Kind.PRICE.number() | slot << WHAT | priced(price);
    }

    static int place(int pawn, int space) {
        return of(Kind.PLACE, space) | pawn << WHO;
    }

    static int discard(int price) {
        return Kind.DISCARD.number() | priced(price);
    }

    static int giveBack(int slot) {
        return Kind.RETURN.number() | slot << WHAT;
    }

    private static int priced(int price) {
        return (price - Markets.LOWEST_PRICE) << PRICE;
    }

    static Kind kind(int move) {
        return Kind.of(move & 0x1F);
    }

    /// The space, or the area's name.
    static int space(int move) {
        return move >> SPACE & 0xFFFF;
    }

    static int pawn(int move) {
        return move >> WHO & 3;
    }

    static int seat(int move) {
        return (move >> WHO & 3) + 1;
    }

    static int price(int move) {
        return (move >> PRICE & 3) + Markets.LOWEST_PRICE;
    }

    static int slot(int move) {
        return move >> WHAT;
    }

    static int type(int move) {
        return move >> WHAT;
    }

    static int markers(int move) {
        return move >> WHAT;
    }
}
