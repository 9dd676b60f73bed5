package freehold.search.net;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/// A net as it is stored: lines of text that say how it came about, its shape, an empty line, then all weights as half
/// floats, vector by vector.
public final class NetFile {
    private static final String MAGIC = "freehold net 1";
    private static final String SHAPE = "shape";
    private static final int LONGEST_LINE = 1000;
    private static final int NUMBERS = 6;

    private final Map<String, String> record;
    private final Shape shape;
    private final float[][] weights;

    /// @param record who made it and how, by key
    /// @param weights vectors as the shape lists them; they are not copied
    public NetFile(Map<String, String> record, Shape shape, float[][] weights) {
        this.record = record;
        this.shape = shape;
        this.weights = weights;
    }

    public Map<String, String> record() {
        return record;
    }

    public Shape shape() {
        return shape;
    }

    public float[][] weights() {
        return weights;
    }

    public void write(OutputStream out) throws IOException {
        var data = new DataOutputStream(out);
        data.write((MAGIC + "\n").getBytes(StandardCharsets.UTF_8));
        for (var entry : record.entrySet()) {
            data.write((entry.getKey() + ": " + entry.getValue() + "\n").getBytes(StandardCharsets.UTF_8));
        }
        data.write((SHAPE + ": " + text(shape) + "\n\n").getBytes(StandardCharsets.UTF_8));
        for (var vector : weights) {
            for (var number : vector) {
                data.writeShort(HalfFloat.of(number));
            }
        }
        data.flush();
    }

    private static String text(Shape shape) {
        return shape.rows() + " " + shape.width() + " " + shape.blocks() + " " + shape.outputs() + " " + shape.hidden()
                + " " + shape.seats();
    }

    /// @throws IOException if it is no such file, with a sentence that says why
    public static NetFile read(InputStream in) throws IOException {
        var data = new DataInputStream(in);
        if (!line(data).equals(MAGIC)) {
            throw new IOException("no net: a net's file begins with '" + MAGIC + "'");
        }
        var record = new LinkedHashMap<String, String>();
        for (var line = line(data); !line.isEmpty(); line = line(data)) {
            var colon = line.indexOf(": ");
            if (colon < 0) {
                throw new IOException("no net: '" + line + "' is not 'key: value'");
            }
            record.put(line.substring(0, colon), line.substring(colon + 2));
        }
        var shape = shape(record.getOrDefault(SHAPE, ""));
        record.remove(SHAPE);
        var weights = shape.zeros();
        for (var vector : weights) {
            for (var i = 0; i < vector.length; i++) {
                vector[i] = HalfFloat.toFloat(data.readUnsignedShort());
            }
        }
        return new NetFile(record, shape, weights);
    }

    private static Shape shape(String text) throws IOException {
        var words = text.split(" ", -1);
        if (words.length != NUMBERS) {
            throw new IOException("no net: its shape has six numbers, not '" + text + "'");
        }
        try {
            var n = new int[NUMBERS];
            for (var i = 0; i < NUMBERS; i++) {
                n[i] = Integer.parseInt(words[i]);
            }
            return new Shape(n[0], n[1], n[2], n[3], n[4], n[5]);
        } catch (IllegalArgumentException e) {
            throw new IOException("no net: its shape can't be '" + text + "'", e);
        }
    }

    private static String line(DataInputStream in) throws IOException {
        var line = new StringBuilder();
        for (var c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
            line.append((char) c);
            if (line.length() > LONGEST_LINE) {
                throw new IOException("no net: a line of it is too long");
            }
        }
        return line.toString();
    }
}
