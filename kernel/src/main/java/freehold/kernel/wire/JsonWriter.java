package freehold.kernel.wire;

/// Writes JSON from left to right; commas come by themselves.
///
/// Callers must close what they open, and in an object each value must have a name. Needs nothing
/// that does not run in a browser as well.
public final class JsonWriter {
    private static final String HEX = "0123456789ABCDEF";

    private final StringBuilder out = new StringBuilder();

    public JsonWriter beginObject() {
        return open('{');
    }

    public JsonWriter endObject() {
        return close('}');
    }

    public JsonWriter beginArray() {
        return open('[');
    }

    public JsonWriter endArray() {
        return close(']');
    }

    /// The name of the value that comes next.
    public JsonWriter name(String name) {
        separate();
        quote(name);
        out.append(':');
        return this;
    }

    public JsonWriter text(String text) {
        separate();
        quote(text);
        return this;
    }

    public JsonWriter number(long number) {
        separate();
        out.append(number);
        return this;
    }

    /// With a fraction even if it is whole: `1.0`. JSON has no other numbers than finite ones.
    public JsonWriter number(double number) {
        assert Double.isFinite(number);
        separate();
        out.append(number);
        return this;
    }

    /// Whole numbers without a fraction.
    public JsonWriter number(Number number) {
        return number instanceof Integer || number instanceof Long
                ? number(number.longValue())
                : number(number.doubleValue());
    }

    public JsonWriter flag(boolean flag) {
        separate();
        out.append(flag);
        return this;
    }

    public JsonWriter nothing() {
        separate();
        out.append("null");
        return this;
    }

    /// A text, a number or a boolean.
    public JsonWriter scalar(Object value) {
        if (value instanceof String text) {
            return text(text);
        }
        if (value instanceof Boolean flag) {
            return flag(flag);
        }
        return number((Number) value);
    }

    /// What was written so far.
    @Override
    public String toString() {
        return out.toString();
    }

    private JsonWriter open(char bracket) {
        separate();
        out.append(bracket);
        return this;
    }

    private JsonWriter close(char bracket) {
        out.append(bracket);
        return this;
    }

    /// Between two values stands a comma; after a bracket or a name stands none.
    private void separate() {
        var last = out.isEmpty() ? '[' : out.charAt(out.length() - 1);
        if (last != '{' && last != '[' && last != ':') {
            out.append(',');
        }
    }

    private void quote(String text) {
        out.append('"');
        var from = 0;
        for (var i = 0; i < text.length(); i++) {
            var c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                out.append(text, from, i);
                escape(c);
                from = i + 1;
            }
        }
        out.append(text, from, text.length()).append('"');
    }

    private void escape(char c) {
        switch (c) {
            case '"', '\\' -> out.append('\\').append(c);
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            case '\b' -> out.append("\\b");
            case '\f' -> out.append("\\f");
            default -> out.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
        }
    }
}
