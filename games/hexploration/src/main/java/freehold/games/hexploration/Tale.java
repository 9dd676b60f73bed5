package freehold.games.hexploration;

import freehold.kernel.Phrase;
import java.util.stream.IntStream;

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

    static Phrase tell(Position position, int move) {
        return new Tale(position).tell(move);
    }

    private Phrase tell(int move) {
        return switch (Move.kind(move)) {
            case TILE -> tile(Move.type(move));
            case START ->
                Phrase.of("starts with %s on %s", Terrain.word(Move.type(move)), Space.name(Move.space(move)));
            case DRAW -> Phrase.of("draws a tile");
            case SHOP -> shop(Move.seat(move), Move.slot(move));
            case MOVE -> move(move);
            case MARK -> Phrase.of("places a score marker in %s", area(move));
            case BUY -> buy(move);
            case UNMARK -> Phrase.of("takes a score marker back from %s", area(move));
            case PRICE -> reprice(Move.slot(move), Move.price(move));
            case END -> end();
            case PLACE -> place(Move.pawn(move), Move.space(move));
            case DISCARD -> discard(Move.price(move));
            case VOID -> Phrase.of("has no space for the %s tile and puts it back", inHand());
            case RETURN -> Phrase.of("returns a %s tile to the bag", Terrain.word(Markets.type(Move.slot(move))));
            case SEIZE -> Phrase.of("takes %s over from seat %s", area(move), owner(move));
            case SPARE -> Phrase.of("leaves %s to seat %s", area(move), owner(move));
            case STEP -> Phrase.of("follows with pawn %s", explorer());
            case STAY -> Phrase.of("leaves pawn %s where it is", explorer());
        };
    }

    private Phrase inHand() {
        return Terrain.word(position.exploration.hand());
    }

    private int explorer() {
        return position.exploration.pawn() + 1;
    }

    private Phrase area(int move) {
        return name(land.area(Move.space(move)));
    }

    /// `the marsh 2,-1`.
    private Phrase name(int area) {
        return Phrase.of("the %s %s", Terrain.word(land.type(area)), Space.name(land.name(area)));
    }

    private int owner(int move) {
        return markers.owner(land.area(Move.space(move)));
    }

    private Phrase tile(int type) {
        var told = Phrase.of("gives a %s tile", Terrain.word(type));
        return position.opening.isDrawn() ? told : Phrase.of("%s to seat %s", told, position.opening.drawer());
    }

    private static Phrase shop(int seat, int slot) {
        return Phrase.of(
                "buys a %s tile from seat %s for $%s", Terrain.word(Markets.type(slot)), seat, Markets.price(slot));
    }

    private Phrase move(int move) {
        var told = Phrase.of("moves pawn %s to %s", Move.pawn(move) + 1, area(move));
        return switch (Move.markers(move)) {
            case 0 -> told;
            case 1 -> Phrase.of("%s, with a score marker", told);
            default -> Phrase.of("%s, with %s score markers", told, Move.markers(move));
        };
    }

    private Phrase buy(int move) {
        var price = position.purchasePrice(land.area(Move.space(move)));
        return Phrase.of("buys %s from seat %s for $%s", area(move), owner(move), price);
    }

    private static Phrase reprice(int slot, int price) {
        return Phrase.of(
                "changes the price of a %s tile from $%s to $%s",
                Terrain.word(Markets.type(slot)), Markets.price(slot), price);
    }

    private Phrase end() {
        var income = position.score.income(position.turn.seat());
        return income > 0 ? Phrase.of("ends the turn and gets $%s", income) : Phrase.of("ends the turn without income");
    }

    private Phrase discard(int price) {
        return Phrase.of("discards the %s tile for $%s and offers it at $%s", inHand(), Deeds.DISCARD_PRICE, price);
    }

    private Phrase place(int pawn, int space) {
        var type = position.exploration.hand();
        var pays = position.merge.judge(space, type, position.turn.seat());
        var gains = position.placement.gain(pawn, space, type);
        var placed = joins(Phrase.of("places %s on %s with pawn %s", Terrain.word(type), Space.name(space), pawn + 1));
        var paid = pays > 0 ? Phrase.of("%s, pays $%s", placed, pays) : placed;
        return gains > 0 ? Phrase.of("%s, gains $%s", paid, gains) : paid;
    }

    /// What [Merge] has judged last.
    private Phrase joins(Phrase placed) {
        var merge = position.merge;
        var absorbed = IntStream.range(0, merge.count())
                .map(merge::joined)
                .filter(area -> area != merge.absorber())
                .mapToObj(this::name)
                .toList();
        if (absorbed.isEmpty()) {
            return placed;
        }
        return Phrase.of(
                markers.isMarked(merge.absorber()) ? "%s, so %s absorbs %s" : "%s, so %s joins %s",
                placed,
                name(merge.absorber()),
                Phrase.joined("%s and %s", absorbed));
    }
}
