package freehold.server.fair;

import freehold.kernel.position.Position;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The server's part in the draws of one table: 32 secret bytes that are fixed, and committed to, before anybody sits
/// down there. Players add theirs ([Salts]), and all draws follow from both.
///
/// Whoever knows the seed can tell every draw, so nobody is told before the game is over; from then on anybody can
/// check the draws ([FairCheck]). `docs/fairness.md` has the recipe.
public final class Seed {
    private static final int BYTES = 32;
    private static final SecureRandom SOURCE = new SecureRandom();

    private final byte[] bytes;

    private Seed(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Seed random() {
        var bytes = new byte[BYTES];
        SOURCE.nextBytes(bytes);
        return new Seed(bytes);
    }

    /// @throws IllegalArgumentException if the text is not 64 hexadecimal digits
    public static Seed parse(String hex) {
        var bytes = HexFormat.of().parseHex(hex);
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("a seed has %d bytes, not %d".formatted(BYTES, bytes.length));
        }
        return new Seed(bytes);
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /// Published before anybody sits down. The table's name in it keeps one seed from serving two tables.
    public String commitment(String table) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            digest.update(bytes);
            return HexFormat.of().formatHex(digest.digest(table.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /// What chance plays.
    ///
    /// @param drawsBefore the chance plies that led here, so that one which was taken back is drawn again the same
    public int draw(Position position, int drawsBefore, Salts salts) {
        var outcomes = IntStream.of(position.legalMoves())
                .boxed()
                .sorted(Comparator.comparing(position::token))
                .toList();
        var total = outcomes.stream().mapToLong(position::weight).sum();
        var left = Math.unsignedMultiplyHigh(number(drawsBefore, salts), total);
        var i = 0;
        while ((left -= position.weight(outcomes.get(i))) >= 0) {
            i++;
        }
        return outcomes.get(i);
    }

    /// 64 bits, each as likely 0 as 1 to whoever does not know the seed.
    private long number(long index, Salts salts) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(bytes, "HmacSHA256"));
            mac.update(ByteBuffer.allocate(Long.BYTES).putLong(index).array());
            return ByteBuffer.wrap(mac.doFinal(salts.bytes())).getLong();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
