// The games that the browser tests play.
export const games = ["estate", "esgros", "the-estates", "hexploration"];

/**
 * How a token is played where pressing what has its `data-token` is not enough, for example because a number is chosen
 * first: game → (visitor, token) → done.
 */
export const presses = {
  // In a game, stowing or not is said together with the piece; here each ply is played by itself.
  "the-estates": async (visitor, token) => {
    if (token === "stow" || token === "hold") {
      await visitor.untilShown();
      await visitor.takeOver();
      const { version } = await visitor.look();
      await visitor.page.evaluate((one) => document.querySelector("table-page").desk.try(one, true), token);
      await visitor.untilPlayed(version);
    } else {
      await visitor.press(token);
    }
  },
  hexploration: async (visitor, token) => {
    await visitor.untilShown();
    const { version } = await visitor.look();
    await pressOnLand(visitor.page, token);
    await visitor.untilPlayed(version);
  },
};

/** The same within a lesson. */
export const lessonPresses = {
  "the-estates": async ({ page }, token) => {
    await page.locator(`[data-token="${token}"][data-legal]`).first().click();
    const yes = page.locator("ask-dialog dialog[open] button[value=yes]");
    await page.locator("[data-next], ask-dialog dialog[open] button[value=yes]").first().waitFor();
    if (await yes.isVisible()) {
      await yes.click();
    }
  },
  hexploration: ({ page }, token) => pressOnLand(page, token),
};

/** What makes a whole game short enough for a test. */
export const brief = {
  estate: { size: 3 },
  esgros: { size: 3 },
  "the-estates": { rounds: 1 },
  hexploration: { cash: 5, types: 3, tiles: 21 },
};

/**
 * Which of the legal tokens a visitor considers, where any of them would make a game too long for a test: game → (tokens,
 * view) → tokens.
 */
export const tastes = {
  // Permits make two rows as short as can be, and a roof ends each: the round is over soon.
  "the-estates": (legal) => {
    const wishes = ["permit3", "permit2", "permit1", "A-", "B-", "A1", "B1", "roof", "hold"];
    const quickest = wishes.find((token) => legal.includes(token));
    const bids = legal.filter((token) => /^bid[1-3]$/.test(token));
    return quickest ? [quickest] : legal.includes("pass") ? ["pass", "pass", ...bids] : legal;
  },
  // Once there is some land the pawns only walk, and nobody lays a tile any more (H18).
  hexploration: (legal, view) => {
    const moves = view.tiles.length < 9 ? [] : legal.filter((token) => token.startsWith("move:"));
    const brisk = legal.filter((token) => /^(start|place|draw|stay|step|end|seize|return|void|buy)/.test(token));
    return [moves, brisk, legal].find((tokens) => tokens.length > 0);
  },
};

async function pressOnLand(page, token) {
  // The land is drawn once its size is known.
  await page.locator(".land").waitFor();
  const [, type, space] = /^(?:start:(\w)@|place:\d@)(-?\d+,-?\d+)$/.exec(token) ?? [];
  const place = space ?? /[>:](-?\d+,-?\d+)(?:\*\d)?$/.exec(token)?.[1];
  const button = page.locator(`button[data-token="${token}"][data-legal]`).first();
  if (type) {
    const choice = page.locator(`[data-type="${type}"][aria-pressed="false"]`);
    if (await choice.count()) {
      await choice.click();
    }
  }
  if (!place || (await button.count())) {
    await button.click();
    return;
  }
  await page.locator(`[data-space="${place}"]`).waitFor();
  const isPlayedByTouch = (await page.locator(`.space[data-token="${token}"]`).count()) > 0;
  await page.locator(`[data-space="${place}"]`).click();
  if (token.startsWith("place:")) {
    await answer(page, token, place);
  } else if (!isPlayedByTouch) {
    await button.click();
  }
}

/** Where there is something to choose at a space: the pawn that acts, and that it stays. */
async function answer(page, token, space) {
  const option = page.locator(`.offer [data-token="${token}"], .offer [data-offer^="${token} stay"]`).first();
  const pawn = page.locator(`[data-offer-pawn="${token.split(/[:@]/)[1]}"][aria-pressed="false"]`);
  await option
    .or(pawn)
    .or(page.locator(`.tile[data-space="${space}"]`))
    .first()
    .waitFor();
  if (await pawn.isVisible()) {
    await pawn.click();
    await option.waitFor();
  }
  if (await option.isVisible()) {
    await option.click({ timeout: 5000 }).catch((e) => {
      // It may have been played by the touch alone, once it was known that nothing else can be chosen.
      if (e.name !== "TimeoutError") {
        throw e;
      }
    });
  }
}
