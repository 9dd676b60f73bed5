/// Hexagonal and square boards, and sets of their cells.
module freehold.boards {
    requires transitive freehold.kernel;

    exports freehold.boards;
}
