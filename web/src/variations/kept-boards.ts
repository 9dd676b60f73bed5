import { type Board, read, written } from "./board-file";

const INDEX = "freehold.boards";
const MOST_BOARDS = 200;
/** As much as all boards together may take, in characters: browsers grant about five million to a site. */
const LARGEST = 2_000_000;

/** A board that is kept, as the list of them shows it. */
export interface KeptBoard {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** When it was changed last, in milliseconds. */
  readonly at: number;
  readonly size: number;
}

/** Boards that are kept in this browser, until somebody removes them. */
export class KeptBoards {
  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = localStorage) {}

  /** The latest first. */
  get all(): readonly KeptBoard[] {
    try {
      const list: unknown = JSON.parse(this.storage.getItem(INDEX) ?? "[]");
      return Array.isArray(list) ? (list as KeptBoard[]) : [];
    } catch {
      return [];
    }
  }

  /** Keeps a board; whether there was room for it. */
  keep(id: string, board: Board, at: number): boolean {
    const text = written(board);
    const others = this.all.filter((other) => other.id !== id);
    const taken = others.reduce((sum, { size }) => sum + size, text.length);
    if (others.length >= MOST_BOARDS || taken > LARGEST) {
      return false;
    }
    try {
      this.storage.setItem(keyOf(id), text);
      this.write([{ id, game: board.game, name: board.name, at, size: text.length }, ...others]);
      return true;
    } catch {
      return false;
    }
  }

  /** A board that was kept; nothing if it is not there, or can't be read any more. */
  of(id: string): Board | undefined {
    try {
      const text = this.storage.getItem(keyOf(id));
      return text === null ? undefined : read(text);
    } catch {
      return undefined;
    }
  }

  remove(id: string): void {
    this.storage.removeItem(keyOf(id));
    this.write(this.all.filter((other) => other.id !== id));
  }

  private write(list: readonly KeptBoard[]): void {
    this.storage.setItem(INDEX, JSON.stringify(list));
  }
}

function keyOf(id: string): string {
  return `freehold.board.${id}`;
}
