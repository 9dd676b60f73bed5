/** Texts about playing without a server, and about games that are kept in the browser. */
export const offlineEn = {
  offline:
    "The server can't be reached. You can play the computer, play at one screen, learn and analyse all the same: games are kept in this browser.",
  noServer: "All games here are kept in this browser. Nobody else sees them.",
  cantPlayHere: "This browser is too old to play without a server.",
  needsServer: "An open seat needs a server, and none can be reached at the moment. Choose yourself or the computer.",
  keptHere: "Kept in this browser",
  keepHere: "In this browser (works offline)",
  whereKept: "Where it is kept",
  keptAt: { server: "On the server", here: "In this browser (works offline)" },
  copyRecord: "Copy the record",
  removeTable: "Remove",
  removeQuestion: "Remove this game?",
  removeDetail: "It is kept in this browser alone, so it will be gone for good.",
  newVersion: "A new version is ready.",
  reload: "Reload",
  pageMissing: "This page could not be fetched.",
  pageMissingHint: "Perhaps there is a new version, or the connection was lost.",
  noRecord: "This link holds no game.",
  recordTooLong: "This game is too long for a link. Copy or download the record instead.",
  fairBrought: (plies: number) =>
    `The first ${plies} plies were brought from elsewhere; draws among them can't be checked.`,
  takeToServer: "Take it to the server",
  taken: "Taken to the server",
  keepsNothing: "This browser does not keep games at the moment: its storage is switched off or full.",
  changedMeanwhile: "The game has changed meanwhile, perhaps in another tab.",
  nothingToUndo: "There is nothing of yours to take back.",
};
