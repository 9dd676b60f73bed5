package freehold.games.esgros;

import freehold.boards.Cells;
import freehold.games.esgros.rules.Position;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The growth rule (G4) word for word from the end of `RULES.md`, cell by cell: slow, and another way than
/// [freehold.games.esgros.rules.Legal].
final class PlainGrowth {
    private final Position position;
    private final int own;
    private final int enemy;
    private final Set<Integer> empty;
    private final int[] sizes;

    private PlainGrowth(Position position) {
        this.position = position;
        own = largest(position.mover());
        enemy = largest(1 - position.mover());
        empty = cells(~(position.stones(Position.BLACK) | position.stones(Position.WHITE)));
        sizes = IntStream.range(0, position.board().size()).map(this::sizeWith).toArray();
    }

    static Set<Integer> open(Position position, boolean isCatchUp) {
        var growth = new PlainGrowth(position);
        return isCatchUp ? growth.byCatchUp() : growth.strictly();
    }

    private Set<Integer> strictly() {
        var quiet = only(empty, cell -> size(cell) <= own);
        return legal(quiet.isEmpty() ? smallest(empty) : quiet);
    }

    private Set<Integer> byCatchUp() {
        var legal = legal(only(empty, cell -> size(cell) <= own));
        if (own < enemy) {
            legal.addAll(smallest(only(empty, cell -> size(cell) > enemy)));
        }
        return legal.isEmpty() ? smallest(empty) : legal;
    }

    private Set<Integer> legal(Set<Integer> pool) {
        var legal = only(pool, cell -> size(cell) <= enemy);
        legal.addAll(smallest(only(pool, cell -> size(cell) > enemy)));
        return legal;
    }

    private Set<Integer> smallest(Set<Integer> cells) {
        var least = cells.stream().mapToInt(this::size).min().orElse(0);
        return only(cells, cell -> size(cell) == least);
    }

    private static Set<Integer> only(Set<Integer> cells, IntPredicate condition) {
        return cells.stream().filter(condition::test).collect(Collectors.toCollection(TreeSet::new));
    }

    private int largest(int colour) {
        return cells(position.stones(colour)).stream()
                .mapToInt(cell -> Long.bitCount(connected(cell, position.stones(colour))))
                .max()
                .orElse(0);
    }

    private int size(int cell) {
        return sizes[cell];
    }

    private int sizeWith(int cell) {
        return Long.bitCount(connected(cell, position.stones(position.mover()) | Cells.of(cell)));
    }

    /// Spreads from a cell until nothing is added.
    private long connected(int cell, long stones) {
        var group = Cells.of(cell);
        var wider = group;
        do {
            group = wider;
            for (var other : cells(group)) {
                wider |= position.board().neighbours(other) & stones;
            }
        } while (wider != group);
        return group;
    }

    private Set<Integer> cells(long set) {
        return IntStream.range(0, position.board().size())
                .filter(cell -> Cells.has(set, cell))
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
