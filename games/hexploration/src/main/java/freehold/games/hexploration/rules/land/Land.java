package freehold.games.hexploration.rules.land;

import freehold.kernel.position.Mix;

/// The tiles on the table and the areas they form (H4), without anybody on them.
///
/// Areas only grow and never split, so everything is kept up to date as tiles are laid, and nothing ever searches the
/// table. An area has the number of one of its tiles. Its tiles form a ring: [#next] leads through all of them.
public final class Land {
    public static final int NONE = -1;
    /// H18: a turn begins with fewer tiles of each type out of the bag than end the game, and each pawn adds one.
    public static final int MOST_OF_A_TYPE = Bag.LIMIT - 1 + Pawns.PER_SEAT;

    /// The first tile of an area has six spaces around it, and each further one adds at most two.
    public static final int MOST_AROUND = 6 + 2 * (MOST_OF_A_TYPE - 1);

    public static final int MOST_TILES = Terrain.MOST * (Bag.LIMIT - 1) + Pawns.PER_SEAT;

    private static final byte EMPTY = 0;
    /// H2: the starting board counts as filled.
    private static final byte FILLED = -1;
    /// An empty space, while [#writeBorder] is at work.
    private static final byte SEEN = -2;

    /// By space: the number of its area plus 1, or [#EMPTY], or [#FILLED].
    private final byte[] grid = new byte[Space.NUMBERS];

    private int tiles;
    private final int[] spaces = new int[MOST_TILES];
    private final int[] next = new int[MOST_TILES];

    private final int[] types = new int[MOST_TILES];
    private final int[] sizes = new int[MOST_TILES];
    private final int[] names = new int[MOST_TILES];
    /// By area: how many pairs there are of one of its tiles and an empty space that touches it.
    private final int[] edges = new int[MOST_TILES];

    private final AreaSets neighbours = new AreaSets(MOST_TILES);
    private long hash;

    public Land() {
        for (var space : Space.startingBoard()) {
            grid[space] = FILLED;
        }
    }

    public int tiles() {
        return tiles;
    }

    public int space(int tile) {
        return spaces[tile];
    }

    /// The next tile in the ring of its area.
    public int next(int tile) {
        return next[tile];
    }

    public boolean isEmpty(int space) {
        return grid[space] == EMPTY;
    }

    public boolean isStartingBoard(int space) {
        return grid[space] == FILLED;
    }

    /// The area on a space; negative if there is none.
    public int area(int space) {
        return grid[space] - 1;
    }

    /// The area of that name, or [#NONE].
    public int named(int name) {
        var area = area(name);
        return area >= 0 && names[area] == name ? area : NONE;
    }

    public int type(int area) {
        return types[area];
    }

    public int size(int area) {
        return sizes[area];
    }

    /// H4: the space of its tile with the smallest r, among those the smallest q.
    public int name(int area) {
        return names[area];
    }

    /// Whether an empty space touches the area.
    public boolean isOpen(int area) {
        return edges[area] > 0;
    }

    /// How many pairs there are of one of its tiles and an empty space that touches it.
    public int edges(int area) {
        return edges[area];
    }

    /// Whether some area touches no empty space but this one.
    public boolean isLastOpening(int space) {
        for (var step : Space.around()) {
            var area = area(space + step);
            if (area >= 0 && edges[area] == tilesAround(space, area)) {
                return true;
            }
        }
        return false;
    }

    private int tilesAround(int space, int area) {
        var count = 0;
        for (var step : Space.around()) {
            count += area(space + step) == area ? 1 : 0;
        }
        return count;
    }

    public boolean touch(int area, int other) {
        return neighbours.has(area, other);
    }

    public boolean hasNeighbour(int area) {
        return !neighbours.isEmpty(area);
    }

    /// The first area from a number on that touches the given one, or [#NONE].
    public int neighbour(int area, int from) {
        return neighbours.next(area, from);
    }

    /// Whether a space touches an area.
    public boolean touchesSpace(int area, int space) {
        for (var step : Space.around()) {
            if (area(space + step) == area) {
                return true;
            }
        }
        return false;
    }

    /// Writes the empty spaces that touch an area; returns how many there are, [#MOST_AROUND] at most.
    public int writeBorder(int area, int[] into) {
        var count = 0;
        var tile = area;
        do {
            count = writeUnseen(spaces[tile], into, count);
            tile = next[tile];
        } while (tile != area);
        for (var i = 0; i < count; i++) {
            grid[into[i]] = EMPTY;
        }
        return count;
    }

    /// Each space is marked as it is written, so that no other tile of the area writes it again.
    private int writeUnseen(int tile, int[] into, int from) {
        var count = from;
        for (var step : Space.around()) {
            if (grid[tile + step] == EMPTY) {
                grid[tile + step] = SEEN;
                into[count++] = tile + step;
            }
        }
        return count;
    }

    /// Lays a tile that extends an area of its type, or founds one if that is [#NONE]; returns its area. Further areas
    /// of its type that it touches must be [#join]ed at once.
    public int lay(int space, int type, int extended) {
        var tile = tiles++;
        spaces[tile] = space;
        next[tile] = tile;
        var area = extended == NONE ? found(tile, type) : extended;
        splice(area, tile);
        grid[space] = (byte) (area + 1);
        sizes[area]++;
        names[area] = Math.min(names[area], space);
        hash += Mix.of(space * Terrain.MOST + type);
        border(area, space);
        return area;
    }

    private int found(int area, int type) {
        types[area] = type;
        sizes[area] = 0;
        names[area] = Integer.MAX_VALUE;
        edges[area] = 0;
        neighbours.clear(area);
        return area;
    }

    /// Makes two rings of tiles one. A tile spliced with itself stays as it is.
    private void splice(int tile, int other) {
        var after = next[tile];
        next[tile] = next[other];
        next[other] = after;
    }

    private void border(int area, int space) {
        for (var step : Space.around()) {
            var other = area(space + step);
            if (other >= 0) {
                edges[other]--;
                connect(area, other);
            } else if (isEmpty(space + step)) {
                edges[area]++;
            }
        }
    }

    private void connect(int area, int other) {
        if (types[area] != types[other]) {
            neighbours.add(area, other);
            neighbours.add(other, area);
        }
    }

    /// Makes one area a part of another of its type.
    public void join(int area, int absorbed) {
        for (var i = neighbours.next(absorbed, 0); i != NONE; i = neighbours.next(absorbed, i + 1)) {
            neighbours.remove(i, absorbed);
            neighbours.add(i, area);
        }
        neighbours.addAll(area, absorbed);
        var tile = absorbed;
        do {
            grid[spaces[tile]] = (byte) (area + 1);
            tile = next[tile];
        } while (tile != absorbed);
        splice(area, absorbed);
        sizes[area] += sizes[absorbed];
        edges[area] += edges[absorbed];
        names[area] = Math.min(names[area], names[absorbed]);
    }

    /// Equal for tables with the same tiles, in whatever order they were laid.
    public long hash() {
        assert hash == freshHash();
        return hash;
    }

    private long freshHash() {
        var fresh = 0L;
        for (var tile = 0; tile < tiles; tile++) {
            fresh += Mix.of(spaces[tile] * Terrain.MOST + types[area(spaces[tile])]);
        }
        return fresh;
    }

    /// Touches only the spaces that hold tiles here or there.
    public void set(Land other) {
        for (var tile = 0; tile < tiles; tile++) {
            grid[spaces[tile]] = EMPTY;
        }
        tiles = other.tiles;
        hash = other.hash;
        copy(other.spaces, spaces);
        copy(other.next, next);
        copy(other.types, types);
        copy(other.sizes, sizes);
        copy(other.names, names);
        copy(other.edges, edges);
        neighbours.set(other.neighbours, tiles);
        for (var tile = 0; tile < tiles; tile++) {
            grid[spaces[tile]] = other.grid[spaces[tile]];
        }
    }

    private void copy(int[] from, int[] to) {
        System.arraycopy(from, 0, to, 0, tiles);
    }
}
