import { watchDeliveries } from "../../e2e/support/deliveries";
import { openAs } from "../../e2e/support/openAs";
import { stays } from "../../e2e/support/stays";
import { type Browser, expect, type Page, test } from "../../e2e/support/test";
import { campaignRunBy, characterOf, type Table } from "../../support/campaigns";
import { member, type Person } from "../../support/cast";
import { waitingAt } from "../../support/joinRequests";
import { patience } from "../../support/patience";
import { idsAtTable, removeHeartbeats } from "../../support/presence";

/** A listener that read others' documents would read the first of them. */
const OTHER_TABLES = 5;

interface Scene {
  mj: Person;
  player: Person;
  table: Table;
  hero: string;
}

/** One table of an MJ and two players, with a character and a join request. */
async function scene(): Promise<Scene> {
  const mj = await member("Morgane");
  const [player, other] = [await member("Lucas"), await member("Nina")];
  const table = await campaignRunBy(mj, { players: [player, other] });
  const hero = await characterOf(player, { campaignId: table.id });
  await characterOf(other, { campaignId: table.id });
  await waitingAt(table, await member("Sacha"));
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

/** How many documents of each collection. */
type Reads = Record<string, number>;

const EVERYWHERE_MJ: Reads = { users: 1, "users/notifications": 1, campaigns: 1 };
const EVERYWHERE_PLAYER: Reads = { users: 1, campaigns: 1 };
const TABLE: Reads = { "campaigns/members": 2, "campaigns/presence": 1, characters: 2 };
const SHARED: Reads = { "campaigns/live": 1 };

/** With no operation done: each of the last ten would be one more. */
const SHEET: Reads = {
  "campaigns/presence": 1,
  "campaigns/live": 1,
  characters: 1,
  "characters/play": 1,
};

const READS: Record<"mj" | "player", Record<string, Reads>> = {
  mj: {
    dashboard: EVERYWHERE_MJ,
    game: EVERYWHERE_MJ,
    campaign: { ...EVERYWHERE_MJ, ...TABLE, ...SHARED, "campaigns/secrets": 1, "campaigns/joinRequests": 1 },
    sheet: { ...EVERYWHERE_MJ, ...SHEET },
    // Before the first fight: its document would be one more.
    panel: { ...EVERYWHERE_MJ, ...TABLE, "campaigns/secrets": 1, "characters/play": 2 },
    // Without a scene: the map's documents are read where a map is open.
    table: {
      ...{ ...EVERYWHERE_MJ, ...TABLE, "campaigns/secrets": 1, "characters/play": 2 },
      ...{ "campaigns/live": 2, "campaigns/joinRequests": 1 },
    },
  },
  player: {
    dashboard: EVERYWHERE_PLAYER,
    game: EVERYWHERE_PLAYER,
    campaign: { ...EVERYWHERE_PLAYER, ...TABLE, ...SHARED },
    sheet: { ...EVERYWHERE_PLAYER, ...SHEET },
  },
};

/** Which documents were read counts, not how often one of them changed meanwhile (a heartbeat, a server time). */
function readsOf(paths: readonly string[]): Reads {
  const counts: Reads = {};
  for (const path of new Set(paths)) {
    const kind = path
      .split("/")
      .filter((_, index) => index % 2 === 0)
      .join("/");
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

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
