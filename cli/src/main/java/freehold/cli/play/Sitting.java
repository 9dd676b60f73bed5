package freehold.cli.play;

import freehold.cli.shell.UsageException;
import freehold.kernel.Course;
import freehold.kernel.Ply;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.position.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import freehold.records.Scoresheet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/// One evening: a game, the people and computer players at it, and what the people type.
final class Sitting {
    /// Files are not called so: they answer a question that sounds like many others.
    private static final Set<String> NO = Set.of("n", "no", "いいえ");

    private static final Set<String> YES = Set.of("y", "yes", "はい");

    private final Screen screen;
    private final Prompt prompt;
    private final Dice dice;
    private final int[] scratch = new int[Position.MOST_MOVES];
    private final Onlooker onlooker;
    private final Opponents opponents;

    private Course course;
    private Players players;
    private boolean isWelcomed;
    private boolean isShown;
    /// What is safe in a file.
    private List<Ply> saved = List.of();

    Sitting(Screen screen, Prompt prompt, Dice dice, Course course, Players players) {
        this.screen = screen;
        this.prompt = prompt;
        this.dice = dice;
        this.onlooker = new Onlooker(screen, prompt);
        this.opponents = new Opponents(prompt);
        this.course = course;
        this.players = players;
    }

    void run() {
        var goesOn = true;
        while (goesOn) {
            advance();
            goesOn = prompt.isInterrupted() ? isStayedFor() : listen();
        }
    }

    /// Shows what is new, and does what somebody types; false when they want to leave.
    private boolean listen() {
        if (!isShown && !show()) {
            return false;
        }
        var line = prompt.line(question(), this::suggestions);
        return line.isPresent() ? obey(words(line.get())) : isStayedFor();
    }

    /// Whoever presses Ctrl-C or Ctrl-D at a terminal is asked as if they had typed `quit`; at the end of a file there
    /// is nobody to ask.
    private boolean isStayedFor() {
        return prompt.canAskAgain() && !mayGoOn();
    }

    private Position position() {
        return course.position();
    }

    private static List<String> words(String line) {
        return Stream.of(line.strip().split("\\s+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /// Lets chance and the computer's players act until a person is asked. With no person at the table that is
    /// the whole game. Ctrl-C ends a thought, and what came of that is not played.
    private void advance() {
        while (!position().isOver() && !isPersonAsked() && !prompt.isInterrupted()) {
            var move = chosen(position().actor());
            if (!prompt.isInterrupted()) {
                play(move);
            }
        }
    }

    private int chosen(int actor) {
        return actor == Position.CHANCE || players.isRandom(actor)
                ? position().pick(dice, scratch)
                : opponents.choose(course, actor, players.level(actor).getAsInt());
    }

    private boolean isPersonAsked() {
        return position().actor() != Position.CHANCE
                && players.isPerson(position().actor());
    }

    private void play(int move) {
        course.playLegal(move);
        isShown = false;
    }

    /// What has happened, and the board as whoever acts may see it; false if nobody wants to look.
    private boolean show() {
        if (!onlooker.handOver(course, players)) {
            return false;
        }
        isShown = true;
        welcome();
        onlooker.news(course).forEach(sentence -> screen.say(Ink.FAINT, told(sentence)));
        screen.gap();
        screen.show(position().view(onlooker.seat()).picture());
        screen.gap();
        if (position().isOver()) {
            Outcome.sentences(position()).forEach(sentence -> screen.say(Ink.STRONG, told(sentence)));
        }
        return true;
    }

    private void welcome() {
        if (!isWelcomed) {
            isWelcomed = true;
            var game = course.game();
            var title = Phrase.of(
                    "%s, by %s. %s",
                    Phrase.of(game.name()),
                    Phrase.of(game.profile().designer()),
                    Phrase.of(game.profile().about()));
            screen.say(Ink.STRONG, told(title));
            say(Phrase.of("At the table: %s.", players.introduction()));
            say(Phrase.of("Type a move (Tab completes it), or: help, rules, why MOVE, hint, undo, save FILE, quit."));
        }
    }

    private String question() {
        var asked = position().isOver()
                ? Phrase.of("The game is over (new, undo, save FILE, quit)")
                : Phrase.of(
                        "%s: %s", new SeatName(position().actor()), position().prompt());
        return told(asked) + " > ";
    }

    /// A sentence in which players have their names.
    private String told(Phrase phrase) {
        var words = screen.words();
        return phrase.in(words, seat -> players.name(seat, words));
    }

    private void say(Phrase phrase) {
        screen.say(told(phrase));
    }

    private List<String> suggestions(List<String> before) {
        if (before.isEmpty()) {
            return Stream.concat(position().legalTokens().stream(), Word.names().stream())
                    .toList();
        }
        return switch (before.getFirst()) {
            case "rules" ->
                Stream.concat(course.game().rules().stream().map(Rule::name), Stream.of(HelpTexts.TOKENS))
                        .toList();
            case "save", "save!", "load" -> Sheets.filesHere();
            default -> position().legalTokens();
        };
    }

    /// Does what somebody typed; false when they want to leave.
    private boolean obey(List<String> words) {
        if (words.isEmpty()) {
            return true;
        }
        var word = Word.of(words.getFirst());
        if (word.isEmpty()) {
            playAll(words);
            return true;
        }
        var rest = words.subList(1, words.size());
        switch (word.get()) {
            case HELP -> HelpTexts.help(position()).forEach(this::say);
            case RULES ->
                HelpTexts.rules(course.game(), screen.language(), rest).forEach(this::say);
            case WHY -> HelpTexts.why(position(), rest).forEach(this::say);
            case MOVES -> screen.say(String.join(" ", position().legalTokens()));
            case HINT -> opponents.hint(course).forEach(this::say);
            case LOG -> Recap.of(course, onlooker.seat()).forEach(this::say);
            case SHOW -> isShown = false;
            case UNDO -> undo();
            case NEW -> startAnew();
            case SAVE -> save(rest, false);
            case SAVE_OVER -> save(rest, true);
            case LOAD -> load(rest);
            case QUIT -> {
                return !mayGoOn();
            }
        }
        return true;
    }

    /// Plays the tokens of one line for as long as they are legal and the same person acts.
    private void playAll(List<String> tokens) {
        var actor = position().actor();
        for (var token : tokens) {
            if (position().actor() != actor) {
                screen.say(Ink.RED, told(Phrase.of("%s was not played: the turn had passed on", token)));
                return;
            }
            switch (position().judge(token)) {
                case Ruling.Legal(var move) -> play(move);
                case Ruling.Garbled garbled -> {
                    var help = Phrase.of("%s; 'help' lists what else can be typed", garbled.sentence());
                    screen.say(Ink.RED, told(help));
                    return;
                }
                case Ruling.Refused refused -> {
                    screen.say(Ink.RED, told(refused.sentence()));
                    return;
                }
            }
        }
    }

    /// Back to the last decision of a person.
    private void undo() {
        var plies = course.plies();
        for (var i = plies.size() - 1; i >= 0; i--) {
            var by = plies.get(i).by();
            if (by != Position.CHANCE && players.isPerson(by)) {
                say(Phrase.of(
                        "Takes back %s and what came after it.", plies.get(i).token()));
                course.rewind(i);
                onlooker.rewound(i);
                isShown = false;
                return;
            }
        }
        say(Phrase.of("There is nothing to take back."));
    }

    private void startAnew() {
        if (mayGoOn()) {
            start(new Course(course.game(), course.setup()), players);
        }
    }

    private void start(Course next, Players who) {
        course = next;
        players = who;
        isShown = false;
        saved = List.copyOf(next.plies());
        onlooker.forget();
        opponents.clear();
    }

    private void save(List<String> names, boolean mayReplace) {
        try {
            say(Sheets.save(course, players, names, mayReplace));
            saved = List.copyOf(course.plies());
        } catch (UsageException e) {
            screen.say(Ink.RED, e.sentence());
        }
    }

    private void load(List<String> names) {
        try {
            var sheet = Sheets.load(String.join(" ", names));
            if (mayGoOn()) {
                start(sheet);
            }
        } catch (UsageException e) {
            screen.say(Ink.RED, e.sentence());
        }
    }

    /// Goes on with a saved game.
    void start(Scoresheet sheet) {
        start(sheet.course(), Players.of(sheet.tags(), sheet.course().setup().seats()));
        var plies = sheet.course().plies().size();
        say(Phrase.of("%s, %s plies.", Phrase.of(sheet.course().game().name()), plies));
        sheet.broken()
                .map(Scoresheet.Break::toString)
                .ifPresent(at -> screen.say(Ink.RED, told(Phrase.of("The record stops at %s", at))));
    }

    /// Offers to save what would be lost; false if saving was wanted and failed.
    private boolean mayGoOn() {
        if (course.plies().equals(saved) || players.people() == 0) {
            return true;
        }
        var names = fileToSave("Save the game first? A file name, or Enter to go on without:");
        if (isAnswer(names, YES)) {
            names = fileToSave("A file name, or Enter to go on without:");
        }
        if (names.isEmpty() || isAnswer(names, NO)) {
            return true;
        }
        save(names, false);
        return course.plies().equals(saved);
    }

    private List<String> fileToSave(String question) {
        return words(prompt.line(told(Phrase.of(question)) + " ", _ -> Sheets.filesHere())
                .orElse(""));
    }

    private static boolean isAnswer(List<String> words, Set<String> answers) {
        return words.size() == 1 && answers.contains(words.getFirst().toLowerCase(Locale.ROOT));
    }
}
