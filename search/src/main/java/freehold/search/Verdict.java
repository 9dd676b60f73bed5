package freehold.search;

/// What is proven for the acting seat, if anything is.
public enum Verdict {
    OPEN,
    WIN,
    DRAW,
    LOSS
}
