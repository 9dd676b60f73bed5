package freehold.school.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.mind.Judgement;
import freehold.kernel.mind.Signs;
import freehold.kernel.mind.Weights;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgementSchoolTest {
    private static Signs signs() {
        return Games.named("hexploration").learnable().orElseThrow().signs();
    }

    private static Position position(int plies) {
        var game = Games.named("hexploration");
        var position = game.start(game.setup(3, Map.of()));
        var dice = new Dice(1);
        var scratch = new int[Position.MOST_MOVES];
        for (var i = 0; i < plies; i++) {
            position.playLegal(position.pick(dice, scratch));
        }
        return position;
    }

    private static Lesson lesson(double... goal) {
        var signs = signs();
        var common = new float[signs.common()];
        var own = new float[3][signs.own()];
        signs.read(position(100), common);
        for (var seat = 1; seat <= 3; seat++) {
            signs.write(seat, own[seat - 1]);
        }
        return new Lesson(common, own, goal);
    }

    @Test
    void lessonsAreLearnt() {
        var trainer = new JudgementTrainer(signs(), 4, 1);
        var lesson = lesson(0.1, 0.7, 0.2);
        for (var i = 0; i < 1_000; i++) {
            trainer.learn(lesson, 1e-2);
        }
        assertThat(trainer.shares(lesson)).containsExactly(new double[] {0.1, 0.7, 0.2}, offset(0.02));
    }

    @Test
    void aPlayerSeesWhatTheTrainerSees() {
        var trainer = new JudgementTrainer(signs(), 4, 1);
        var lesson = lesson(0.1, 0.7, 0.2);
        trainer.learn(lesson, 1e-2);
        var judgement = new Judgement(signs(), Weights.parse(trainer.weights().text()));
        judgement.read(position(100));
        var shares = new double[3];
        judgement.shares(shares);
        assertThat(shares).containsExactly(trainer.shares(lesson), offset(1e-2));
    }

    @Test
    void aGenerationIsWritten(@TempDir Path folder) throws IOException {
        var file = folder.resolve("judgement.txt");
        var school = new JudgementSchool(Games.named("hexploration"), 1, 1);
        school.learn(1e-9, file, _ -> {});
        assertThat(Files.readString(file)).isEqualTo(school.weights().text());
    }

    @Test
    void gamesWithoutAJudgementAreRefused() {
        var game = Games.named("estate");
        assertThatThrownBy(() -> new JudgementSchool(game, 1, 1)).isInstanceOf(InvalidSetup.class);
    }
}
