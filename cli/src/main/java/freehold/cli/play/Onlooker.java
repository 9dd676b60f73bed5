package freehold.cli.play;

import freehold.kernel.Course;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Phrase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Who looks at the screen, and what each of them has been told already.
final class Onlooker {
    private static final int NOBODY_YET = -1;

    private final Screen screen;
    private final Prompt prompt;
    private final Map<Integer, Integer> told = new HashMap<>();
    private int seat = NOBODY_YET;

    Onlooker(Screen screen, Prompt prompt) {
        this.screen = screen;
        this.prompt = prompt;
    }

    /// The seat whose view is shown.
    int seat() {
        return seat;
    }

    /// A new game: nobody has seen anything.
    void forget() {
        told.clear();
        seat = NOBODY_YET;
    }

    /// Gives the screen to whoever acts. Where something is secret, what stands there is wiped away first, and so is
    /// what was typed; false if nobody takes the seat.
    boolean handOver(Course course, Players players) {
        var position = course.position();
        var next = position.isOver() ? players.solePerson() : position.actor();
        var isHidden = next != seat && next != Position.SPECTATOR && players.people() > 1 && hasSecrets(position, next);
        if (isHidden) {
            screen.curtain();
            prompt.forget();
            var question = Phrase.of(
                    "%s, it is your turn. Press Enter when only you see the screen.",
                    players.name(next, screen.words()));
            if (prompt.line(question.in(screen.words()) + " ", _ -> List.of()).isEmpty()) {
                return false;
            }
        }
        seat = next;
        return true;
    }

    private static boolean hasSecrets(Position position, int seat) {
        return !position.view(seat).equals(position.view(Position.SPECTATOR));
    }

    /// What happened since this onlooker was last told.
    List<Phrase> news(Course course) {
        var now = course.plies().size();
        var from = Math.min(told.getOrDefault(seat, 0), now);
        told.put(seat, now);
        return Recap.news(course, from, seat);
    }

    /// Some plies were taken back; nobody needs to hear of those before them again.
    void rewound(int plies) {
        told.replaceAll((_, count) -> Math.min(count, plies));
    }
}
