package freehold.kernel;

import freehold.kernel.mind.Features;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.mind.Learnable;
import freehold.kernel.mind.Level;
import freehold.kernel.position.Ending;
import freehold.kernel.position.Position;
import freehold.kernel.position.Rule;
import freehold.kernel.position.Story;
import freehold.kernel.telling.Atlas;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A game: its name, what can be chosen about it, and how it starts.
///
/// One stateless object a game, found by [Games]. Shared code asks here, or the game's [Position], for everything it
/// must know about a game.
public interface Game {
    Profile profile();

    default String id() {
        return profile().id();
    }

    default String name() {
        return profile().name();
    }

    default SeatRange seats() {
        return profile().seats();
    }

    default Options.Schema options() {
        return profile().options();
    }

    default int edition() {
        return profile().edition();
    }

    /// Older editions whose rules are kept beside the present ones, so that tables and records that began by them go on
    /// by them: games of the same id, each with its own options, rules and positions.
    default List<Game> olderEditions() {
        return List.of();
    }

    /// This game by the rules of one edition.
    ///
    /// @throws InvalidSetup if that edition is not kept
    default Game inEdition(int number) {
        return Stream.concat(Stream.of(this), olderEditions().stream())
                .filter(game -> game.edition() == number)
                .findFirst()
                .orElseThrow(() -> new InvalidSetup(Phrase.of(
                        "edition %s of %s is not known here; the present one is %s", number, name(), edition())));
    }

    List<? extends Rule> rules();

    List<? extends Ending> endings();

    /// The first position: the usual one, or the one that was placed.
    Position start(Setup setup);

    /// A course as a seat knows it, for players and programs that may know no more than that seat.
    ///
    /// What others keep secret is told in one of the ways in which it can have been, always the same one, no matter
    /// what the truth is, and all that is known follows from it: the same plies, the same view. Where nothing is
    /// secret it is the course itself.
    default Course asKnownTo(int viewer, Course course) {
        return course;
    }

    /// The same setup without what only evens out the first move, such as a pie rule: what solvers look at.
    default Setup unevened(Setup setup) {
        return setup;
    }

    /// The board as statistics are drawn on it.
    default Atlas atlas(Setup setup) {
        return new Atlas(Atlas.Shape.SQUARE, List.of());
    }

    /// What there is to tell of a whole game once it is over.
    default Story story() {
        return Story.NONE;
    }

    /// What search should know beyond the rules; a new object at each call.
    default Knowledge knowledge() {
        return Knowledge.none();
    }

    /// The same for the strongest players: with a judgement that was learnt, where there is one.
    default Knowledge bestKnowledge() {
        return knowledge();
    }

    /// How a judgement is learnt for [#bestKnowledge]; nothing if the game has none.
    default Optional<Learnable> learnable() {
        return Optional.empty();
    }

    /// What a net would be told about positions of such a setup; nothing if the game can't be learnt. A new object at
    /// each call.
    default Optional<Features> features(Setup setup) {
        return Optional.empty();
    }

    /// The levels of the computer's play, weakest first; how much thought each takes differs from game to game and is
    /// found by matches.
    default List<Level> levels() {
        return Level.ladder(30, 150, 1_000, 8_000);
    }

    /// The level of that number.
    ///
    /// @throws InvalidSetup if there is none
    default Level level(int number) {
        if (number < 1 || number > levels().size()) {
            throw new InvalidSetup(Phrase.of("levels are 1 to %s, not %s", levels().size(), number));
        }
        return levels().get(number - 1);
    }

    /// The class beside which the game's texts lie: rules, guide, lesson, words, tables for tests.
    default Class<?> home() {
        return getClass();
    }

    /// What this game says, in another language.
    default Words words(Language language) {
        return Words.beside(Game.class, language).and(Words.beside(home(), language));
    }

    /// Checks what somebody asked for against what this game offers.
    ///
    /// @throws InvalidSetup with a sentence that names the valid values
    default Setup setup(int seats, Map<String, String> chosen) {
        if (!seats().contains(seats)) {
            throw new InvalidSetup(Phrase.of("%s is for %s seats, not %s", name(), seats(), seats));
        }
        return new Setup(seats, options().read(chosen));
    }

    /// What can be placed by hand to start from; nothing where a game starts from its beginning only.
    default Optional<Placing> placing() {
        return Optional.empty();
    }

    /// A position that somebody placed by hand, whether the rules can lead to it or not.
    ///
    /// @throws InvalidSetup if the text can't be read, or if nothing can be placed in this game
    default Placed placed(Setup setup, String start) {
        throw new InvalidSetup(Phrase.of("%s starts from its beginning; no position of it can be placed", name()));
    }

    /// The same as [#setup(int, Map)], from a position that somebody placed by hand.
    ///
    /// @throws InvalidSetup with a sentence that says why not
    default Setup setup(int seats, Map<String, String> chosen, Optional<String> start) {
        var setup = setup(seats, chosen);
        start.flatMap(text -> placed(setup, text).flaw()).ifPresent(flaw -> {
            throw new InvalidSetup(flaw.sentence());
        });
        return new Setup(setup.seats(), setup.options(), start);
    }
}
