package freehold.games.hexploration.view;

import freehold.games.hexploration.rules.land.Bag;
import freehold.games.hexploration.rules.land.Pawns;
import freehold.games.hexploration.words.Names;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/// The view drawn as text: the map, then the tables of players, areas and bag.
final class Picture {
    private static final Ink[] SEATS = {Ink.PLAIN, Ink.RED, Ink.BLUE, Ink.GREEN, Ink.PURPLE};
    private static final int WIDEST = 100;

    private Picture() {}

    static Sketch draw(View view) {
        return new Sketch()
                .add(MapPicture.draw(view))
                .line()
                .add(turn(view))
                .line()
                .add(players(view))
                .line()
                .add(areas(view))
                .add(freeAreas(view))
                .add(bag(view));
    }

    static Ink ink(int seat) {
        return SEATS[seat];
    }

    /// Pawns are letters on the map: a and b are seat 1's, c and d seat 2's.
    static String letter(View.Pawn pawn) {
        return "" + (char) ('a' + Pawns.PER_SEAT * (pawn.seat() - 1) + pawn.number() - 1);
    }

    private static String word(String letter) {
        return Names.terrain(Names.type(letter)).toString();
    }

    private static Sketch turn(View view) {
        return new Sketch().add(tile(view)).add(legend(view)).add(limits(view.turn()));
    }

    private static Sketch tile(View view) {
        var sketch = new Sketch();
        if (!view.enclosed().isEmpty()) {
            sketch.add("enclosed: area ").add(Ink.STRONG, view.enclosed()).line();
        }
        return view.hand().tile().isEmpty()
                ? sketch
                : sketch.add("tile in hand: ")
                        .add(Ink.STRONG, word(view.hand().tile()))
                        .line(view.hand().isBought() ? " (bought)" : " (drawn)");
    }

    private static Sketch legend(View view) {
        var sketch = new Sketch();
        if (!view.placings().isEmpty()) {
            sketch.line(
                    view.stage().equals("start")
                            ? "[F]: where that starting tile can go"
                            : "[1]: where that pawn can place the tile, with the money it brings at best");
        }
        return sketch.add(Ink.FAINT, "F2ac: forest that seat 2 controls, with the pawns a and c on it")
                .line();
    }

    private static Sketch limits(View.Turn turn) {
        var sketch = new Sketch()
                .line("left in this turn: %d marker placements, %d removals, %d price changes"
                        .formatted(turn.placements(), turn.removals(), turn.priceChanges()));
        return turn.quietTurns() == 0
                ? sketch
                : sketch.line("turns without a tile placed: %d of %d".formatted(turn.quietTurns(), turn.quietLimit()));
    }

    private static Sketch players(View view) {
        var sketch = new Sketch()
                .add(Ink.FAINT, "seat  money  income  land  score  reserve  pawn 1     pawn 2     market")
                .line();
        for (var player : view.players()) {
            var isActive = player.seat() == view.turn().seat();
            sketch.add(ink(player.seat()), (isActive ? "> " : "  ") + player.seat())
                    .to(6)
                    .add("$" + player.money())
                    .to(13)
                    .add("$" + player.income())
                    .to(21)
                    .add("$" + player.land())
                    .to(27)
                    .add(Ink.STRONG, "$" + player.score())
                    .to(34)
                    .add("" + player.reserve())
                    .to(43)
                    .add(pawn(player.pawns().getFirst()))
                    .to(54)
                    .add(pawn(player.pawns().getLast()))
                    .to(65)
                    .add(goods(player))
                    .line();
        }
        return sketch;
    }

    /// `a -2,1`, with a star once it has acted.
    private static String pawn(View.Pawn pawn) {
        var place = pawn.area().isEmpty() ? "—" : pawn.area();
        return letter(pawn) + " " + place + (pawn.hasActed() ? "*" : "");
    }

    private static String goods(View.Player player) {
        var market =
                player.market().stream().map(good -> good.type() + good.price()).collect(Collectors.joining(" "));
        return player.starting().isEmpty() ? market : "to start with: " + String.join(" ", player.starting());
    }

    private static boolean isTaken(View.Area area) {
        return area.owner() != 0 || !area.pawns().isEmpty();
    }

    private static Sketch areas(View view) {
        var taken = view.areas().stream().filter(Picture::isTaken).toList();
        var sketch = new Sketch();
        if (!taken.isEmpty()) {
            sketch.add(Ink.FAINT, "area     type    tiles  owner  markers  income  to buy  pawns")
                    .line();
        }
        taken.forEach(area -> sketch.add(row(area)));
        return sketch;
    }

    private static Sketch row(View.Area area) {
        var isOwned = area.owner() != 0;
        return new Sketch()
                .add(ink(area.owner()), area.name())
                .to(9)
                .add(word(area.type()))
                .to(17)
                .add("" + area.size())
                .to(24)
                .add(isOwned ? "seat " + area.owner() : "—")
                .to(31)
                .add(isOwned ? "" + area.markers() : "")
                .to(40)
                .add("$" + area.income())
                .to(48)
                .add(isOwned ? "$" + area.price() : "")
                .to(56)
                .add(area.pawns().stream().map(Picture::letter).collect(Collectors.joining(" ")))
                .to(64)
                .add(area.isEnclosed() ? "enclosed" : "")
                .line();
    }

    private static Sketch freeAreas(View view) {
        var words = view.areas().stream()
                .filter(area -> !isTaken(area))
                .map(area -> area.type() + area.size() + " at " + area.name())
                .toList();
        return words.isEmpty() ? new Sketch() : wrap("free areas: ", words);
    }

    private static Sketch wrap(String title, List<String> words) {
        var sketch = new Sketch().add(title);
        var column = title.length();
        for (var i = 0; i < words.size(); i++) {
            var word = words.get(i) + (i < words.size() - 1 ? ", " : "");
            if (column + word.length() > WIDEST) {
                sketch.line().to(title.length());
                column = title.length();
            }
            sketch.add(word);
            column += word.length();
        }
        return sketch.line();
    }

    private static Sketch bag(View view) {
        var total = view.bag().stream().mapToInt(View.Supply::left).sum();
        return new Sketch()
                .line("in the bag: %d tiles, %s".formatted(total, counts(view, View.Supply::left)))
                .line("out of it: %s; %d of one type end the game"
                        .formatted(counts(view, View.Supply::out), Bag.LIMIT));
    }

    private static String counts(View view, ToIntFunction<View.Supply> count) {
        return view.bag().stream()
                .map(supply -> word(supply.type()) + " " + count.applyAsInt(supply))
                .collect(Collectors.joining(", "));
    }
}
