import { campaignRunBy, characterOf, corruptCampaign, type Table } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const MEMBERS = 50;

const campaignOf = ({ id }: Table) => `/campaign/${id}?system=dnd5e`;
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What the console says of errors that nobody caught. */
function crashesOf(page: Page): string[] {
  const crashes: string[] = [];
  page.on("pageerror", ({ message }) => crashes.push(message));
  return crashes;
}

test("fifty members of one campaign are all on its page, which fits a phone", async ({ browser }) => {
  test.setTimeout(120_000);
  const mj = await member("Morgane");
  const names = Array.from({ length: MEMBERS }, (_, index) => `Joueuse au très long pseudonyme ${index + 1}`);
  const players = await Promise.all(names.map((name, index) => member(`membre${index}`, { name })));
  const table = await campaignRunBy(mj, { players });
  await Promise.all(players.map((player) => characterOf(player, { campaignId: table.id })));
  const page = await openAs(browser, mj);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(campaignOf(table));
  const participants = page.getByRole("region", { name: "Participants" });
  await expect(participants.getByText(`${MEMBERS} joueurs`)).toBeVisible();
  await expect(participants.getByRole("listitem")).toHaveCount(MEMBERS + 1);
  await expect(page.getByRole("region", { name: "Personnages" }).getByRole("link")).toHaveCount(MEMBERS);
  expect(await wide(page)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath("phone.png"), fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await wide(page)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath("desktop.png"), fullPage: true });
});

test("a campaign with a fault says so when it is opened, and the way back works", async ({ browser }) => {
  test.slow();
  const mj = await member("Morgane");
  const whole = await campaignRunBy(mj, { name: "La Table entière" });
  const broken: { what: string; table: Table }[] = [];
  // All of them before any page is open: one that was read while it was whole would stay as it was.
  for (const [what, fault] of [
    ["a name that is no text", { name: 12 }],
    ["no settings", { settings: null }],
    ["a VTT status that is no object", { vttStatus: "online" }],
    ["no MJ's name", { mj: null }],
    ["members that are no list", { memberIds: "tous" }],
  ] as const) {
    const table = await campaignRunBy(mj, { name: "La Table cassée" });
    await corruptCampaign(table, fault);
    broken.push({ what, table });
  }
  const page = await openAs(browser, mj);
  const crashes = crashesOf(page);
  for (const { what, table } of broken) {
    await test.step(what, async () => {
      await page.goto(campaignOf(table));
      const main = page.getByRole("main");
      await expect(main.getByText("Impossible de récupérer les informations de la campagne.")).toBeVisible();
      await main.getByRole("link", { name: "Retour au jeu" }).click();
      await expect(page.getByRole("link", { name: whole.name })).toBeVisible();
      expect(crashes).toEqual([]);
    });
  }
});
