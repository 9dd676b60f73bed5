package freehold.server.store;

/// A part of a list.
///
/// @param after the last one of the page before; empty for the first page
public record Page(String after, int limit) {
    public static final int LARGEST = 100;
    public static final int USUAL = 50;
}
