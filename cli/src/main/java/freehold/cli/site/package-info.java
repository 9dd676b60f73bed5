/// Writes the client as a site of files, which needs no server. Start with [freehold.cli.site.SiteCommand].
package freehold.cli.site;
