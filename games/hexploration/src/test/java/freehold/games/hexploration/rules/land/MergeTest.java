package freehold.games.hexploration.rules.land;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Three forests in a row with gaps, `west _ middle _ east`, and other shapes, joined by a tile of seat 1.
class MergeTest {
    private final Land land = new Land();
    private final Markers markers = new Markers(3);
    private final Merge merge = new Merge(3, land, markers);

    private int area(int size, int owner, int q, int r, int step) {
        var area = Land.NONE;
        for (var i = 0; i < size; i++) {
            area = land.lay(Space.at(q, r) + i * step, Terrain.FOREST, area);
        }
        if (owner != Markers.NOBODY) {
            markers.put(area, owner, 1);
        }
        return area;
    }

    /// West of the gap at 10,0, leading away from it.
    private int west(int size, int owner) {
        return area(size, owner, 9, 0, -1);
    }

    private int east(int size, int owner) {
        return area(size, owner, 11, 0, 1);
    }

    private int judge(int seat) {
        return merge.judge(Space.at(10, 0), Terrain.FOREST, seat);
    }

    @Test
    void aTileOfAnotherTypeJoinsNothing_H9() {
        west(2, 2);
        assertThat(merge.judge(Space.at(10, 0), Terrain.HILLS, 1)).isZero();
        assertThat(merge.absorber()).isEqualTo(Land.NONE);
    }

    @Test
    void aTileThatExtendsOneAreaCostsNothing_H9() {
        var west = west(3, 2);
        assertThat(judge(1)).isZero();
        assertThat(merge.absorber()).isEqualTo(west);
    }

    @Test
    void theLargestWithMarkersAbsorbs_H9() {
        west(2, 2);
        var east = east(3, 3);
        assertThat(judge(1)).as("seat 2 is paid for two tiles").isEqualTo(2);
        assertThat(merge.absorber()).isEqualTo(east);
    }

    @Test
    void anyAreaWithAMarkerAbsorbsALargerOneWithout_H9() {
        var west = west(1, 2);
        east(5, Markers.NOBODY);
        assertThat(judge(1)).isZero();
        assertThat(merge.absorber()).isEqualTo(west);
    }

    @Test
    void ofEqualSizesTheActivePlayersAbsorbs_H9() {
        var west = west(2, 3);
        var east = east(2, 1);
        assertThat(judge(1)).isEqualTo(2);
        assertThat(merge.absorber()).isEqualTo(east);
        assertThat(judge(3)).isEqualTo(2);
        assertThat(merge.absorber()).isEqualTo(west);
    }

    @Test
    void ofEqualSizesOfOthersSeatOrderFromTheActivePlayerDecides_H9() {
        var west = west(2, 1);
        var east = east(2, 3);
        assertThat(judge(2)).as("after seat 2 comes seat 3").isEqualTo(2);
        assertThat(merge.absorber()).isEqualTo(east);
        assertThat(merge.price(west)).isEqualTo(2);
        assertThat(merge.price(east)).isZero();
    }

    @Test
    void theActivePlayerIsNotPaidForTheOwnArea_H9() {
        west(1, 1);
        east(2, 2);
        assertThat(judge(1)).isZero();
    }

    @Test
    void theAbsorbersOwnerIsNotPaidForAnotherOwnArea_H9() {
        west(1, 2);
        east(2, 2);
        assertThat(judge(1)).isZero();
    }

    @Test
    void freeAreasSimplyJoin_H9() {
        west(1, Markers.NOBODY);
        east(2, Markers.NOBODY);
        assertThat(judge(1)).isZero();
        assertThat(merge.count()).isEqualTo(2);
    }

    @Test
    void threeAreasJoinAtOnce_H9() {
        var west = west(1, 2);
        // the gap's neighbours 9,0 and 11,-1 and 10,1 do not touch each other
        var north = area(3, 3, 11, -1, -255);
        var south = area(2, Markers.NOBODY, 10, 1, 256);
        assertThat(judge(1)).isEqualTo(1);
        assertThat(merge.count()).isEqualTo(3);
        assertThat(merge.absorber()).isEqualTo(north);
        assertThat(merge.price(west)).isEqualTo(1);
        assertThat(merge.price(south)).isZero();
    }

    @Test
    void anAreaThatTouchesTwiceCountsOnce_H9() {
        var ring = area(1, 2, 9, 0, 0);
        land.lay(Space.at(9, 1), Terrain.FOREST, ring);
        land.lay(Space.at(10, 1), Terrain.FOREST, ring);
        assertThat(judge(1)).isZero();
        assertThat(merge.count()).isEqualTo(1);
    }

    @Test
    void markersOfTheAbsorbersOwnerStayAndAllOthersGoBack_H9() {
        var west = west(1, 2);
        var east = east(2, 2);
        markers.join(east, west);
        assertThat(markers.count(east)).isEqualTo(2);
        assertThat(markers.reserve(2)).isEqualTo(3);
        var north = area(1, 3, 5, 5, 0);
        markers.join(east, north);
        assertThat(markers.count(east)).isEqualTo(2);
        assertThat(markers.reserve(3)).isEqualTo(5);
        assertThat(markers.isMarked(north)).isFalse();
    }
}
