package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Kind;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What the tokens of a kind of move look like.
///
/// @param parts the names of what stands behind the colon
/// @param pattern the whole token, with a named group for each part
record TokenForm(Kind kind, Set<String> parts, Pattern pattern) {
    private static final Pattern PART = Pattern.compile("\\{(\\w+)\\}");

    private static final Map<String, TokenForm> BY_WORD = Arrays.stream(Kind.values())
            .map(kind -> of(kind, parts(kind)))
            .collect(Collectors.toMap(form -> word(form.kind()), Function.identity()));

    /// What stands behind the colon, each part by its name in braces.
    private static String parts(Kind kind) {
        return switch (kind) {
            case DRAW, END, VOID, STEP, STAY -> "";
            case SHOP -> "{seat}{type}{price}";
            case MOVE -> "{pawn}>{q},{r}(?:\\*{markers})?";
            case MARK, BUY, UNMARK, SEIZE, SPARE -> "{q},{r}";
            case PRICE -> "{type}{price}>{other}";
            case PLACE -> "{pawn}@{q},{r}";
            case DISCARD -> "{price}";
            case RETURN -> "{type}{price}";
            case START -> "{type}@{q},{r}";
            case TILE -> "{type}";
        };
    }

    private static TokenForm of(Kind kind, String parts) {
        var pattern = word(kind)
                + (parts.isEmpty() ? "" : ":")
                + parts.replaceAll("\\{(type)\\}", "(?<$1>[A-Z])")
                        .replaceAll("\\{([qr])\\}", "(?<$1>0|-?[1-9][0-9]*)")
                        .replaceAll("\\{(\\w+)\\}", "(?<$1>[1-9][0-9]*)");
        var names = PART.matcher(parts).results().map(part -> part.group(1)).collect(Collectors.toUnmodifiableSet());
        return new TokenForm(kind, names, Pattern.compile(pattern));
    }

    /// How the tokens of a kind begin.
    static String word(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /// The form of the tokens that begin with a word.
    static Optional<TokenForm> named(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }

    /// Whether its tokens have a part of that name.
    boolean has(String part) {
        return parts.contains(part);
    }
}
