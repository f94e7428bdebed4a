import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { storeSharedInitiative } from "../support/initiative";
import { watchWire } from "./support/deliveries";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const initiative = (page: Page) => page.getByRole("region", { name: "Initiative" });
const entries = (page: Page) => initiative(page).getByRole("listitem");

test("the order that the MJ shares advances live on a player's campaign page and sheet", async ({
  browser,
}) => {
  const [mj, nina] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, { players: [nina] });
  const elowen = await characterOf(nina, { campaignId: table.id, name: "Elowen" });
  const order = [{ name: "Loup gris" }, { id: elowen, name: "Elowen" }, { name: "Bandit" }];

  const page = await openAs(browser, nina);
  const sheet = await page.context().newPage();
  await page.goto(`/campaign/${table.id}?system=dnd5e`);
  await sheet.goto(`/character/${elowen}?system=dnd5e`);
  await expect(page.getByRole("heading", { name: "Participants" })).toBeVisible();
  // What is written while a listener opens is lost at times by the emulator: both are open from here on.
  await expect(sheet.getByRole("region", { name: "En jeu", exact: true })).toBeVisible();
  await expect(initiative(page)).toHaveCount(0);

  await storeSharedInitiative(table, { order });
  for (const each of [page, sheet]) {
    await expect(entries(each)).toHaveText([/Loup gris/, /Elowen/, /Bandit/]);
    await expect(entries(each).first()).toHaveAttribute("aria-current", "step");
    await expect(initiative(each).getByText("Tu es le prochain")).toBeVisible();
  }

  await storeSharedInitiative(table, { order, activeIndex: 1, round: 3 });
  for (const each of [page, sheet]) {
    await expect(initiative(each).getByText("À toi de jouer")).toBeVisible();
    await expect(initiative(each).getByText("Round 3")).toBeVisible();
    await expect(each.getByRole("status").getByText("Round 3 : Elowen joue.")).toBeAttached();
  }

  await storeSharedInitiative(table);
  for (const each of [page, sheet]) await expect(initiative(each)).toHaveCount(0);
});

test("hidden participants never reach the players' browsers, neither by name nor by number", async ({
  browser,
}) => {
  const [mj, nina] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, { players: [nina] });
  await characterOf(nina, { campaignId: table.id, name: "Elowen" });
  const panel = await openAs(browser, mj);
  const page = await openAs(browser, nina);
  const received = await watchWire(page);
  await page.goto(`/campaign/${table.id}?system=dnd5e`);
  await panel.goto(`/campaign/${table.id}/mj-panel?system=dnd5e`);

  await expect(initiative(panel).getByText("Elowen", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Ajouter un participant" }).click();
  const form = panel.getByRole("form", { name: "Ajouter un participant" });
  for (const [name, hidden] of [
    ["Spectre", true],
    ["Banshee", true],
    ["Loup gris", false],
  ] as const) {
    await form.getByLabel("Nom du participant").fill(name);
    await form.getByLabel("Caché aux joueurs").setChecked(hidden);
    await form.getByLabel("Nom du participant").press("Enter");
    await expect(initiative(panel).getByText(name, { exact: true })).toBeVisible();
  }
  await panel.getByRole("button", { name: /^Lancer l'initiative/ }).click();
  await panel.getByRole("switch", { name: "Partager l'ordre avec la table" }).setChecked(true);
  await expect(entries(page).filter({ hasText: "Loup gris" })).toHaveCount(1);

  const wire = received().join("\n");
  expect(wire).toContain("Loup gris");
  expect(wire).toContain("creature-1");
  expect(wire).not.toMatch(/Spectre|Banshee|creature-[23]|hidden/);
});
