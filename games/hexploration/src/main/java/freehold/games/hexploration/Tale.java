package freehold.games.hexploration;

/// Sentences for the log: what the actor does with a legal move, told before it is done.
final class Tale {
    private final Position position;
    private final Land land;
    private final Markers markers;

    private Tale(Position position) {
        this.position = position;
        land = position.land;
        markers = position.markers;
    }

    static String tell(Position position, int move) {
        return new Tale(position).tell(move);
    }

    private String tell(int move) {
        return switch (Move.kind(move)) {
            case TILE -> tile(Move.type(move));
            case START -> "starts with %s on %s".formatted(Terrain.word(Move.type(move)), Space.name(Move.space(move)));
            case DRAW -> "draws a tile";
            case SHOP -> shop(Move.seat(move), Move.slot(move));
            case MOVE -> move(move);
            case MARK -> "places a score marker in " + area(move);
            case BUY -> buy(move);
            case UNMARK -> "takes a score marker back from " + area(move);
            case PRICE -> reprice(Move.slot(move), Move.price(move));
            case END -> end();
            case PLACE -> place(Move.pawn(move), Move.space(move));
            case DISCARD -> discard(Move.price(move));
            case VOID -> "has no space for the %s tile and puts it back".formatted(inHand());
            case RETURN -> "returns a %s tile to the bag".formatted(Terrain.word(Markets.type(Move.slot(move))));
            case SEIZE -> "takes %s over from seat %d".formatted(area(move), owner(move));
            case SPARE -> "leaves %s to seat %d".formatted(area(move), owner(move));
            case STEP -> "follows with pawn " + explorer();
            case STAY -> "leaves pawn %d where it is".formatted(explorer());
        };
    }

    private String inHand() {
        return Terrain.word(position.exploration.hand());
    }

    private int explorer() {
        return position.exploration.pawn() + 1;
    }

    private String area(int move) {
        return name(land.area(Move.space(move)));
    }

    /// `the marsh 2,-1`.
    private String name(int area) {
        return "the %s %s".formatted(Terrain.word(land.type(area)), Space.name(land.name(area)));
    }

    private int owner(int move) {
        return markers.owner(land.area(Move.space(move)));
    }

    private String tile(int type) {
        var told = "gives a %s tile".formatted(Terrain.word(type));
        return position.opening.isDrawn() ? told : "%s to seat %d".formatted(told, position.opening.drawer());
    }

    private static String shop(int seat, int slot) {
        return "buys a %s tile from seat %d for $%d"
                .formatted(Terrain.word(Markets.type(slot)), seat, Markets.price(slot));
    }

    private String move(int move) {
        var told = "moves pawn %d to %s".formatted(Move.pawn(move) + 1, area(move));
        return switch (Move.markers(move)) {
            case 0 -> told;
            case 1 -> told + ", with a score marker";
            default -> "%s, with %d score markers".formatted(told, Move.markers(move));
        };
    }

    private String buy(int move) {
        var price = position.purchasePrice(land.area(Move.space(move)));
        return "buys %s from seat %d for $%d".formatted(area(move), owner(move), price);
    }

    private static String reprice(int slot, int price) {
        return "changes the price of a %s tile from $%d to $%d"
                .formatted(Terrain.word(Markets.type(slot)), Markets.price(slot), price);
    }

    private String end() {
        var income = position.score.income(position.turn.seat());
        return income > 0 ? "ends the turn and gets $" + income : "ends the turn without income";
    }

    private String discard(int price) {
        return "discards the %s tile for $%d and offers it at $%d".formatted(inHand(), Deeds.DISCARD_PRICE, price);
    }

    private String place(int pawn, int space) {
        var type = position.exploration.hand();
        var pays = position.merge.judge(space, type, position.turn.seat());
        var gains = position.placement.gain(pawn, space, type);
        return "places %s on %s with pawn %d".formatted(Terrain.word(type), Space.name(space), pawn + 1)
                + joins()
                + (pays > 0 ? ", pays $" + pays : "")
                + (gains > 0 ? ", gains $" + gains : "");
    }

    /// What [Merge] has judged last.
    private String joins() {
        var merge = position.merge;
        var absorbed = new StringBuilder();
        for (var i = 0; i < merge.count(); i++) {
            if (merge.joined(i) != merge.absorber()) {
                absorbed.append(absorbed.isEmpty() ? "" : " and ").append(name(merge.joined(i)));
            }
        }
        if (absorbed.isEmpty()) {
            return "";
        }
        var verb = markers.isMarked(merge.absorber()) ? "absorbs" : "joins";
        return ", so %s %s %s".formatted(name(merge.absorber()), verb, absorbed);
    }
}
