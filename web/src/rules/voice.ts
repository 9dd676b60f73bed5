import { html } from "lit";
import type { Rule } from "../api/schema";
import { playersOf } from "../core/names";
import { to } from "../core/router";
import { told } from "../core/sentence";
import type { Voice } from "./prose";
import { numbersIn } from "./rule-numbers";

const MOST_SEATS = 5;

/** How rules and guides are shown: the rules that they cite are links, which stay on the page, and players have their emblems. */
export function voiceOf(rules: readonly Rule[], game: string, onCited: (number: string) => void): Voice {
  const follow = (e: MouseEvent, number: string): void => {
    e.preventDefault();
    onCited(number);
  };
  return (text) =>
    numbersIn(rules, text).map((piece) =>
      typeof piece === "string"
        ? told(piece, playersOf(MOST_SEATS))
        : html`<a href=${to(`/rules/${game}#${piece.number}`)}
          @click=${(e: MouseEvent) => follow(e, piece.number)}>${piece.number}</a>`,
    );
}
