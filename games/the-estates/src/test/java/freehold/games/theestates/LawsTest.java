package freehold.games.theestates;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.Cells;
import freehold.games.theestates.rules.Building;
import freehold.games.theestates.rules.Company;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Offer;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Specials;
import freehold.games.theestates.rules.Streets;
import freehold.games.theestates.view.View;
import freehold.kernel.Game;
import freehold.laws.GameLaws;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class LawsTest implements GameLaws {
    private static final List<Integer> ALL_CUBES =
            IntStream.range(0, Cube.COUNT).boxed().toList();

    @Override
    public Game game() {
        return new Rules();
    }

    /// Nothing gets lost, nothing comes from nowhere.
    @Override
    public void check(freehold.kernel.position.Position position) {
        var here = (Position) position;
        moneyIsConserved(here);
        everyCubeLiesInOnePlace(here);
        everyRooftopLiesInOnePlace(here);
        everySpecialPieceLiesInOnePlace(here);
        IntStream.range(0, Lot.ROWS).forEach(row -> rowIsSound(here, row));
        certificatesFollowTheColoursBuilt(here);
    }

    private static void moneyIsConserved(Position position) {
        var holdings = position.holdings();
        var total = 0;
        for (var seat = 1; seat <= position.seats(); seat++) {
            assertThat(holdings.cash(seat)).isNotNegative();
            assertThat(holdings.stowed(seat)).isNotNegative();
            total += holdings.cash(seat) + holdings.stowed(seat);
        }
        assertThat(total).as("T7").isEqualTo(position.allChecks());
    }

    private static void everyCubeLiesInOnePlace(Position position) {
        var cubes = new ArrayList<Integer>();
        IntStream.range(0, Cube.COUNT)
                .filter(cube -> Cells.has(position.offer().box(), cube))
                .forEach(cubes::add);
        IntStream.range(0, Offer.ROWS)
                .forEach(row -> cubes.addAll(position.offer().cubes(row)));
        buildings(position).forEach(building -> cubes.addAll(Building.floors(building)));
        if (Piece.isCube(position.auction().piece())) {
            cubes.add(position.auction().piece());
        }
        Collections.sort(cubes);
        assertThat(cubes).as("T3").isEqualTo(ALL_CUBES);
    }

    private static Stream<Integer> buildings(Position position) {
        return IntStream.range(0, Lot.COUNT)
                .map(position.streets()::building)
                .filter(building -> building != Building.NONE)
                .boxed();
    }

    private static void everyRooftopLiesInOnePlace(Position position) {
        for (var value = 1; value <= Cube.HIGHEST; value++) {
            var sought = value;
            var placed = buildings(position)
                    .filter(building -> Building.roof(building) == sought)
                    .count();
            var onSale = position.auction().roof() == value ? 1 : 0;
            assertThat(position.rooftops().count(value) + placed + onSale)
                    .as("T5")
                    .isEqualTo(2);
        }
    }

    private static void everySpecialPieceLiesInOnePlace(Position position) {
        var view = View.of(position, Position.SPECTATOR);
        var places = new ArrayList<String>();
        places.addAll(view.specialsLeft());
        places.addAll(view.specialsGone());
        for (var row : view.rows()) {
            row.permits().forEach(permit -> places.add(permit.name()));
            places.addAll(row.hasMayor() ? List.of("mayor") : List.of());
        }
        if (Piece.isSpecial(position.auction().piece())) {
            places.add(view.sale().piece());
        }
        assertThat(places).as("T6").containsExactlyInAnyOrder("permit1", "permit2", "permit3", "mayor", "cancel");
    }

    private static void rowIsSound(Position position, int row) {
        var specials = position.specials();
        var changes = IntStream.rangeClosed(1, Specials.PERMITS)
                .filter(stripes -> specials.row(stripes) == row)
                .map(specials::change)
                .sum();
        var streets = position.streets();
        assertThat(streets.length(row)).as("T17").isEqualTo(4 + changes).isBetween(streets.built(row), Streets.LONGEST);
        for (var number = 1; number <= Lot.TO_A_ROW; number++) {
            var lot = Lot.of(row, number);
            var floors = Building.floors(streets.building(lot));
            var isBuilt = number <= streets.built(row);
            var most = Lot.isWhite(lot) ? 1 : Cube.HIGHEST;
            assertThat(floors.size()).as("T2, T14: floors").isBetween(isBuilt ? 1 : 0, isBuilt ? most : 0);
        }
    }

    private static void certificatesFollowTheColoursBuilt(Position position) {
        var built = buildings(position)
                .flatMap(building -> Building.floors(building).stream())
                .map(Cube::colour)
                .toList();
        for (var colour = 0; colour < Company.COUNT; colour++) {
            assertThat(position.holdings().certificate(colour) != Holdings.NOBODY)
                    .as("T15")
                    .isEqualTo(built.contains(colour));
        }
    }
}
