package freehold.games.{{package}}.view;

import freehold.boards.{{Shape}}Board;
import freehold.boards.{{Shape}}Picture;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;

/// The view drawn as text: stones, the names of open cells, and a dot for the others.
final class Picture {
    private static final int WIDTH = 4;
    private static final Sketch.Span BLACK = new Sketch.Span(Ink.DARK, "●");
    private static final Sketch.Span WHITE = new Sketch.Span(Ink.LIGHT, "○");

    private Picture() {}

    static Sketch draw(View view) {
        var board = {{Shape}}Board.ofSide(view.size());
        return {{Shape}}Picture.draw(board, WIDTH, cell -> span(view, board.name(cell)))
                .line()
                .add(BLACK.ink(), BLACK.text())
                .add(" is seat 1, ")
                .add(WHITE.ink(), WHITE.text())
                .line(" is seat 2");
    }

    private static Sketch.Span span(View view, String cell) {
        if (view.black().contains(cell)) {
            return BLACK;
        }
        if (view.white().contains(cell)) {
            return WHITE;
        }
        return view.open().contains(cell) ? new Sketch.Span(Ink.PLAIN, cell) : new Sketch.Span(Ink.FAINT, "·");
    }
}
