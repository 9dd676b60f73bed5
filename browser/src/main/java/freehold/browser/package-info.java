/// The rules, search and records as one WebAssembly file for the player's browser, compiled by TeaVM.
///
/// JavaScript knows [freehold.browser.Door] alone: it asks with a text ([freehold.browser.Question]) and gets the JSON
/// that the server would send ([freehold.browser.Answers]). What runs inside the compiler is in the package `build`.
package freehold.browser;
