package freehold.lab.run;

import freehold.lab.stats.Findings;
import freehold.lab.study.GameLog;
import freehold.lab.study.Job;
import freehold.lab.study.Study;
import java.util.List;
import java.util.function.Consumer;

/// Plays the games of a study and counts what there is to count. Games are independent, so it may play them in any
/// order and anywhere; the findings are the same.
public interface Runner {
    /// @param played hears of every game that has ended, one at a time, before it is counted: a game on which counting
    ///     fails is in the journal already
    Findings play(Study study, List<Job> jobs, Consumer<GameLog> played) throws InterruptedException;
}
