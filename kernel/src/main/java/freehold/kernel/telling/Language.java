package freehold.kernel.telling;

import java.util.Arrays;
import java.util.Optional;

/// What can be read to players.
public enum Language {
    ENGLISH("en"),
    JAPANESE("ja");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    /// As in addresses and file names.
    public String code() {
        return code;
    }

    /// The language of a code such as `ja`, also with a country: `ja-JP`, `ja_JP.UTF-8`.
    public static Optional<Language> of(String code) {
        return Arrays.stream(values())
                .filter(language -> code.matches("(?i)" + language.code + "([-_.].*)?"))
                .findFirst();
    }

    /// The name of a file that is written in it; English goes without saying.
    public String file(String name, String kind) {
        return this == ENGLISH ? name + "." + kind : name + "." + code + "." + kind;
    }
}
