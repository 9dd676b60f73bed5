package freehold.kernel.telling;

/// How a piece of text stands out where there is colour. Text must be readable without it.
public enum Ink {
    PLAIN,
    FAINT,
    STRONG,
    RED,
    GREEN,
    YELLOW,
    BLUE,
    PURPLE,
    CYAN,
    GREY,
    /// Dark on light, as a light piece looks.
    LIGHT,
    /// Light on dark, as a dark piece looks.
    DARK
}
