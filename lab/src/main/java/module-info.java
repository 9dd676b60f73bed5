/// Matches and studies. Start with [freehold.lab.Match].
module freehold.lab {
    requires transitive freehold.kernel;
    requires transitive freehold.records;
    requires transitive freehold.search;
    requires java.management;
    requires tools.jackson.databind;

    exports freehold.lab;
    exports freehold.lab.dataset;
    exports freehold.lab.engine;
    exports freehold.lab.exam;
    exports freehold.lab.ladder;
    exports freehold.lab.openings;
    exports freehold.lab.prove;
    exports freehold.lab.puzzles;
    exports freehold.lab.report;
    exports freehold.lab.run;
    exports freehold.lab.stats;
    exports freehold.lab.study;

    uses freehold.lab.run.RunnerProvider;
}
