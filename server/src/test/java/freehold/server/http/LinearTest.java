package freehold.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import freehold.kernel.telling.Language;
import freehold.records.FgnReader;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Nothing that callers send takes time that grows faster than its length. With anything quadratic, these would take
/// many minutes.
class LinearTest {
    private static final Duration PLENTY = Duration.ofSeconds(60);
    private static final int LARGEST_HEADER = 15_000;
    private static final int LARGEST_RECORD = 250_000;
    private static final int OFTEN = 1_000;

    @ParameterizedTest
    @ValueSource(strings = {" ", ";", ",", "a", "-", "q=", "; ", ";q=", "en,", "\t;"})
    void headersOfLanguages(String piece) {
        var header = "a" + piece.repeat(LARGEST_HEADER / piece.length()) + "b";
        assertTimeoutPreemptively(PLENTY, () -> {
            for (var i = 0; i < OFTEN; i++) {
                Speech.preferred(header);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "1", "1.", "{", "[", "\\", "\"", "[a \"", "\n", "a ", "{}", "[Game \"x\"]\n", "\\\""})
    void records(String piece) {
        var record = "[Game \"esgros\"]\n\n1. " + piece.repeat(LARGEST_RECORD / piece.length()) + "x";
        assertTimeoutPreemptively(PLENTY, () -> FgnReader.read(record));
        assertTimeoutPreemptively(PLENTY, () -> FgnReader.read(piece.repeat(LARGEST_RECORD / piece.length())));
    }

    @Test
    void onlyTheFirstLanguagesCount() {
        assertThat(Speech.preferred("fr, ja;q=0.5, en;q=0.4")).contains(Language.JAPANESE);
        assertThat(Speech.preferred("fr , en ; q=0.4 , ja ; q=0.5")).contains(Language.JAPANESE);
        assertThat(Speech.preferred("fr,".repeat(20) + "ja")).isEmpty();
        assertThat(Speech.preferred("ja;q=x, en;q=0.1")).contains(Language.ENGLISH);
    }
}
