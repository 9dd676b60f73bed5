/// The web server: connections, how many there may be, and how long each may take. It knows nothing of tables and
/// games; what is asked and answered is the business of [freehold.server.http].
package freehold.server.web;
