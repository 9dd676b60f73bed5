package freehold.server.api;

import freehold.server.json.Body;
import freehold.server.table.Guest;
import freehold.server.table.PlayerName;
import freehold.server.table.Refused;
import java.util.Optional;

/// What people call themselves.
public final class GivenName {
    public static final String FIELD = "name";

    private GivenName() {}

    /// The name that a body gives, if any.
    public static Optional<String> in(Body body) {
        return Optional.of(body.optionalText(FIELD, Guest.LONGEST_NAME))
                .filter(text -> !text.isEmpty())
                .map(GivenName::of);
    }

    /// @throws Refused if nobody may be called so
    public static String of(String text) {
        return PlayerName.checked(text);
    }
}
