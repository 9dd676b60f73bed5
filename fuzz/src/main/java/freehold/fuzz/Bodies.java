package freehold.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.List;

/// The door of the API: any body to any resource.
public final class Bodies {
    private static final int AT_ONE_TABLE = 200;
    private static final List<String> PATHS = List.of(
            "guests",
            "guests/me",
            "positions",
            "positions/why",
            "positions/log",
            "tables",
            "tables/import",
            "tables/%s/join",
            "tables/%s/leave",
            "tables/%s/resign",
            "tables/%s/plies",
            "tables/%s/undo",
            "tables/%s/undo/yes",
            "tables/%s/rematch",
            "tables/%s/say",
            "tables/%s/why");

    private static int sent;

    private Bodies() {}

    /// Before the clock of the first input runs.
    public static void fuzzerInitialize() {
        Doors.open();
    }

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        if (++sent % AT_ONE_TABLE == 0) {
            Doors.open().openTable();
        }
        var path = PATHS.get(data.consumeInt(0, PATHS.size() - 1))
                .formatted(Doors.open().table());
        var body = data.consumeRemainingAsString();
        var answer = Doors.open().send("POST", path, body);
        if (answer.statusCode() >= 500) {
            throw new IllegalStateException("%d for POST %s %s".formatted(answer.statusCode(), path, body));
        }
        Doors.open().assertUnharmed("POST %s %s".formatted(path, body));
    }
}
