package freehold.cli.play;

import freehold.kernel.Games;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Sketch;
import freehold.kernel.telling.Words;
import java.io.PrintWriter;
import java.util.function.IntSupplier;

/// Shows sketches and sentences, with colour where there is some.
final class Screen {
    private final PrintWriter out;
    private final boolean hasColour;
    private final boolean canClear;
    private final IntSupplier width;
    private final Language language;
    private final Words words;

    Screen(PrintWriter out, boolean hasColour, boolean canClear, IntSupplier width, Language language) {
        this.language = language;
        this.words = Games.words(language).and(Words.beside(Screen.class, language));
        this.width = width;
        this.out = out;
        this.hasColour = hasColour;
        this.canClear = canClear;
    }

    Language language() {
        return language;
    }

    /// What games and the terminal say.
    Words words() {
        return words;
    }

    void show(Sketch sketch) {
        for (var line : sketch.lines()) {
            line.forEach(span -> out.print(inked(span.ink(), span.text())));
            out.println();
        }
        out.flush();
    }

    /// Breaks a text into lines that fit; the lines after the first are indented.
    void say(Ink ink, String text) {
        Lines.of(text, width.getAsInt()).forEach(line -> out.println(inked(ink, line)));
        out.flush();
    }

    void say(String text) {
        say(Ink.PLAIN, text);
    }

    void gap() {
        out.println();
        out.flush();
    }

    /// Wipes away what stands there, and what has scrolled out of sight.
    void curtain() {
        out.print(canClear ? "\033[2J\033[3J\033[H" : "\n".repeat(60));
        out.flush();
    }

    private String inked(Ink ink, String text) {
        return hasColour && ink != Ink.PLAIN ? "\033[" + code(ink) + "m" + text + "\033[0m" : text;
    }

    private static String code(Ink ink) {
        return switch (ink) {
            case PLAIN -> "0";
            case FAINT -> "2";
            case STRONG -> "1";
            case RED -> "91";
            case GREEN -> "92";
            case YELLOW -> "93";
            case BLUE -> "94";
            case PURPLE -> "95";
            case CYAN -> "96";
            case GREY -> "37";
            case LIGHT -> "30;47";
            case DARK -> "97;44";
        };
    }
}
