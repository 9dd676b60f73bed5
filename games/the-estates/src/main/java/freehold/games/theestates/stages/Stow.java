package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Stage;
import freehold.games.theestates.words.Refusals;
import freehold.games.theestates.words.Tokens;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// The auctioneer stows a check, or not (T9). The one stage in which a move is secret.
public final class Stow extends Stage {
    Stow() {}

    @Override
    public Kind kind() {
        return Kind.STOW;
    }

    @Override
    public Rule rule() {
        return Rule.T9;
    }

    @Override
    public int moves(Position position, int[] into) {
        var count = 0;
        into[count++] = Move.HOLD;
        if (position.cashOfActor() > 0) {
            into[count++] = Move.STOW;
        }
        return count;
    }

    @Override
    public void play(Position position, int move) {
        if (move == Move.STOW) {
            position.holdings().stow(position.actor());
        }
        position.ask(position.actor(), Stages.SELECT);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return move == Move.STOW
                ? new Ruling.Illegal(Rule.T9, "there is no cash in hand to stow")
                : Refusals.notNow(position);
    }

    @Override
    public Phrase tell(Position position, int move) {
        return move == Move.STOW ? Phrase.of("stows $1m") : Phrase.of("stows nothing");
    }

    /// What others learn of the decision.
    public static Phrase tellOthers() {
        return Phrase.of("may have stowed $1m");
    }

    @Override
    public Note note(Position position, int move) {
        return Note.of(Tokens.token(move));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("decide whether to stow $1m");
    }
}
