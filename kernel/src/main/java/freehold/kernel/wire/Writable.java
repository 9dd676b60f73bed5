package freehold.kernel.wire;

/// Something that can be sent: it writes itself as one JSON value.
public interface Writable {
    void write(JsonWriter out);

    /// Itself as JSON.
    default String json() {
        var out = new JsonWriter();
        write(out);
        return out.toString();
    }
}
