package freehold.games.hexploration.view;

import freehold.games.hexploration.rules.Position;
import freehold.kernel.telling.Sketch;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;
import java.util.List;

/// What everybody may see of a position of Hexploration: all of it (H1). Areas are in the order of their names.
///
/// Types are letters: F forest, H hills, M marsh, P plains, D desert, L lake. A space of the endless table is named by
/// its axial coordinates `q,r`: `q` to the right, `r` to the lower right. It touches the six spaces at `q+1,r`,
/// `q+1,r-1`, `q,r-1`, `q-1,r`, `q-1,r+1` and `q,r+1`. An area is named by one of its spaces.
///
/// @param actor the seat that acts, 0 for chance, -1 when the game is over
/// @param stage what is asked for
/// @param enclosed the area to be settled now (H12), or an empty text
/// @param placings where the actor may lay the tile in hand, or the starting tiles
/// @param payouts what areas bring a turn, from the smallest to the largest (H16)
/// @param prices those that a tile in a market can have, the lowest first (H3)
/// @param startingBoard its spaces, the middle first; no tile goes there (H2)
@Wire
public record View(
        int actor,

        @OneOf({"draw", "start", "open", "hand", "return", "enclosed", "follow", "over"})
        String stage,

        Turn turn,
        Hand hand,
        String enclosed,
        List<Player> players,
        List<Tile> tiles,
        List<Area> areas,
        List<Supply> bag,
        List<Placing> placings,
        List<Payout> payouts,
        List<Integer> prices,
        List<String> startingBoard)
        implements freehold.kernel.position.View {
    /// The turn's limits, as far as they are not used up (H14, H17).
    ///
    /// @param seat whose turn it is
    /// @param quietTurns how many turns in a row have passed without a tile placed
    /// @param quietLimit how many end the game (H18)
    public record Turn(int seat, int placements, int removals, int priceChanges, int quietTurns, int quietLimit) {}

    /// @param tile the type of the tile in hand, or an empty text
    public record Hand(
            @OneOf({"", "F", "H", "M", "P", "D", "L"}) String tile, boolean isBought) {}

    /// @param income at the end of the next turn (H16), as things stand
    /// @param land what the two largest areas are worth now (H19)
    /// @param score money and land together
    /// @param reserve score markers that stand in no area
    /// @param starting the starting tiles that are not placed yet (H5)
    public record Player(
            int seat,
            int money,
            int income,
            int land,
            int score,
            int reserve,
            List<Pawn> pawns,
            List<Good> market,
            @OneOf({"F", "H", "M", "P", "D", "L"}) List<String> starting) {}

    /// @param area its name, or an empty text before the pawn has come to the table
    public record Pawn(int seat, int number, String area, boolean hasActed) {}

    /// A tile in a market.
    public record Good(
            @OneOf({"F", "H", "M", "P", "D", "L"}) String type, int price) {}

    public record Tile(
            int q,
            int r,
            @OneOf({"F", "H", "M", "P", "D", "L"}) String type,
            String area) {}

    /// @param owner the seat that controls it, or 0
    /// @param income what it brings its owner a turn (H16)
    /// @param price what an opponent pays for it (H15), 0 if nobody controls it
    /// @param isEnclosed whether no empty space touches it (H12)
    public record Area(
            String name,
            @OneOf({"F", "H", "M", "P", "D", "L"}) String type,
            List<String> tiles,
            int owner,
            int markers,
            int income,
            int price,
            boolean isEnclosed,
            List<Pawn> pawns) {
        public int size() {
            return tiles.size();
        }
    }

    /// What is left of a type in the bag, how many are out, and how many out end the game (H18).
    public record Supply(
            @OneOf({"F", "H", "M", "P", "D", "L"}) String type, int left, int out, int limit) {}

    /// A legal placement.
    ///
    /// @param pays what it costs (H9)
    /// @param gains what it brings in (H10, H11)
    /// @param size how many tiles the area has then
    public record Placing(
            int pawn, @OneOf({"F", "H", "M", "P", "D", "L"}) String type, int q, int r, int pays, int gains, int size) {
        public String space() {
            return q + "," + r;
        }
    }

    /// @param from the least number of tiles
    /// @param to the largest, 0 if there is none
    public record Payout(int from, int to, int income) {}

    @SuppressWarnings("exports")
    public static View of(Position position) {
        return new ViewBuilder(position).view();
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
