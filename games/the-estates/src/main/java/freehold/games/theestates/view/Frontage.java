package freehold.games.theestates.view;

import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.words.Names;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;

/// One row as one walks along it: each lot with its floors from the ground up, what they are worth and to whom, the
/// river, the row's end. In few lines, so that the whole picture fits a small terminal.
final class Frontage {
    private static final int MARGIN = 2;
    private static final int WIDEST = 78;

    private final View.Row row;
    private final Sketch sketch = new Sketch();
    private int column;

    private Frontage(View.Row row) {
        this.row = row;
    }

    static Sketch draw(View.Row row) {
        var frontage = new Frontage(row);
        frontage.head();
        for (var number = 1; number <= row.length(); number++) {
            frontage.put(frontage.lot(number));
        }
        frontage.put(frontage.end());
        return frontage.sketch;
    }

    private void head() {
        sketch.add(Ink.STRONG, "Row %s (%s)".formatted(row.name(), numeral()))
                .add(" is %s long, ".formatted(Names.lots(row.length())))
                .add(row.isComplete() ? "complete: " : "incomplete: ")
                .add(Ink.STRONG, Picture.signed(row.points()));
        if (row.hasMayor()) {
            sketch.add(", doubled by ").add(Ink.STRONG, "the Mayor");
        }
        newLine();
    }

    private String numeral() {
        return Lot.numeral(row.name().charAt(0) - Lot.letter(0));
    }

    private void newLine() {
        sketch.line();
        column = 0;
    }

    /// Puts what belongs together into one line.
    private void put(Sketch piece) {
        var width = piece.toString().length();
        if (column > 0 && column + MARGIN + width > WIDEST) {
            newLine();
        }
        sketch.add(" ".repeat(MARGIN));
        piece.lines().getFirst().forEach(span -> sketch.add(span.ink(), span.text()));
        column += MARGIN + width;
    }

    private Sketch lot(int number) {
        var name = row.name() + number;
        // T1: between the lots before and behind it
        var lot = number == Lot.BEFORE_THE_RIVER + 1 ? new Sketch().add(Ink.CYAN, "~ ") : new Sketch();
        lot.add(row.whiteLots().contains(name) ? name + "°" : name);
        if (number > row.buildings().size()) {
            return lot.add(" [ ]");
        }
        return tower(lot, row.buildings().get(number - 1));
    }

    private static Sketch tower(Sketch lot, View.Tower tower) {
        tower.floors().forEach(floor -> lot.add(" ").add(Picture.ink(floor), floor));
        if (tower.roof() > 0) {
            lot.add(Ink.STRONG, " ^" + tower.roof());
        }
        return lot.add(Ink.FAINT, " %d›s%d".formatted(tower.worth(), tower.owner()));
    }

    private Sketch end() {
        var end = new Sketch().add(Ink.STRONG, "]");
        row.permits().forEach(permit -> end.add(Ink.STRONG, " %+d".formatted(permit.change())));
        return end;
    }
}
