package freehold.search;

import java.util.List;

/// Does several jobs and returns when all are done. A browser has no threads, so there only [#ALONE] is used.
interface Crew {
    Crew ALONE = jobs -> jobs.forEach(Runnable::run);

    void work(List<Runnable> jobs);
}
