/// How long things are kept, and how they are forgotten: [freehold.server.upkeep.Housekeeping] does so by itself as
/// [freehold.server.upkeep.Retention] says, [freehold.server.upkeep.Administration] when whoever runs the server asks.
/// Both change tables through the [freehold.server.hall.Hall], so that nobody is shown what is gone.
package freehold.server.upkeep;
