package freehold.boards;

import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import java.util.function.IntFunction;

/// Draws a square board as text, the top row first, with the numbers of the rows on the left and the letters of the
/// columns below.
public final class SquarePicture {
    private static final int MARGIN = 3;

    private SquarePicture() {}

    /// @param width columns of text that a cell takes
    /// @param cell what stands in a cell, at most width − 1 columns
    public static Sketch draw(SquareBoard board, int width, IntFunction<Sketch.Span> cell) {
        var sketch = new Sketch();
        for (var row = board.side() - 1; row >= 0; row--) {
            sketch.add(Ink.STRONG, "" + (row + 1)).to(MARGIN);
            for (var column = 0; column < board.side(); column++) {
                var span = cell.apply(board.cell(column, row));
                sketch.add(span.ink(), span.text()).to(MARGIN + (column + 1) * width);
            }
            sketch.line();
        }
        for (var column = 0; column < board.side(); column++) {
            sketch.to(MARGIN + column * width).add(Ink.STRONG, "" + board.letter(column));
        }
        return sketch.line();
    }
}
