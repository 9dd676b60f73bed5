package freehold.browser;

import freehold.kernel.Game;
import freehold.search.net.Nets;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Optional;
import org.teavm.interop.Export;
import org.teavm.interop.Import;

/// All that crosses between JavaScript and Java: a question comes in and an answer goes out, character by character.
///
/// Numbers are all that WebAssembly passes by itself. TeaVM's own bridge for strings and objects makes functions out of
/// text, which a strict content security policy forbids.
public final class Door {
    private static final Answers ANSWERS = new Answers();

    private Door() {}

    /// TeaVM wants it.
    public static void main(String[] args) {}

    static {
        Nets.findAt(Door::net);
    }

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

    /// A net that JavaScript fetches.
    private static Optional<InputStream> net(Game game, String file) {
        var name = game.id() + "/" + file;
        for (var i = 0; i < name.length(); i++) {
            put(name.charAt(i));
        }
        var bytes = new byte[openNet()];
        for (var i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) byteOfNet(i);
        }
        return bytes.length == 0 ? Optional.empty() : Optional.of(new ByteArrayInputStream(bytes));
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

    /// Fetches the net whose name was put, and returns its length in bytes; 0 if it can't be had.
    @Import(module = "door", name = "openNet")
    private static native int openNet();

    @Import(module = "door", name = "byteOfNet")
    private static native int byteOfNet(int index);
}
