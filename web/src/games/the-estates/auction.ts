import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Seat } from "../../api/schema";
import { action, mark, pick } from "../../board/choice";
import { FocusFallback } from "../../board/focus-fallback";
import { type Scene, tryToken } from "../../board/game";
import { movesWith, moveWith } from "../../board/moves";
import { LightElement } from "../../core/element";
import { emblem } from "../../core/emblem";
import { addressed, isShared, seatName } from "../../core/names";
import { t } from "../../core/words";
import "./auction.css";
import { pieceIcon, swatch } from "./pieces";
import { signed } from "./standing";
import { bid, HOLD, KEEP, lengthen, PASS, readPiece, row, SELL, STOW, shorten, stripesOf } from "./tokens";
import { ownerOf, purseOf, type View } from "./view";
import { words } from "./words";

/** The piece on sale, whose company it is, the bids in order, one's purse and the choices; each in a place of its own. */
@customElement("the-estates-auction")
export class Auction extends LightElement {
  @property({ attribute: false }) scene!: Scene<View>;
  protected readonly focusFallback = new FocusFallback(this);

  protected override render(): TemplateResult {
    const { view, language, moves, figure } = this.scene;
    const text = words(language);
    const isMine = moves.length > 0 && figure === undefined;
    return html`<section class="auction ${isMine ? "is-mine" : ""}" data-focus-fallback tabindex="-1"
      aria-label=${text.stages[view.stage]}>
      ${figure === undefined ? this.purse() : html`<h3>${text.stages[view.stage]}</h3>`}
      <div class="auction-sale" data-spot="sale">${view.sale.piece ? this.piece() : nothing}</div>
      <div class="auction-bids">${view.sale.piece ? this.bids() : nothing}</div>
      ${figure === undefined ? html`<div class="auction-choices">${isMine ? this.choices() : nothing}</div>` : nothing}
    </section>`;
  }

  private name(seat: number): string {
    return seatName(this.scene.seats, seat);
  }

  private piece(): TemplateResult {
    const { view, language } = this.scene;
    const { piece } = view.sale;
    const text = words(language);
    return html`<figure class="auction-piece">
      <span data-piece=${piece} data-place="sale" data-from="roofs" data-leave="none">${pieceIcon(piece)}</span>
      <figcaption><strong>${text.piece(piece)}</strong> ${this.about()}</figcaption></figure>
      ${prospects(this.scene)}`;
  }

  /** Whose company the cube on sale belongs to, which one needs to know before bidding; of other pieces their use. */
  private about(): TemplateResult {
    const { view, language } = this.scene;
    const text = words(language);
    const piece = readPiece(view.sale.piece);
    if (piece?.kind !== "cube") {
      return html`<small class="auction-company">${text.use(view.sale.piece)}</small>`;
    }
    const { colour } = piece;
    const owner = ownerOf(view, colour);
    return html`<small class="auction-company">${
      owner
        ? html`${emblem(owner)} ${text.owned(text.companies[colour], this.name(owner))}`
        : html`<span data-piece="certificate ${colour}" data-place="sale">${swatch(colour)}</span>
          ${text.unowned(text.companies[colour], text.colours[colour])}`
    }</small>`;
  }

  private bids(): TemplateResult {
    const { view, language } = this.scene;
    const text = words(language);
    const { bids, waiting, leader, highest } = view.sale;
    return html`<ol class="bids" aria-label=${text.bids}>
      <li class="bid is-auctioneer" aria-label="${text.auctioneer}: ${this.name(view.auctioneer)}">
        ${emblem(view.auctioneer)}<small aria-hidden="true">${text.auctioneer}</small></li>
      ${bids.map(
        ({ seat, amount }) => html`<li class="bid ${seat === leader ? "is-highest" : ""}"
          aria-label=${text.bidBy(this.name(seat), amount)}>
        ${emblem(seat)}<span aria-hidden="true" data-piece="bid ${seat} ${amount}" data-from="seat-${seat}">${
          amount > 0 ? text.money(amount) : text.passed
        }</span></li>`,
      )}
      ${waiting.map(
        (seat) => html`<li class="bid is-waiting ${seat === view.actor ? "is-asked" : ""}"
        aria-label=${text.waits(this.name(seat))}>${emblem(seat)}<span aria-hidden="true">…</span></li>`,
      )}
    </ol>
    ${waiting.length === 0 && highest === 0 ? html`<small class="note">${text.nobodyBid}</small>` : nothing}`;
  }

  private choices(): TemplateResult | typeof nothing {
    const { scene } = this;
    const text = words(scene.language);
    const { leader, highest } = scene.view.sale;
    const discard = moveWith(scene, { kind: "discard" });
    switch (scene.view.stage) {
      case "stow":
        return scene.inPlay ? nothing : this.stowing();
      case "bid":
        return this.bidding();
      case "settle":
        return html`${action(scene, SELL, text.sell(this.name(leader), highest), true)}
          ${action(scene, KEEP, text.keep(this.name(leader), highest))}`;
      default:
        return html`${this.rows()}${discard ? action(scene, discard.token, text.discard) : nothing}`;
    }
  }

  /** In a game it is said beside the offer; elsewhere it is a question of its own. */
  private stowing(): TemplateResult {
    const { scene } = this;
    const text = words(scene.language);
    return moveWith(scene, { kind: "stow" })
      ? html`${action(scene, STOW, text.stow, true)}${action(scene, HOLD, text.hold)}`
      : action(scene, HOLD, text.goOn, true);
  }

  /** What a permit or the Mayor could do to each row. */
  private rows(): TemplateResult | typeof nothing {
    const { scene } = this;
    const text = words(scene.language);
    const { stage, sale, rows } = scene.view;
    if (stage === "place_mayor") {
      return html`${rows.map(({ name }) => pick(scene, row(name), text.row(name)))}`;
    }
    const n = stripesOf(sale.piece);
    return stage === "place_permit"
      ? html`<div class="auction-rows">${rows.map(
          ({ name }) => html`${pick(scene, shorten(name), text.shorter(name, n))}
          ${pick(scene, lengthen(name), text.longer(name, n))}`,
        )}</div>`
      : nothing;
  }

  /** Every amount that may be bid, in a row; the next one is more than the cash, and says so. */
  private bidding(): TemplateResult {
    const { scene } = this;
    const text = words(scene.language);
    const amounts = movesWith(scene, { kind: "bid" })
      .map(({ amount }) => amount ?? 0)
      .sort((a, b) => a - b);
    const most = amounts.at(-1);
    const pass = action(scene, PASS, text.pass, most === undefined);
    return most === undefined
      ? html`${pass}<small class="note">${text.cantOutbid}</small>`
      : html`${pass}<div class="chips" role="group" aria-label=${text.bidLabel}>
          ${amounts.map((amount) => this.chip(amount))}${this.chip(most + 1, true)}</div>`;
  }

  private chip(amount: number, isClosed = false): TemplateResult {
    const { scene } = this;
    const token = bid(amount);
    const look = isClosed ? "is-closed" : scene.considered?.token === token ? "is-considered" : "";
    return html`<button class="chip ${look}" data-token=${token} ?data-legal=${!isClosed}
      title=${isClosed ? words(scene.language).tooMuch : nothing}
      @click=${(e: Event) => tryToken(e.currentTarget!, token)}>$${amount}m${isClosed ? html`<span class="sr-only">${words(scene.language).tooMuch}</span>` : mark(scene, token)}</button>`;
  }

  /** The viewer's money. */
  private purse(): TemplateResult | typeof nothing {
    const { view, viewer, seats, language } = this.scene;
    const text = words(language);
    const purse = purseOf(view, viewer);
    if (!purse) {
      return view.players.every((player) => player.purse.length === 0)
        ? html`<p class="purse note">${text.purseSecret}</p>`
        : nothing;
    }
    const title = isShared(seats) ? text.purseOf(this.name(viewer)) : text.purse;
    return html`<p class="purse"><span class="purse-title ${isShared(seats) ? "" : "sr-only"}">${title}${t().colon}</span>
      <span class="purse-money"><b>${text.inHand(purse.cash)}</b> · ${text.stowed(purse.stowed)}</span></p>`;
  }
}

/**
 * What the piece on sale could change for each player: at best if they get it, at worst if another does. Those for whom
 * it is the same stand in one line; if that is everybody, a sentence says it, so that a phone has room for the streets.
 */
function prospects({ view, seats, language }: Scene<View>): TemplateResult | typeof nothing {
  const text = words(language);
  const all = view.sale.prospects.filter(({ best, worst }) => best !== 0 || worst !== 0);
  if (all.length === 0) {
    return nothing;
  }
  const isFirst = (one: Prospect, i: number): boolean => all.findIndex((other) => isAlike(one, other)) === i;
  const groups = all.filter(isFirst).map((one) => all.filter((other) => isAlike(one, other)));
  const why = all.every(({ best }) => best < 0) ? text.countsAgainst : "";
  const [group = []] = groups;
  const [{ best, worst }] = group as [Prospect];
  if (group.length === view.players.length) {
    return html`<p class="prospects note">${text.forAnybody(withSign(best), withSign(worst))} ${why}</p>`;
  }
  return html`<table class="prospects" aria-label=${text.prospects}>
    <thead><tr><th scope="col">${text.pointsFor}</th><th scope="col">${text.ifTheirs}</th><th scope="col">${text.ifAnothers}</th></tr></thead>
    <tbody>${groups.map((group) => prospect(group, seats))}</tbody></table>
    ${why ? html`<small class="note prospects-why">${why}</small>` : nothing}`;
}

type Prospect = View["sale"]["prospects"][number];

function isAlike(one: Prospect, other: Prospect): boolean {
  return one.best === other.best && one.worst === other.worst;
}

function prospect(group: readonly Prospect[], seats: readonly Seat[]): TemplateResult {
  const [{ best, worst }] = group as [Prospect];
  return html`<tr><th scope="row">${group.map(
    ({ seat }) => html`<span>${emblem(seat)}${seatName(addressed(seats), seat)}</span> `,
  )}</th><td>${withSign(best)}</td><td>${withSign(worst)}</td></tr>`;
}

function withSign(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}

declare global {
  interface HTMLElementTagNameMap {
    "the-estates-auction": Auction;
  }
}
