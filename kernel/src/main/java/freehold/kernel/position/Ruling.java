package freehold.kernel.position;

import freehold.kernel.telling.Phrase;
import java.util.List;

/// What becomes of a token: it is legal, or refused in one of three ways that are worth telling apart.
public sealed interface Ruling {
    record Legal(int move) implements Ruling {}

    sealed interface Refused extends Ruling {
        /// One line for people; starts with the rule's number if a rule is broken.
        Phrase sentence();

        /// The same in English.
        default String message() {
            return sentence().toString();
        }
    }

    /// Well-formed, and it names things that exist, but a rule forbids it now.
    ///
    /// @param because uses the position's facts
    /// @param places what is concerned, by the names that tokens use
    record Illegal(Rule rule, Phrase because, List<String> places) implements Refused {
        public Illegal(Rule rule, Phrase because, String... places) {
            this(rule, because, List.of(places));
        }

        /// For what can be said without the position's facts.
        public Illegal(Rule rule, String because) {
            this(rule, Phrase.of(because));
        }

        /// Nothing is legal any more.
        public static Illegal over(Ending ending) {
            return new Illegal(ending.rule(), Phrase.of("the game is over: %s", Phrase.of(ending.sentence())));
        }

        @Override
        public Phrase sentence() {
            return Phrase.of("%s: %s", rule.name(), because);
        }
    }

    /// Well-formed, but it names something that does not exist in this game.
    record Unknown(Rule rule, Phrase because) implements Refused, Reading {
        @Override
        public Phrase sentence() {
            return Phrase.of("%s: %s", rule.name(), because);
        }
    }

    /// Not a token of this game at all.
    record Garbled(String token, String examples) implements Refused, Reading {
        @Override
        public Phrase sentence() {
            return Phrase.of("'%s' is not a token of this game; tokens look like %s", token, Phrase.of(examples));
        }
    }
}
