/** One step of a lesson, as the server tells it. */
export interface LessonStep {
  readonly seats: number;
  readonly options: Record<string, number | boolean | string>;
  /** The plies that lead to its position. */
  readonly plies: readonly string[];
  /** `play` one of the tokens, `any` that is legal, or `try` the token to see why it is not. */
  readonly task: "play" | "any" | "try";
  readonly tokens: readonly string[];
  /** The rule that refuses what is tried. */
  readonly rule?: string;
  /** What to look at. */
  readonly places: readonly string[];
  readonly text: string;
  /** What to say once it is done. */
  readonly done: string;
}
