package freehold.games.theestates.view;

import freehold.games.theestates.rules.Company;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import java.util.List;
import java.util.stream.Collectors;

/// The view drawn as text: the three rows, the offer with its open ends, what is left, the auction, the players.
final class Picture {
    /// Where the texts behind the headings start.
    private static final int INDENT = 9;

    private static final int LETTERS = 46;

    private static final List<Integer> COLUMNS = List.of(12, 18, 26, 37, 46, 53);
    private static final String UNSEEN = "?";
    private static final String LEGEND = "[ ] free  ^4 roof  ° one floor  ] end  +2 permit  ~ river  9›s1 9 to seat 1";

    private Picture() {}

    static Sketch draw(View view) {
        var sketch = new Sketch();
        view.rows().forEach(row -> sketch.add(Frontage.draw(row)));
        return sketch.add(Ink.FAINT, LEGEND)
                .line()
                .add(offer(view))
                .add(supply(view))
                .add(sale(view))
                .add(players(view));
    }

    static Ink ink(String cube) {
        return Company.valueOf(cube.substring(0, 1)).ink();
    }

    /// With a true minus sign.
    static String signed(int points) {
        return points < 0 ? "−" + -points : "" + points;
    }

    private static Sketch heading(String text) {
        return new Sketch().add(Ink.STRONG, text).to(INDENT);
    }

    private static Sketch offer(View view) {
        var sketch = new Sketch();
        for (var row = 0; row < view.offer().size(); row++) {
            var cubes = view.offer().get(row);
            sketch.add(Ink.STRONG, row == 0 ? "Offer" : "").to(INDENT).add("%d:".formatted(row + 1));
            for (var i = 0; i < cubes.size(); i++) {
                cube(sketch, cubes.get(i), i == 0 || i == cubes.size() - 1);
            }
            sketch.add(cubes.isEmpty() ? " empty" : "").to(LETTERS);
            letters(sketch, row);
            sketch.line();
        }
        return sketch;
    }

    /// Which colours the letters stand for, two beside each row.
    private static void letters(Sketch sketch, int row) {
        for (var colour = 2 * row; colour < Math.min(2 * row + 2, Company.COUNT); colour++) {
            var company = Company.of(colour);
            sketch.add(company.ink(), company.name()).add(Ink.FAINT, " %s  ".formatted(company.colour()));
        }
    }

    /// T10: brackets mark the open ends.
    private static void cube(Sketch sketch, String cube, boolean isOpen) {
        sketch.add(isOpen ? " [" : " ").add(ink(cube), cube).add(isOpen ? "]" : "");
    }

    private static Sketch supply(View view) {
        var sketch = heading("Left").add(view.rooftopsLeft() == 1 ? "1 rooftop" : view.rooftopsLeft() + " rooftops");
        view.specialsLeft().forEach(piece -> sketch.add(", " + piece));
        if (!view.specialsGone().isEmpty()) {
            sketch.add(Ink.FAINT, "; out of the game: " + String.join(", ", view.specialsGone()));
        }
        return sketch;
    }

    private static Sketch sale(View view) {
        var sketch = heading("Auction");
        var piece = view.sale().piece();
        if (piece.isEmpty()) {
            return sketch.add("nothing is on sale");
        }
        sketch.add(Ink.STRONG, piece).add(" by seat " + view.auctioneer());
        for (var bid : view.sale().bids()) {
            sketch.add("; seat %d ".formatted(bid.seat()))
                    .add(bid.amount() == 0 ? "passes" : "bids $%dm".formatted(bid.amount()));
        }
        return sketch;
    }

    private static Sketch players(View view) {
        var sketch = new Sketch();
        var round = view.rounds() == 1 ? "Seat" : "Round %d/%d".formatted(view.round(), view.rounds());
        row(sketch, Ink.STRONG, round, List.of("cash", "stowed", "buildings", "earlier", "total", "certificates"));
        for (var player : view.players()) {
            var role = player.seat() == view.auctioneer() ? " auctions" : "";
            row(sketch, Ink.PLAIN, player.seat() + role, columns(view, player));
        }
        return sketch;
    }

    private static void row(Sketch sketch, Ink ink, String first, List<String> columns) {
        sketch.add(ink, first);
        for (var i = 0; i < columns.size(); i++) {
            sketch.to(COLUMNS.get(i)).add(ink, columns.get(i));
        }
        sketch.line();
    }

    /// What the viewer may not see of a player stays a question mark.
    private static List<String> columns(View view, View.Player player) {
        var now = player.pointsNow();
        var before = player.pointsBefore();
        var certificates = certificates(view, player.seat());
        if (player.purse().isEmpty()) {
            return List.of(UNSEEN, UNSEEN, signed(now), signed(before), UNSEEN, certificates);
        }
        var purse = player.purse().getFirst();
        return List.of(
                "$%dm".formatted(purse.cash()),
                "$%dm".formatted(purse.stowed()),
                signed(now),
                signed(before),
                signed(now + purse.stowed() + before),
                certificates);
    }

    private static String certificates(View view, int seat) {
        return view.certificates().stream()
                .filter(certificate -> certificate.owner() == seat)
                .map(View.Certificate::colour)
                .collect(Collectors.joining(", "));
    }
}
