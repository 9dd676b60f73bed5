package freehold.lab.study;

import freehold.kernel.Course;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Ply;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.lab.Agent;
import freehold.lab.AgentFault;
import freehold.lab.AgentGame;
import freehold.lab.Agents;
import freehold.lab.Programs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Plays one game of a study. The same study and job give the same log, on any machine and in any company.
public final class StudyGame {
    private static final int STRONGEST_ASKED = 4;

    private final Study study;
    private final Case inCase;
    private final Job job;
    private final long seed;
    private final Agents agents;
    private final Course course;
    private final List<List<Integer>> values = new ArrayList<>();
    private final Dice dice;
    private final int[] scratch = new int[Position.MOST_MOVES];

    private StudyGame(Study study, Job job, Programs programs) {
        this.study = study;
        this.job = job;
        inCase = study.inCase(job.inCase());
        seed = Mix.of(Mix.of(study.seed(), inCase.seeds()), job.game());
        agents = study.agents(inCase, programs);
        course = new Course(study.rules(), inCase.setup(study.rules()));
        dice = new Dice(seed);
    }

    public static GameLog play(Study study, Job job) {
        try (var programs = new Programs()) {
            return play(study, job, programs);
        }
    }

    /// @param programs those that play on after this game
    /// @throws InvalidSetup if an agent fails
    public static GameLog play(Study study, Job job, Programs programs) {
        return new StudyGame(study, job, programs).play();
    }

    private GameLog play() {
        if (study.openings() == Study.Openings.SPREAD) {
            open();
        }
        var players = players();
        var game = new AgentGame(course, players, dice);
        try {
            while (!game.isOver()) {
                values.add(thousandths(game.playOn()));
            }
        } catch (AgentFault e) {
            throw failed(e);
        } finally {
            players.forEach(Agent::close);
        }
        var tokens = course.plies().stream().map(Ply::token).toList();
        return new GameLog(job.inCase(), job.game(), tokens, List.copyOf(values), sample());
    }

    private InvalidSetup failed(AgentFault fault) {
        var agent = inCase.seating(job.game()).get(course.position().actor() - 1);
        return new InvalidSetup("%s failed in game %d (%s): it %s; what was played before is kept"
                .formatted(agent, job.game() + 1, inCase.name(), fault.inOneLine()));
    }

    private List<Agent> players() {
        var seating = inCase.seating(job.game());
        return IntStream.range(0, inCase.seats())
                .mapToObj(seat -> agents.named(seating.get(seat), Mix.of(seed, seat + 1)))
                .toList();
    }

    private void open() {
        var tokens = FirstTurnsByKind.of(course.game(), course.setup()).draw(dice, job.game());
        course.playAll(tokens).ifPresent(refused -> {
            throw new IllegalStateException(refused.message());
        });
        tokens.forEach(_ -> values.add(List.of()));
    }

    private static List<Integer> thousandths(List<Double> shares) {
        return shares.stream().map(share -> (int) Math.round(1000 * share)).toList();
    }

    /// Asks the levels about one position in which there was something to decide.
    private Optional<GameLog.Sample> sample() {
        if (job.inCase() != 0 || job.game() >= study.samples()) {
            return Optional.empty();
        }
        var ply = dice.below(course.plies().size());
        course.rewind(ply);
        var position = course.position();
        while (position.actor() == Position.CHANCE || position.moves(scratch) == 1) {
            if (ply == 0) {
                return Optional.empty();
            }
            course.rewind(--ply);
        }
        return Optional.of(new GameLog.Sample(
                ply,
                IntStream.rangeClosed(1, STRONGEST_ASKED).mapToObj(this::choice).toList()));
    }

    private String choice(int level) {
        try (var agent = agents.named("level" + level, Mix.of(seed, 100 + level))) {
            return agent.choose(course.asKnownTo(course.position().actor()));
        } catch (AgentFault e) {
            throw new IllegalStateException(e.sentence(), e);
        }
    }
}
