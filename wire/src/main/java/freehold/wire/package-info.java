/// What the server and its clients say to each other, as records. Each writes itself as JSON; `openapi.json` and the
/// client's types are made from them.
///
/// Here stand positions, moves, rulings, analysis, guests and errors; `table` holds tables and their events, `game`
/// what is told about a game and its rules. Knows the kernel only: no web server, no store, no reflection, so that the
/// same records can be written in a browser.
package freehold.wire;
