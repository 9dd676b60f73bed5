import { en, type Words } from "../words/en";
import { ja } from "../words/ja";
import { settings } from "./settings";

const books = { en, ja };

/** The texts in the language that is spoken now. */
export function t(): Words {
  return books[settings.get("language")];
}

/**
 * Whether a name says only that none was given, in whatever language, as that of a seat in a record without names does.
 */
export function isNameless(name: string): boolean {
  return /^seat \d+$/.test(name) || Object.values(books).some(({ guest }) => guest === name);
}
