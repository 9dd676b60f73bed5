package freehold.kernel.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class GuideTest {
    private static final String ENGLISH = """
            ---
            aim: Win.
            box: A board
            box: Pieces
            minutes: 20
            age: 8
            ---

            ## First

            A text.

            - an item

            ```figure start
            setup: 2 size=3
            plies: a1 b2
            look: a1
            labels: a1=5 b2=dear
            last: 1
            legal: yes
            caption: What it looks like.
            ```

            More.

            Rules: X1, X2

            ## Second
            Nothing.
            """;

    private static final String JAPANESE = """
            ---
            aim: 勝つ。
            box: ボード
            box: コマ
            ---

            ## はじめ

            ```figure start
            caption: こう見えます。
            ```

            ルール：X1、X2
            """;

    private final Guide english = Guide.parse(new SampleGame(), ENGLISH, Map.of());

    @Test
    void factsStandFirst() {
        assertThat(english.aim()).isEqualTo("Win.");
        assertThat(english.box()).containsExactly("A board", "Pieces");
        assertThat(english.minutes()).isEqualTo("20");
        assertThat(english.age()).contains(8);
        assertThatThrownBy(() -> Guide.parse(new SampleGame(), "## A part\n", Map.of()))
                .hasMessageContaining("facts");
    }

    @Test
    void aPartHasTextsFiguresAndRules() {
        var first = english.parts().getFirst();
        assertThat(first.heading()).isEqualTo("First");
        assertThat(first.rules()).containsExactly("X1", "X2");
        assertThat(first.blocks()).hasSize(3);
        assertThat(first.blocks().getFirst()).isEqualTo(new Guide.Text("A text.\n\n- an item"));
        assertThat(first.blocks().getLast()).isEqualTo(new Guide.Text("More."));
        assertThat(english.parts().getLast().rules()).isEmpty();
    }

    @Test
    void aFigureIsAPosition() {
        var figure = english.figures().findFirst().orElseThrow();
        assertThat(figure.setup().options().number("size")).isEqualTo(3);
        assertThat(figure.plies()).containsExactly("a1", "b2");
        assertThat(figure.labels()).containsExactly(Map.entry("a1", "5"), Map.entry("b2", "dear"));
        assertThat(figure.last()).isEqualTo(1);
        assertThat(figure.showsLegal()).isTrue();
        assertThat(figure.showsDetails()).isFalse();
        assertThat(figure.viewer()).isEmpty();
    }

    @Test
    void anotherLanguageHasTheSameFiguresWithItsOwnCaptions() {
        var figure = english.figures().findFirst().orElseThrow();
        var japanese = Guide.parse(new SampleGame(), JAPANESE, Map.of("start", figure));
        var other = japanese.figures().findFirst().orElseThrow();
        assertThat(other.caption()).isEqualTo("こう見えます。");
        assertThat(other.plies()).isEqualTo(figure.plies());
        assertThat(japanese.parts().getFirst().rules()).containsExactly("X1", "X2");
    }
}
