/// What whoever runs a server does with its tables and guests: [freehold.cli.admin.AdminCommand] and its commands, all
/// on a database, whether or not a server is running.
package freehold.cli.admin;
