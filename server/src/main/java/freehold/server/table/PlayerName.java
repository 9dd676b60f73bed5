package freehold.server.table;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// What a person may be called: something that everybody can see and tell from other names, and that no computer
/// player is called. Letters that look alike in different scripts can't be mixed; two whole names of different scripts
/// may still look alike, and are told apart by their seats.
public final class PlayerName {
    /// Characters that count as letters or marks but show nothing.
    private static final String BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0";

    private static final int MOST_MARKS_IN_A_ROW = 2;

    /// Scripts that belong together in one text, besides each one alone.
    private static final List<Set<UnicodeScript>> COMPANIONS = List.of(
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HANGUL),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.BOPOMOFO));

    /// How computer players and seats are called, in all languages, as [#outline] writes it.
    private static final List<String> RESERVED = List.of("computer", "コンピューター", "コンピュータ", "level", "レベル", "seat", "席");

    private PlayerName() {}

    /// The name as it is kept.
    ///
    /// @throws Refused with what is wrong with it
    public static String checked(String given) {
        var name = normal(given);
        complaint(name).ifPresent(refused -> {
            throw refused;
        });
        return name;
    }

    /// A name from a record, or another where it won't do.
    public static String orElse(String given, String other) {
        var name = normal(given);
        return complaint(name).isEmpty() && name.length() <= Guest.LONGEST_NAME ? name : other;
    }

    private static String normal(String given) {
        return Normalizer.normalize(given, Normalizer.Form.NFKC).strip();
    }

    private static Optional<Refused> complaint(String name) {
        if (name.codePoints().anyMatch(PlayerName::isInvisible)
                || name.codePoints().noneMatch(PlayerName::isSubstantial)) {
            return Optional.of(new Refused(Refused.Code.BAD_REQUEST, "'name' holds characters that can't be seen"));
        }
        if (hasPileOfMarks(name)) {
            return Optional.of(new Refused(Refused.Code.BAD_REQUEST, "'name' has too many accents on one letter"));
        }
        if (isMixed(name)) {
            return Optional.of(
                    new Refused(Refused.Code.BAD_REQUEST, "'name' mixes letters of scripts that look alike"));
        }
        return isReserved(name)
                ? Optional.of(
                        new Refused(Refused.Code.BAD_REQUEST, "'name' is what computer players or seats are called"))
                : Optional.empty();
    }

    private static boolean isInvisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> BLANK.indexOf(c) >= 0;
        };
    }

    private static boolean isSubstantial(int c) {
        return Character.isLetterOrDigit(c)
                || Character.getType(c) == Character.OTHER_SYMBOL
                || Character.getType(c) == Character.MATH_SYMBOL;
    }

    private static boolean hasPileOfMarks(String name) {
        var pile = 0;
        for (var c : name.codePoints().toArray()) {
            pile = isMark(c) ? pile + 1 : 0;
            if (pile > MOST_MARKS_IN_A_ROW) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMark(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }

    private static boolean isMixed(String name) {
        var scripts = EnumSet.noneOf(UnicodeScript.class);
        name.codePoints().mapToObj(UnicodeScript::of).forEach(scripts::add);
        scripts.removeAll(EnumSet.of(UnicodeScript.COMMON, UnicodeScript.INHERITED));
        return scripts.size() > 1 && COMPANIONS.stream().noneMatch(group -> group.containsAll(scripts));
    }

    /// Nothing but reserved words and digits: "Computer", "computer 3", "Computer, level 5", "C0mputer".
    private static boolean isReserved(String name) {
        var rest = outline(name);
        for (var word : RESERVED) {
            rest = rest.replace(word, "");
        }
        return !outline(name).equals(rest) && rest.chars().allMatch(Character::isDigit);
    }

    /// Letters and digits only, in lower case, with the digits that stand for letters inside a word undone.
    private static String outline(String name) {
        var letters = new StringBuilder();
        name.toLowerCase(Locale.ROOT)
                .codePoints()
                .filter(c -> Character.isLetterOrDigit(c) || c == 'ー')
                .forEach(letters::appendCodePoint);
        var end = letters.length();
        while (end > 0 && Character.isDigit(letters.charAt(end - 1))) {
            end--;
        }
        return letters.substring(0, end).replace('0', 'o').replace('1', 'l').replace('3', 'e') + letters.substring(end);
    }
}
