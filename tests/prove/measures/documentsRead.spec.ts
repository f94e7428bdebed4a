import type { CampaignDocument } from "domain/documents/campaign";
import { chestLog, chestOffers, chests } from "domain/documents/chest";
import { handouts, shownHandouts, TABLE_AUDIENCE } from "domain/documents/handout";
import { whisperThreads } from "domain/documents/whisperThread";
import { CHEST, chestMoveOf, chestThingOf, giftOf } from "domain/testing/chests";
import { copyOf, letterOf } from "domain/testing/handouts";
import { watchDeliveries } from "../../e2e/support/deliveries";
import { openAs } from "../../e2e/support/openAs";
import { stays } from "../../e2e/support/stays";
import { type Browser, expect, type Locator, type Page, test } from "../../e2e/support/test";
import { meetingOf } from "../../support/agenda";
import { campaignRunBy, characterOf, type Table } from "../../support/campaigns";
import { member, type Person } from "../../support/cast";
import { put } from "../../support/database";
import { waitingAt } from "../../support/joinRequests";
import { whisperThreadOf } from "../../support/messages";
import { patience } from "../../support/patience";
import { idsAtTable, removeHeartbeats } from "../../support/presence";
import { storeEvening } from "../../support/storedEvening";
import { type Reads, readsOf, without } from "./reads";

/** A listener that read others' documents would read the first of them. */
const OTHER_TABLES = 5;

interface Scene {
  mj: Person;
  player: Person;
  table: Table;
  hero: string;
}

/** One table of an MJ and two players, with a character and a join request. One of the players waits for an answer. */
async function scene(): Promise<Scene> {
  const mj = await member("Morgane");
  const [player, other] = [await member("Lucas"), await member("Nina")];
  const table = await campaignRunBy(mj, { players: [player, other] });
  const hero = await characterOf(player, { campaignId: table.id, stats: { hp: { current: 9, max: 15 } } });
  await characterOf(other, { campaignId: table.id });
  await waitingAt(table, await member("Sacha"));
  await put(whisperThreads, [table.id, player.uid], whisperThreadOf(player.uid));
  return { mj, player, table, hero };
}

/** Tables of other people, each with its player, character and join request. */
async function seedOtherTables(count: number): Promise<void> {
  const [mj, player, asker] = [await member("Autre"), await member("Autre"), await member("Autre")];
  for (let made = 0; made < count; made += 1) {
    const table = await campaignRunBy(mj, { players: [player] });
    await characterOf(player, { campaignId: table.id });
    await waitingAt(table, asker);
  }
}

const actions = (page: Page, title: string) =>
  page.getByRole("region", { name: title }).getByText("Rien ne s'est encore passé en jeu.");

const screens = ({ table, hero }: Scene, role: keyof typeof READS) => [
  { name: "dashboard", path: "/dashboard", shown: (page: Page) => page.getByText(table.name).first() },
  { name: "game", path: "/game", shown: (page: Page) => page.getByText(table.name).first() },
  {
    name: "campaign",
    path: `/campaign/${table.id}?system=dnd5e`,
    shown: (page: Page) => page.getByRole("listitem").filter({ hasText: "En ligne" }).first(),
  },
  {
    name: "sheet",
    path: `/character/${hero}?system=dnd5e`,
    shown: (page: Page) => actions(page, "Dernières actions"),
  },
  ...(role === "mj"
    ? [
        {
          name: "panel",
          path: `/campaign/${table.id}/mj-panel?system=dnd5e`,
          shown: (page: Page) => actions(page, "En jeu"),
        },
        {
          name: "table",
          path: `/session/${table.id}?system=dnd5e`,
          shown: (page: Page) => page.getByText("Rien ne s'est encore passé à cette table."),
        },
      ]
    : []),
];

const EVERYWHERE_MJ: Reads = { users: 1, "users/notifications": 1, campaigns: 1 };
const EVERYWHERE_PLAYER: Reads = { users: 1, campaigns: 1 };
const TABLE: Reads = { "campaigns/members": 2, "campaigns/presence": 1, characters: 2 };
const SHARED: Reads = { "campaigns/live": 1 };
/** Who waits between evenings: to the MJ of each player who wrote, to a player their own. */
const WAITING: Reads = { "campaigns/whisperThreads": 1 };

/** With no operation done: each of the last ten would be one more. */
const SHEET: Reads = {
  "campaigns/presence": 1,
  "campaigns/live": 1,
  characters: 1,
  "characters/play": 1,
};

const READS: Record<"mj" | "player", Record<string, Reads>> = {
  mj: {
    dashboard: { ...EVERYWHERE_MJ, ...WAITING },
    game: { ...EVERYWHERE_MJ, ...WAITING },
    campaign: {
      ...{ ...EVERYWHERE_MJ, ...TABLE, ...SHARED, ...WAITING },
      ...{ "campaigns/secrets": 1, "campaigns/joinRequests": 1 },
    },
    sheet: { ...EVERYWHERE_MJ, ...SHEET, ...WAITING },
    // Before the first fight: its document would be one more.
    panel: {
      ...{ ...EVERYWHERE_MJ, ...TABLE, "campaigns/secrets": 1, "characters/play": 2 },
      ...{ "campaigns/live": 2, "campaigns/joinRequests": 1 },
    },
    // Without a scene: the map's documents are read where a map is open.
    table: {
      ...{ ...EVERYWHERE_MJ, ...TABLE, "campaigns/secrets": 1, "characters/play": 2 },
      ...{ "campaigns/live": 3, "campaigns/joinRequests": 1 },
    },
  },
  player: {
    dashboard: { ...EVERYWHERE_PLAYER, "characters/play": 1 },
    game: EVERYWHERE_PLAYER,
    campaign: { ...EVERYWHERE_PLAYER, ...TABLE, ...SHARED, ...WAITING },
    sheet: { ...EVERYWHERE_PLAYER, ...SHEET, ...WAITING },
  },
};

/** Opens each screen in a browser that holds nothing yet, and holds what its listeners read against the table. */
async function checkReads(browser: Browser, role: keyof typeof READS): Promise<void> {
  const all = await scene();
  for (const { name, path, shown } of screens(all, role)) {
    const page = await openAs(browser, all[role]);
    const deliveries = await watchDeliveries(page);
    await page.goto(path);
    await shown(page).waitFor();
    const reads = () => readsOf(deliveries());
    await expect.poll(reads, `${role}, ${name}`).toEqual(READS[role][name]);
    await stays(
      async () => expect(reads(), `${role}, ${name}, a while later`).toEqual(READS[role][name]),
      500,
    );
    // A browser that is closed at once may not say that it leaves; the next screen would read its place at the table.
    await page.goto("about:blank");
    await expect.poll(() => idsAtTable(all.table)).toEqual([]);
    await removeHeartbeats(all.table);
    await page.context().close();
  }
}

test("what a screen's listeners read is its own table's, however many others exist", async ({ browser }) => {
  test.setTimeout(patience(120_000));
  await seedOtherTables(OTHER_TABLES);
  for (const role of ["mj", "player"] as const) await checkReads(browser, role);
});

const PROPOSED: CampaignDocument["agenda"] = {
  poll: { id: "poll-of-now", options: [meetingOf({ id: "option-of-now" })] },
  settled: [meetingOf()],
};

/** The pages of a table that has played `earlier` evenings before its last one, and asks about a date. */
async function readsOfEvenings(browser: Browser, earlier: number) {
  const mj = await member("Morgane");
  const player = await member("Lucas");
  const table = await campaignRunBy(mj, { players: [player], agenda: PROPOSED });
  await storeEvening(table.id, { uid: mj.uid, recap: "Le pont a cédé.", earlier });
  const all: Record<string, Reads> = {};
  const look = async (who: Person, name: string, path: string, shown: (page: Page) => Locator) => {
    const page = await openAs(browser, who);
    const deliveries = await watchDeliveries(page);
    await page.goto(path);
    await shown(page).first().waitFor();
    await expect.poll(() => deliveries().length).toBeGreaterThan(0);
    // What is listened to has come by then.
    await stays(async () => expect(deliveries().length).toBeGreaterThan(0), 1_500);
    all[name] = readsOf(deliveries().filter((read) => !read.includes("/presence/")));
    await page.context().close();
  };
  const evenings = `/campaign/${table.id}/seances`;
  await look(mj, "evenings", `${evenings}?system=dnd5e`, (page) =>
    page.getByRole("link", { name: /^Séance/ }),
  );
  const evening = `${evenings}/soir-0001?system=dnd5e`;
  await look(mj, "evening, MJ", evening, (page) =>
    page.getByLabel("Récapitulatif de la séance", { exact: true }),
  );
  await look(player, "evening, player", evening, (page) => page.getByText("Le pont a cédé."));
  await look(player, "dashboard", "/dashboard", (page) => page.getByRole("button", { name: "Peut-être" }));
  const campaign = `/campaign/${table.id}?system=dnd5e`;
  await look(mj, "campaign, MJ", campaign, (page) => page.getByText("Sans réponse (1)"));
  return all;
}

test("a table's evenings and its agenda read the same after 200 evenings", async ({ browser }) => {
  test.setTimeout(patience(120_000));
  const few = await readsOfEvenings(browser, 0);
  for (const [name, reads] of Object.entries(few)) console.log(name, JSON.stringify(reads));
  expect(await readsOfEvenings(browser, 200)).toEqual(few);
});

/** The screens of a table whose MJ prepared `count` handouts, and showed a player all of them. */
async function readsOfHandouts(browser: Browser, count: number) {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const now = Date.now();
  for (let place = 0; place < count; place += 1) {
    const id = `pli-${String(place).padStart(4, "0")}`;
    const [forAll, shared] = copyOf(id, TABLE_AUDIENCE, { shownAt: now - place });
    const [forOne, own] = copyOf(id, player.uid, { shownAt: now - place });
    await put(handouts, [table.id, id], letterOf(mj.uid, { updatedAt: now - place }));
    await put(shownHandouts, [table.id, forAll], shared);
    await put(shownHandouts, [table.id, forOne], own);
  }
  const all: Record<string, Reads> = {};
  const look = async (who: Person, name: string, path: string, shown: (page: Page) => Locator) => {
    const page = await openAs(browser, who);
    const deliveries = await watchDeliveries(page);
    await page.goto(`${path}?system=dnd5e`);
    await shown(page).first().waitFor();
    // What is listened to has come by then.
    await stays(async () => expect(deliveries().length).toBeGreaterThan(0), 1_500);
    all[name] = readsOf(deliveries().filter((read) => read.includes("andouts/")));
    await page.context().close();
  };
  const letters = (page: Page) => page.getByRole("link", { name: /^La lettre/ });
  await look(mj, "handouts, MJ", `/campaign/${table.id}/aides`, letters);
  await look(player, "handouts, player", `/campaign/${table.id}/aides`, letters);
  await look(player, "one of them", `/campaign/${table.id}/aides/pli-0001`, (page) =>
    page.getByText("brisé"),
  );
  await look(player, "campaign", `/campaign/${table.id}`, (page) => page.getByText("brisé"));
  return all;
}

test("a table's handouts read the same of 500 as of 30", async ({ browser }) => {
  test.setTimeout(patience(120_000));
  const few = await readsOfHandouts(browser, 30);
  for (const [name, reads] of Object.entries(few)) console.log(name, JSON.stringify(reads));
  expect(await readsOfHandouts(browser, 500)).toEqual(few);
});

test("a chest of 300 things is one document, on the page that shows it alone", async ({ browser }) => {
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, { players: [player] });
  const hero = await characterOf(player, { campaignId: table.id, name: "Lia" });
  const things = Array.from({ length: 300 }, (_, place) =>
    chestThingOf(`corde-${place}`, { snapshot: { name: `Corde ${place}` } }),
  );
  await put(chests, [table.id], { ...CHEST, things });
  await put(chestOffers, [table.id], {
    gifts: [giftOf(mj.uid, player.uid, { to: { uid: player.uid, characterId: hero, name: "Lia" } })],
    updatedAt: 1,
  });
  for (let place = 0; place < 30; place += 1)
    await put(chestLog, [table.id, `move-${place}`], chestMoveOf(mj.uid, { createdAt: Date.now() - place }));
  const offers = { "campaigns/chestOffers": 1 };
  for (const [path, expected] of [
    [`/campaign/${table.id}/coffre`, { ...offers, "campaigns/chest": 1, "campaigns/chestLog": 20 }],
    [`/campaign/${table.id}`, offers],
    [`/character/${hero}`, offers],
  ] as const) {
    const page = await openAs(browser, player);
    const deliveries = await watchDeliveries(page);
    const read = () => readsOf(deliveries().filter((one) => one.includes("/chest")));
    await page.goto(`${path}?system=dnd5e`);
    await page.getByText("Lia t'offre Dague").first().waitFor();
    await expect.poll(read, path).toEqual(expected);
    await stays(async () => expect(read(), path).toEqual(expected), 500);
    await page.context().close();
  }
});

test("an operation is one document on another's sheet, and two on the MJ's screens, which list the table's", async ({
  browser,
}) => {
  const { mj, player, table, hero } = await scene();
  const ON_SHEET: Reads = { "characters/play": 1 };
  const ON_PANEL: Reads = { "characters/play": 1, "characters/playLog": 1 };
  const sheet = `/character/${hero}?system=dnd5e`;
  const watched = [
    { path: sheet, shows: "Dernières actions", first: { characters: 1, ...ON_SHEET }, each: ON_SHEET },
    {
      path: `/campaign/${table.id}/mj-panel?system=dnd5e`,
      shows: "En jeu",
      first: { ...ON_PANEL, characters: 2, "characters/play": 2 },
      each: ON_PANEL,
    },
  ];
  const owner = await openAs(browser, player);
  await owner.goto(sheet);
  await actions(owner, "Dernières actions").waitFor();
  for (const [done, { path, shows, first, each }] of watched.entries()) {
    const page = await openAs(browser, mj);
    const deliveries = await watchDeliveries(page);
    const heard = () => deliveries().filter((read) => read.startsWith("characters/"));
    await page.goto(path);
    const lines = page.getByRole("region", { name: shows, exact: true }).getByRole("listitem");
    await expect(lines).toHaveCount(done);
    await expect.poll(() => readsOf(heard())).toEqual(first);
    const before = heard();
    // The emulator alone tells a guard that writes nothing (`requireUnchanged`), and a query's other documents again.
    const isRead = (path: string) =>
      path.includes("/play/") || (path.includes("/playLog/") && !before.includes(path));
    const since = () => without(heard(), before).filter(isRead);
    await owner.getByRole("button", { name: "Retirer 1 PV" }).click();
    await expect(lines).toHaveCount(done + 1);
    await expect.poll(() => readsOf(since()), path).toEqual(each);
    await stays(async () => expect(readsOf(since()), path).toEqual(each), 500);
    await page.context().close();
  }
});
