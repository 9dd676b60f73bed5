// Generated from the server's openapi.json by `npm run types`. Not to be edited.

/** What search thinks of a position. */
export type AnalysisLine = {
  /** how many games were simulated */
  readonly nodes: number;
  /** the acting seat's expected share of the win, 0 to 1 */
  readonly value: number;
  /** every seat's, seat 1 first */
  readonly values: ReadonlyArray<number>;
  /** what is proven for the acting seat; absent while nothing is */
  readonly proven?: "win" | "draw" | "loss";
  /** the plies that search expects */
  readonly pv: ReadonlyArray<string>;
  /** the best first */
  readonly moves: ReadonlyArray<Candidate>;
  /** whether nothing follows */
  readonly final: boolean;
};

/** A position to think about */
export type AnalysisRequest = Line & {
  /** Milliseconds; else 1000 */
  readonly time?: number;
  /** One of the caller's own finished tables, where the position holds secrets */
  readonly table?: string;
  /** simulated games; with it the answer is the same whenever it is asked for, unless time runs out */
  readonly nodes?: number;
};

/** A move that search has looked at. */
export type Candidate = {
  readonly token: string;
  /** what it does, in words */
  readonly text: string;
  /** the acting seat's expected share of the win after it */
  readonly value: number;
  /** how much of the search it took, 0 to 1 */
  readonly share: number;
  /** what is proven for the acting seat after it; absent while nothing is */
  readonly proven?: "win" | "draw" | "loss";
  /** whether it can be recommended: it is as good as anything, and search has looked at it */
  readonly advised: boolean;
  /** where it is advised, the rest of the turn from it on */
  readonly turn: ReadonlyArray<Step>;
  /** where it is advised, the plies that search expects from it on, beyond the turn */
  readonly line: ReadonlyArray<string>;
};

/** Who has a seat when a table is opened. */
export type Chair = ChairOpen | ChairKept | ChairHuman | ChairAgent;

export type ChairAgent = {
  readonly kind: "agent";
  readonly level: number;
};

export type ChairHuman = {
  readonly kind: "human";
  readonly name: string;
  /** what this person's program adds to the draws, if it does */
  readonly salt?: string;
};

/** Only the guest of that name may sit here. */
export type ChairKept = {
  readonly kind: "kept";
  readonly name: string;
};

/** Anyone may sit here. */
export type ChairOpen = {
  readonly kind: "open";
};

/** The time that players have, and how much of it is left. */
export type Clock = {
  readonly kind: "live" | "correspondence";
  /** `live`: seconds for the whole game */
  readonly base?: number;
  /** `live`: seconds more whenever another seat's turn comes */
  readonly increment?: number;
  /** `correspondence`: seconds for a turn */
  readonly perMove?: number;
  /** seconds of each seat, seat 1 first */
  readonly left: ReadonlyArray<number>;
  /** whether the time of the person who acts runs; the first turn of each seat in a live game is free, but must end before the deadline */
  readonly running: boolean;
  /** when the time of the person who acts runs out, as in `2026-11-15T12:00:00Z` */
  readonly deadline?: string;
};

/** A way in which a game can end. */
export type Ending = {
  /** as a table's `ending` has it */
  readonly name: string;
  /** the number of the rule that says so */
  readonly rule: string;
  /** a sentence for people */
  readonly text: string;
};

/** Why something was not done. */
export type Error = {
  /** for programs */
  readonly error: "bad-request" | "invalid" | "no-guest" | "bad-origin" | "not-seated" | "not-host" | "not-your-turn" | "secret" | "not-found" | "stale" | "old-edition" | "not-started" | "started" | "taken" | "nothing-to-undo" | "over" | "not-over" | "illegal" | "too-large" | "too-many" | "busy" | "bug";
  /** a sentence for people */
  readonly message: string;
  /** `stale`: where the table stands */
  readonly version?: number;
  /** `illegal`: the number of the rule that is broken */
  readonly rule?: string;
  /** `illegal`: what was refused */
  readonly token?: string;
  /** `illegal`: how many plies of the list could be played before it */
  readonly index?: number;
  /** `illegal`, of a record: which ply, counted from 1 */
  readonly ply?: number;
  /** `illegal`: what is concerned, by the names that tokens use */
  readonly places?: ReadonlyArray<string>;
  /** `taken`: where the others wait */
  readonly table?: string;
  /** `too-many`, `busy`: seconds after which to try again */
  readonly retryAfter?: number;
};

export type EsgrosGroup = {
  readonly colour: "black" | "white";
  readonly cells: ReadonlyArray<string>;
};

/** What everybody may see of a position of Esgros: all of it.
 *
 * A cell is named by its row, `a` at the bottom, and its number in that row, counted from 1 at the left: `a1`. The rows grow from `size` cells at the bottom to the middle one, of `2 * size - 1`, and shrink again to the top one. A cell touches its neighbours in its row and two cells of each row next to it: in a longer row those with the same number and the next, in a shorter row those with the same number and the one before. */
export type EsgrosView = {
  /** how many cells a side of the board has */
  readonly size: number;
  /** the seat that plays black */
  readonly black: number;
  /** the seat that plays white */
  readonly white: number;
  /** whose turn it is */
  readonly mover: "black" | "white";
  /** connected stones of one colour */
  readonly groups: ReadonlyArray<EsgrosGroup>;
  /** the cells on which the mover may place a stone */
  readonly open: ReadonlyArray<string>;
  readonly canSwap: boolean;
};

export type EstateCell = {
  readonly name: string;
  readonly price: number;
};

export type EstateGroup = {
  readonly colour: "light" | "dark";
  readonly cells: ReadonlyArray<string>;
  /** the sides it touches, numbered from 1, the bottom one, to the right and on round the board */
  readonly sides: ReadonlyArray<number>;
};

/** Pieces and the sides that they connect. */
export type EstateLink = {
  readonly cells: ReadonlyArray<string>;
  readonly sides: ReadonlyArray<number>;
};

export type EstatePlayer = {
  readonly colour: "light" | "dark";
  readonly seat: number;
  /** the pieces left */
  readonly supply: number;
  /** the points that the cheapest win still costs, were the other to stand still; 0 if it is far */
  readonly toWin: number;
  /** the cells to buy for it */
  readonly way: ReadonlyArray<string>;
};

/** What everybody may see of a position of Estate: all of it.
 *
 * A cell is named by its row, `a` at the bottom, and its number in that row, counted from 1 at the left: `a1`. The rows grow from `size` cells at the bottom to the middle one, of `2 * size - 1`, and shrink again to the top one. A cell touches its neighbours in its row and two cells of each row next to it: in a longer row those with the same number and the next, in a shorter row those with the same number and the one before. */
export type EstateView = {
  /** how many cells a side of the board has */
  readonly size: number;
  readonly light: EstatePlayer;
  readonly dark: EstatePlayer;
  /** whose turn it is; once the game is over, who has won */
  readonly mover: "light" | "dark";
  /** of this turn */
  readonly pointsLeft: number;
  /** whether this turn has placed a piece */
  readonly hasPlaced: boolean;
  readonly cells: ReadonlyArray<EstateCell>;
  readonly groups: ReadonlyArray<EstateGroup>;
  /** the cells on which the mover may place a piece */
  readonly open: ReadonlyArray<string>;
  readonly canEnd: boolean;
  readonly canSwap: boolean;
  readonly isOver: boolean;
  /** what has won; nothing until then */
  readonly won: EstateLink;
};

/** What happened at a table. Whoever may not know it gets `v` alone: numbers never have gaps. */
export type Event = {
  /** counts the table's events from 1 */
  readonly v: number;
  /** `created`: always the first
   * `seated`: somebody took a seat
   * `left`: before the game; during it, leaving is resigning. A computer that is sent away leaves, too
   * `filled`: before the game: a computer takes a seat
   * `named`: somebody at a screen that several share says what they are called
   * `dropped`: before the game: a seat is taken away; the seats after it have one number less from now on
   * `started`: all seats are taken
   * `brought`: the game was begun elsewhere
   * `ply`: something was played
   * `undone`: plies were taken back
   * `undo-asked`: somebody asks the others to let plies be taken back
   * `undo-agreed`
   * `undo-refused`
   * `resigned`
   * `flagged`: ran out of time
   * `paused`: the server was away
   * `over`: the last but for what is said afterwards, and a rematch
   * `rematch`: somebody would like to play again
   * `said`: chat */
  readonly kind?: "created" | "seated" | "left" | "filled" | "named" | "dropped" | "started" | "brought" | "ply" | "undone" | "undo-asked" | "undo-agreed" | "undo-refused" | "resigned" | "flagged" | "paused" | "over" | "rematch" | "said";
  /** `created`: its id */
  readonly game?: string;
  /** `created`: of the game's rules */
  readonly edition?: number;
  /** `created`: of the game */
  readonly options?: Record<string, number | boolean | string>;
  /** `created`: who sits where from the beginning, seat 1 first */
  readonly chairs?: ReadonlyArray<Chair>;
  /** `created`: whether strangers find it among the open tables */
  readonly listed?: boolean;
  /** `created`: whether those who only watch may say something */
  readonly watchersTalk?: boolean;
  /** `created`: how much time players have */
  readonly clock?: Pace | null;
  /** `created`: whether the game was played elsewhere */
  readonly imported?: boolean;
  /** `created`: to the seed of all draws; absent where nothing is drawn any more
   * `started`: the same as at the beginning */
  readonly commitment?: string;
  /** `seated`
   * `left`
   * `filled`
   * `named`
   * `dropped`
   * `said`: 0 for somebody who watches */
  readonly seat?: number;
  /** `seated`
   * `named`
   * `said` */
  readonly name?: string;
  /** `seated`: what this person's program adds to the draws, if it does */
  readonly salt?: string;
  /** `filled` */
  readonly level?: number;
  /** `brought`: how many of the next ones were played there
   * `undone`: how many were taken back
   * `undo-asked`: how many */
  readonly plies?: number;
  /** `ply`: a seat, or 0 for chance
   * `undone`: who wanted it
   * `undo-asked`
   * `undo-agreed`
   * `undo-refused`
   * `resigned`
   * `flagged`
   * `rematch` */
  readonly by?: number;
  /** `ply` */
  readonly token?: string;
  /** `paused`: how long; that time is nobody's */
  readonly millis?: number;
  /** `over`: none for a draw, or for a game that was not played to its end */
  readonly winners?: ReadonlyArray<number>;
  /** `over`: none unless the game was played to its end */
  readonly scores?: ReadonlyArray<number>;
  /** `over`: the game's own way of ending, or how people ended it */
  readonly reason?: string;
  /** `over`: of all draws, now that nobody can profit from it; empty if nothing was committed to */
  readonly seed?: string;
  /** `rematch`: where */
  readonly table?: string;
  /** `said` */
  readonly text?: string;
  /** when, as in `2026-11-15T12:00:00Z` */
  readonly at?: string;
};

export type Farewell = {
  /** how many tables the guest has left */
  readonly left: number;
};

/** A position to look at. */
export type Figure = {
  readonly name: string;
  readonly caption: string;
  /** how many sit at the table */
  readonly seats: number;
  /** through whose eyes */
  readonly viewer: number;
  /** who acts there, if somebody does */
  readonly by?: number;
  readonly view: View;
  /** what can be played, if that is to be shown */
  readonly legal: ReadonlyArray<string>;
  /** the same as data, in the same order */
  readonly moves: ReadonlyArray<Move>;
  /** the plies that are marked as the last ones */
  readonly last: ReadonlyArray<string>;
  /** what to look at */
  readonly places: ReadonlyArray<string>;
  /** short texts at places */
  readonly labels: Record<string, string>;
  /** the part of the board that is shown; empty for all of it */
  readonly crop: string;
  /** whether the board shows more than is needed to play */
  readonly details: boolean;
};

/** A game as it is offered. */
export type Game = {
  /** as tables and records name it */
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  readonly about: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** how many play it best */
  readonly usualSeats: number;
  /** of its rules */
  readonly edition: number;
  /** how many levels of the computer's play there are, 1 the weakest */
  readonly levels: number;
  /** how strong each level is in Elo, level 1 (1000) first; what nobody has measured is missing */
  readonly ratings: ReadonlyArray<number>;
  /** about how long a game takes: `20`, or `40–60` */
  readonly minutes: string;
  /** from which people can play it, if somebody has said so */
  readonly age?: number;
  readonly options: ReadonlyArray<Option>;
  /** what can be placed by hand to start from; absent where nothing can */
  readonly placing?: Placing;
  /** all ways in which a game can end */
  readonly endings: ReadonlyArray<Ending>;
};

/** What somebody wants to be called */
export type GivenName = {
  readonly name: string;
};

/** Somebody who plays or watches. */
export type Guest = {
  /** public; it proves nothing */
  readonly id: string;
  readonly name: string;
};

/** The rules for people, with all that is needed to draw the figures. */
export type Guide = {
  /** of the game, in a sentence */
  readonly aim: string;
  /** what is in the box */
  readonly box: ReadonlyArray<string>;
  /** about how long a game takes: `20`, or `40–60` */
  readonly minutes: string;
  /** from which people can play it, if somebody has said so */
  readonly age?: number;
  readonly parts: ReadonlyArray<GuidePart>;
};

export type GuidePart = {
  readonly heading: string;
  readonly blocks: ReadonlyArray<GuidePartBlock>;
  /** the numbers of those that say it exactly */
  readonly rules: ReadonlyArray<string>;
};

/** One of the two. */
export type GuidePartBlock = {
  /** in Markdown */
  readonly text?: string;
  readonly figure?: Figure;
};

export type Health = {
  /** `ok`, or what is wrong */
  readonly status: string;
};

export type HexplorationArea = {
  readonly name: string;
  readonly type: "F" | "H" | "M" | "P" | "D" | "L";
  readonly tiles: ReadonlyArray<string>;
  /** the seat that controls it, or 0 */
  readonly owner: number;
  readonly markers: number;
  /** what it brings its owner a turn (H16) */
  readonly income: number;
  /** what an opponent pays for it (H15), 0 if nobody controls it */
  readonly price: number;
  /** whether no empty space touches it (H12) */
  readonly isEnclosed: boolean;
  readonly pawns: ReadonlyArray<HexplorationPawn>;
};

/** A tile in a market. */
export type HexplorationGood = {
  readonly type: "F" | "H" | "M" | "P" | "D" | "L";
  readonly price: number;
};

export type HexplorationHand = {
  /** the type of the tile in hand, or an empty text */
  readonly tile: "" | "F" | "H" | "M" | "P" | "D" | "L";
  readonly isBought: boolean;
};

export type HexplorationPawn = {
  readonly seat: number;
  readonly number: number;
  /** its name, or an empty text before the pawn has come to the table */
  readonly area: string;
  readonly hasActed: boolean;
};

export type HexplorationPayout = {
  /** the least number of tiles */
  readonly from: number;
  /** the largest, 0 if there is none */
  readonly to: number;
  readonly income: number;
};

/** A legal placement. */
export type HexplorationPlacing = {
  readonly pawn: number;
  readonly type: "F" | "H" | "M" | "P" | "D" | "L";
  readonly q: number;
  readonly r: number;
  /** what it costs (H9) */
  readonly pays: number;
  /** what it brings in (H10, H11) */
  readonly gains: number;
  /** how many tiles the area has then */
  readonly size: number;
};

export type HexplorationPlayer = {
  readonly seat: number;
  readonly money: number;
  /** at the end of the next turn (H16), as things stand */
  readonly income: number;
  /** what the two largest areas are worth now (H19) */
  readonly land: number;
  /** money and land together */
  readonly score: number;
  /** score markers that stand in no area */
  readonly reserve: number;
  readonly pawns: ReadonlyArray<HexplorationPawn>;
  readonly market: ReadonlyArray<HexplorationGood>;
  /** the starting tiles that are not placed yet (H5) */
  readonly starting: ReadonlyArray<"F" | "H" | "M" | "P" | "D" | "L">;
};

/** What is left of a type in the bag, how many are out, and how many out end the game (H18). */
export type HexplorationSupply = {
  readonly type: "F" | "H" | "M" | "P" | "D" | "L";
  readonly left: number;
  readonly out: number;
  readonly limit: number;
};

export type HexplorationTile = {
  readonly q: number;
  readonly r: number;
  readonly type: "F" | "H" | "M" | "P" | "D" | "L";
  readonly area: string;
};

/** The turn's limits, as far as they are not used up (H14, H17). */
export type HexplorationTurn = {
  /** whose turn it is */
  readonly seat: number;
  readonly placements: number;
  readonly removals: number;
  readonly priceChanges: number;
  /** how many turns in a row have passed without a tile placed */
  readonly quietTurns: number;
  /** how many end the game (H18) */
  readonly quietLimit: number;
};

/** What everybody may see of a position of Hexploration: all of it (H1). Areas are in the order of their names.
 *
 * Types are letters: F forest, H hills, M marsh, P plains, D desert, L lake. A space of the endless table is named by its axial coordinates `q,r`: `q` to the right, `r` to the lower right. It touches the six spaces at `q+1,r`, `q+1,r-1`, `q,r-1`, `q-1,r`, `q-1,r+1` and `q,r+1`. An area is named by one of its spaces. */
export type HexplorationView = {
  /** the seat that acts, 0 for chance, -1 when the game is over */
  readonly actor: number;
  /** what is asked for */
  readonly stage: "draw" | "start" | "open" | "hand" | "return" | "enclosed" | "follow" | "over";
  readonly turn: HexplorationTurn;
  readonly hand: HexplorationHand;
  /** the area to be settled now (H12), or an empty text */
  readonly enclosed: string;
  readonly players: ReadonlyArray<HexplorationPlayer>;
  readonly tiles: ReadonlyArray<HexplorationTile>;
  readonly areas: ReadonlyArray<HexplorationArea>;
  readonly bag: ReadonlyArray<HexplorationSupply>;
  /** where the actor may lay the tile in hand, or the starting tiles */
  readonly placings: ReadonlyArray<HexplorationPlacing>;
  /** what areas bring a turn, from the smallest to the largest (H16) */
  readonly payouts: ReadonlyArray<HexplorationPayout>;
  /** those that a tile in a market can have, the lowest first (H3) */
  readonly prices: ReadonlyArray<number>;
  /** its spaces, the middle first; no tile goes there (H2) */
  readonly startingBoard: ReadonlyArray<string>;
};

/** How long to think */
export type HintRequest = {
  /** Milliseconds; else 1000 */
  readonly time?: number;
  /** simulated games; with it the answer is the same whenever it is asked for, unless time runs out */
  readonly nodes?: number;
};

/** A seat to take */
export type JoinRequest = {
  /** Which one; else any that is open */
  readonly seat?: number;
  /** What the caller's program adds to the draws */
  readonly salt?: string;
};

/** One step of a lesson. */
export type LessonStep = {
  /** how many sit at the table */
  readonly seats: number;
  /** of the game */
  readonly options: Record<string, number | boolean | string>;
  /** that lead to its position; absent if it goes on from where the learner is */
  readonly plies?: ReadonlyArray<string>;
  /** what is told apart in what the learner plays */
  readonly cases: ReadonlyArray<LessonStepCase>;
  /** plies that are played before it */
  readonly then: ReadonlyArray<string>;
  /** `play` one of the tokens, `any` that is legal, or `try` one of them to see why it is not */
  readonly task: "play" | "any" | "try";
  /** where one ends with `*`, all that begin so */
  readonly tokens: ReadonlyArray<string>;
  /** the one that refuses what is tried */
  readonly rule?: string;
  /** what to look at */
  readonly places: ReadonlyArray<string>;
  readonly text: string;
  /** what to say once it is done */
  readonly done: string;
  /** of the button that tries; may be empty */
  readonly label: string;
  /** how it is told instead, once a case has happened */
  readonly ways: Record<string, LessonWay>;
};

export type LessonStepCase = {
  readonly name: string;
  /** where one ends with `*`, all that begin so */
  readonly tokens: ReadonlyArray<string>;
};

/** How a step of a lesson is told. */
export type LessonWay = {
  /** plies that are played before it */
  readonly then: ReadonlyArray<string>;
  /** `play` one of the tokens, `any` that is legal, or `try` one of them to see why it is not */
  readonly task: "play" | "any" | "try";
  /** where one ends with `*`, all that begin so */
  readonly tokens: ReadonlyArray<string>;
  /** the one that refuses what is tried */
  readonly rule?: string;
  /** what to look at */
  readonly places: ReadonlyArray<string>;
  readonly text: string;
  /** what to say once it is done */
  readonly done: string;
  /** of the button that tries; may be empty */
  readonly label: string;
};

/** A position: a game and the plies that were played */
export type Line = {
  /** Its id */
  readonly game: string;
  /** Of the game; what is absent is as the game has it */
  readonly options?: Record<string, number | boolean | string>;
  /** How many; else the fewest that the game is for */
  readonly seats?: number;
  /** A position placed by hand, in which the plies begin; only for games with `placing`, which has an example. The rules must be able to lead to it */
  readonly start?: string;
  /** Tokens, those of chance included */
  readonly plies?: ReadonlyArray<string>;
  /** With whose eyes: a seat, or 0, as if it is absent, for somebody without one */
  readonly viewer?: number;
  /** of the rules; the present one if it is absent */
  readonly edition?: number;
};

/** A ply in a sentence, as somebody may know it. */
export type LogLine = {
  /** the number of the ply's event, at a table */
  readonly v?: number;
  /** counts from 1 */
  readonly ply: number;
  /** a seat, 0 for chance */
  readonly by: number;
  /** counts from 1; plies of one turn have the same */
  readonly turn: number;
  /** empty for what is not to be known */
  readonly token: string;
  /** what `by` does, without naming it; a seat that it speaks of stands there as `@3` */
  readonly text: string;
};

/** A legal move as data, so that nobody has to take its token apart. No two legal moves of a position have the same data. */
export type Move = {
  /** what to play */
  readonly token: string;
  /** a word or two for what it does, few of them in a game: `place`, `bid`, `pass` */
  readonly kind: string;
  /** what it is done with, if there is something: `dark`, `roof` */
  readonly piece?: string;
  /** what it costs or how much it is about, in the unit of the game */
  readonly amount?: number;
  /** where on the board something is put, by the names that the view uses */
  readonly place?: string;
  /** what it is about, by the names that the view uses: a cube on offer, an area, a row */
  readonly target?: string;
  /** what it comes from, by the names that the view uses: a pawn, a seat, the price until now */
  readonly from?: string;
};

/** A guest who has just come. */
export type NewGuest = {
  readonly id: string;
  readonly name: string;
  /** a secret, for the header `Authorization: Bearer …` */
  readonly token: string;
};

/** Who sits there. Two or more `me` make a table for people who share a screen */
export type NewSeat = {
  /** `open`: anyone may sit here */
  readonly kind: "me" | "open" | "agent";
  /** `agent`: from 1, the weakest, to the game's `levels`; else 3 */
  readonly level?: number;
  /** me: another name than the guest's own, for people who share a screen */
  readonly name?: string;
};

/** A table to be opened */
export type NewTable = {
  /** Its id */
  readonly game: string;
  /** Of the game; what is absent is as the game has it */
  readonly options?: Record<string, number | boolean | string>;
  /** Seat 1 first */
  readonly seats: ReadonlyArray<NewSeat>;
  /** Whether strangers find it among the open tables */
  readonly listed?: boolean;
  /** Whether those who only watch may say something */
  readonly watchersTalk?: boolean;
  /** How much time players have; none if it is absent or `null` */
  readonly clock?: Pace | null;
  /** The table that was sealed; without it the server chooses a seed at once */
  readonly seal?: string;
  /** What the caller's program adds to the draws, for all its seats; needs a seal */
  readonly salt?: string;
  /** Tokens that were played elsewhere, draws included, for a game that goes on here; only if all seats are the caller's or agents'. The first that can't be played is refused: 422 `illegal`, with its `index` */
  readonly plies?: ReadonlyArray<string>;
};

export type NewToken = {
  /** takes the place of the old one */
  readonly token: string;
};

/** Something that can be chosen about a game before it starts. */
export type Option = {
  readonly key: string;
  /** the key for people */
  readonly name: string;
  readonly kind: "int" | "bool" | "word";
  /** what it changes */
  readonly about: string;
  /** `int`: the least */
  readonly min?: number;
  /** `int`: the most */
  readonly max?: number;
  /** `word`: what it can be */
  readonly values?: ReadonlyArray<string>;
  /** `word`: the values for people, in the same order */
  readonly names?: ReadonlyArray<string>;
  /** what holds when nobody chooses */
  readonly default: number | boolean | string;
};

/** How much time players have. */
export type Pace = PaceLive | PaceCorrespondence;

export type PaceCorrespondence = {
  readonly kind: "correspondence";
  /** seconds for a turn */
  readonly perMove: number;
};

export type PaceLive = {
  readonly kind: "live";
  /** seconds for the whole game */
  readonly base: number;
  /** seconds more whenever another seat's turn comes */
  readonly increment: number;
};

/** What can be placed by hand to start from. */
export type Placing = {
  /** the kinds of pieces, by the names that a `start` uses */
  readonly pieces: ReadonlyArray<string>;
  /** other facts that a `start` may tell */
  readonly numbers: ReadonlyArray<string>;
  /** a `start` */
  readonly example: string;
};

/** Something to play */
export type PlyRequest = {
  /** One of `legal` */
  readonly token: string;
  /** The `version` that the player saw */
  readonly basedOn: number;
  /** The seat of the agent whose turn it is, to play for it; only for who plays alone against agents, without secrets and clock */
  readonly seat?: number;
  /** Made by the client; the same key again gets the same answer, and nothing is played twice */
  readonly key?: string;
};

/** A position, as somebody may see it. */
export type Position = {
  /** the seat that acts, 0 for chance; `null` when the game is over */
  readonly by: number | null;
  /** the tokens that can be played, sorted; empty for whoever may not know */
  readonly legal: ReadonlyArray<string>;
  /** the same as data, in the same order */
  readonly moves: ReadonlyArray<Move>;
  /** of what chance may draw, in the order of `legal`: how many pieces each stands for */
  readonly weights: ReadonlyArray<number> | null;
  /** what is on the table, in the form of its game */
  readonly view: View;
  /** what the one who acts is asked for; empty for whoever may not know */
  readonly prompt: string;
  /** seats; none for a draw, `null` while the game goes on */
  readonly winners: ReadonlyArray<number> | null;
  /** of each seat, seat 1 first; `null` while the game goes on */
  readonly scores: ReadonlyArray<number> | null;
  /** the game's own way of ending; `null` while the game goes on */
  readonly ending: string | null;
};

/** Whether a person who plays is connected to the table. */
export type Presence = {
  /** of that person */
  readonly seat: number;
  /** whether they are connected */
  readonly here: boolean;
  /** when they went, as in `2026-11-15T12:00:00Z`, if that is known */
  readonly since?: string;
};

/** A game to play again */
export type RematchRequest = {
  /** The name of the new table, if the caller is the first who wants one */
  readonly seal?: string;
  /** Needs that seal; if the others wait at another table already: 409 taken, with the name of that table, to be joined with a salt */
  readonly salt?: string;
};

/** A numbered rule. */
export type Rule = {
  readonly number: string;
  readonly title: string;
  /** the rule in one line */
  readonly summary: string;
  /** in Markdown */
  readonly text: string;
};

/** All that the rules of a game say, in the order in which they say it. */
export type Rulebook = {
  readonly title: string;
  readonly sections: ReadonlyArray<RulebookSection>;
};

/** Either a text in Markdown, or the number of a rule. */
export type RulebookBlock = {
  readonly text?: string;
  readonly rule?: string;
};

export type RulebookSection = {
  /** empty for what stands above the first one */
  readonly heading: string;
  readonly blocks: ReadonlyArray<RulebookBlock>;
};

/** Whether a token can be played, or why not. */
export type Ruling = {
  readonly legal: boolean;
  /** what was asked about, if it is refused */
  readonly token?: string;
  /** the number of the rule that it breaks; absent for what is no token of the game at all */
  readonly rule?: string;
  /** a sentence for people, if it is refused */
  readonly message?: string;
  /** what is concerned, by the names that tokens use */
  readonly places?: ReadonlyArray<string>;
};

/** Something to say */
export type Saying = {
  readonly text: string;
};

/** A table that may yet be opened: its seed is fixed already. */
export type Seal = {
  /** its name */
  readonly table: string;
  /** to the seed of all its draws */
  readonly commitment: string;
};

/** A seat at a table. */
export type Seat = {
  /** its number, from 1 */
  readonly seat: number;
  /** `kept`: for the person of that name, to whom it is `open` */
  readonly kind: "open" | "kept" | "human" | "agent";
  readonly name: string;
  /** whether it is the caller's */
  readonly you: boolean;
  /** of an agent */
  readonly level?: number;
  /** the agent that plays on for somebody who has gone */
  readonly playedBy?: string;
  /** how that person stopped playing */
  readonly gone?: "resigned" | "flagged";
  /** what that person's program adds to the draws */
  readonly salt?: string;
};

/** What becomes of a seat */
export type SeatChange = {
  /** `agent`: a computer takes it; `open`: anyone may sit here; `none`: it is dropped, and the seats after it have one number less */
  readonly kind: "agent" | "open" | "none";
  /** `agent`: from 1, the weakest, to the game's `levels`; else 3 */
  readonly level?: number;
};

/** What becomes of the free seats */
export type StartRequest = {
  /** Agents of this level take them; without it they are dropped */
  readonly level?: number;
};

/** A ply of a turn that search plans. */
export type Step = {
  readonly token: string;
  /** what it does, in words */
  readonly text: string;
};

/** What there is to tell of a whole game. */
export type Story = {
  readonly curves: ReadonlyArray<StoryCurve>;
  /** plies by which one player paid another, in order */
  readonly deals: ReadonlyArray<StoryDeal>;
  readonly titles: ReadonlyArray<StoryTitle>;
};

/** A number of each seat over the whole game. */
export type StoryCurve = {
  readonly name: string;
  /** whether players pay each other with it */
  readonly money: boolean;
  /** of each seat, seat 1 first */
  readonly lines: ReadonlyArray<StoryLine>;
};

/** A ply by which one player paid another. */
export type StoryDeal = {
  /** counts from 1 */
  readonly ply: number;
  /** the seat that played it */
  readonly by: number;
  /** the seat that paid */
  readonly from: number;
  /** the seat that was paid */
  readonly to: number;
  readonly amount: number;
  /** what `by` did, without naming it; a seat that it speaks of stands there as `@3` */
  readonly text: string;
};

/** One seat's number after 0, 1, 2 … plies. */
export type StoryLine = {
  readonly values: ReadonlyArray<number>;
};

/** What a player may call themselves for this game. */
export type StoryTitle = {
  readonly seat: number;
  readonly text: string;
};

/** A table as somebody may see it. */
export type Table = {
  /** names it in addresses */
  readonly id: string;
  /** its id */
  readonly game: string;
  /** of the game's rules */
  readonly edition: number;
  /** of the game */
  readonly options: Record<string, number | boolean | string>;
  /** whether strangers find it among the open tables */
  readonly listed: boolean;
  /** whether those who only watch may say something */
  readonly watchersTalk: boolean;
  /** whether it was played elsewhere, by whomever the record names */
  readonly imported: boolean;
  /** how many of its plies were played elsewhere, before the game was brought here to go on */
  readonly brought: number;
  /** to the seed of all draws, from the first moment on; empty for an imported record */
  readonly commitment: string;
  /** the table whose people play once more here; absent if it is no rematch */
  readonly previous?: string;
  /** counts the table's events without gaps */
  readonly version: number;
  readonly status: "open" | "playing" | "over";
  readonly seats: ReadonlyArray<Seat>;
  /** the seat that acts; `null` if none does */
  readonly by: number | null;
  /** how much time there is; `null` without a clock, and when the game is over */
  readonly clock: Clock | null;
  /** what somebody asks the others to take back */
  readonly undo: UndoRequest | null;
  /** the table at which these people play again */
  readonly rematch: string | null;
  /** before the game: the seat of whoever may fill and drop seats; `null` later, and if nobody sits */
  readonly host: number | null;
  /** when its last event was, as in `2026-11-15T12:00:00Z` */
  readonly changed: string;
  /** the tokens that can be played, sorted; only for the one who acts */
  readonly legal?: ReadonlyArray<string>;
  /** the same as data, in the same order */
  readonly moves?: ReadonlyArray<Move>;
  /** what that one is asked for; to others it might tell what they may not know */
  readonly prompt?: string;
  /** what is on the table, in the form of its game; not in lists */
  readonly view?: View;
  /** what a program may put in place of the plies that are hidden, in order; absent if none is */
  readonly guesses?: ReadonlyArray<string>;
  /** for whoever plays: whether the game would end without them; else an agent plays on */
  readonly resigningEnds?: boolean;
  /** seats; none for a draw, `null` until it is over */
  readonly winners: ReadonlyArray<number> | null;
  /** of each seat, seat 1 first; `null` unless the game was played to its end */
  readonly scores: ReadonlyArray<number> | null;
  /** the game's own way of ending, or how people ended it */
  readonly ending: string | null;
  /** how many who have no seat are connected to its events, through the node that answers */
  readonly watchers: number;
  /** of the people who play; where several nodes share the tables only those who are connected through the node that answers */
  readonly presence: ReadonlyArray<Presence>;
  /** what the agent does whose turn it is */
  readonly thinking: Thinking | null;
};

export type TheEstatesBid = {
  readonly seat: number;
  /** 0 for a pass */
  readonly amount: number;
};

export type TheEstatesBoard = {
  /** how many each row has */
  readonly lots: number;
  /** how many of them lie between the street and the river */
  readonly beforeTheRiver: number;
};

export type TheEstatesCertificate = {
  readonly letter: "B" | "G" | "Y" | "R" | "P" | "S";
  readonly colour: string;
  readonly company: string;
  /** a seat, or 0 */
  readonly owner: number;
};

export type TheEstatesPermit = {
  readonly name: string;
  /** by how much it changed its row's length */
  readonly change: number;
  readonly lot: string;
};

export type TheEstatesPlayer = {
  readonly seat: number;
  /** from buildings, if the round ended now */
  readonly pointsNow: number;
  /** of all finished rounds, stowed checks included: known to all (T24) */
  readonly pointsBefore: number;
  /** empty if the viewer may not see it */
  readonly purse: ReadonlyArray<TheEstatesPurse>;
  /** where the purse is empty and the table counts along (T7): what the seat can have in hand */
  readonly range: ReadonlyArray<TheEstatesRange>;
};

/** What could happen to the points that a seat has now. */
export type TheEstatesProspect = {
  readonly seat: number;
  /** the change by the best use for this seat, if it gets the piece */
  readonly best: number;
  /** the change by the worst use for this seat, if another gets it */
  readonly worst: number;
};

export type TheEstatesPurse = {
  readonly cash: number;
  /** in this round */
  readonly stowed: number;
};

/** Checks in hand, by what everybody has seen. */
export type TheEstatesRange = {
  readonly least: number;
  readonly most: number;
};

/** A finished round. */
export type TheEstatesRoundEnd = {
  readonly rows: ReadonlyArray<TheEstatesRow>;
  /** with what they had stowed, which is known then (T24) */
  readonly players: ReadonlyArray<TheEstatesPlayer>;
};

export type TheEstatesRow = {
  readonly name: string;
  /** how many lots belong to it now (T17) */
  readonly length: number;
  /** those of its ten lots that carry one floor at most (T2) */
  readonly whiteLots: ReadonlyArray<string>;
  /** from the street on, none skipped */
  readonly buildings: ReadonlyArray<TheEstatesTower>;
  /** all lie on the first lot beyond the row's length */
  readonly permits: ReadonlyArray<TheEstatesPermit>;
  readonly hasMayor: boolean;
  readonly isComplete: boolean;
  /** what all its buildings count for together, if the round ended now (T22) */
  readonly points: number;
};

/** The auction of a piece. */
export type TheEstatesSale = {
  /** its name, `roof4` for a rooftop that is turned over; empty if nothing is on sale */
  readonly piece: string;
  /** in order */
  readonly bids: ReadonlyArray<TheEstatesBid>;
  /** the seats that are still to bid or pass, in order */
  readonly waiting: ReadonlyArray<number>;
  /** the highest bid, or 0 */
  readonly highest: number;
  /** who made it, or 0 */
  readonly leader: number;
  /** what the piece could change for each seat */
  readonly prospects: ReadonlyArray<TheEstatesProspect>;
};

export type TheEstatesTower = {
  readonly lot: string;
  /** from the bottom to the top */
  readonly floors: ReadonlyArray<string>;
  /** its value, or 0 */
  readonly roof: number;
  /** floors and roof */
  readonly worth: number;
  /** what it counts for, if the round ended now (T22) */
  readonly points: number;
  /** the seat that has the certificate of its top floor */
  readonly owner: number;
};

/** What a viewer may see of a position of The Estates: everything but the checks of others (T7, T9), which are not in it in any form.
 *
 * A lot is named by its row and its number from the street on: `A1` to `A10`, `B1` to `B10`, `C1` to `C10`. It touches the lots before and after it in its row. The river runs across all rows, see `Board`. A cube is named by the letter of its colour and its value: `B2` is blue. */
export type TheEstatesView = {
  readonly round: number;
  readonly rounds: number;
  /** what is asked for */
  readonly stage: "draw" | "stow" | "select" | "turn_over" | "bid" | "settle" | "place_cube" | "place_roof" | "place_permit" | "place_mayor" | "use_cancel" | "over";
  /** the seat that is asked, 0 for chance, -1 when the game is over */
  readonly actor: number;
  readonly auctioneer: number;
  /** as it is printed (T1) */
  readonly board: TheEstatesBoard;
  /** A, B and C */
  readonly rows: ReadonlyArray<TheEstatesRow>;
  /** the cubes of each offer row from left to right; both ends are open */
  readonly offer: ReadonlyArray<ReadonlyArray<string>>;
  /** the pieces that the auctioneer may select in this turn (T10), before and while that is asked */
  readonly selectable: ReadonlyArray<string>;
  /** how many lie face down */
  readonly rooftopsLeft: number;
  /** the special pieces that can still be selected */
  readonly specialsLeft: ReadonlyArray<string>;
  /** the special pieces that have left the game */
  readonly specialsGone: ReadonlyArray<string>;
  readonly sale: TheEstatesSale;
  readonly certificates: ReadonlyArray<TheEstatesCertificate>;
  readonly players: ReadonlyArray<TheEstatesPlayer>;
  /** how the round before this one ended, in the first turn of this one; else empty */
  readonly lastRound: ReadonlyArray<TheEstatesRoundEnd>;
};

/** What an agent does whose turn it is. */
export type Thinking = {
  /** `elsewhere`: another process thinks for it */
  readonly state: "thinking" | "queued" | "elsewhere";
  /** how many tables come before it in the queue */
  readonly ahead: number;
};

/** A token to ask about */
export type TokenAtTable = {
  readonly token: string;
};

/** A token to ask about, and the position */
export type TokenInPosition = Line & {
  readonly token: string;
};

/** What to take back */
export type UndoPlies = {
  /** How many; else the last ones of the present turn, or the caller's last ply */
  readonly plies?: number;
};

/** Somebody asks the others to let plies be taken back. */
export type UndoRequest = {
  /** a seat */
  readonly by: number;
  /** how many */
  readonly plies: number;
  /** the seats of the people who have not answered yet */
  readonly waitingFor: ReadonlyArray<number>;
};

/** What has changed at a table, as a socket with `tell=updates` sends it. */
export type Update = {
  /** the number of the last event in it */
  readonly v: number;
  /** the number of the last event before it */
  readonly since: number;
  /** what happened, each as the viewer may know it */
  readonly events: ReadonlyArray<Event>;
  /** as it stands after that */
  readonly table: Table;
  readonly log: UpdateLog;
};

/** The end of the log. */
export type UpdateLog = {
  /** how many lines come before these */
  readonly from: number;
  readonly lines: ReadonlyArray<LogLine>;
};

/** What somebody did is stored. */
export type Version = {
  /** the number of its event */
  readonly version: number;
};

/** What somebody may see of a position. Which of these it is, the table's `game` tells: `esgros`: EsgrosView, `estate`: EstateView, `hexploration`: HexplorationView, `the-estates`: TheEstatesView */
export type View = EsgrosView | EstateView | HexplorationView | TheEstatesView;

/** Who looks at a page. */
export type Visitor = {
  /** absent for somebody who has not said who they are */
  readonly guest?: Guest;
};
