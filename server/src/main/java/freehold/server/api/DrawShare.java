package freehold.server.api;

import freehold.server.fair.Salts;
import freehold.server.json.Body;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import java.util.Map;
import java.util.Optional;

/// A player's part in the draws of a table that is not open yet.
///
/// @param seal the name of the table, to whose seed the server is committed
/// @param salt what the player's program adds; it could only be chosen freely if that commitment was there before
public record DrawShare(Optional<String> seal, Optional<String> salt) {
    private static final int LONGEST_NAME = 40;

    public static DrawShare sealed(Body body) {
        var share = new DrawShare(
                Optional.of(body.optionalText("seal", LONGEST_NAME)).filter(name -> !name.isEmpty()), salt(body));
        if (share.salt.isPresent() && share.seal.isEmpty()) {
            throw new Refused(
                    Refused.Code.INVALID, "a salt for a new table needs a seal: POST /api/seals gives the commitment");
        }
        return share;
    }

    /// The salt of somebody who takes a seat at a table.
    public static Optional<String> salt(Body body) {
        var text = body.optionalText("salt", Salts.DIGITS);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        return Salts.read(text).or(() -> {
            throw new Refused(Refused.Code.BAD_REQUEST, "'salt' is 64 hexadecimal digits");
        });
    }

    /// The salt for a table, if it is the one that was sealed.
    ///
    /// @throws Refused if the others have agreed on another one: its commitment must be seen before
    public Optional<String> at(Table table, Guest guest) {
        if (salt.isPresent()
                && !seal.equals(Optional.of(table.id()))
                && table.seatsOf(guest).isEmpty()) {
            throw new Refused(Refused.Code.TAKEN, "the others wait at another table", Map.of("table", table.id()));
        }
        return salt;
    }
}
