/// What everybody sees of a position: [freehold.games.estate.view.View], and its drawing as text,
/// [freehold.games.estate.view.Picture].
///
/// A view holds names and numbers only, and no position. Knows the rules and the words, and no search.
package freehold.games.estate.view;
