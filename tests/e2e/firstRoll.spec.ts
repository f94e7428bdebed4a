import { campaignRunBy, type Table } from "../support/campaigns";
import { invite, member, type Person } from "../support/cast";
import { joinByLink, MAX_TAPS, rollFirst, Taps, takeReady } from "./support/firstSteps";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

/** A campaign whose virtual table is open. */
async function openTable(mj: Person, changes: Parameters<typeof campaignRunBy>[1] = {}): Promise<Table> {
  const { settings } = await campaignRunBy(mj);
  return campaignRunBy(mj, {
    settings: { ...settings, useVtt: true },
    vttStatus: { status: "online", active: true },
    ...changes,
  });
}

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });

test("from an invitation to the first roll before the table, on a phone, within twelve taps", async ({
  browser,
}) => {
  test.slow();
  const anselme = await member("Anselme");
  const table = await openTable(anselme, { name: "Les Brumes" });
  const mj = await openAs(browser, anselme, "/market");
  await expect(bell(mj)).toBeVisible();
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  const taps = new Taps();

  const link = `/join?token=${table.token}&system=dnd5e&code=${await invite()}`;
  await joinByLink(page, link, "Nina", taps);

  await expect(bell(mj)).toHaveAccessibleName(/1 non lue/);
  await bell(mj).click();
  const answer = mj.getByRole("button", { name: "Accepter : Nina souhaite rejoindre « Les Brumes »." });
  await answer.click();
  await expect(mj.getByText("Demande acceptée.").first()).toBeVisible();
  await expect(answer).toHaveCount(0);
  await expect(mj).toHaveURL(/\/market$/);

  await taps.on(page.getByRole("link", { name: "Les Brumes" }).first());
  await takeReady(page, "Lorien des Saules", taps);
  await rollFirst(page, taps);
  console.log(`From the invitation to the first shared roll: ${taps.count} taps`);
  expect(taps.count).toBeLessThanOrEqual(MAX_TAPS);

  await mj.goto(`/campaign/${table.id}?system=dnd5e`);
  await expect(region(mj, "Personnages").getByText("Lorien des Saules")).toBeVisible();
  await expect(region(mj, "Jets de la table").getByRole("listitem")).toHaveCount(1);
  for (const one of [mj, page]) await one.context().close();
});

for (const [system, hero] of [
  ["vampire", "Cendre"],
  ["cyberpunk", "Zix"],
  ["cthulhu", "Octave Brissac"],
] as const) {
  test(`a player at an open table of ${system} has a ready character and a shared roll with three taps`, {
    tag: "@games",
  }, async ({ browser }) => {
    const nina = await member("Nina");
    const table = await openTable(await member("Anselme"), { system, players: [nina] });
    const page = await openAs(browser, nina);
    await page.setViewportSize(PHONE);
    await page.goto(`/campaign/${table.id}?system=${system}`);
    const taps = new Taps();
    await takeReady(page, hero, taps);
    await rollFirst(page, taps);
    expect(taps.count).toBe(3);
    await page.context().close();
  });
}
