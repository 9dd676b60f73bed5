/// Where tables are kept: [freehold.server.store.Store] over a [freehold.server.store.Database], which is a
/// [freehold.server.store.SqliteFile] or a [freehold.server.store.PostgresDatabase] that several processes share.
/// Events are only ever added; what lists need is filed beside them in the same transaction
/// ([freehold.server.store.Card]).
package freehold.server.store;
