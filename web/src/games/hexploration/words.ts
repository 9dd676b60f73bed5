import type { Language } from "../../shell/settings";
import type { GameWords } from "../game";
import { en } from "./words-en";
import { ja } from "./words-ja";

export function words(language: Language): typeof en & GameWords {
  return language === "ja" ? ja : en;
}
