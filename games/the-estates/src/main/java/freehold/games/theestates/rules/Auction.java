package freehold.games.theestates.rules;

/// What is being auctioned, and what was bid for it (T11).
public final class Auction {
    private static final int PASS = 0;

    private int piece = Piece.NONE;
    /// The value of the rooftop, once it is turned over.
    private int roof;
    /// A byte a bid, the first one in the lowest; 0 is a pass.
    private int bids;
    private int count;
    private int highest;
    private int leader;

    public void open(int selected) {
        piece = selected;
        roof = 0;
        bids = 0;
        count = 0;
        highest = 0;
        leader = Holdings.NOBODY;
    }

    public void close() {
        open(Piece.NONE);
    }

    public void turnOver(int value) {
        roof = value;
    }

    public void bid(int seat, int amount) {
        bids |= amount << (count * Byte.SIZE);
        count++;
        if (amount != PASS) {
            highest = amount;
            leader = seat;
        }
    }

    public int piece() {
        return piece;
    }

    public int roof() {
        return roof;
    }

    /// The token of what is on sale, with the value of a rooftop that is turned over; empty if nothing is.
    public String name() {
        if (piece == Piece.NONE) {
            return "";
        }
        return piece == Piece.ROOF && roof > 0 ? "roof" + roof : Piece.name(piece);
    }

    /// How many have passed or bid.
    public int count() {
        return count;
    }

    /// The i-th bid from the auctioneer's left, counted from 0; a pass is 0.
    public int bid(int i) {
        return bids >>> (i * Byte.SIZE) & 0xFF;
    }

    /// The highest bid, or 0.
    public int highest() {
        return highest;
    }

    /// Who made the highest bid.
    public int leader() {
        return leader;
    }

    /// All there is to know, in one number; highest bid and leader follow from the bids.
    long packed() {
        return (piece + 1L) << 48 | (long) roof << 40 | (long) count << 36 | (bids & 0xFFFF_FFFFL);
    }

    void set(Auction other) {
        piece = other.piece;
        roof = other.roof;
        bids = other.bids;
        count = other.count;
        highest = other.highest;
        leader = other.leader;
    }
}
