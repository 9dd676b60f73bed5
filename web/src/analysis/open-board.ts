import { Refusal } from "../api/client";
import { spoken } from "../core/sentence";
import { allGames, engine } from "../core/services";
import { t } from "../core/words";
import { TableSession } from "../session/table-session";
import { type Board, read } from "../variations/board-file";
import { KeptBoards } from "../variations/kept-boards";
import { unpacked } from "../variations/link";
import { BrokenTree } from "../variations/moves";
import { EMPTY, lineThrough, type Path, withMain } from "../variations/tree";
import { BrokenAddress, boardIn } from "./board-address";
import { BoardDesk } from "./board-desk";

/** Opens a board: `table/ID?ply=3`, or `board/GAME?…#…`. */
export async function openBoard(address: string): Promise<BoardDesk> {
  const { pathname, searchParams, hash } = new URL(address, "http://here/");
  const [, kind, name = ""] = pathname.split("/").map(decodeURIComponent);
  const desk =
    kind === "table" ? await ofTable(name, searchParams) : await ofGame(name, searchParams, hash.replace(/^#/, ""));
  await desk.arrive();
  return desk;
}

/** The game of a table, and what was tried there. */
async function ofTable(id: string, query: URLSearchParams): Promise<BoardDesk> {
  const session = await TableSession.at(id);
  const { game, options, seats } = session.table;
  const plies = session.history.plies.map(({ token }) => token);
  const keptAs = `table-${id}`;
  const kept = new KeptBoards().of(keptAs);
  const board: Board = kept ?? { game, options, seats: seats.length, name: "", tree: EMPTY };
  const ply = Number(query.get("ply") ?? plies.length);
  return new BoardDesk({
    board: { ...board, tree: withMain(board.tree, plies) },
    path: plies.slice(0, Number.isInteger(ply) && ply >= 0 ? ply : plies.length),
    keptAs,
    session,
  });
}

async function ofGame(name: string, query: URLSearchParams, fragment: string): Promise<BoardDesk> {
  const game = (await allGames()).find(({ id }) => id === name);
  if (!game) {
    throw new BrokenAddress(t().notFound);
  }
  const keptAs = query.get("kept");
  const { board, path } = keptAs
    ? whole(keptBoard(keptAs))
    : fragment
      ? whole(await linked(fragment))
      : boardIn(query, game);
  if (board.game !== name) {
    throw new BrokenAddress(t().study.brokenLink);
  }
  await check(board);
  return new BoardDesk({ board, path, ...(keptAs && { keptAs }) });
}

function whole(board: Board): { board: Board; path: Path } {
  return { board, path: lineThrough(board.tree, []) };
}

function keptBoard(id: string): Board {
  const board = new KeptBoards().of(id);
  if (!board) {
    throw new BrokenAddress(t().study.notKept);
  }
  return board;
}

async function linked(fragment: string): Promise<Board> {
  try {
    return read(await unpacked(fragment));
  } catch (e) {
    throw e instanceof BrokenTree ? new BrokenAddress(t().study.brokenLink) : e;
  }
}

/** Whether the main line can be played; what is wrong with a variation is said when somebody goes there. */
async function check({ game, options, seats, start, tree }: Board): Promise<void> {
  try {
    const plies = lineThrough(tree, []);
    await engine.position({ game, options, seats, plies, viewer: 0, ...(start !== undefined && { start }) });
  } catch (e) {
    throw e instanceof Refusal ? new BrokenAddress(reasonOf(e)) : e;
  }
}

export function reasonOf({ fault, message }: Refusal): string {
  const ply = fault.ply ?? (fault.index === undefined ? undefined : fault.index + 1);
  return ply === undefined ? spoken(message) : t().study.illegal(ply, fault.token ?? "", spoken(message));
}
