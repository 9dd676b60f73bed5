package freehold.server.fair;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The random numbers that players' own programs add to the draws. The server had committed to its seed before it heard
/// of them, so it could not choose a seed that goes with them; they are no secret, because without the seed nothing
/// follows from them.
///
/// @param bySeat of those seats that have added one, as 64 hexadecimal digits
public record Salts(Map<Integer, String> bySeat) {
    public static final Salts NONE = new Salts(Map.of());
    public static final int DIGITS = 64;

    public Salts {
        bySeat = new TreeMap<>(bySeat);
    }

    /// A number as it is kept; empty if the text is none.
    public static Optional<String> read(String hex) {
        return hex.matches("[0-9a-fA-F]{%d}".formatted(DIGITS))
                ? Optional.of(hex.toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    /// As draws depend on them: for each seat that has one, in order, the seat as a byte and the salt.
    byte[] bytes() {
        var bytes = new ByteArrayOutputStream();
        bySeat.forEach((seat, salt) -> {
            bytes.write(seat);
            bytes.writeBytes(HexFormat.of().parseHex(salt));
        });
        return bytes.toByteArray();
    }
}
