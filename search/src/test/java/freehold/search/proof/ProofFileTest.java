package freehold.search.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProofFileTest {
    private static final Proof PROOF = new Proof(
            new Proof.About("esgros", 1, "size=3 reading=strict pie=false", 3, true),
            List.of(new Claim(List.of("a1"), 1), new Claim(List.of("b2", "c3"), 2)),
            new long[] {7, 1L << 47, 300, 129});

    private static byte[] bytes() throws IOException {
        var out = new ByteArrayOutputStream();
        ProofFile.write(PROOF, out);
        return out.toByteArray();
    }

    private static Proof read(byte[] file) throws IOException {
        return ProofFile.read(new ByteArrayInputStream(file));
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        var proof = read(bytes());
        assertThat(proof.about()).isEqualTo(PROOF.about());
        assertThat(proof.claims()).isEqualTo(PROOF.claims());
        assertThat(proof.size()).isEqualTo(4);
        assertThat(proof.position(0)).isEqualTo(7);
        assertThat(proof.position(3)).isEqualTo(1L << 47);
    }

    @Test
    void aFileThatEndsTooEarlyIsRefused() throws IOException {
        var whole = bytes();
        for (var length = 0; length < whole.length; length++) {
            var part = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> read(part)).as("%d bytes", part.length).isInstanceOf(IOException.class);
        }
    }

    /// Whichever bit of the replies or of the checksum is turned.
    @Test
    void aDamagedReplyIsNoticed() throws IOException {
        var whole = bytes();
        for (var at = whole.length - 24; at < whole.length; at++) {
            for (var bit = 0; bit < Byte.SIZE; bit++) {
                var damaged = whole.clone();
                damaged[at] ^= (byte) (1 << bit);
                assertThatThrownBy(() -> read(damaged)).isInstanceOf(IOException.class);
            }
        }
    }

    @Test
    void anotherFileIsNoProof() {
        assertThatThrownBy(() -> read("nonsense".getBytes(java.nio.charset.StandardCharsets.UTF_8)))
                .hasMessage("it is no proof");
    }
}
