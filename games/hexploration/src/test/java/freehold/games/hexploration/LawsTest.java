package freehold.games.hexploration;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.land.LandTest;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.stages.Stages;
import freehold.kernel.Game;
import freehold.laws.GameLaws;
import java.util.stream.IntStream;

class LawsTest implements GameLaws {
    @Override
    public Game game() {
        return new Rules();
    }

    /// No tile and no marker is ever lost, and nobody owes money.
    @Override
    public void check(freehold.kernel.position.Position any) {
        var position = (Position) any;
        for (var type = 0; type < position.bag().types(); type++) {
            assertThat(tilesOf(type, position))
                    .as("tiles of type %d", type)
                    .isEqualTo(position.bag().left(type) + position.bag().out(type));
        }
        for (var seat = 1; seat <= position.seats(); seat++) {
            assertThat(markersOf(seat, position)).as("markers of seat %d", seat).isEqualTo(Markers.PER_SEAT);
            assertThat(position.purses().money(seat)).isNotNegative();
        }
        checkAreas(position);
    }

    private static int tilesOf(int type, Position position) {
        var count = position.bag().left(type) + (position.exploration().hand() == type ? 1 : 0);
        for (var seat = 1; seat <= position.seats(); seat++) {
            count += position.opening().hand(seat, type);
            for (var price = Markets.LOWEST_PRICE; price <= Markets.HIGHEST_PRICE; price++) {
                count += position.markets().count(seat, Markets.slot(type, price));
            }
        }
        var land = position.land();
        return count
                + (int) IntStream.range(0, land.tiles())
                        .filter(tile -> land.type(land.area(land.space(tile))) == type)
                        .count();
    }

    private static int markersOf(int seat, Position position) {
        var count = position.markers().reserve(seat);
        for (var area : LandTest.areas(position.land())) {
            count += position.markers().own(area, seat);
        }
        return count;
    }

    /// What `Land` keeps up to date agrees with a search of the whole table (H4); looked at after most tiles are laid.
    private static void checkAreas(Position position) {
        if (position.stage().equals(Stages.FOLLOW) || position.isOver()) {
            LandTest.agreesWithFreshSearch(position.land());
        }
    }
}
