package freehold.server.table;

/// Somebody who plays or watches.
///
/// @param id public; what proves a guest is another secret, which no table knows
public record Guest(String id, String name) {
    public static final int LONGEST_NAME = 40;

    /// Whoever has not said who they are. Sits nowhere.
    public static final Guest STRANGER = new Guest("", "");

    public boolean isStranger() {
        return id.isEmpty();
    }
}
