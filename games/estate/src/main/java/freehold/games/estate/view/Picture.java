package freehold.games.estate.view;

import freehold.boards.HexBoard;
import freehold.boards.HexPicture;
import freehold.games.estate.words.Names;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The view drawn as text: pieces, and empty cells by their names with their prices raised: `e5⁵`.
final class Picture {
    private static final int WIDTH = 6;

    private Picture() {}

    static Sketch draw(View view) {
        var board = HexBoard.ofSide(view.size());
        var pieces = pieces(view);
        return HexPicture.draw(board, WIDTH, cell -> {
                    var price = view.cells().get(cell);
                    return pieces.getOrDefault(price.name(), forSale(view, price));
                })
                .line()
                .add(legend(view, view.light()))
                .add(legend(view, view.dark()))
                .add(turn(view));
    }

    private static Map<String, Sketch.Span> pieces(View view) {
        var pieces = new HashMap<String, Sketch.Span>();
        for (var group : view.groups()) {
            var span = new Sketch.Span(ink(group.colour()), " " + piece(group.colour()) + " ");
            group.cells().forEach(cell -> pieces.put(cell, span));
        }
        return pieces;
    }

    private static Sketch.Span forSale(View view, View.Cell cell) {
        var ink = view.open().contains(cell.name()) ? Ink.PLAIN : Ink.FAINT;
        return new Sketch.Span(ink, cell.name() + raised(cell.price()));
    }

    private static char raised(int digit) {
        return "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(digit);
    }

    private static Sketch legend(View view, View.Player player) {
        return new Sketch()
                .add(ink(player.colour()), piece(player.colour()))
                .add(" %-5s is seat %d; %s; %s"
                        .formatted(player.colour(), player.seat(), supply(player), reach(view, player.colour())));
    }

    private static String supply(View.Player player) {
        return switch (player.supply()) {
            case 0 -> "no piece left: sits out (E7)";
            case 1 -> "1 piece left";
            default -> player.supply() + " pieces left";
        };
    }

    /// What a colour's best group touches: the one with the most sides, of these the largest.
    private static String reach(View view, String colour) {
        return view.groups().stream()
                .filter(group -> group.colour().equals(colour) && !group.sides().isEmpty())
                .max(Comparator.<View.Group>comparingInt(group -> group.sides().size())
                        .thenComparingInt(group -> group.cells().size()))
                .map(group ->
                        "the group at %s touches %s".formatted(group.cells().getFirst(), sides(group.sides())))
                .orElse("touches no side yet");
    }

    private static String sides(List<Integer> numbers) {
        var names = numbers.stream().map(Names::side).collect(Collectors.joining(", "));
        return "%d %s: %s".formatted(numbers.size(), numbers.size() == 1 ? "side" : "sides", names);
    }

    private static Sketch turn(View view) {
        var sketch = new Sketch().add(ink(view.mover()), piece(view.mover()));
        return view.isOver()
                ? sketch.add(" %s has won (E9)".formatted(view.mover()))
                : sketch.add(" %s is to place, with %s left this turn"
                        .formatted(view.mover(), Names.points(view.pointsLeft())));
    }

    private static String piece(String colour) {
        return colour.equals("light") ? "○" : "●";
    }

    private static Ink ink(String colour) {
        return colour.equals("light") ? Ink.LIGHT : Ink.DARK;
    }
}
