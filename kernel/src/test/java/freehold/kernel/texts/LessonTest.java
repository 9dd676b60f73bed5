package freehold.kernel.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.telling.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

class LessonTest {
    private static final String LESSON = """
            # A comment.
            let OPENING = a1 b2

            setup: 2 size=3
            before: $OPENING c3
            do: any
            case CHEAP: d4 e*
            look: lot:a1
            en: Play.
            ja: どうぞ。
            done.en: Fine.
            done.ja: 結構。
            CHEAP.done.en: Cheap.
            CHEAP.done.ja: 安い。

            then: pass
            CHEAP.then: pass pass
            do: try e5 f6 X3
            label.en: Take it
            label.ja: 取る
            en: Now try.
            ja: 試す。
            done.en: No.
            done.ja: だめ。

            before: a1
            do: play b2
            en: Anew.
            ja: 新しく。
            done.en: Done.
            done.ja: おわり。
            """;

    private final Lesson lesson = Lesson.parse(new SampleGame(), LESSON);

    @Test
    void aStepBeginsAnewOrGoesOn() {
        assertThat(lesson.steps()).hasSize(3);
        var first = lesson.steps().getFirst().start().orElseThrow();
        assertThat(first.plies()).containsExactly("a1", "b2", "c3");
        assertThat(first.setup().options().number("size")).isEqualTo(3);
        assertThat(lesson.steps().get(1).start()).isEmpty();
        assertThat(lesson.steps().get(2).start()).contains(new Lesson.Start(first.setup(), List.of("a1")));
    }

    @Test
    void whatWasPlayedDecidesWhatIsTold() {
        var first = lesson.steps().getFirst();
        var cheap = first.after(List.of(), "e7");
        assertThat(cheap).containsExactly("CHEAP");
        assertThat(first.after(List.of(), "f8")).isEmpty();
        assertThat(first.after(cheap).done(Language.ENGLISH)).isEqualTo("Cheap.");
        assertThat(first.after(List.of()).done(Language.ENGLISH)).isEqualTo("Fine.");
        var second = lesson.steps().get(1);
        assertThat(second.after(cheap).then()).containsExactly("pass", "pass");
        assertThat(second.after(cheap).text(Language.JAPANESE)).isEqualTo("試す。");
        assertThat(second.after(List.of("OTHER")).then()).containsExactly("pass");
    }

    @Test
    void theLastWordOfATryIsTheRule() {
        assertThat(lesson.steps().get(1).usual().task()).isEqualTo(new Lesson.Task.Try(List.of("e5", "f6"), "X3"));
        assertThat(lesson.steps().get(1).usual().label(Language.ENGLISH)).isEqualTo("Take it");
    }

    @Test
    void aLineThatNobodyKnowsIsRefused() {
        assertThatThrownBy(() -> Lesson.parse(new SampleGame(), "setup: 2\ndo: any\nCHAEP.done.en: Oh."))
                .hasMessageContaining("CHAEP.done.en");
        assertThatThrownBy(() -> Lesson.parse(new SampleGame(), "setup: 2\nbefore: $NOTHING\ndo: any"))
                .hasMessageContaining("NOTHING");
    }
}
