package freehold.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import freehold.records.FgnReader;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;

/// The door of records (`.fgn`): any text. What could be read is written and read again without loss.
public final class Records {
    private Records() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        for (var game : FgnReader.read(data.consumeRemainingAsString())) {
            if (game instanceof Scoresheet sheet) {
                comesBack(sheet);
            }
        }
    }

    private static void comesBack(Scoresheet sheet) {
        var text = FgnWriter.write(sheet);
        var games = FgnReader.read(text);
        if (games.size() != 1
                || !(games.getFirst() instanceof Scoresheet again)
                || !again.course().plies().equals(sheet.course().plies())
                || !again.moves().equals(sheet.moves())) {
            throw new IllegalStateException("a record is not what it was:\n" + text);
        }
    }
}
