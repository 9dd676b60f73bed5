package freehold.games.hexploration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Looks over a position and writes its [View].
final class Survey {
    private final Position position;
    private final Land land;
    private final Markers markers;
    private final Turn turn;

    Survey(Position position) {
        this.position = position;
        land = position.land;
        markers = position.markers;
        turn = position.turn;
    }

    View view() {
        return new View(
                position.actor(),
                turn.stage().name().toLowerCase(Locale.ROOT),
                turn(),
                hand(),
                turn.stage() == Stage.ENCLOSED ? name(position.placement.enclosed()) : "",
                seats().mapToObj(this::player).toList(),
                tiles(),
                areas().mapToObj(this::area).toList(),
                IntStream.range(0, Terrain.COUNT).mapToObj(this::supply).toList(),
                placings());
    }

    private IntStream seats() {
        return IntStream.rangeClosed(1, position.seats());
    }

    /// In the order of names.
    private IntStream areas() {
        return spaces().map(land::area).filter(area -> area >= 0).distinct();
    }

    private IntStream spaces() {
        return IntStream.range(0, land.tiles()).map(land::space).sorted();
    }

    private String name(int area) {
        return area == Land.NONE ? "" : Space.name(land.name(area));
    }

    private View.Turn turn() {
        return new View.Turn(
                turn.seat(),
                turn.placementsLeft(),
                turn.removalsLeft(),
                turn.priceChangesLeft(),
                turn.quietTurns(),
                Turn.QUIET_ROUNDS * position.seats());
    }

    private View.Hand hand() {
        var exploration = position.exploration;
        return new View.Hand(exploration.hasTile() ? Text.letter(exploration.hand()) : "", exploration.isBought());
    }

    private View.Player player(int seat) {
        return new View.Player(
                seat,
                position.purses.money(seat),
                position.score.income(seat),
                position.score.land(seat),
                position.score.total(seat),
                markers.reserve(seat),
                List.of(pawn(seat, 0), pawn(seat, 1)),
                market(seat),
                starting(seat));
    }

    private View.Pawn pawn(int seat, int pawn) {
        var hasActed = seat == turn.seat() && turn.hasActed(pawn);
        return new View.Pawn(seat, pawn + 1, name(position.pawns.area(seat, pawn)), hasActed);
    }

    private List<View.Good> market(int seat) {
        var goods = new ArrayList<View.Good>();
        for (var slot = position.markets.next(seat, 0); slot >= 0; slot = position.markets.next(seat, slot + 1)) {
            for (var i = 0; i < position.markets.count(seat, slot); i++) {
                goods.add(new View.Good(Text.letter(Markets.type(slot)), Markets.price(slot)));
            }
        }
        return List.copyOf(goods);
    }

    private List<String> starting(int seat) {
        return IntStream.range(0, Terrain.COUNT)
                .boxed()
                .flatMap(type -> Stream.generate(() -> Text.letter(type)).limit(position.opening.hand(seat, type)))
                .toList();
    }

    private List<View.Tile> tiles() {
        return spaces().mapToObj(this::tile).toList();
    }

    private View.Tile tile(int space) {
        var area = land.area(space);
        return new View.Tile(Space.q(space), Space.r(space), Text.letter(land.type(area)), name(area));
    }

    private View.Area area(int area) {
        return new View.Area(
                name(area),
                Text.letter(land.type(area)),
                spaces().filter(space -> land.area(space) == area)
                        .mapToObj(Space::name)
                        .toList(),
                markers.owner(area),
                markers.count(area),
                Score.income(land, area),
                position.purchasePrice(area),
                !land.isOpen(area),
                pawns(area));
    }

    private List<View.Pawn> pawns(int area) {
        return seats().boxed()
                .flatMap(seat -> Stream.of(pawn(seat, 0), pawn(seat, 1)))
                .filter(pawn -> pawn.area().equals(name(area)))
                .toList();
    }

    private View.Supply supply(int type) {
        return new View.Supply(Text.letter(type), position.bag.left(type), position.bag.out(type), Bag.LIMIT);
    }

    private List<View.Placing> placings() {
        return Arrays.stream(position.legalMoves())
                .filter(move -> Move.kind(move) == Kind.PLACE || Move.kind(move) == Kind.START)
                .boxed()
                .sorted(Comparator.comparingInt(Move::space).thenComparing(Text::token))
                .map(this::placing)
                .toList();
    }

    private View.Placing placing(int move) {
        var space = Move.space(move);
        if (Move.kind(move) == Kind.START) {
            return new View.Placing(position.opening.pawn() + 1, Text.letter(Move.type(move)), Space.name(space), 0, 0);
        }
        var type = position.exploration.hand();
        return new View.Placing(
                Move.pawn(move) + 1,
                Text.letter(type),
                Space.name(space),
                position.merge.judge(space, type, turn.seat()),
                position.placement.gain(Move.pawn(move), space, type));
    }
}
