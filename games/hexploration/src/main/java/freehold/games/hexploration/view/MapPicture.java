package freehold.games.hexploration.view;

import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The table drawn as a map: the rows r from the top, each shifted by half a space, two lines to a row.
///
/// A tile shows its type, the seat that controls it and the pawns on it, and below its coordinates: `F2ac` over `-1,2`.
/// A space where the actor may lay a tile shows the pawns that can do so, or the starting tiles, and the money it
/// brings: `[12]+3`.
final class MapPicture {
    private static final int MARGIN = 5;
    private static final int WIDEST = 100;

    private record Cell(Ink ink, String above, String below) {}

    /// By row, then by place in the row, in half spaces from the left: 2q + r.
    private final TreeMap<Integer, TreeMap<Integer, Cell>> rows = new TreeMap<>();

    private final View view;
    private int left;
    private int right;

    private MapPicture(View view) {
        this.view = view;
    }

    static Sketch draw(View view) {
        var map = new MapPicture(view);
        map.addStartingBoard();
        map.addTiles();
        map.addPlacings();
        return map.sketch();
    }

    private void put(int q, int r, Cell cell) {
        var x = 2 * q + r;
        left = Math.min(left, x);
        right = Math.max(right, x);
        rows.computeIfAbsent(r, _ -> new TreeMap<>()).put(x, cell);
    }

    private void addStartingBoard() {
        for (var space : Space.startingBoard()) {
            put(Space.q(space), Space.r(space), new Cell(Ink.FAINT, "░░░", "░░░"));
        }
    }

    private void addTiles() {
        for (var area : view.areas()) {
            var pawns = area.pawns();
            var tiles = view.tiles().stream()
                    .filter(tile -> tile.area().equals(area.name()))
                    .toList();
            for (var i = 0; i < tiles.size(); i++) {
                var share = pawns.subList(pawns.size() * i / tiles.size(), pawns.size() * (i + 1) / tiles.size());
                put(tiles.get(i).q(), tiles.get(i).r(), tile(area, area.tiles().get(i), share));
            }
        }
    }

    private static Cell tile(View.Area area, String space, List<View.Pawn> pawns) {
        var letters = pawns.stream().map(Picture::letter).collect(Collectors.joining());
        var free = letters.isEmpty() ? "" : "·";
        return new Cell(
                Picture.ink(area.owner()), area.type() + (area.owner() == 0 ? free : area.owner()) + letters, space);
    }

    private void addPlacings() {
        view.placings().stream()
                .collect(Collectors.groupingBy(View.Placing::space))
                .forEach((name, placings) -> put(
                        placings.getFirst().q(),
                        placings.getFirst().r(),
                        new Cell(Ink.STRONG, "[" + choices(placings) + "]" + money(placings), name)));
    }

    /// Which pawns, or at the start which tiles.
    private String choices(List<View.Placing> placings) {
        var isStart = view.hand().tile().isEmpty();
        return placings.stream()
                .map(placing -> isStart ? placing.type() : "" + placing.pawn())
                .collect(Collectors.joining());
    }

    /// What the best of the pawns brings.
    private static String money(List<View.Placing> placings) {
        var most = placings.stream()
                .mapToInt(placing -> placing.gains() - placing.pays())
                .max()
                .orElse(0);
        return most == 0 ? "" : "%+d".formatted(most);
    }

    private Sketch sketch() {
        var width = width();
        var sketch = new Sketch();
        rows.forEach((r, cells) -> {
            sketch.add(Ink.FAINT, "" + r);
            cells.forEach((x, cell) -> sketch.to(column(x, width)).add(cell.ink(), cut(cell.above(), width)));
            sketch.line();
            cells.forEach((x, cell) -> sketch.to(column(x, width)).add(Ink.FAINT, fitting(cell.below(), width)));
            sketch.line();
        });
        return sketch;
    }

    private int column(int x, int width) {
        return MARGIN + (x - left) * width / 2;
    }

    /// Columns for a space: as many as fit the page, so a far-stretched table is drawn with fewer coordinates.
    private int width() {
        var spaces = (right - left) / 2 + 1;
        return Stream.of(8, 6)
                .filter(width -> MARGIN + spaces * width <= WIDEST)
                .findFirst()
                .orElse(4);
    }

    /// A crowd of pawns on one tile ends in a plus; the table of areas has them all.
    private static String cut(String text, int width) {
        return text.length() < width ? text : text.substring(0, width - 2) + "+";
    }

    private static String fitting(String text, int width) {
        return text.length() < width ? text : "";
    }
}
