/// A table as somebody may see it ([freehold.wire.table.Table]) and what happens at it ([freehold.wire.table.Event]).
package freehold.wire.table;
