package freehold.school;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// Lists of numbers in files, exactly as they are.
final class Numbers {
    private Numbers() {}

    /// Vectors whose lengths the reader knows.
    static void write(float[][] vectors, DataOutputStream out) throws IOException {
        for (var vector : vectors) {
            for (var number : vector) {
                out.writeFloat(number);
            }
        }
    }

    static void read(float[][] vectors, DataInputStream in) throws IOException {
        for (var vector : vectors) {
            for (var i = 0; i < vector.length; i++) {
                vector[i] = in.readFloat();
            }
        }
    }

    static void write(short[] list, DataOutputStream out) throws IOException {
        out.writeShort(list.length);
        for (var number : list) {
            out.writeShort(number);
        }
    }

    static short[] readShorts(DataInputStream in) throws IOException {
        var list = new short[in.readUnsignedShort()];
        for (var i = 0; i < list.length; i++) {
            list[i] = in.readShort();
        }
        return list;
    }

    static void write(float[] list, DataOutputStream out) throws IOException {
        out.writeShort(list.length);
        write(new float[][] {list}, out);
    }

    static float[] readFloats(DataInputStream in) throws IOException {
        var list = new float[in.readUnsignedShort()];
        read(new float[][] {list}, in);
        return list;
    }
}
