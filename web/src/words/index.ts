import { settings } from "../shell/settings";
import { en, type Words } from "./en";
import { ja } from "./ja";

const books = { en, ja };

/** The texts in the language that is spoken now. */
export function t(): Words {
  return books[settings.get("language")];
}
