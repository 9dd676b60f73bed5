package freehold.kernel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SketchTest {
    @Test
    void textReadsTheSameWithoutItsInks() {
        var sketch = new Sketch().add(Ink.RED, "R3").to(5).add("B2").line().add(new Sketch().line("below"));
        assertThat(sketch).hasToString("R3   B2\nbelow");
        assertThat(sketch.lines()).hasSize(2);
        assertThat(sketch.lines().getFirst().getFirst()).isEqualTo(new Sketch.Span(Ink.RED, "R3"));
    }
}
