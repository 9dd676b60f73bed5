package freehold.browser;

import org.teavm.interop.Export;
import org.teavm.interop.Import;

/// All that crosses between JavaScript and Java: a question comes in and an answer goes out, character by character.
///
/// Numbers are all that WebAssembly passes by itself. TeaVM's own bridge for strings and objects makes functions out of
/// text, which a strict content security policy forbids.
public final class Door {
    private static final Answers ANSWERS = new Answers();

    private Door() {}

    /// TeaVM wants it; there is nothing to begin with.
    public static void main(String[] args) {}

    /// Answers the question that JavaScript holds ready with one JSON value: what was asked for, or an object with the
    /// field `error`. What is known before that goes out as values of their own.
    @Export(name = "ask")
    public static void ask() {
        tell(ANSWERS.to(Question.parse(question()), Door::tell));
    }

    private static String question() {
        var text = new char[length()];
        for (var i = 0; i < text.length; i++) {
            text[i] = (char) charAt(i);
        }
        return new String(text);
    }

    private static void tell(String json) {
        for (var i = 0; i < json.length(); i++) {
            put(json.charAt(i));
        }
        end();
    }

    @Import(module = "door", name = "length")
    private static native int length();

    @Import(module = "door", name = "charAt")
    private static native int charAt(int index);

    @Import(module = "door", name = "put")
    private static native void put(int character);

    @Import(module = "door", name = "end")
    private static native void end();
}
