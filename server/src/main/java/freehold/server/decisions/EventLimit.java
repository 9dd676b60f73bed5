package freehold.server.decisions;

import freehold.server.table.Refused;
import freehold.server.table.Table;
/// How much may happen at a table beside its plies. Whoever comes and goes, or plays and takes back, again and again
/// would fill the memory and the disk.

public final class EventLimit {
    static final int MOST = 10_000;

    private EventLimit() {}

    /// @throws Refused if only plies are kept from now on
    public static void check(Table table) {
        if (table.version() - table.course().plies().size() > MOST) {
            throw new Refused(
                    Refused.Code.TOO_MANY, "so much has happened at this table that only plies are kept from now on");
        }
    }
}
