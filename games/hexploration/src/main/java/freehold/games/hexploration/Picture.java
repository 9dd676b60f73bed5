package freehold.games.hexploration;

import freehold.kernel.Sketch;

/// The view drawn as text.
final class Picture {
    private Picture() {}

    static Sketch draw(View view) {
        return new Sketch().line("" + view.stage());
    }
}
