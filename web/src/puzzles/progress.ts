/** What was done with a puzzle: solved at first sight, solved later, or the answer looked at. */
export type Mark = "first" | "later" | "shown";

interface Kept {
  readonly marks: Readonly<Record<string, Mark>>;
  /** Puzzles in a row that were solved at first sight. */
  readonly streak: number;
  /** The grade that was chosen; 0 for any. */
  readonly grade: number;
}

const NOTHING: Kept = { marks: {}, streak: 0, grade: 0 };

/** How far somebody has come with the puzzles of a game. It is kept in this browser only. */
export class Progress {
  private kept: Kept;

  constructor(
    private readonly game: string,
    private readonly store: Pick<Storage, "getItem" | "setItem"> | undefined = storage(),
  ) {
    this.kept = this.stored();
  }

  get streak(): number {
    return this.kept.streak;
  }

  get grade(): number {
    return this.kept.grade;
  }

  set grade(grade: number) {
    this.keep({ ...this.kept, grade });
  }

  markOf(id: string): Mark | undefined {
    return this.kept.marks[id];
  }

  isSolved(id: string): boolean {
    return this.markOf(id) === "first" || this.markOf(id) === "later";
  }

  get solved(): number {
    return Object.keys(this.kept.marks).filter((id) => this.isSolved(id)).length;
  }

  /** The first result counts; only what was not solved can still become better. */
  note(id: string, mark: Mark): void {
    if (this.isSolved(id)) {
      return;
    }
    const isFresh = this.markOf(id) === undefined;
    const result = mark === "first" && !isFresh ? "later" : mark;
    const streak = result === "first" ? this.kept.streak + 1 : isFresh ? 0 : this.kept.streak;
    this.keep({ ...this.kept, marks: { ...this.kept.marks, [id]: result }, streak });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      this.store?.setItem(this.key, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still has puzzles.
    }
  }

  private stored(): Kept {
    try {
      return { ...NOTHING, ...(JSON.parse(this.store?.getItem(this.key) ?? "{}") as Partial<Kept>) };
    } catch {
      return NOTHING;
    }
  }

  private get key(): string {
    return `freehold.puzzles.${this.game}`;
  }
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
