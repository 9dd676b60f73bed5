/// Makes `openapi.json` from the records that cross the wire and from `src/main/openapi`, which describes addresses and
/// requests by hand. `scripts/openapi` runs it.
package freehold.server.openapi;
