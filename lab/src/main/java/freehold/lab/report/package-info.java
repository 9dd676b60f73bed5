/// What a study found, for people: one page that needs nothing else, with sentences first, then pictures, then tables;
/// and the same tables as CSV. Start with [freehold.lab.report.Report]; every question has a class of its own that
/// answers it with a [freehold.lab.report.Chapter].
package freehold.lab.report;
