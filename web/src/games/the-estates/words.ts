import type { GameWords } from "../../board/game";
import type { Language } from "../../core/settings";
import { en } from "./words-en";
import { ja } from "./words-ja";

export function words(language: Language): typeof en & GameWords {
  return language === "ja" ? ja : en;
}
