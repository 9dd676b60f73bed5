package freehold.games.hexploration;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The kinds of tokens, each with the form of what stands behind its colon. A set of kinds is the bits of an `int`.
enum Kind {
    DRAW(""),
    SHOP("{seat}{type}{price}"),
    MOVE("{pawn}>{q},{r}(?:\\*{markers})?"),
    MARK("{q},{r}"),
    BUY("{q},{r}"),
    UNMARK("{q},{r}"),
    PRICE("{type}{price}>{other}"),
    END(""),
    PLACE("{pawn}@{q},{r}"),
    DISCARD("{price}"),
    VOID(""),
    RETURN("{type}{price}"),
    SEIZE("{q},{r}"),
    SPARE("{q},{r}"),
    STEP(""),
    STAY(""),
    START("{type}@{q},{r}"),
    TILE("{type}");

    private static final Kind[] ALL = values();
    private static final Map<String, Kind> BY_WORD =
            Arrays.stream(ALL).collect(Collectors.toMap(Kind::word, kind -> kind));

    private final String word;
    private final String parts;
    private final Pattern form;

    Kind(String parts) {
        word = name().toLowerCase(Locale.ROOT);
        this.parts = parts;
        form = Pattern.compile(word
                + (parts.isEmpty() ? "" : ":")
                + parts.replaceAll("\\{(type)\\}", "(?<$1>[A-Z])")
                        .replaceAll("\\{([qr])\\}", "(?<$1>0|-?[1-9][0-9]*)")
                        .replaceAll("\\{(\\w+)\\}", "(?<$1>[1-9][0-9]*)"));
    }

    static Kind of(int number) {
        return ALL[number];
    }

    static Optional<Kind> named(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }

    /// For packing; it may change from one version to the next.
    @SuppressWarnings("EnumOrdinal")
    int number() {
        return ordinal();
    }

    /// The set that holds this kind alone.
    int bit() {
        return 1 << number();
    }

    /// This kind alone if a condition holds, else the empty set.
    int bitIf(boolean condition) {
        return condition ? bit() : 0;
    }

    /// As in its tokens.
    String word() {
        return word;
    }

    /// Whether its tokens have a part of that name.
    boolean has(String part) {
        return parts.contains("{" + part + "}");
    }

    /// What its tokens look like, with a named group for each part.
    Pattern form() {
        return form;
    }
}
