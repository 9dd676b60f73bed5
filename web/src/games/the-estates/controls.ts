import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { moveWith } from "../../board/moves";
import { emblem } from "../../core/emblem";
import { t } from "../../core/words";
import "./auction";
import "./badge.css";
import { swatch } from "./pieces";
import { change, signed, unseen } from "./standing";
import { certificatesOf, isOpen, type Player, payment, playerOf, pointsIn, type View } from "./view";
import { words } from "./words";

/** All that is asked: the auction, its choices and one's purse. */
export function controls(scene: Scene<View>): TemplateResult | typeof nothing {
  return scene.view.stage === "over" ? nothing : html`<the-estates-auction .scene=${scene}></the-estates-auction>`;
}

/** What is asked of the viewer; of secrecy only where there is any. */
export function asked({ view, language, inPlay, moves }: Scene<View>): string | undefined {
  const text = words(language);
  if (view.stage !== "stow") {
    return text.asked[view.stage];
  }
  if (inPlay) {
    return text.asked.select;
  }
  const question = moveWith({ moves }, { kind: "stow" }) ? text.asked.stow : text.nothingToStow;
  return isOpen(view) ? question : `${question} ${text.onlyYouKnow}`;
}

/** The sign of a seat. */
export function badge({ view, language }: Scene<View>, seat: number): TemplateResult {
  const text = words(language);
  return emblem(seat, `${seat}${view.auctioneer === seat ? `${t().comma}${text.auctioneer}` : ""}`);
}

/** What a seat owns, holds and counts, or what is known of it; in the one list of seats. */
export function facts(scene: Scene<View>, seat: number): TemplateResult | typeof nothing {
  const { view, language } = scene;
  const text = words(language);
  const player = playerOf(view, seat);
  if (!player) {
    return nothing;
  }
  return html`<span class="the-estates-facts">
    ${money(scene, player)}
    <span class="the-estates-chips">${certificatesOf(view, seat).map(
      ({ letter }) => html`<abbr class="the-estates-chip" data-piece="certificate ${letter}" data-place="seat ${seat}"
        title="${text.companies[letter]}${t().comma}${text.colours[letter]}">${swatch(letter)}</abbr>`,
    )}</span>
    <span class="the-estates-rows">${text.perRow(view.rows.map((row) => signed(pointsIn(row, seat))))}</span>
    ${total(scene, player)}</span>`;
}

/** What a player holds, or between what limits it must be, and what was just paid. */
function money({ view, language }: Scene<View>, { seat, purse, range }: Player): TemplateResult {
  const text = words(language);
  const paid = payment(view);
  const [[own], [known]] = [purse, range];
  const check =
    paid && (paid.from === seat || paid.to === seat)
      ? html` <b class="the-estates-paid" data-piece="check ${seat}" data-from="seat-${paid.from}"
          >${paid.from === seat ? "−" : "+"}${text.money(paid.amount)}</b>`
      : nothing;
  const held = own
    ? html`<span title=${text.inHand(own.cash)}>${text.money(own.cash)}</span>`
    : known
      ? html`<span title=${text.rangeHint}>${text.between(known.least, known.most)}</span>`
      : nothing;
  return html`<span class="the-estates-cash">${held}${check}</span>`;
}

function total(scene: Scene<View>, player: Player): TemplateResult {
  const [purse] = player.purse;
  const points = player.pointsNow + player.pointsBefore + (purse?.stowed ?? 0);
  return html`<b class="the-estates-total" title=${words(scene.language).totalHint}>${signed(points)}${
    purse ? nothing : html`<small> + ${unseen(scene)}</small>`
  }${change(scene, player)}</b>`;
}
