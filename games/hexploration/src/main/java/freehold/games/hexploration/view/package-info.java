/// What players see: [freehold.games.hexploration.view.View] is the picture as data,
/// [freehold.games.hexploration.view.ViewBuilder] writes it from a position, and
/// [freehold.games.hexploration.view.Picture] draws it as text. Knows the rules and their words. A view holds no part
/// of a position.
package freehold.games.hexploration.view;
