package freehold.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionsTest {
    private final Options.Schema schema = Options.Schema.of(
            new Choice.Whole("size", "cells to a side", 2, 5, 4),
            new Choice.Word("reading", "how it is read", List.of("strict", "catch-up"), "strict"),
            new Choice.Flag("pie", "whether to swap", true));

    @Test
    void whatIsNotChosenIsStandard() {
        var options = schema.read(Map.of("reading", "catch-up"));
        assertThat(options.number("size")).isEqualTo(4);
        assertThat(options.word("reading")).isEqualTo("catch-up");
        assertThat(options.flag("pie")).isTrue();
        assertThat(options).hasToString("size=4 reading=catch-up pie=true");
    }

    @Test
    void anUnknownKeyNamesTheKnownOnes() {
        assertThatThrownBy(() -> schema.read(Map.of("sise", "3")))
                .isInstanceOf(InvalidSetup.class)
                .hasMessage("there is no option 'sise'; the options are size (2–5, else 4),"
                        + " reading (strict or catch-up, else strict), pie (true or false, else true)");
    }

    @Test
    void aBadValueNamesTheGoodOnes() {
        for (var bad : List.of("1", "6", "", "03", "x", "99999999999")) {
            assertThatThrownBy(() -> schema.read(Map.of("size", bad)))
                    .hasMessage("option size takes 2–5, not '%s'".formatted(bad));
        }
        assertThatThrownBy(() -> schema.read(Map.of("pie", "yes"))).hasMessageContaining("true or false");
    }
}
