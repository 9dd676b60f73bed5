/// Computer players and solvers. Start with [freehold.search.Thinker].
module freehold.search {
    requires transitive freehold.kernel;

    exports freehold.search;
    exports freehold.search.exact;
    exports freehold.search.net;
    exports freehold.search.opening;
    exports freehold.search.proof;
}
