package freehold.games.hexploration.rules.land;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

public class LandTest {
    private final Land land = new Land();

    public static int[] areas(Land land) {
        return IntStream.range(0, land.tiles())
                .map(tile -> land.area(land.space(tile)))
                .distinct()
                .toArray();
    }

    public static void agreesWithFreshSearch(Land land) {
        for (var area : areas(land)) {
            var spaces = flood(land, land.name(area));
            assertThat(spaces.first()).as("name").isEqualTo(land.name(area));
            assertThat(spaces).hasSize(land.size(area)).isEqualTo(ring(land, area));
            var around = around(spaces);
            assertThat(land.isOpen(area)).isEqualTo(around.stream().anyMatch(land::isEmpty));
            for (var other : areas(land)) {
                var touches = area != other && around.stream().anyMatch(space -> land.area(space) == other);
                assertThat(land.touch(area, other)).isEqualTo(touches);
            }
        }
    }

    /// All connected tiles of the type of the one on a space.
    private static SortedSet<Integer> flood(Land land, int start) {
        var found = new TreeSet<>(Set.of(start));
        var open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            for (var space : around(Set.of(open.pop()))) {
                if (isOfType(land, space, land.type(land.area(start))) && found.add(space)) {
                    open.push(space);
                }
            }
        }
        return found;
    }

    private static boolean isOfType(Land land, int space, int type) {
        return land.area(space) >= 0 && land.type(land.area(space)) == type;
    }

    private static Set<Integer> around(Set<Integer> spaces) {
        return spaces.stream()
                .flatMap(space -> Arrays.stream(Space.around()).mapToObj(step -> space + step))
                .collect(Collectors.toSet());
    }

    private static Set<Integer> ring(Land land, int area) {
        var spaces = new TreeSet<Integer>();
        var tile = area;
        do {
            spaces.add(land.space(tile));
            tile = land.next(tile);
        } while (tile != area);
        return spaces;
    }

    @Test
    void anAreaIsNamedAfterItsSmallestRThenQ_H4() {
        var area = land.lay(Space.at(2, 0), Terrain.FOREST, Land.NONE);
        land.lay(Space.at(3, 0), Terrain.FOREST, area);
        assertThat(Space.name(land.name(area))).isEqualTo("2,0");
        land.lay(Space.at(4, -1), Terrain.FOREST, area);
        assertThat(Space.name(land.name(area))).isEqualTo("4,-1");
        land.lay(Space.at(3, -1), Terrain.FOREST, area);
        assertThat(Space.name(land.name(area))).isEqualTo("3,-1");
    }

    @Test
    void theStartingBoardCountsAsFilled_H2() {
        assertThat(land.isEmpty(Space.at(0, 0))).isFalse();
        assertThat(land.isEmpty(Space.at(-1, 1))).isFalse();
        assertThat(land.isEmpty(Space.at(1, 1))).isTrue();
        assertThat(land.area(Space.at(0, 0))).isNegative();
    }

    @Test
    void joinedAreasShareTilesNeighboursAndBorder_H4() {
        var west = land.lay(Space.at(5, 0), Terrain.FOREST, Land.NONE);
        var east = land.lay(Space.at(7, 0), Terrain.FOREST, Land.NONE);
        var north = land.lay(Space.at(7, -1), Terrain.HILLS, Land.NONE);
        assertThat(land.touch(west, north)).isFalse();
        assertThat(land.lay(Space.at(6, 0), Terrain.FOREST, west)).isEqualTo(west);
        land.join(west, east);
        assertThat(land.size(west)).isEqualTo(3);
        assertThat(land.area(Space.at(7, 0))).isEqualTo(west);
        assertThat(land.touch(west, north)).isTrue();
        agreesWithFreshSearch(land);
    }

    @Test
    void theBorderHoldsEachEmptySpaceOnce_H8() {
        var area = land.lay(Space.at(2, 0), Terrain.FOREST, Land.NONE);
        land.lay(Space.at(3, 0), Terrain.FOREST, area);
        var spaces = new int[20];
        var count = land.writeBorder(area, spaces);
        assertThat(Arrays.stream(spaces, 0, count).mapToObj(Space::name))
                .containsExactlyInAnyOrder("2,-1", "3,-1", "4,-1", "4,0", "3,1", "2,1", "1,1");
        assertThat(land.isEmpty(Space.at(4, 0))).as("looking leaves no trace").isTrue();
    }

    @Test
    void theOrderInWhichTilesAreLaidDoesNotMatter_H4() {
        var other = new Land();
        land.lay(Space.at(2, 0), Terrain.FOREST, Land.NONE);
        land.lay(Space.at(2, 1), Terrain.HILLS, Land.NONE);
        other.lay(Space.at(2, 1), Terrain.HILLS, Land.NONE);
        other.lay(Space.at(2, 0), Terrain.FOREST, Land.NONE);
        assertThat(land.hash()).isEqualTo(other.hash());
    }

    @Test
    void settingATableClearsWhatWasThere() {
        land.lay(Space.at(2, 0), Terrain.FOREST, Land.NONE);
        var other = new Land();
        other.lay(Space.at(-2, 0), Terrain.HILLS, Land.NONE);
        land.set(other);
        assertThat(land.isEmpty(Space.at(2, 0))).isTrue();
        assertThat(land.type(land.area(Space.at(-2, 0)))).isEqualTo(Terrain.HILLS);
        assertThat(land.hash()).isEqualTo(other.hash());
    }
}
