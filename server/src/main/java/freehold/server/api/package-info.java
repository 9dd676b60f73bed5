/// What is asked and answered under `/api`: one class a resource (`TablesResource`), and one class for each kind of
/// answer (`TableView`), which makes the records of [freehold.wire] from what the server holds.
///
/// Start with [freehold.server.api.TablesResource]. Each reads the request, asks the hall and sends one answer.
package freehold.server.api;
