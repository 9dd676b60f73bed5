package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Deeds;
import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// Sentences for the log: what the actor does with a legal move, told before it is done.
public final class Tale {
    private final Position position;
    private final Land land;
    private final Markers markers;

    private Tale(Position position) {
        this.position = position;
        land = position.land();
        markers = position.markers();
    }

    public static Phrase tell(Position position, int move) {
        return new Tale(position).tell(move);
    }

    private Phrase tell(int move) {
        return switch (Move.kind(move)) {
            case TILE -> tile(Move.type(move));
            case START ->
                Phrase.of("starts with a %s tile (%s)", Names.terrain(Move.type(move)), Space.name(Move.space(move)));
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
            case VOID -> Phrase.of("can't pay for any placement of the %s tile and puts it back", inHand());
            case RETURN -> Phrase.of("returns a %s tile to the bag", Names.terrain(Markets.type(Move.slot(move))));
            case SEIZE -> Phrase.of("takes %s over from %s", area(move), owner(move));
            case SPARE -> Phrase.of("leaves %s to %s", area(move), owner(move));
            case STEP -> Phrase.of("follows with pawn %s", explorer());
            case STAY -> Phrase.of("leaves pawn %s where it is", explorer());
        };
    }

    private Phrase inHand() {
        return Names.terrain(position.exploration().hand());
    }

    private int explorer() {
        return position.exploration().pawn() + 1;
    }

    private Phrase area(int move) {
        return name(land.area(Move.space(move)));
    }

    private Phrase name(int area) {
        return Names.area(land, area);
    }

    private SeatName owner(int move) {
        return new SeatName(markers.owner(land.area(Move.space(move))));
    }

    private Phrase tile(int type) {
        return position.opening().isDrawn()
                ? Phrase.of("the bag gives a %s tile", Names.terrain(type))
                : Phrase.of(
                        "the bag gives %s a %s tile",
                        new SeatName(position.opening().drawer()), Names.terrain(type));
    }

    private static Phrase shop(int seat, int slot) {
        return Phrase.of(
                "buys a %s tile from %s for $%s",
                Names.terrain(Markets.type(slot)), new SeatName(seat), Markets.price(slot));
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
        return Phrase.of("buys %s from %s for $%s", area(move), owner(move), price);
    }

    private static Phrase reprice(int slot, int price) {
        return Phrase.of(
                "changes the price of a %s tile from $%s to $%s",
                Names.terrain(Markets.type(slot)), Markets.price(slot), price);
    }

    private Phrase end() {
        var income = position.score().income(position.thisTurn().seat());
        return income > 0 ? Phrase.of("ends the turn and gets $%s", income) : Phrase.of("ends the turn without income");
    }

    private Phrase discard(int price) {
        return Phrase.of("discards the %s tile for $%s and offers it at $%s", inHand(), Deeds.DISCARD_PRICE, price);
    }

    private Phrase place(int pawn, int space) {
        var type = position.exploration().hand();
        position.merge().judge(space, type, position.thisTurn().seat());
        var gains = position.placement().gain(pawn, space, type);
        var placed = pays(joins(
                Phrase.of("places a %s tile with pawn %s (%s)", Names.terrain(type), pawn + 1, Space.name(space))));
        return gains > 0 ? Phrase.of("%s, gains $%s", placed, gains) : placed;
    }

    /// What [Merge] has judged last.
    private Phrase joins(Phrase placed) {
        var merge = position.merge();
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

    /// H9: each owner of an absorbed area, and how much that seat is paid; by what [Merge] has judged last.
    private Phrase pays(Phrase placed) {
        var merge = position.merge();
        var payments = new TreeMap<Integer, Integer>();
        for (var i = 0; i < merge.count(); i++) {
            payments.merge(markers.owner(merge.joined(i)), merge.price(merge.joined(i)), Integer::sum);
        }
        var told = placed;
        for (var payment : payments.entrySet()) {
            told = payment.getValue() > 0
                    ? Phrase.of("%s, pays %s $%s", told, new SeatName(payment.getKey()), payment.getValue())
                    : told;
        }
        return told;
    }
}
