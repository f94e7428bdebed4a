import { campaignRunBy, changeCampaign, settingsWith, type Table } from "../support/campaigns";
import { member, type Person } from "../support/cast";
import { patience } from "../support/patience";
import { storeHeartbeat } from "../support/presence";
import { openAs } from "./support/openAs";
import { stays } from "./support/stays";
import { type BrowserContext, expect, type Page, type Route, test } from "./support/test";

/** A departure shows within two seconds. */
const DEPARTURE_MS = 3_000;

/** Nina is at the table for longer than a departure takes. */
const staysHere = (page: Page) =>
  stays(async () => expect(await participant(page, "Nina").textContent()).toContain(HERE), DEPARTURE_MS);

/** The same, in the end: a page of hers that loads needs a moment to take over. */
const staysHereInTheEnd = (page: Page) => expect(() => staysHere(page)).toPass();

interface Scene {
  table: Table;
  mj: Page;
  player: Page;
  nina: Person;
}

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

const at = (table: Table) => `/campaign/${table.id}?system=${table.system}`;
const participant = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const HERE = "En ligne · Sur la fiche de campagne";
const AWAY = "Hors ligne";

/** A page whose clock goes wrong by this much, in milliseconds. */
const skewClock = (page: Page, error: number) =>
  page.addInitScript((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, error);

const WRITES = "**/google.firestore.v1.Firestore/Write/channel*";

/** Holds what this page writes to Firestore back until the returned function is called. */
async function keepSilent(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let silent = true;
  await page.route(WRITES, async (route) => {
    if (silent) held.push(route);
    else await route.continue();
  });
  return async () => {
    silent = false;
    await Promise.all(held.map((route) => route.continue()));
    // A page whose requests are intercepted loses the one that it sends while it closes.
    await page.unroute(WRITES);
  };
}

/** Notes on the page how many tabs of its device it was told of when it last asked. */
const noteTabs = (page: Page) =>
  page.addInitScript(() => {
    const { query } = LockManager.prototype;
    LockManager.prototype.query = async function () {
      const answer = await query.call(this);
      const open = answer.held?.filter(({ name }) => name?.startsWith("table:")) ?? [];
      document.documentElement.dataset.tabs = String(open.length);
      return answer;
    };
  });

async function open(browser: Parameters<typeof openAs>[0], person: Person): Promise<Page> {
  const page = await openAs(browser, person);
  opened.push(page.context());
  return page;
}

/** An MJ who looks at the campaign's page, and a player who has not come yet. */
async function scene(browser: Parameters<typeof openAs>[0]): Promise<Scene> {
  const anselme = await member("Anselme");
  const nina = await member("Nina");
  const table = await campaignRunBy(anselme, { players: [nina] });
  const [mj, player] = [await open(browser, anselme), await open(browser, nina)];
  await mj.goto(at(table));
  await expect(participant(mj, "Anselme")).toContainText(HERE);
  await expect(participant(mj, "Nina")).toContainText(AWAY);
  return { table, mj, player, nina };
}

/** Well under what a device keeps whose other tab may speak for it; the figure itself is the bench's. */
const GONE_MS = 5_000;

test("a player who comes is seen, stays through a reload, and is gone with another screen, a sign-out or the last tab", async ({
  browser,
}) => {
  const { table, mj, player } = await scene(browser);
  const come = async (page: Page) => {
    await page.goto(at(table));
    await expect(participant(mj, "Nina")).toContainText(HERE);
  };
  await come(player);
  await expect(participant(player, "Anselme")).toContainText(HERE);
  await player.reload();
  await expect(participant(player, "Nina")).toContainText(HERE);
  await staysHereInTheEnd(mj);
  await player.getByRole("link", { name: "Tableau de bord" }).click();
  await expect(participant(mj, "Nina")).toContainText(AWAY);

  const last = await player.context().newPage();
  await player.close();
  await come(last);
  await last.close({ runBeforeUnload: true });
  await expect(participant(mj, "Nina")).toContainText(AWAY, { timeout: patience(GONE_MS) });

  const next = await last.context().newPage();
  await come(next);
  await next.getByRole("button", { name: /^Menu de/ }).click();
  await next.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(participant(mj, "Nina")).toContainText(AWAY);
});

test("two tabs are one player, who stays when either closes, however slow the other one is", async ({
  browser,
}) => {
  const { table, mj, player } = await scene(browser);
  const second = await player.context().newPage();
  const speak = await keepSilent(second);
  await noteTabs(player);
  await player.goto(at(table));
  await expect(participant(mj, "Nina")).toContainText(HERE);
  await second.goto(at(table));
  await expect(participant(second, "Nina")).toContainText(HERE);
  await expect(participant(mj, "Nina")).toHaveCount(1);
  // The first tab says on closing that the second is open, if it has been told by then.
  await expect(player.locator("html")).toHaveAttribute("data-tabs", "2");
  await player.close({ runBeforeUnload: true });
  await staysHere(mj);
  await speak();
  await staysHere(mj);
  await second.close({ runBeforeUnload: true });
  await expect(participant(mj, "Nina")).toContainText(AWAY);
});

test("a clock that is two hours ahead changes nothing", async ({ browser }) => {
  const { table, mj, player, nina } = await scene(browser);
  await skewClock(player, 7_200_000);
  await player.goto(at(table));
  await expect(participant(player, "Anselme")).toContainText(HERE);
  await expect(participant(mj, "Nina")).toContainText(HERE);
  await storeHeartbeat(table, nina, "old", { page: "panel", lastSeen: Date.now() - 600_000 });
  await player.close({ runBeforeUnload: true });
  await expect(participant(mj, "Nina")).toContainText(AWAY);
});

test("a lost connection is shown, and everything resumes by itself when it is back", async ({ browser }) => {
  const { table, mj, player } = await scene(browser);
  await player.goto(at(table));
  await expect(participant(mj, "Nina")).toContainText(HERE);
  await player.context().setOffline(true);
  await expect(player.getByText("Connexion perdue")).toBeVisible();
  await expect(player.getByRole("heading", { name: table.name, level: 1 })).toBeVisible();
  await mj.close({ runBeforeUnload: true });
  await player.context().setOffline(false);
  await expect(player.getByText("Connexion perdue")).toHaveCount(0);
  await expect(participant(player, "Anselme")).toContainText(AWAY);
  await expect(participant(player, "Nina")).toContainText(HERE);
});

test("who has the room open in any tab is at the table, whichever tab they look at", async ({ browser }) => {
  const { table, mj, player } = await scene(browser);
  await changeCampaign(table, {
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  await player.goto(at(table));
  await expect(participant(mj, "Nina")).toContainText(HERE);
  // All tabs count as seen here: the campaign's goes on speaking for the device.
  const room = await player.context().newPage();
  await room.goto(`/session/${table.id}?system=${table.system}`);
  await expect(participant(mj, "Nina")).toContainText("En ligne · À la table virtuelle");
  await room.close({ runBeforeUnload: true });
  await expect(participant(mj, "Nina")).toContainText(HERE);
});
