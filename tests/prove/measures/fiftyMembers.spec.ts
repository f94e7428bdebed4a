import { openAs } from "../../e2e/support/openAs";
import { expect, test } from "../../e2e/support/test";
import { campaignRunBy, characterOf } from "../../support/campaigns";
import { member } from "../../support/cast";
import { patience } from "../../support/patience";

const MEMBERS = 50;

test("fifty members of one campaign are all on its page, which fits a phone", async ({ browser }) => {
  test.setTimeout(patience(120_000));
  const mj = await member("Morgane");
  const names = Array.from({ length: MEMBERS }, (_, index) => `Joueuse au très long pseudonyme ${index + 1}`);
  const players = await Promise.all(names.map((name, index) => member(`membre${index}`, { name })));
  const table = await campaignRunBy(mj, { players });
  await Promise.all(players.map((player) => characterOf(player, { campaignId: table.id })));
  const page = await openAs(browser, mj);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/campaign/${table.id}?system=dnd5e`);
  const participants = page.getByRole("region", { name: "Participants" });
  await expect(participants.getByText(`${MEMBERS} joueurs`)).toBeVisible();
  await expect(participants.getByRole("listitem")).toHaveCount(MEMBERS + 1);
  await expect(page.getByRole("region", { name: "Personnages" }).getByRole("link")).toHaveCount(MEMBERS);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath("phone.png"), fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await beyond()).toBeLessThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath("desktop.png"), fullPage: true });
});
