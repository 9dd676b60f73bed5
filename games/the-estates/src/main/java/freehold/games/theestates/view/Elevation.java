package freehold.games.theestates.view;

import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.words.Names;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import java.util.function.IntConsumer;

/// One row seen from the side: towers above their lots, what each is worth and to whom, the row's end, the river.
final class Elevation {
    private static final int MARGIN = 2;
    private static final int CELL = 8;
    /// Between the lots before and behind it (T1).
    private static final String RIVER = "~ ";

    private final View.Row row;
    private final Sketch sketch = new Sketch();

    private Elevation(View.Row row) {
        this.row = row;
    }

    private String numeral() {
        return Lot.numeral(row.name().charAt(0) - Lot.letter(0));
    }

    static Sketch draw(View.Row row) {
        var elevation = new Elevation(row);
        elevation.head();
        for (var storey = elevation.tallest(); storey >= 1; storey--) {
            elevation.storey(storey);
        }
        elevation.lots();
        elevation.worths();
        return elevation.sketch;
    }

    private void head() {
        sketch.add(Ink.STRONG, "Row %s (%s)".formatted(row.name(), numeral()))
                .add(" is %s long, ".formatted(Names.lots(row.length())))
                .add(row.isComplete() ? "complete: " : "incomplete: ")
                .add(Ink.STRONG, Picture.signed(row.points()));
        if (row.hasMayor()) {
            sketch.add(", doubled by ").add(Ink.STRONG, "the Mayor");
        }
        sketch.line();
    }

    /// At least 1, for free lots and permits.
    private int tallest() {
        return row.buildings().stream().mapToInt(Elevation::storeys).max().orElse(1);
    }

    private static int storeys(View.Tower tower) {
        return tower.floors().size() + (tower.roof() > 0 ? 1 : 0);
    }

    /// A line with a cell for each lot.
    private void line(IntConsumer cell) {
        for (var number = 1; number <= Lot.TO_A_ROW; number++) {
            sketch.to(column(number));
            cell.accept(number);
            if (number == Lot.BEFORE_THE_RIVER) {
                sketch.to(column(number + 1) - RIVER.length()).add(Ink.CYAN, RIVER);
            }
        }
        sketch.line();
    }

    private static int column(int number) {
        return MARGIN + (number - 1) * CELL + (number > Lot.BEFORE_THE_RIVER ? RIVER.length() : 0);
    }

    /// @param storey counted from 1 at the ground; a roof is one too
    private void storey(int storey) {
        line(number -> {
            if (number <= row.buildings().size()) {
                level(row.buildings().get(number - 1), storey);
            } else if (storey == 1) {
                ground(number);
            }
        });
    }

    private void level(View.Tower tower, int storey) {
        if (storey <= tower.floors().size()) {
            var floor = tower.floors().get(storey - 1);
            sketch.add(Picture.ink(floor), floor);
        } else if (storey == storeys(tower)) {
            sketch.add(Ink.STRONG, "^" + tower.roof());
        }
    }

    private void ground(int number) {
        if (number <= row.length()) {
            sketch.add("[ ]");
        } else if (number == row.length() + 1) {
            row.permits().forEach(permit -> sketch.add(Ink.STRONG, "%+d".formatted(permit.change())));
        }
    }

    private void lots() {
        sketch.add(Ink.STRONG, row.length() == 0 ? "]" : "");
        line(number -> {
            var name = row.name() + number;
            var isWhite = row.whiteLots().contains(name);
            sketch.add(number <= row.length() ? Ink.PLAIN : Ink.FAINT, isWhite ? name + "°" : name);
            if (number == row.length()) {
                sketch.add(Ink.STRONG, " ]");
            }
        });
    }

    private void worths() {
        line(number -> {
            if (number <= row.buildings().size()) {
                var tower = row.buildings().get(number - 1);
                sketch.add(Ink.FAINT, "%d›s%d".formatted(tower.worth(), tower.owner()));
            }
        });
    }
}
