package freehold.games.esgros.view;

import freehold.boards.HexBoard;
import freehold.boards.HexPicture;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// The view drawn as text: stones with the size of their group, open cells by their names, closed ones as a dot.
final class Picture {
    private static final int WIDTH = 4;

    private Picture() {}

    static Sketch draw(View view) {
        var board = HexBoard.ofSide(view.size());
        var stones = stones(view);
        return HexPicture.draw(board, WIDTH, cell -> {
                    var name = board.name(cell);
                    var closed = new Sketch.Span(Ink.FAINT, "·");
                    var free = view.open().contains(name) ? new Sketch.Span(Ink.PLAIN, name) : closed;
                    return stones.getOrDefault(name, free);
                })
                .line()
                .add(legend(view, "black", "●", Ink.DARK, view.black()))
                .add(legend(view, "white", "○", Ink.LIGHT, view.white()));
    }

    private static Map<String, Sketch.Span> stones(View view) {
        var stones = new HashMap<String, Sketch.Span>();
        for (var group : view.groups()) {
            var isBlack = group.colour().equals("black");
            var span = new Sketch.Span(
                    isBlack ? Ink.DARK : Ink.LIGHT,
                    (isBlack ? "●" : "○") + group.cells().size());
            group.cells().forEach(cell -> stones.put(cell, span));
        }
        return stones;
    }

    private static Sketch legend(View view, String colour, String stone, Ink ink, int seat) {
        var sizes = view.groups().stream()
                .filter(group -> group.colour().equals(colour))
                .map(group -> group.cells().size())
                .sorted(java.util.Comparator.reverseOrder())
                .map(Object::toString)
                .collect(Collectors.joining(" "));
        return new Sketch()
                .add(ink, stone)
                .add(" %s is seat %d; groups: %s".formatted(colour, seat, sizes.isEmpty() ? "none" : sizes));
    }
}
