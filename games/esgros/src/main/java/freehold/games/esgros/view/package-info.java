/// What everybody sees of a position: [freehold.games.esgros.view.View], and its drawing as text,
/// [freehold.games.esgros.view.Picture].
///
/// A view holds names and numbers only, and no position. Knows the rules and the words, and no search.
package freehold.games.esgros.view;
