package freehold.games.{{package}}.view;

import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;

/// The view drawn as text: the counters, and how many there are.
final class Picture {
    private Picture() {}

    static Sketch draw(View view) {
        return new Sketch().add(Ink.STRONG, "● ".repeat(view.left())).line("counters left: " + view.left());
    }
}
