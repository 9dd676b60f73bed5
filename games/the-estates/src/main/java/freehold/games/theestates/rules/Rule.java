package freehold.games.theestates.rules;

/// The rules of `RULES.md`, each in one line.
public enum Rule implements freehold.kernel.position.Rule {
    T1("Three rows, A, B and C, of ten lots each; the river runs between lots 4 and 5.", true),
    T2("The white lots A1, A7, B3, B5 and C2 carry one floor at most.", true),
    T3("There are 36 floor cubes: six colours, values 1–6.", true),
    T4("24 cubes are drawn into three offer rows of eight.", true),
    T5("There are twelve rooftops, two of each value 1–6.", true),
    T6("The special pieces are the permits of 1, 2 and 3 stripes, the Mayor and the Cancel Cube.", true),
    T7("Each player starts with $12m, or as agreed; how many checks one holds is secret.", true),
    T8("Seat 1 is the first auctioneer.", false),
    T9("The auctioneer first decides whether to stow $1m; nobody else learns which.", true),
    T10("The auctioneer selects a cube at an open end, a rooftop or a special piece.", true),
    T11("Each other player once passes or bids more than the highest bid, at most the cash in hand.", true),
    T12("The auctioneer sells to the highest bidder, or keeps the piece and pays as much.", true),
    T13("Cubes and roofs must be placed at once; special pieces may be discarded.", true),
    T14("A cube goes on the next lot of a row, or on a building whose top floor is strictly higher.", true),
    T15("The first cube of a colour brings that company's certificate.", false),
    T16("A rooftop goes on a building without one, and finishes it.", true),
    T17("A permit makes a row longer or shorter; never beyond 9 lots, never below what is built.", true),
    T18("The Cancel Cube takes a permit off the board and undoes what it did.", true),
    T19("The Mayor doubles a row's score.", true),
    T20("A row is complete when every lot up to its length is built and roofed.", false),
    T21("A round ends with two complete rows, the last rooftop, nothing left to build or nothing to select.", true),
    T22("Buildings count for a complete row and against an incomplete one; a stowed check is a point.", false),
    T23("Most points win; then most checks; then the win is shared.", false),
    T24("The points of all rounds add up, those of finished ones are known to all; players keep their checks.", false);

    private final String summary;
    private final boolean canBeBroken;

    Rule(String summary, boolean canBeBroken) {
        this.summary = summary;
        this.canBeBroken = canBeBroken;
    }

    @Override
    public String summary() {
        return summary;
    }

    @Override
    public boolean canBeBroken() {
        return canBeBroken;
    }
}
