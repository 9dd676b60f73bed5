package freehold.games.theestates.view;

import freehold.games.theestates.rules.Building;
import freehold.games.theestates.rules.Company;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Offer;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Scoring;
import freehold.games.theestates.rules.Specials;
import freehold.games.theestates.stages.Stages;
import freehold.kernel.telling.Sketch;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// What a viewer may see of a position of The Estates: everything but the checks of others (T7, T9), which are not in
/// it in any form.
///
/// A lot is named by its row and its number from the street on: `A1` to `A10`, `B1` to `B10`, `C1` to `C10`. It touches
/// the lots before and after it in its row. The river runs across all rows, see `Board`. A cube is named by the
/// letter of its colour and its value: `B2` is blue.
///
/// @param stage what is asked for
/// @param actor the seat that is asked, 0 for chance, -1 when the game is over
/// @param board as it is printed (T1)
/// @param rows A, B and C
/// @param offer the cubes of each offer row from left to right; both ends are open
/// @param selectable the pieces that the auctioneer may select in this turn (T10), before and while that is asked
/// @param rooftopsLeft how many lie face down
/// @param specialsLeft the special pieces that can still be selected
/// @param specialsGone the special pieces that have left the game
/// @param lastRound how the round before this one ended, in the first turn of this one; else empty
@Wire
public record View(
        int round,
        int rounds,

        @OneOf({
            "draw",
            "stow",
            "select",
            "turn_over",
            "bid",
            "settle",
            "place_cube",
            "place_roof",
            "place_permit",
            "place_mayor",
            "use_cancel",
            "over"
        })
        String stage,

        int actor,
        int auctioneer,
        Board board,
        List<Row> rows,
        List<List<String>> offer,
        List<String> selectable,
        int rooftopsLeft,
        List<String> specialsLeft,
        List<String> specialsGone,
        Sale sale,
        List<Certificate> certificates,
        List<Player> players,
        List<RoundEnd> lastRound)
        implements freehold.kernel.position.View {
    private static final List<List<String>> WHITE_LOTS = list(0, Lot.ROWS, View::whiteLots);

    /// @param lots how many each row has
    /// @param beforeTheRiver how many of them lie between the street and the river
    public record Board(int lots, int beforeTheRiver) {}

    /// @param length how many lots belong to it now (T17)
    /// @param whiteLots those of its ten lots that carry one floor at most (T2)
    /// @param buildings from the street on, none skipped
    /// @param permits all lie on the first lot beyond the row's length
    /// @param points what all its buildings count for together, if the round ended now (T22)
    public record Row(
            String name,
            int length,
            List<String> whiteLots,
            List<Tower> buildings,
            List<Permit> permits,
            boolean hasMayor,
            boolean isComplete,
            int points) {}

    /// @param floors from the bottom to the top
    /// @param roof its value, or 0
    /// @param worth floors and roof
    /// @param points what it counts for, if the round ended now (T22)
    /// @param owner the seat that has the certificate of its top floor
    public record Tower(String lot, List<String> floors, int roof, int worth, int points, int owner) {}

    /// @param change by how much it changed its row's length
    public record Permit(String name, int change, String lot) {}

    /// The auction of a piece.
    ///
    /// @param piece its name, `roof4` for a rooftop that is turned over; empty if nothing is on sale
    /// @param bids in order
    /// @param waiting the seats that are still to bid or pass, in order
    /// @param highest the highest bid, or 0
    /// @param leader who made it, or 0
    /// @param prospects what the piece could change for each seat
    public record Sale(
            String piece, List<Bid> bids, List<Integer> waiting, int highest, int leader, List<Prospect> prospects) {}

    /// What could happen to the points that a seat has now.
    ///
    /// @param best the change by the best use for this seat, if it gets the piece
    /// @param worst the change by the worst use for this seat, if another gets it
    public record Prospect(int seat, int best, int worst) {}

    /// @param amount 0 for a pass
    public record Bid(int seat, int amount) {}

    /// @param owner a seat, or 0
    public record Certificate(
            @OneOf({"B", "G", "Y", "R", "P", "S"}) String letter, String colour, String company, int owner) {}

    /// @param pointsNow from buildings, if the round ended now
    /// @param pointsBefore of all finished rounds, stowed checks included: known to all (T24)
    /// @param purse empty if the viewer may not see it
    /// @param range where the purse is empty and the table counts along (T7): what the seat can have in hand
    public record Player(int seat, int pointsNow, int pointsBefore, List<Purse> purse, List<Range> range) {}

    /// Checks in hand, by what everybody has seen.
    public record Range(int least, int most) {}

    /// A finished round.
    ///
    /// @param players with what they had stowed, which is known then (T24)
    public record RoundEnd(List<Row> rows, List<Player> players) {}

    /// @param stowed in this round
    public record Purse(int cash, int stowed) {}

    @SuppressWarnings("exports")
    public static View of(Position position, int viewer) {
        return new View(
                position.round(),
                position.rounds(),
                position.stage().kind().name().toLowerCase(Locale.ROOT),
                position.actor(),
                position.auctioneer(),
                new Board(Lot.TO_A_ROW, Lot.BEFORE_THE_RIVER),
                list(0, Lot.ROWS, row -> row(position, row)),
                list(0, Offer.ROWS, row -> names(position.offer().cubes(row))),
                selectable(position),
                position.rooftops().count(),
                specials(piece -> position.specials().isLeft(piece)),
                specials(piece -> isGone(position, piece)),
                sale(position),
                list(0, Company.COUNT, colour -> certificate(position, colour)),
                players(position, viewer),
                lastRound(position));
    }

    /// Whoever may stow chooses a piece in the same go.
    private static List<String> selectable(Position position) {
        return switch (position.stage().kind()) {
            case STOW, SELECT -> {
                var pieces = new int[Position.MOST_MOVES];
                var count = Stages.SELECT.moves(position, pieces);
                yield list(0, count, i -> Piece.name(pieces[i]));
            }
            default -> List.of();
        };
    }

    /// Whoever was away finds it as long as the first turn goes on.
    private static List<RoundEnd> lastRound(Position position) {
        return position.taken() > 1
                ? List.of()
                : position.lastRound().stream()
                        .map(end -> new RoundEnd(list(0, Lot.ROWS, row -> row(end, row)), counted(end)))
                        .toList();
    }

    private static List<Player> counted(Position end) {
        return list(1, end.seats() + 1, seat -> player(end, seat, List.of(purse(end.holdings(), seat)), List.of()));
    }

    /// A loop and not a stream, since views are made again and again and hold many short lists.
    private static <T> List<T> list(int from, int to, IntFunction<T> entry) {
        var entries = new ArrayList<T>(to - from);
        for (var i = from; i < to; i++) {
            entries.add(entry.apply(i));
        }
        return List.copyOf(entries);
    }

    private static List<String> names(List<Integer> cubes) {
        return list(0, cubes.size(), i -> Cube.name(cubes.get(i)));
    }

    private static Row row(Position position, int row) {
        var streets = position.streets();
        var buildings = list(1, streets.built(row) + 1, number -> tower(position, Lot.of(row, number)));
        return new Row(
                "" + Lot.letter(row),
                streets.length(row),
                WHITE_LOTS.get(row),
                buildings,
                permits(position, row),
                position.specials().mayor() == row,
                streets.isComplete(row),
                buildings.stream().mapToInt(Tower::points).sum());
    }

    private static List<String> whiteLots(int row) {
        return IntStream.rangeClosed(1, Lot.TO_A_ROW)
                .map(number -> Lot.of(row, number))
                .filter(Lot::isWhite)
                .mapToObj(Lot::name)
                .toList();
    }

    private static Tower tower(Position position, int lot) {
        var building = position.streets().building(lot);
        return new Tower(
                Lot.name(lot),
                names(Building.floors(building)),
                Building.roof(building),
                Building.value(building),
                Scoring.points(position, lot),
                Scoring.owner(position, lot));
    }

    private static List<Permit> permits(Position position, int row) {
        var specials = position.specials();
        // T17: on the first lot beyond the row's length
        var lot = Lot.name(Lot.of(row, position.streets().length(row) + 1));
        return IntStream.rangeClosed(1, Specials.PERMITS)
                .filter(stripes -> specials.row(stripes) == row)
                .mapToObj(stripes -> new Permit(Piece.name(Piece.permit(stripes)), specials.change(stripes), lot))
                .toList();
    }

    private static List<String> specials(IntPredicate which) {
        return IntStream.range(Piece.PERMIT1, Piece.COUNT)
                .filter(which)
                .mapToObj(Piece::name)
                .toList();
    }

    private static boolean isGone(Position position, int piece) {
        var specials = position.specials();
        return !specials.isLeft(piece)
                && specials.rowOf(piece) == Specials.NOWHERE
                && piece != position.auction().piece();
    }

    private static Sale sale(Position position) {
        var auction = position.auction();
        var bidders = auction.name().isEmpty() ? 0 : position.seats() - 1;
        return new Sale(
                auction.name(),
                list(0, auction.count(), i -> new Bid(bidder(position, i), auction.bid(i))),
                list(auction.count(), bidders, i -> bidder(position, i)),
                auction.highest(),
                auction.leader(),
                Prospects.of(position));
    }

    /// T11: clockwise from the auctioneer's left.
    private static int bidder(Position position, int i) {
        return (position.auctioneer() + i) % position.seats() + 1;
    }

    private static Certificate certificate(Position position, int colour) {
        var company = Company.of(colour);
        return new Certificate(
                company.name(),
                company.colour(),
                company.firm(),
                position.holdings().certificate(colour));
    }

    private static List<Player> players(Position position, int viewer) {
        return list(1, position.seats() + 1, seat -> {
            var purse = position.mayCount(viewer, seat) ? List.of(purse(position.holdings(), seat)) : List.<Purse>of();
            var range = position.mayEstimate(viewer, seat) ? List.of(range(position, seat)) : List.<Range>of();
            return player(position, seat, purse, range);
        });
    }

    private static Player player(Position position, int seat, List<Purse> purse, List<Range> range) {
        return new Player(
                seat, Scoring.fromBuildings(position, seat), position.holdings().earlier(seat), purse, range);
    }

    private static Range range(Position position, int seat) {
        var checks = position.holdings().checks(seat);
        return new Range(checks - position.mostStowed(seat), checks);
    }

    private static Purse purse(Holdings holdings, int seat) {
        return new Purse(holdings.cash(seat), holdings.stowed(seat));
    }

    @Override
    public void write(JsonWriter out) {
        ViewJson.write(this, out);
    }

    @Override
    public Sketch picture() {
        return Picture.draw(this);
    }
}
