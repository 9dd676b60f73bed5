/// Games as text: traces, which prove that two implementations agree ([freehold.records.Trace]), and records, which
/// people keep ([freehold.records.Scoresheet], read by [freehold.records.FgnReader], written by
/// [freehold.records.FgnWriter]). Knows games only through the kernel.
package freehold.records;
