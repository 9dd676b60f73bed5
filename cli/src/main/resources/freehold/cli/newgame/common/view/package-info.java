/// What players see of a position: `View`, and its drawing as text, `Picture`.
///
/// A view holds names and numbers only, and no position.
package freehold.games.{{package}}.view;
