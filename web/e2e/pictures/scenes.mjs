// What is shown: a name, the page, and what is done there before the picture is taken.

const first = (page, selector) => page.locator(selector).first();

/** Points at something: with a finger where there is no mouse. */
async function point(page, selector, isTouched) {
  const thing = first(page, selector);
  await thing.waitFor();
  await (isTouched ? thing.tap() : thing.hover());
  await page.waitForTimeout(250);
}

async function press(page, selector) {
  await first(page, selector).click();
}

const table = (name, act, more = {}) => ({ table: name, act, ...more });

/** For every game; `[game]` is put before the name of the table. */
const everywhere = {
  start: table("start"),
  mid: table("mid"),
  details: table("mid", (page) => page.keyboard.press("d")),
  rules: table("mid", (page) => press(page, "#tab-rules")),
  past: table("mid", (page) => page.keyboard.press(",")),
  end: table("end"),
  invite: table("invite"),
  hint: table("start", async (page) => {
    await press(page, ".row .quiet:nth-of-type(2)");
    await page.waitForTimeout(2500);
  }),
  analysis: {
    path: ({ id }) => `/analysis/${id("end")}`,
    act: async (page) => {
      await first(page, ".candidates .log-ply").waitFor({ timeout: 20_000 });
      await page.waitForTimeout(400);
    },
    isSlow: true,
  },
  story: { path: ({ id }) => `/story/${id("end")}`, act: (page) => first(page, "story-page h2").waitFor() },
  learn: { path: ({ game }) => `/learn/${game}`, act: (page) => first(page, ".learn-text").waitFor() },
  "new-table": {
    path: () => "/",
    act: (page, { game }) => press(page, `[data-game="${game}"] new-table-dialog > button`),
  },
};

const once = {
  home: { path: () => "/", act: (page) => page.waitForTimeout(300) },
  settings: { path: () => "/", act: (page) => press(page, "settings-dialog > button") },
  import: {
    path: () => "/",
    act: async (page) => {
      await press(page, "import-dialog > .button");
      await first(page, "import-dialog textarea").fill('[Game "estate"]\n1. nonsense');
      await press(page, "import-dialog dialog .is-main");
      await first(page, "import-dialog .refusal").waitFor();
    },
  },
  missing: {
    path: () => "/",
    act: async (page) => {
      await page.route("**/*.js", (route) => route.abort());
      await press(page, ".foot a");
      await first(page, ".lost button").waitFor();
      await page.unroute("**/*.js");
    },
  },
  lost: { path: () => "/nowhere", act: () => undefined },
  "rules-page": { path: () => "/rules/esgros", act: (page) => first(page, ".guide-part").waitFor() },
};

/** Something that can't be played now is tried: game → what is touched. */
const refused = {
  estate: ["mid", ".cell:not(.is-legal)"],
  esgros: ["removal", ".cell.is-closed"],
  "the-estates": ["select", ".offer .is-inner"],
  hexploration: ["mid", ".space:not(.is-legal)"],
};

const particular = {
  estate: {
    ghost: table("mid", (page, { isTouched }) => point(page, ".cell.is-legal", isTouched)),
    swap: table("swap"),
    "swap-question": table("swap", (page) => press(page, "[data-token=swap]")),
    keys: table("mid", (page) => page.keyboard.press("?")),
    record: { path: ({ id }) => `/analysis/${id("record")}` },
    resign: table("mid", (page) => page.locator(".row .quiet").last().click()),
  },
  esgros: {
    removal: table("removal", (page, { isTouched }) => point(page, '[data-token="a3"][data-legal]', isTouched)),
    growth: table("mid", (page, { isTouched }) => point(page, ".cell.is-legal", isTouched)),
    last: table("end", async (page) => {
      await page.keyboard.press(",");
      await page.waitForTimeout(300);
      await page.keyboard.press(".");
    }),
    chat: table("removal", (page) => press(page, "#tab-chat")),
    clock: table("clock"),
  },
  "the-estates": Object.fromEntries([
    ...[
      "stow",
      "select",
      "bid",
      "settle",
      "place_cube",
      "place_roof",
      "place_permit",
      "curtain",
      "interlude",
      "rounds",
    ].map((name) => [name, table(name)]),
    ["ghost", table("place_cube", (page, { isTouched }) => point(page, ".lot .is-legal", isTouched))],
  ]),
  hexploration: {
    far: table("far"),
    card: table("far", (page) => press(page, ".tile")),
    ghost: table("mid", (page, { isTouched }) => point(page, ".space.is-legal", isTouched)),
    near: table("far", async (page) => {
      for (let i = 0; i < 5; i++) {
        await press(page, ".land-tools .icon");
      }
    }),
    claim: table("mid", async (page) => {
      await press(page, ".space.is-legal");
      await first(page, ".offer").waitFor();
    }),
    "four-end": table("four-end"),
    void: { path: ({ id }) => `/table/${id("void")}` },
  },
};

/** All scenes, each with its game. */
export function scenes() {
  const refusal = (game) =>
    table(refused[game][0], async (page) => {
      await first(page, refused[game][1]).click();
      await first(page, ".refusal").waitFor();
    });
  const ofGames = Object.keys(particular).flatMap((game) =>
    Object.entries({ ...everywhere, refusal: refusal(game), ...particular[game] }).map(([name, scene]) => ({
      ...scene,
      game,
      name: `${game}-${name}`,
    })),
  );
  return [...Object.entries(once).map(([name, scene]) => ({ ...scene, game: "", name })), ...ofGames];
}
