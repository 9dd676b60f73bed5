package freehold.kernel.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonWriterTest {
    @Test
    void commasComeByThemselves() {
        var out = new JsonWriter().beginObject();
        out.name("a")
                .beginArray()
                .number(1)
                .number(2)
                .beginObject()
                .endObject()
                .nothing()
                .endArray();
        out.name("b").text("").name("c").flag(true);
        assertThat(out.endObject()).hasToString("{\"a\":[1,2,{},null],\"b\":\"\",\"c\":true}");
    }

    @Test
    void aTextIsNotMistakenForABracket() {
        var out = new JsonWriter().beginArray();
        assertThat(out.text("[").text("{").text(":").endArray()).hasToString("[\"[\",\"{\",\":\"]");
    }

    @Test
    void whatJsonDoesNotAllowIsEscaped() {
        assertThat(new JsonWriter().text("\"\\\n\r\t\b\f\u0001\u001f/é大😀"))
                .hasToString("\"\\\"\\\\\\n\\r\\t\\b\\f\\u0001\\u001F/é大😀\"");
    }

    @Test
    void wholeNumbersHaveNoFractionUnlessTheyAreDecimals() {
        var out =
                new JsonWriter().beginArray().number(Long.MIN_VALUE).number(1.0).number(0.1);
        Number whole = 3;
        Number half = 0.5;
        assertThat(out.number(whole).number(half).endArray()).hasToString("[-9223372036854775808,1.0,0.1,3,0.5]");
    }

    @Test
    void optionsAreTextsNumbersAndFlags() {
        var out = new JsonWriter().beginArray().scalar("word").scalar(5).scalar(false);
        assertThat(out.endArray()).hasToString("[\"word\",5,false]");
    }
}
