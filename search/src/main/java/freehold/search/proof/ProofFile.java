package freehold.search.proof;

import freehold.kernel.position.Mix;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A proof as a file: what it is about, its claims, and the differences between the sorted keys of its positions, seven
/// bits a byte, with a checksum at the end.
public final class ProofFile {
    private static final int MAGIC = 0x46485031;
    private static final int SEVEN_BITS = 0x7F;
    private static final int MORE = 0x80;
    private static final int MOST_CLAIMS = 1 << 16;

    private ProofFile() {}

    public static void write(Proof proof, OutputStream file) throws IOException {
        var out = new DataOutputStream(file);
        out.writeInt(MAGIC);
        var about = proof.about();
        out.writeUTF(about.game());
        out.writeInt(about.edition());
        out.writeUTF(about.options());
        out.writeByte(about.horizon());
        out.writeBoolean(about.leavesEndings());
        out.writeInt(proof.claims().size());
        for (var claim : proof.claims()) {
            out.writeShort(claim.plies().size());
            for (var token : claim.plies()) {
                out.writeUTF(token);
            }
            out.writeByte(claim.winner());
        }
        out.writeInt(proof.size());
        var last = 0L;
        for (var i = 0; i < proof.size(); i++) {
            writeNumber(proof.position(i) - last, out);
            last = proof.position(i);
        }
        out.writeLong(checksum(proof));
        out.flush();
    }

    /// @throws IOException with a sentence if it is no such file
    public static Proof read(InputStream file) throws IOException {
        var in = new DataInputStream(file);
        try {
            if (in.readInt() != MAGIC) {
                throw new IOException("it is no proof");
            }
            var about =
                    new Proof.About(in.readUTF(), in.readInt(), in.readUTF(), in.readUnsignedByte(), in.readBoolean());
            var proof = new Proof(about, readClaims(in), readKeys(in));
            if (in.readLong() != checksum(proof)) {
                throw new IOException("it is damaged");
            }
            return proof;
        } catch (EOFException e) {
            throw new IOException("it ends too early", e);
        }
    }

    private static List<Claim> readClaims(DataInputStream in) throws IOException {
        var count = in.readInt();
        if (count < 0 || count > MOST_CLAIMS) {
            throw new IOException("it is damaged");
        }
        var claims = new ArrayList<Claim>();
        for (var i = 0; i < count; i++) {
            var plies = new ArrayList<String>();
            for (var left = in.readUnsignedShort(); left > 0; left--) {
                plies.add(in.readUTF());
            }
            claims.add(new Claim(plies, in.readUnsignedByte()));
        }
        return claims;
    }

    /// Makes room as it reads, so that a damaged count does not ask for all memory.
    private static long[] readKeys(DataInputStream in) throws IOException {
        var count = in.readInt();
        if (count < 0) {
            throw new IOException("it is damaged");
        }
        var keys = new long[Math.min(count, 1 << 16)];
        var last = 0L;
        for (var i = 0; i < count; i++) {
            if (i == keys.length) {
                keys = Arrays.copyOf(keys, (int) Math.min(count, 2L * keys.length));
            }
            last += readNumber(in);
            keys[i] = last;
        }
        return keys;
    }

    private static void writeNumber(long number, DataOutputStream out) throws IOException {
        var left = number;
        for (; left > SEVEN_BITS; left >>>= 7) {
            out.writeByte((int) (left & SEVEN_BITS) | MORE);
        }
        out.writeByte((int) left);
    }

    private static long readNumber(DataInputStream in) throws IOException {
        var number = 0L;
        for (var shift = 0; shift < Long.SIZE; shift += 7) {
            var part = in.readUnsignedByte();
            number |= (long) (part & SEVEN_BITS) << shift;
            if (part <= SEVEN_BITS) {
                return number;
            }
        }
        throw new IOException("it is damaged");
    }

    private static long checksum(Proof proof) {
        var sum = Mix.of(proof.about().horizon(), proof.about().edition());
        for (var claim : proof.claims()) {
            sum = Mix.of(Mix.of(sum, claim.plies().hashCode()), claim.winner());
        }
        for (var i = 0; i < proof.size(); i++) {
            sum = Mix.of(sum, proof.position(i));
        }
        return sum;
    }
}
