import type { ReactiveController, ReactiveControllerHost } from "lit";

export type Language = "en" | "ja";
export type Theme = "auto" | "light" | "dark";
/** How fast the plies of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "once";

interface Choices {
  language: Language;
  theme: Theme;
  sound: boolean;
  pace: Pace;
  /** Whether boards with named cells show the names on their rim. */
  coordinates: boolean;
  /** Whether every ply waits for a second touch. */
  confirm: boolean;
  /** Whether a turn ends by itself when nothing is left to decide. */
  endsTurn: boolean;
  /** The level that was played against last. */
  level: number;
  /** The level of each game, by its id, where one was chosen. */
  levels: Readonly<Record<string, number>>;
  /** Whether new tables are kept in this browser, where that can be chosen. */
  here: boolean;
  /** A name that somebody gave, if any. */
  name: string;
}

const KEY = "freehold.settings";

/** What somebody chose on this device. */
class Settings extends EventTarget {
  private choices: Choices = { ...usual(), ...stored() };

  get<K extends keyof Choices>(key: K): Choices[K] {
    return this.choices[key];
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.choices = { ...this.choices, [key]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.choices));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.dispatchEvent(new CustomEvent("change"));
  }
}

function usual(): Choices {
  const language = navigator.language.toLowerCase().startsWith("ja") ? "ja" : "en";
  const confirm = matchMedia("(pointer: coarse)").matches;
  return {
    language,
    theme: "auto",
    sound: false,
    pace: "normal",
    coordinates: true,
    confirm,
    endsTurn: true,
    level: 2,
    levels: {},
    here: false,
    name: "",
  };
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** Draws its host anew when a setting changes. */
export class FollowSettings implements ReactiveController {
  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    settings.addEventListener("change", this.onChange);
  }

  hostDisconnected(): void {
    settings.removeEventListener("change", this.onChange);
  }

  private readonly onChange = (): void => this.host.requestUpdate();
}
