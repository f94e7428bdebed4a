import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { patience } from "../support/patience";
import { faults } from "./support/axe";
import { inGames } from "./support/inGames";
import { openAs } from "./support/openAs";
import { partsBar } from "./support/sheetParts";
import { expect, test } from "./support/test";

const SHEETS = {
  dnd5e: {
    abilityScores: { str: 12, dex: 17, con: 14, int: 10, wis: 15, cha: 8 },
    skills: { stealth: { expertise: true } },
    proficiencyBonus: 3,
    hp: { current: 31, max: 42, temporary: 4 },
    inventoryItems: [
      { itemId: "dnd5e-epee-courte", quantity: 2, equipped: true, attuned: true, notes: "Ébréchée" },
      { itemId: "dnd5e-anneau-de-protection", quantity: 1, equipped: true },
    ],
  },
  vampire: { attributes: { physical: { strength: 3 } }, skills: { Bagarre: 2 }, hunger: 2 },
  cyberpunk: { attributes: { INT: 6, REF: 8 }, skills: { Pistage: 4 }, hp: { current: 12, max: 40 } },
  cthulhu: { characteristics: { FOR: 55 }, skills: { Bibliothèque: 60 }, hp: "9 / 11" },
} as const;

// The longest checks of all, one beside the other.
test.describe.configure({ mode: "parallel", timeout: patience(120_000) });

for (const system of ["dnd5e", "vampire", "cyberpunk", "cthulhu"] as const) {
  test(`axe finds nothing on a sheet of ${system}, in any look`, inGames(system), async ({ browser }) => {
    const nina = await member("Nina");
    const page = await openAs(browser, nina);
    const table = await campaignRunBy(nina, { system });
    const id = await characterOf(nina, { system, campaignId: table.id, stats: SHEETS[system] });
    await page.goto(`/character/${id}?system=${system}`);
    await page.getByText("Aucun jet partagé pour l'instant.").waitFor();
    await page
      .getByRole("button", { name: /^Lancer / })
      .first()
      .click();
    await page.getByText("Hors ligne").waitFor({ state: "hidden" });
    expect(await faults(page)).toEqual([]);
  });
}

test("each part of a phone's sheet is shown by keys, and axe finds nothing on it", async ({ browser }) => {
  const nina = await member("Nina");
  const table = await campaignRunBy(await member("Morgane"), {
    players: [nina],
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  const id = await characterOf(nina, { campaignId: table.id, stats: SHEETS.dnd5e });
  const page = await openAs(browser, nina);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/character/${id}?system=dnd5e`);
  await page.getByRole("button", { name: /^Jets et options/ }).focus();
  for (const [name, part] of [
    ["Jouer", "play"],
    ["Carte", "map"],
    ["Fiche", "sheet"],
    ["Sac", "bag"],
    ["Table", "table"],
  ] as const) {
    await page.keyboard.press("Tab");
    const button = partsBar(page).getByRole("button", { name: new RegExp(`^${name}`) });
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-current", "true");
    await expect(page.locator("[data-part]:not([hidden])")).toHaveAttribute("data-part", part);
    expect(await faults(page, "phone"), name).toEqual([]);
  }
});

test("axe finds nothing on the inventory's editor, in any look", async ({ browser }) => {
  const nina = await member("Nina");
  const page = await openAs(browser, nina);
  const id = await characterOf(nina, { stats: SHEETS.dnd5e });
  await page.goto(`/character/${id}?system=dnd5e`);
  await page.getByRole("button", { name: "Gérer l'inventaire" }).click();
  await page
    .getByRole("button", { name: /^Acide/ })
    .first()
    .click();
  expect(await faults(page)).toEqual([]);
});

test("axe finds nothing on the search of a sheet and its favourites, in any look", async ({ browser }) => {
  const nina = await member("Nina");
  const page = await openAs(browser, nina);
  const id = await characterOf(nina, { stats: SHEETS.dnd5e });
  await page.goto(`/character/${id}?system=dnd5e`);
  await page.getByRole("button", { name: "Rechercher sur la fiche" }).click();
  await page.getByRole("button", { name: "Perception : favori" }).click();
  expect(await faults(page), "search").toEqual([]);
  await page.getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("region", { name: "Favoris" }).getByText("Perception").waitFor();
  expect(await faults(page), "favourites").toEqual([]);
});

test("axe finds nothing where a sheet is missing, restored or imported, in any look", async ({ browser }) => {
  const nina = await member("Nina");
  const page = await openAs(browser, nina);
  await page.goto("/character/personne?system=dnd5e");
  await page.getByRole("alert").waitFor();
  expect(await faults(page), "failure").toEqual([]);

  await characterOf(nina, { name: "Perdue", deletedAt: Date.now() });
  await page.goto("/game");
  await page.getByText("Personnages supprimés").click();
  await page.getByRole("button", { name: "Restaurer Perdue" }).waitFor();
  expect(await faults(page), "deleted characters").toEqual([]);
  await page.getByRole("button", { name: "Importer un personnage" }).click();
  expect(await faults(page), "import").toEqual([]);
});
