package freehold.games.hexploration.view;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Score;
import freehold.games.hexploration.rules.Turn;
import freehold.games.hexploration.rules.land.Bag;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Pawns;
import freehold.games.hexploration.rules.land.Space;
import freehold.games.hexploration.words.Names;
import freehold.games.hexploration.words.Tokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Looks over a position and writes its [View].
final class ViewBuilder {
    private static final List<View.Payout> PAYOUTS = List.copyOf(payouts());
    private static final List<Integer> PRICES = IntStream.rangeClosed(Markets.LOWEST_PRICE, Markets.HIGHEST_PRICE)
            .boxed()
            .toList();
    private static final List<String> STARTING_BOARD =
            Arrays.stream(Space.startingBoard()).mapToObj(Space::name).toList();

    private final Position position;
    private final Land land;
    private final Markers markers;
    private final Turn turn;
    /// All that hold a tile, by r and q.
    private final int[] spaces;
    /// The spaces of each area, in the order of the areas' names.
    private final Map<Integer, List<String>> areas = new LinkedHashMap<>();
    /// The pawns in each area that has some, seat by seat.
    private final Map<Integer, List<View.Pawn>> pawns = new HashMap<>();

    ViewBuilder(Position position) {
        this.position = position;
        land = position.land();
        markers = position.markers();
        turn = position.thisTurn();
        spaces = IntStream.range(0, land.tiles()).map(land::space).sorted().toArray();
        for (var space : spaces) {
            areas.computeIfAbsent(land.area(space), _ -> new ArrayList<>()).add(Space.name(space));
        }
        for (var seat = 1; seat <= position.seats(); seat++) {
            for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
                pawns.computeIfAbsent(position.pawns().area(seat, pawn), _ -> new ArrayList<>())
                        .add(pawn(seat, pawn));
            }
        }
    }

    View view() {
        return new View(
                position.actor(),
                position.stage().name(),
                turn(),
                hand(),
                name(position.placement().enclosed()),
                seats().mapToObj(this::player).toList(),
                Arrays.stream(spaces).mapToObj(this::tile).toList(),
                areas.keySet().stream().map(this::area).toList(),
                IntStream.range(0, position.bag().types())
                        .mapToObj(this::supply)
                        .toList(),
                placings(),
                PAYOUTS,
                PRICES,
                STARTING_BOARD);
    }

    private IntStream seats() {
        return IntStream.rangeClosed(1, position.seats());
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
        var exploration = position.exploration();
        return new View.Hand(exploration.hasTile() ? Names.letter(exploration.hand()) : "", exploration.isBought());
    }

    private View.Player player(int seat) {
        return new View.Player(
                seat,
                position.purses().money(seat),
                position.score().income(seat),
                position.score().land(seat),
                position.score().total(seat),
                markers.reserve(seat),
                List.of(pawn(seat, 0), pawn(seat, 1)),
                market(seat),
                starting(seat));
    }

    private View.Pawn pawn(int seat, int pawn) {
        var hasActed = seat == turn.seat() && turn.hasActed(pawn);
        return new View.Pawn(seat, pawn + 1, name(position.pawns().area(seat, pawn)), hasActed);
    }

    private List<View.Good> market(int seat) {
        var goods = new ArrayList<View.Good>();
        for (var slot = position.markets().next(seat, 0);
                slot >= 0;
                slot = position.markets().next(seat, slot + 1)) {
            for (var i = 0; i < position.markets().count(seat, slot); i++) {
                goods.add(new View.Good(Names.letter(Markets.type(slot)), Markets.price(slot)));
            }
        }
        return List.copyOf(goods);
    }

    private List<String> starting(int seat) {
        var tiles = new ArrayList<String>();
        for (var type = 0; type < position.bag().types(); type++) {
            tiles.addAll(Collections.nCopies(position.opening().hand(seat, type), Names.letter(type)));
        }
        return List.copyOf(tiles);
    }

    private View.Tile tile(int space) {
        var area = land.area(space);
        return new View.Tile(Space.q(space), Space.r(space), Names.letter(land.type(area)), name(area));
    }

    private View.Area area(int area) {
        return new View.Area(
                name(area),
                Names.letter(land.type(area)),
                List.copyOf(areas.getOrDefault(area, List.of())),
                markers.owner(area),
                markers.count(area),
                Score.income(land, area),
                position.purchasePrice(area),
                !land.isOpen(area),
                List.copyOf(pawns.getOrDefault(area, List.of())));
    }

    private View.Supply supply(int type) {
        return new View.Supply(
                Names.letter(type), position.bag().left(type), position.bag().out(type), Bag.LIMIT);
    }

    private List<View.Placing> placings() {
        return Arrays.stream(position.legalMoves())
                .filter(move -> Move.kind(move) == Kind.PLACE || Move.kind(move) == Kind.START)
                .boxed()
                .sorted(Comparator.comparingInt(Move::space).thenComparing(Tokens::token))
                .map(this::placing)
                .toList();
    }

    private View.Placing placing(int move) {
        return Move.kind(move) == Kind.START
                ? placing(position.opening().pawn(), Move.type(move), Move.space(move), 0, 0, 1)
                : placing(Move.pawn(move), position.exploration().hand(), Move.space(move));
    }

    private View.Placing placing(int pawn, int type, int space) {
        var merge = position.merge();
        var pays = merge.judge(space, type, turn.seat());
        var joined = IntStream.range(0, merge.count()).map(i -> land.size(merge.joined(i)));
        return placing(pawn, type, space, pays, position.placement().gain(pawn, space, type), joined.sum() + 1);
    }

    private static View.Placing placing(int pawn, int type, int space, int pays, int gains, int size) {
        return new View.Placing(pawn + 1, Names.letter(type), Space.q(space), Space.r(space), pays, gains, size);
    }

    /// H16 as a table: sizes in a row that bring the same are one line of it.
    private static List<View.Payout> payouts() {
        var payouts = new ArrayList<View.Payout>();
        var from = 1;
        for (var size = 1; size <= Score.LARGEST_INCOME_SIZE; size++) {
            var isLast = size == Score.LARGEST_INCOME_SIZE;
            if (isLast || Score.incomeOf(size + 1) != Score.incomeOf(size)) {
                payouts.add(new View.Payout(from, isLast ? 0 : size, Score.incomeOf(size)));
                from = size + 1;
            }
        }
        return payouts;
    }
}
