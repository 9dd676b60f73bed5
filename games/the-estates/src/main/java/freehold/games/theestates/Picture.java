package freehold.games.theestates;

import freehold.kernel.Sketch;

final class Picture {
    private Picture() {}

    static Sketch draw(View view) {
        return new Sketch().line(view.prompt());
    }
}
