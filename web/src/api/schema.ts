// Generated from the server's openapi.json by `npm run types`. Not to be edited.

export type Error = {
  error: "bad-request" | "invalid" | "no-guest" | "bad-origin" | "not-seated" | "not-your-turn" | "secret" | "not-found" | "stale" | "old-edition" | "not-started" | "taken" | "nothing-to-undo" | "over" | "not-over" | "illegal" | "too-large" | "too-many" | "busy";
  message: string;
  version?: number;
  rule?: string;
  token?: string;
  index?: number;
  ply?: number;
  places?: Array<string>;
  table?: string;
};

export type Live = {
  kind: "live";
  base: number;
  increment: number;
};

export type Correspondence = {
  kind: "correspondence";
  perMove: number;
};

export type Table = {
  id: string;
  game: string;
  edition: number;
  options: Record<string, number | boolean | string>;
  version: number;
  status: "open" | "playing" | "over";
  listed?: boolean;
  watchersTalk?: boolean;
  imported?: boolean;
  seats: Array<Seat>;
  by?: number | null;
  legal?: Array<string>;
  prompt?: string;
  view?: Record<string, unknown>;
  clock?: Clock | null;
  undo?: UndoRequest | null;
  winners?: Array<number> | null;
  scores?: Array<number> | null;
  ending?: string | null;
  rematch?: string | null;
  commitment?: string;
  changed: string;
  watchers: number;
  thinking?: Thinking | null;
  resigningEnds?: boolean;
};

export type Event = {
  v: number;
  kind?: "created" | "seated" | "left" | "started" | "ply" | "undone" | "undo-asked" | "undo-agreed" | "undo-refused" | "resigned" | "flagged" | "paused" | "over" | "rematch" | "said";
  by?: number;
  token?: string;
  at?: string;
  seat?: number;
  name?: string;
  text?: string;
  plies?: number;
  winners?: Array<number>;
  scores?: Array<number>;
  reason?: string;
  commitment?: string;
  seed?: string;
  table?: string;
  millis?: number;
  salt?: string;
  chairs?: Array<{
    kind: string;
    name?: string;
    level?: number;
    salt?: string;
  }>;
};

export type AnalysisLine = {
  nodes: number;
  value: number;
  pv: Array<string>;
  moves: Array<Candidate>;
  final: boolean;
  values: Array<number>;
  proven?: "win" | "draw" | "loss";
};

export type Guest = {
  id: string;
  name: string;
};

export type Option = {
  key: string;
  kind: "int" | "bool" | "word";
  about: string;
  min?: number;
  max?: number;
  values?: Array<string>;
  default: number | boolean | string;
  name: string;
  names?: Array<string>;
};

export type Game = {
  id: string;
  name: string;
  designer: string;
  about: string;
  minSeats: number;
  maxSeats: number;
  usualSeats: number;
  edition: number;
  levels: number;
  options: Array<Option>;
  endings: Array<Ending>;
  minutes: string;
  age?: number;
};

export type Rule = {
  number: string;
  title: string;
  text: string;
  summary: string;
};

export type Line = {
  game: string;
  options?: Record<string, number | boolean | string>;
  seats?: number;
  plies?: Array<string>;
  viewer?: number;
  edition?: number;
};

export type Position = {
  by?: number | null;
  legal: Array<string>;
  view: Record<string, unknown>;
  prompt: string;
  winners?: Array<number> | null;
  scores?: Array<number> | null;
  weights?: Array<number> | null;
};

export type Ruling = {
  legal: boolean;
  rule?: string;
  message?: string;
  places?: Array<string>;
};

export type Seat = {
  seat: number;
  kind: "open" | "kept" | "human" | "agent";
  name: string;
  you: boolean;
  level?: number;
  playedBy?: string;
  gone?: "resigned" | "flagged";
  salt?: string;
};

export type Clock = {
  kind: "live" | "correspondence";
  base?: number;
  increment?: number;
  perMove?: number;
  left: Array<number>;
  deadline?: string;
};

export type UndoRequest = {
  by: number;
  plies: number;
  waitingFor: Array<number>;
};

export type Candidate = {
  token: string;
  text: string;
  value: number;
  share: number;
  proven?: "win" | "draw" | "loss";
  advised: boolean;
  turn: Array<Step>;
};

export type AnalysisRequest = Line & {
  time?: number;
  table?: string;
  nodes?: number;
};

export type NewSeat = {
  kind: "me" | "open" | "agent";
  level?: number;
  name?: string;
};

export type NewTable = {
  game: string;
  options?: Record<string, number | boolean | string>;
  seats: Array<NewSeat>;
  listed?: boolean;
  watchersTalk?: boolean;
  clock?: Live | Correspondence | null;
  seal?: string;
  salt?: string;
};

export type Thinking = {
  state: "thinking" | "queued" | "elsewhere";
  ahead: number;
};

export type Told = {
  v?: number;
  ply: number;
  by: number;
  turn: number;
  token: string;
  text: string;
};

export type Ending = {
  name: string;
  rule: string;
  text: string;
};

export type LessonWay = {
  then: Array<string>;
  task: "play" | "any" | "try";
  tokens: Array<string>;
  rule?: string;
  places: Array<string>;
  text: string;
  done: string;
  label: string;
};

export type LessonStep = LessonWay & {
  seats: number;
  options: Record<string, number | boolean | string>;
  plies?: Array<string>;
  cases: Array<{
    name: string;
    tokens: Array<string>;
  }>;
  ways: Record<string, LessonWay>;
};

export type Figure = {
  name: string;
  caption: string;
  seats: number;
  viewer: number;
  by?: number;
  view: Record<string, unknown>;
  legal: Array<string>;
  last: Array<string>;
  places: Array<string>;
  labels: Record<string, string>;
  crop: string;
  details: boolean;
};

export type GuidePart = {
  heading: string;
  blocks: Array<{
    text?: string;
    figure?: Figure;
  }>;
  rules: Array<string>;
};

export type Guide = {
  aim: string;
  box: Array<string>;
  minutes: string;
  age?: number;
  parts: Array<GuidePart>;
};

export type Rulebook = {
  title: string;
  sections: Array<{
    heading: string;
    blocks: Array<{
      text?: string;
      rule?: string;
    }>;
  }>;
};

export type Step = {
  token: string;
  text: string;
};

export type Seal = {
  table: string;
  commitment: string;
};
