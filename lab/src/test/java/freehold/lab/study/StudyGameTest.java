package freehold.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Games;
import freehold.kernel.position.Dice;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StudyGameTest {
    private static Study study(String game, Map<String, String> options, String agent, Study.Openings openings) {
        return new Study(game, 2, List.of(options), List.of(agent, agent), 20, 3, 30, 1, openings);
    }

    @Test
    void aGameFollowsFromItsNumber() {
        var study = study("esgros", Map.of("size", "3"), "level2", Study.Openings.PLAYED);
        var log = StudyGame.play(study, new Job(0, 4));
        assertThat(StudyGame.play(study, new Job(0, 4))).isEqualTo(log);
        assertThat(StudyGame.play(study, new Job(0, 5)).plies()).isNotEqualTo(log.plies());
        assertThat(log.values()).hasSameSizeAs(log.plies());
        assertThat(log.sample().orElseThrow().choices()).hasSize(4);
        assertThat(log.course(study).position().isOver()).isTrue();
    }

    @Test
    void aLogReadsBackAsItWasWritten() {
        var study = study("esgros", Map.of("size", "2"), "level1", Study.Openings.PLAYED);
        var log = StudyGame.play(study, new Job(0, 0));
        var line = GameLogs.write(study, log);
        assertThat(line).contains("\"agents\":[\"level1\",\"level1\"]", "\"winners\":[", "\"scores\":[");
        assertThat(GameLogs.read(line)).contains(log);
        assertThat(GameLogs.read(line.replaceFirst(",\"agents.*", "}")))
                .as("an older line")
                .contains(log);
        assertThat(GameLogs.read(line.substring(0, 30))).isEmpty();
    }

    @Test
    void agentsChangeSeats() {
        var ladder = study("esgros", Map.of(), "level1", Study.Openings.PLAYED)
                .cases()
                .get(2);
        assertThat(ladder.name()).isEqualTo("level2 against level1");
        assertThat(ladder.seating(0)).containsExactly("level2", "level1");
        assertThat(ladder.seating(1)).containsExactly("level1", "level2");
    }

    @Test
    void spreadOpeningsTakeEveryKindInTurn() {
        var study = study("estate", Map.of("size", "3", "pie", "false"), "random", Study.Openings.SPREAD);
        var game = Games.named("estate");
        var turns = FirstTurnsByKind.of(game, study.cases().getFirst().setup(game));
        var kinds = IntStream.range(0, 6)
                .mapToObj(number -> {
                    var start = game.start(study.cases().getFirst().setup(game));
                    for (var token : StudyGame.play(study, new Job(0, number)).plies()) {
                        if (start.actor() != 1) {
                            break;
                        }
                        start.playLegal(start.moveOf(token));
                    }
                    return turns.kind(turns.name(start));
                })
                .collect(Collectors.groupingBy(kind -> kind, Collectors.counting()));
        assertThat(kinds).isEqualTo(Map.of("3", 2L, "2+1", 2L, "1+1+1", 2L));
        assertThat(Set.copyOf(kinds.keySet())).doesNotContain("?");
    }

    @Test
    void spreadOpeningsPreferNoCorner() {
        var game = Games.named("esgros");
        var turns = FirstTurnsByKind.of(game, game.setup(2, Map.of("size", "3")));
        var dice = new Dice(5);
        var first = IntStream.range(0, 4000)
                .mapToObj(number -> turns.draw(dice, number).getFirst())
                .collect(Collectors.groupingBy(cell -> cell, Collectors.counting()));
        // One in four is a corner, and there are six of them: 167 each, give or take.
        assertThat(List.of("a1", "a3", "c1", "c5", "e1", "e3"))
                .allSatisfy(corner -> assertThat(first.get(corner)).isBetween(120L, 215L));
    }
}
