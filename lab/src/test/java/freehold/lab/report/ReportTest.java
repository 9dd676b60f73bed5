package freehold.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.InvalidSetup;
import freehold.lab.stats.Findings;
import freehold.lab.study.Study;
import freehold.lab.study.StudyGame;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a reader finds on the page.
class ReportTest {
    private static Study study(List<Map<String, String>> variants) {
        return study("esgros", variants);
    }

    private static Study study(String game, List<Map<String, String>> variants) {
        return new Study(game, 2, variants, Collections.nCopies(2, "random"), 12, 1, 1, 0, Study.Openings.PLAYED);
    }

    private static Findings played(Study study) {
        var findings = new Findings(study);
        study.jobs().forEach(job -> findings.add(StudyGame.play(study, job)));
        return findings;
    }

    @Test
    void variantsThatDifferInOneOptionAreComparedInWords() {
        var page = new Report(played(study(List.of(
                        Map.of("size", "2", "pie", "true"),
                        Map.of("size", "3", "pie", "true"),
                        Map.of("size", "3", "pie", "false")))))
                .html();
        assertThat(page)
                .contains("<li>size=3 instead of 2 (pie=true): seat 1 takes")
                .contains("<li>pie=false instead of true (size=3): seat 1 takes")
                .doesNotContain("(size=2): seat 1 takes")
                .contains("so which is fairer can");
    }

    @Test
    void whatIsTrueOfAllVariantsIsSaidOnce() {
        var page = new Report(played(study("estate", List.of(Map.of("size", "2"), Map.of("size", "3"))))).html();
        assertThat(page).contains("In all variants, two opposite sides are connected in 100.0 % of the games");
    }

    /// What is to be compared stands side by side; the other pictures flow.
    @Test
    void picturesOfVariantsStandInARow() {
        var variants = List.of(Map.of("size", "2"), Map.of("size", "3"));
        var page = new Report(played(study("estate", variants))).html();
        var row = page.substring(page.indexOf("<div class='row'>"));
        var captions = Pattern.compile("<figcaption>(.*?)</figcaption>")
                .matcher(row.substring(0, row.indexOf("</div>")))
                .results()
                .map(caption -> caption.group(1))
                .toList();
        assertThat(captions).containsExactly("Plies in a game (size=2)", "Plies in a game (size=3)");
        var alone = new Report(played(study(List.of(Map.of("size", "2"))))).html();
        assertThat(alone).doesNotContain("class='row'").contains("<figcaption>Plies in a game</figcaption>");
    }

    private static Study by(String agent, Map<String, String> options) {
        return new Study(
                "esgros", 2, List.of(options), Collections.nCopies(2, agent), 6, 1, 1, 0, Study.Openings.PLAYED);
    }

    private static String comparing(Study a, Study b) {
        var findings = new LinkedHashMap<String, Findings>();
        findings.put("a", played(a));
        findings.put("b", played(b));
        return Report.comparing(findings).html();
    }

    @Test
    void twoStudiesAreComparedByWhatTellsThemApart() {
        assertThat(comparing(by("random", Map.of("size", "2")), by("level1", Map.of("size", "2"))))
                .contains("<p>12 games for 2 seats, played by random (study=a) and level1 (study=b)")
                .contains("<li>study=b instead of a: seat 1 takes");
        assertThat(comparing(by("random", Map.of("size", "2")), by("random", Map.of("size", "3", "pie", "true"))))
                .contains("played by random; compared: size=2 and size=3")
                .contains("<li>size=3 instead of 2: seat 1 takes")
                .doesNotContain("study=");
        assertThatThrownBy(() -> comparing(by("random", Map.of()), study("estate", List.of(Map.of()))))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("only studies of the same game");
    }

    @Test
    void aStudyThatIsNotDoneSaysSo() {
        var study = study(List.of(Map.of("size", "2")));
        var findings =
                new Findings(study).add(StudyGame.play(study, study.jobs().getFirst()));
        assertThat(new Report(findings).html()).contains("<p>1 of 12 games for 2 seats");
        assertThat(new Report(played(study)).html()).contains("<p>12 games for 2 seats");
    }

    @ParameterizedTest
    @CsvSource({"37, 4, 10", "0.44, 4, 0.2", "1, 4, 0.5", "100, 4, 50", "29, 29, 1", "80, 29, 5"})
    void axesHaveRoundNumbers(double range, int most, double step) {
        assertThat(Ticks.step(range, most)).isCloseTo(step, org.assertj.core.api.Assertions.within(1e-9));
    }

    @Test
    void longLabelsAreBrokenBetweenWords() {
        assertThat(Format.lines("place: absorbs an enemy area and pays", 32))
                .containsExactly("place: absorbs an enemy area and", "pays");
        assertThat(Format.lines("short", 32)).containsExactly("short");
    }
}
