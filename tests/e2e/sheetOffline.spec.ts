import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { keptOnDevice } from "./support/keptDocuments";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const lines = (page: Page) =>
  page.getByRole("complementary", { name: "Résultats des jets" }).getByRole("listitem");
const tableRolls = (page: Page) =>
  page.getByRole("region", { name: "Jets de la table" }).getByRole("listitem");
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const back = (page: Page) => page.getByRole("link", { name: "Retour au jeu" });
const notLive = (page: Page) => page.getByText("elle n'est plus en direct");

test("a sheet once read opens without a connection, rolls on this device, and says what is not live", async ({
  browser,
}) => {
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const table = await campaignRunBy(anselme, { players: [nina] });
  const stats = { abilityScores: { dex: 17 }, hp: { current: 31, max: 42 }, proficiencyBonus: 3 };
  const id = await characterOf(nina, { name: "Elowen", campaignId: table.id, stats });
  await characterOf(nina, { name: "Jamais Lue" });
  await characterOf(nina, { name: "Une Autre" });
  const page = await openAs(browser, nina);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto(`/character/${id}?system=dnd5e`);
  await page.getByLabel("Partager avec la table").check();
  await expect(page.getByText("Aucun jet partagé pour l'instant.")).toBeVisible();
  await keptOnDevice(page, `"characters/${id}"`);

  // A new page holds no answer of the API: what opens is what was kept on the device.
  await page.goto("/game");
  await page.getByRole("link", { name: "Une Autre" }).click();
  await expect(title(page, "Une Autre")).toBeVisible();
  await back(page).click();
  await expect(page.getByRole("link", { name: "Elowen" })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Elowen" }).click();
  await expect(title(page, "Elowen")).toBeVisible();
  await expect(page.getByRole("meter", { name: "Points de vie" })).toHaveText("31 / 42");
  await expect(notLive(page)).toBeVisible();
  await expect(page.getByText("Hors connexion : tes jets restent sur cet appareil.")).toBeVisible();
  await page.getByRole("button", { name: "Lancer Discrétion" }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Dégâts", exact: true }).click();
  await expect(page.getByRole("meter", { name: "Points de vie" })).toHaveText("30 / 42");

  await back(page).click();
  await page.getByRole("link", { name: "Jamais Lue" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Impossible de charger le personnage.",
  );
  // What was done to Elowen goes with the connection, whichever sheet is open.
  const sent = page.waitForResponse((response) => response.url().endsWith(`/api/characters/${id}/play`));
  await page.context().setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect(title(page, "Jamais Lue")).toBeVisible();

  await back(page).click();
  await page.getByRole("link", { name: "Elowen" }).click();
  await expect(page.getByRole("meter", { name: "Points de vie" })).toHaveText("30 / 42");
  await expect(notLive(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Lancer Acrobaties" }).click();
  await expect(tableRolls(page)).toHaveCount(1);

  await page.goto("/character/personne?system=dnd5e");
  await expect(page.getByRole("alert")).toContainText("Impossible de charger le personnage.");
  await expect.poll(() => logged.some((line) => line.startsWith("Failed to fetch character: "))).toBe(true);
});
