import { campaignRunBy, corruptCampaign, type Table } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const campaignOf = ({ id }: Table) => `/campaign/${id}?system=dnd5e`;

/** What the console says of errors that nobody caught. */
function crashesOf(page: Page): string[] {
  const crashes: string[] = [];
  page.on("pageerror", ({ message }) => crashes.push(message));
  return crashes;
}

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
