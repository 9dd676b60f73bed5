/// What is asked and answered under `/api`, one class a resource, and the records that are answered.
///
/// Start with [freehold.server.api.TablesResource]. Each reads the request, asks the hall and sends one answer.
package freehold.server.api;
