package freehold.cli.newgame;

import freehold.cli.shell.UsageException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/// What a game is called: by commands and Maven, and by people.
record GameNames(String id, String name) {
    private static final String ID = "[a-z][a-z0-9]*(-[a-z0-9]+)*";
    private static final int LONGEST_ID = 30;
    /// Nothing that means something in Java, in XML or in a template of a sentence.
    private static final String NAME = "[\\p{L}\\p{N}][\\p{L}\\p{N} '’.!?:,-]{0,39}";

    static GameNames of(String id, Optional<String> name) {
        if (!id.matches(ID) || id.length() > LONGEST_ID) {
            throw new UsageException(
                    "'%s' is no id for a game; an id has lower-case letters, digits and hyphens, begins with a letter and has at most %d characters, such as my-game"
                            .formatted(id, LONGEST_ID));
        }
        var names = new GameNames(id, name.orElseGet(() -> fromId(id)));
        if (SourceVersion.isKeyword(names.inJava())) {
            throw new UsageException("'%s' is a word of Java; take another id, such as %s-game".formatted(id, id));
        }
        if (!names.name.matches(NAME)) {
            throw new UsageException(
                    "'%s' is no name for a game; a name has up to 40 letters, digits, blanks and usual punctuation"
                            .formatted(names.name));
        }
        return names;
    }

    /// `my-game` is `My Game`.
    private static String fromId(String id) {
        return Arrays.stream(id.split("-", -1))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining(" "));
    }

    /// The last part of its package's name.
    String inJava() {
        return id.replace("-", "");
    }

    /// Its package as a folder.
    String folder() {
        return "freehold/games/" + inJava();
    }

    /// What the numbers of its rules begin with.
    String letter() {
        return id.substring(0, 1).toUpperCase(Locale.ROOT);
    }
}
