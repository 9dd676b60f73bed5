package freehold.boards;

import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import java.util.function.IntFunction;

/// Draws a hexagonal board as text, the top row first, each row shifted by half a cell, with its letter at both ends.
public final class HexPicture {
    private HexPicture() {}

    /// @param width columns a cell takes; even, so that half a cell is whole columns
    /// @param cell what stands in a cell, at most width − 1 columns
    public static Sketch draw(HexBoard board, int width, IntFunction<Sketch.Span> cell) {
        var sketch = new Sketch();
        var last = board.size();
        for (var row = board.rows() - 1; row >= 0; row--) {
            var first = last - board.length(row);
            sketch.to((board.rows() - board.length(row)) * width / 2).add(Ink.STRONG, board.letter(row) + "  ");
            for (var i = first; i < last; i++) {
                var span = cell.apply(i);
                sketch.add(span.ink(), span.text())
                        .add(" ".repeat(width - span.text().length()));
            }
            sketch.add(Ink.STRONG, "" + board.letter(row)).line();
            last = first;
        }
        return sketch;
    }
}
