package freehold.games.hexploration.rules;

import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Merge;
import freehold.games.hexploration.rules.land.Space;

/// Lays the tile in hand, with what happens by itself: merging (H9) and bonuses (H10, H11). What is then still to be
/// settled is asked for: enclosures (H12) and whether the pawn follows (H13).
public final class Placement {
    /// H10 and H11.
    static final int BORDER_BONUS = 1;

    static final int FOREIGN_GROUND = 2;

    private final Position position;
    private final Land land;
    private final Markers markers;
    private final Merge merge;
    private final Turn turn;
    private final Exploration exploration;

    Placement(Position position) {
        this.position = position;
        land = position.land();
        markers = position.markers();
        merge = position.merge();
        turn = position.thisTurn();
        exploration = position.exploration();
    }

    public void lay(int pawn, int space) {
        var type = exploration.hand();
        // H11 looks at who controlled what before the placement, but is gained after H9 is paid
        var foreignGround = foreignGround(pawn, type);
        position.purses().gain(turn.seat(), borderBonus(space));
        merge.judge(space, type, turn.seat());
        payOwners();
        position.purses().gain(turn.seat(), foreignGround);
        join(land.lay(space, type, merge.absorber()));
        exploration.lay(space, pawn);
        turn.act(pawn);
        turn.countTile();
    }

    /// What a placement brings in.
    public int gain(int pawn, int space, int type) {
        return borderBonus(space) + foreignGround(pawn, type);
    }

    /// H10: once, however many areas of opponents the tile touches.
    public int borderBonus(int space) {
        for (var step : Space.around()) {
            var area = land.area(space + step);
            if (area >= 0 && markers.isForeign(area, turn.seat())) {
                return BORDER_BONUS;
            }
        }
        return 0;
    }

    /// H11.
    public int foreignGround(int pawn, int type) {
        var area = position.pawns().area(turn.seat(), pawn);
        return markers.isForeign(area, turn.seat()) && land.type(area) != type ? FOREIGN_GROUND : 0;
    }

    private void payOwners() {
        for (var i = 0; i < merge.count(); i++) {
            var price = merge.price(merge.joined(i));
            if (price > 0) {
                position.purses().pay(turn.seat(), markers.owner(merge.joined(i)), price);
            }
        }
    }

    private void join(int area) {
        for (var i = 0; i < merge.count(); i++) {
            var absorbed = merge.joined(i);
            if (absorbed != area) {
                markers.join(area, absorbed);
                position.pawns().join(area, absorbed);
                land.join(area, absorbed);
            }
        }
    }

    /// H12: the next area, in the order of names, that the new tile has enclosed and its player may take over;
    /// [Land#NONE] if there is none, no marker for it, or no new tile.
    public int enclosed() {
        var enclosed = Land.NONE;
        if (exploration.isLaid() && markers.hasReserve(turn.seat())) {
            for (var step : Space.around()) {
                var area = land.area(exploration.space() + step);
                if (area >= 0 && isEnclosed(area) && (enclosed < 0 || land.name(area) < land.name(enclosed))) {
                    enclosed = area;
                }
            }
        }
        return enclosed;
    }

    private boolean isEnclosed(int area) {
        return !land.isOpen(area)
                && markers.isForeign(area, turn.seat())
                && land.name(area) > exploration.settled()
                && area != land.area(exploration.space());
    }

    /// H13: to a tile whose type differs from that of the pawn's area.
    public boolean canFollow() {
        var explorersArea = position.pawns().area(turn.seat(), exploration.pawn());
        return land.type(land.area(exploration.space())) != land.type(explorersArea);
    }
}
