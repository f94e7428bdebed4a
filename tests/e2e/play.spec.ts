import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { openPart, openRolls } from "./support/sheetParts";
import { expect, type Page, test } from "./support/test";
import { toastsOf } from "./support/toastsOf";

const PHONE = { width: 390, height: 844 };
const meter = (page: Page) => page.getByRole("meter", { name: "Points de vie" });
const history = (page: Page) => page.getByRole("region", { name: "Dernières actions" });
const table = (page: Page) => page.getByRole("region", { name: "En jeu", exact: true });

async function hurt(page: Page, amount: number): Promise<void> {
  await page.getByLabel("Nombre de points", { exact: true }).fill(String(amount));
  await page.getByRole("button", { name: "Dégâts", exact: true }).click();
}

test("the MJ hurts, the player's phone shows it; what is pressed offline comes through once, and is undone", async ({
  browser,
}) => {
  test.slow();
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const campaign = await campaignRunBy(anselme, { players: [nina] });
  const stats = { hp: { current: 31, max: 42 }, proficiencyBonus: 3 };
  const id = await characterOf(nina, { name: "Elowen", campaignId: campaign.id, stats });
  const [mj, phone, panel] = [
    await openAs(browser, anselme),
    await openAs(browser, nina),
    await openAs(browser, anselme),
  ];
  await phone.setViewportSize(PHONE);
  for (const page of [mj, phone]) {
    await page.goto(`/character/${id}?system=dnd5e`);
    await expect(meter(page)).toHaveText("31 / 42");
    if (page === phone) await openPart(page, "Fiche");
    await expect(page.getByRole("button", { name: "Dégâts", exact: true })).toBeVisible();
  }
  await panel.goto(`/campaign/${campaign.id}/mj-panel?system=dnd5e`);
  await expect(panel.getByText("PV 31 / 42")).toBeVisible();

  await phone.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await hurt(mj, 9);
  await expect(meter(phone)).toHaveText("22 / 42");
  await expect(toastsOf(phone).getByText("MJ : −9 PV")).toBeVisible();
  await expect(panel.getByText("PV 22 / 42")).toBeVisible();
  await expect(table(panel).getByRole("listitem")).toContainText(["Elowen : −9 PV"]);

  await phone.context().setOffline(true);
  await hurt(phone, 2);
  await expect(meter(phone)).toHaveText("20 / 42");
  await openPart(phone, "Table");
  await expect(history(phone).getByText("en attente")).toBeVisible();
  await hurt(mj, 5);
  await expect(meter(mj)).toHaveText("17 / 42");
  await phone.context().setOffline(false);
  for (const page of [mj, phone]) await expect(meter(page)).toHaveText("15 / 42");
  await expect(history(phone).getByText("en attente")).toHaveCount(0);
  await expect(table(panel).getByRole("listitem")).toHaveCount(3);

  await history(phone).getByRole("button", { name: "Annuler : −2 PV" }).click();
  for (const page of [mj, phone]) await expect(meter(page)).toHaveText("17 / 42");
  await history(mj).getByRole("button", { name: "Annuler : −5 PV" }).click();
  for (const page of [mj, phone]) await expect(meter(page)).toHaveText("22 / 42");
  await expect(panel.getByText("PV 22 / 42")).toBeVisible();
  await phone.reload();
  await expect(meter(phone)).toHaveText("22 / 42");
});

test("a vampire's Willpower rolls dice again before the table and is spent; Exaltation goes into the state", {
  tag: "@games",
}, async ({ browser }) => {
  test.slow();
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const system = "vampire";
  const campaign = await campaignRunBy(anselme, { players: [nina], system });
  const stats = { attributes: { strength: 4, composure: 2, resolve: 2 }, hunger: 1 };
  const id = await characterOf(nina, { name: "Ivy", campaignId: campaign.id, system, stats });
  const [mj, phone] = [await openAs(browser, anselme), await openAs(browser, nina)];
  await phone.setViewportSize(PHONE);
  for (const page of [mj, phone]) {
    await page.goto(`/character/${id}?system=vampire`);
    if (page === phone) await openPart(page, "Fiche");
    await expect(page.getByRole("button", { name: /^Lancer Force/ }).first()).toBeVisible();
  }
  const putAway = await openRolls(phone);
  await phone.getByLabel("Partager avec la table").check();
  await putAway();
  await phone
    .getByRole("button", { name: /^Lancer Force/ })
    .first()
    .click();
  // What is opened for a roll is over with the next one: this one has come.
  await expect(phone.getByRole("button", { name: "Relancer", exact: true })).toBeVisible();
  const close = await openRolls(phone);
  const follow = phone.getByRole("region", { name: "Suites du jet" });
  await follow.getByRole("checkbox").first().check();
  await follow.getByRole("button", { name: "Relancer", exact: true }).click();
  await expect(phone.getByRole("dialog", { name: "Jets et options" })).toContainText("Volonté");
  await expect(history(mj)).toContainText("Volonté : 1 superficiel (4 cases)");
  await expect(follow.getByRole("button")).toHaveCount(0);
  await close();
  await openPart(phone, "Jouer");
  await phone.getByRole("button", { name: /^Lancer Exaltation/ }).click();
  await openPart(phone, "Table");
  for (const page of [mj, phone]) await expect(history(page)).toContainText(/Exaltation (réussie|ratée)/);
});
