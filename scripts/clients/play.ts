// Plays a whole game of each kind with the generated TypeScript client: all seats, random legal moves.
// Argument: the address of the server. The client is in the folder beside this file.
import * as freehold from "./typescript";

declare const process: { readonly argv: readonly string[] };

const VIEWS: Readonly<Record<string, (view: object) => boolean>> = {
  estate: freehold.instanceOfEstateView,
  "the-estates": freehold.instanceOfTheEstatesView,
  esgros: freehold.instanceOfEsgrosView,
  hexploration: freehold.instanceOfHexplorationView,
};

function check(isSo: boolean, what: string): asserts isSo {
  if (!isSo) {
    throw new Error(what);
  }
}

/** One game to its end; says how many plies it took. */
async function play(tables: freehold.TablesApi, game: freehold.Game): Promise<number> {
  const seats = Array.from({ length: game.minSeats }, (): freehold.NewSeat => ({ kind: "me" }));
  let table = await tables.createTable({ newTable: { game: game.id, seats } });
  const { id } = table;
  for (let plies = 0; ; plies++) {
    table = await tables.getTable({ id });
    check(table.view !== undefined && VIEWS[game.id]!(table.view), "the view is that of the game");
    if (table.status === "over") {
      check(table.winners !== null && table.ending !== null, "it has an outcome");
      check((await tables.getRecord({ id })).trim() !== "", "there is a record");
      return plies;
    }
    const { moves = [], legal = [], version } = table;
    check(moves.length > 0 && moves.every(({ token }, i) => token === legal[i]), "moves and legal are the same");
    const { token } = moves[Math.floor(Math.random() * moves.length)]!;
    await tables.play({ id, plyRequest: { token, basedOn: version } });
  }
}

async function main(): Promise<void> {
  const basePath = process.argv[2]!;
  const stranger = new freehold.Configuration({ basePath });
  const guest = await new freehold.GuestsApi(stranger).becomeGuest({ givenName: { name: "Generated" } });
  const configuration = new freehold.Configuration({ basePath, accessToken: guest.token });
  const tables = new freehold.TablesApi(configuration);
  for (const game of await new freehold.GamesApi(configuration).listGames()) {
    console.log(`typescript: ${game.id}, ${await play(tables, game)} plies`);
  }
}

await main();
