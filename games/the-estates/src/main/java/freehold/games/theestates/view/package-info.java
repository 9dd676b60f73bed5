/// What a viewer sees.
///
/// Start with [freehold.games.theestates.view.View], which never holds the checks of others; `Picture` and `Elevation`
/// draw it as text. Knows the rules and the words; must not know what search thinks.
package freehold.games.theestates.view;
