import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

// What a browser has and Node has not.
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { levelName, withRating } = await import("../src/core/names");
const { settings } = await import("../src/core/settings");

const RATED = { ratings: [1000, 1180, 1650] };

afterEach(() => settings.set("language", "en"));

test("a level is shown with its rating", () => {
  assert.equal(levelName(RATED, 3), "3 · Medium · 1650");
  assert.equal(withRating("computer, level 2", RATED, 2), "computer, level 2 · 1180");
  settings.set("language", "ja");
  assert.equal(levelName(RATED, 1), "1・入門・1000");
});

test("a level that nobody has measured is shown without one", () => {
  assert.equal(levelName({ ratings: [] }, 3), "3 · Medium");
  assert.equal(levelName(RATED, 4), "4 · Strong");
  assert.equal(levelName(undefined, 6), "6 · Master");
});
