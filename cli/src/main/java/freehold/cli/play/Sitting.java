package freehold.cli.play;

import freehold.cli.shell.UsageException;
import freehold.kernel.Course;
import freehold.kernel.Dice;
import freehold.kernel.Ink;
import freehold.kernel.Position;
import freehold.kernel.Ruling;
import freehold.records.Scoresheet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// One evening: a game, the people and random players at it, and what the people type.
final class Sitting {
    private static final int NOBODY_YET = 0;

    private final Screen screen;
    private final Prompt prompt;
    private final Dice dice;
    private final int[] scratch = new int[Position.MOST_MOVES];
    private final Story story = new Story();
    private final Opponents opponents = new Opponents();

    private Course course;
    private Players players;
    /// Who looks at the screen.
    private int looking = NOBODY_YET;

    private boolean isShown;
    private int savedPlies;

    Sitting(Screen screen, Prompt prompt, Dice dice, Course course, Players players) {
        this.screen = screen;
        this.prompt = prompt;
        this.dice = dice;
        this.course = course;
        this.players = players;
    }

    void run() {
        var game = course.game();
        screen.say(Ink.STRONG, "%s, by %s. %s".formatted(game.name(), game.designer(), game.about()));
        screen.say("Type a move (Tab completes it), or: help, rules, why MOVE, undo, save FILE, quit.");
        var goesOn = true;
        while (goesOn) {
            advance();
            show();
            var line = prompt.line(question(), this::suggestions);
            goesOn = line.isPresent() && obey(words(line.get()));
        }
    }

    private Position position() {
        return course.position();
    }

    private static List<String> words(String line) {
        return Stream.of(line.strip().split("\\s+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /// Lets chance and the random players act until a person is asked. With no person at the table that is the whole
    /// game.
    private void advance() {
        while (!position().isOver()
                && (position().actor() == Position.CHANCE
                        || !players.isPerson(position().actor()))) {
            play(position().pick(dice, scratch));
        }
    }

    private void play(int move) {
        story.tell(position(), move, players, players.solePerson());
        course.playLegal(move);
        isShown = false;
    }

    /// The board as whoever acts may see it, and what has happened before.
    private void show() {
        if (isShown) {
            return;
        }
        isShown = true;
        handOver();
        story.news().forEach(sentence -> screen.say(Ink.FAINT, sentence));
        screen.gap();
        screen.show(position().view(looking).picture());
        screen.gap();
        if (position().isOver()) {
            Outcome.sentences(position(), players).forEach(sentence -> screen.say(Ink.STRONG, sentence));
        }
    }

    /// Where something is secret, the next person takes the seat before the next person's view is shown.
    private void handOver() {
        var next = position().isOver() ? players.solePerson() : position().actor();
        if (next != looking && next != Position.SPECTATOR && hasSecrets(next) && players.people() > 1) {
            screen.curtain();
            prompt.line(
                    "%s, it is your turn. Press Enter when only you see the screen. ".formatted(players.name(next)),
                    _ -> List.of());
        }
        looking = next;
    }

    private boolean hasSecrets(int seat) {
        return !position().view(seat).equals(position().view(Position.SPECTATOR));
    }

    private String question() {
        return position().isOver()
                ? "The game is over (new, undo, save FILE, quit) > "
                : "%s: %s > "
                        .formatted(players.name(position().actor()), position().prompt());
    }

    private List<String> suggestions(List<String> before) {
        if (before.isEmpty()) {
            return Stream.concat(position().legalTokens().stream(), Word.names().stream())
                    .toList();
        }
        return switch (before.getFirst()) {
            case "rules" ->
                course.game().rules().stream().map(rule -> rule.name()).toList();
            case "save", "save!", "load" -> Sheets.filesHere();
            default -> position().legalTokens();
        };
    }

    /// Does what somebody typed; false when they want to leave.
    private boolean obey(List<String> words) {
        if (words.isEmpty()) {
            return true;
        }
        var rest = words.subList(1, words.size());
        var word = Word.of(words.getFirst());
        if (word.isEmpty()) {
            playAll(words);
            return true;
        }
        switch (word.get()) {
            case HELP -> Manual.help(position()).forEach(screen::say);
            case RULES -> Manual.rules(course.game(), rest).forEach(screen::say);
            case WHY -> rest.forEach(token -> screen.say(Manual.why(course.game(), position(), token)));
            case MOVES -> screen.say(String.join(" ", position().legalTokens()));
            case LOG -> Story.of(course, players, looking).forEach(screen::say);
            case SHOW -> isShown = false;
            case HINT -> hint();
            case UNDO -> undo();
            case NEW -> start(new Course(course.game(), course.setup()), players);
            case SAVE -> save(rest, false);
            case SAVE_OVER -> save(rest, true);
            case LOAD -> load(rest);
            case QUIT -> {
                return !mayLeave();
            }
        }
        return true;
    }

    /// Plays the tokens of one line for as long as they are legal and the same person acts.
    private void playAll(List<String> tokens) {
        var actor = position().actor();
        for (var token : tokens) {
            if (position().actor() != actor) {
                screen.say(Ink.RED, "%s was not played: the turn had passed on".formatted(token));
                return;
            }
            switch (position().judge(token)) {
                case Ruling.Legal(var move) -> play(move);
                case Ruling.Refused refused -> {
                    screen.say(Ink.RED, refused.message());
                    return;
                }
            }
        }
    }

    private void hint() {
        if (position().isOver()) {
            screen.say("The game is over.");
        } else {
            opponents.hint(course).forEach(screen::say);
        }
    }

    /// Back to the last decision of a person.
    private void undo() {
        var plies = course.plies();
        for (var i = plies.size() - 1; i >= 0; i--) {
            var by = plies.get(i).by();
            if (by != Position.CHANCE && players.isPerson(by)) {
                screen.say("Takes back %s and what came after it."
                        .formatted(plies.get(i).token()));
                course.rewind(i);
                isShown = false;
                return;
            }
        }
        screen.say("There is nothing to take back.");
    }

    private void start(Course next, Players who) {
        course = next;
        players = who;
        looking = NOBODY_YET;
        isShown = false;
        savedPlies = next.plies().size();
        opponents.clear();
        story.news();
    }

    private void save(List<String> names, boolean mayReplace) {
        try {
            screen.say(Sheets.save(course, players, names, mayReplace));
            savedPlies = course.plies().size();
        } catch (UsageException e) {
            screen.say(Ink.RED, e.sentence());
        }
    }

    private void load(List<String> names) {
        try {
            loadOrThrow(String.join(" ", names));
        } catch (UsageException e) {
            screen.say(Ink.RED, e.sentence());
        }
    }

    void loadOrThrow(String file) {
        var sheet = Sheets.load(file);
        start(sheet.course(), Players.of(sheet.tags(), sheet.course().setup().seats()));
        var plies = sheet.course().plies().size();
        screen.say("%s, %d plies.".formatted(sheet.course().game().name(), plies));
        sheet.broken()
                .map(Scoresheet.Break::toString)
                .ifPresent(at -> screen.say(Ink.RED, "The record stops at " + at));
    }

    /// Offers to save what would be lost.
    private boolean mayLeave() {
        if (position().isOver() || course.plies().size() <= savedPlies) {
            return true;
        }
        var answer =
                prompt.line("Save the game first? A file name, or Enter to leave without: ", _ -> Sheets.filesHere());
        var names = new ArrayList<>(words(answer.orElse("")));
        if (names.isEmpty()) {
            return true;
        }
        save(names, false);
        return course.plies().size() <= savedPlies;
    }
}
