import {
  campaignRunBy,
  changeCampaign,
  characterOf,
  settingsWith,
  storedCharacter,
} from "../support/campaigns";
import { member, type Person } from "../support/cast";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const STATS = {
  abilityScores: { str: 12, dex: 17, con: 14, int: 10, wis: 15 },
  skills: { stealth: { expertise: true } },
  proficiencyBonus: 3,
  ac: 15,
  hp: { current: 31, max: 42 },
  bonusActions: [{ name: "Marque du chasseur" }],
  inventoryItems: [
    { itemId: "dnd5e-epee-courte", quantity: 2, equipped: true },
    { itemId: "dnd5e-anneau-de-protection", quantity: 1, equipped: true, attuned: true },
    { itemId: "dnd5e-rations", quantity: "une semaine", equipped: false },
  ],
};

/** A character of this person with the stats above. */
async function sheetOf(person: Person, changes: Parameters<typeof characterOf>[1] = {}): Promise<string> {
  return characterOf(person, { name: "Elowen", stats: STATS, ...changes });
}

const address = (id: string, system = "dnd5e") => `/character/${id}?system=${system}`;
const lines = (page: Page) =>
  page.getByRole("complementary", { name: "Résultats des jets" }).getByRole("listitem");
const tableRolls = (page: Page) =>
  page.getByRole("region", { name: "Jets de la table" }).getByRole("listitem");
const editor = (page: Page) => page.getByRole("dialog", { name: "Gérer l'inventaire" });

test("a player reads the sheet and rolls it by mouse and by keyboard, eight rolls at most", async ({
  browser,
}) => {
  const nina = await member("Nina");
  const page = await openAs(browser, nina);
  await page.goto(address(await sheetOf(nina)));
  await expect(page.getByRole("heading", { level: 1, name: "Elowen" })).toBeVisible();
  await expect(page.getByText("Race inconnue")).toBeVisible();
  await expect(page.getByText("+1 Anneau de protection")).toBeVisible();
  await expect(page.getByText("Aucune compétence associée.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Jet indisponible.*Charisme/ })).toBeDisabled();
  await expect(page.getByRole("tab", { name: "Action 1" })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("button", { name: "Lancer Discrétion" }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).first()).toContainText("1d20+9");
  const initiative = page.getByRole("button", { name: "Lancer : Initiative" });
  await initiative.focus();
  for (let press = 0; press < 9; press += 1) await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveCount(8);
  await expect(lines(page).filter({ hasText: "Discrétion" })).toHaveCount(0);

  await page.getByRole("radio", { name: "Avantage", exact: true }).check();
  await initiative.click();
  await expect(lines(page).first()).toContainText("2d20kh1+3");
  await expect(page.getByRole("radio", { name: "Normal" })).toBeChecked();
  await page.getByRole("button", { name: "Effacer" }).click();
  await expect(lines(page)).toHaveCount(0);
});

test("a panel stays as it was left, on this character alone", async ({ browser }) => {
  const nina = await member("Nina");
  const [first, second] = [await sheetOf(nina), await sheetOf(nina)];
  const page = await openAs(browser, nina);
  await page.goto(address(first));
  const panel = page.getByRole("region", { name: "Profil et traits" }).getByRole("button");
  await panel.click();
  await page.reload();
  await expect(panel).toHaveAttribute("aria-expanded", "false");
  await page.goto(address(second));
  await expect(panel).toHaveAttribute("aria-expanded", "true");
});

test("someone else's character, or none, ends in an error with a way back to the game", async ({
  browser,
}) => {
  const [nina, oscar] = [await member("Nina"), await member("Oscar")];
  const page = await openAs(browser, oscar);
  for (const id of [await sheetOf(nina), "personne"]) {
    await page.goto(address(id));
    await expect(page.getByRole("alert")).toContainText("Impossible de charger le personnage.");
  }
  await page.getByRole("link", { name: "Retour au jeu" }).click();
  await expect(page).toHaveURL(/\/game$/);
});

test("a character that says nothing it should still has a sheet, for each of the four games", async ({
  browser,
}) => {
  const nina = await member("Nina");
  const page = await openAs(browser, nina);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const stats = {
    hp: "beaucoup",
    abilityScores: "fort",
    skills: 7,
    inventoryItems: [null, 3, {}],
    actions: {},
  };
  const data = { notes: "<img src=x onerror=alert(1)>", avatarUrl: "javascript:alert(1)", classes: 12 };
  for (const system of ["dnd5e", "vampire", "cyberpunk", "cthulhu"] as const) {
    const id = await sheetOf(nina, { system, stats, data, name: "", class: "" });
    await page.goto(address(id, system));
    await expect(page.getByRole("heading", { level: 1, name: "Personnage sans nom" })).toBeVisible();
    await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("the owner and the MJ see hit points change live, whoever changes them", async ({ browser }) => {
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const table = await campaignRunBy(anselme, { players: [nina] });
  const id = await sheetOf(nina, { campaignId: table.id });
  const [mj, player] = await Promise.all([openAs(browser, anselme), openAs(browser, nina)]);
  for (const page of [mj, player]) {
    await page.goto(address(id));
    await expect(page.getByRole("link", { name: table.name })).toBeVisible();
  }
  await mj.getByLabel("Nombre de points", { exact: true }).fill("9");
  await mj.getByRole("button", { name: "Dégâts", exact: true }).click();
  for (const page of [mj, player]) {
    await expect(page.getByRole("meter", { name: "Points de vie" })).toHaveText("22 / 42");
  }
  await player.getByRole("button", { name: "Soins" }).click();
  await expect(mj.getByRole("meter", { name: "Points de vie" })).toHaveText("23 / 42");

  await expect(player.getByRole("button", { name: "En attente du MJ" })).toBeDisabled();
  await changeCampaign(table, {
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", joinUrl: "/vtt" },
  });
  await expect(player.getByRole("link", { name: "VTT en ligne" })).toHaveAttribute("href", "/vtt");
});

test("the inventory is edited on a copy, saved whole, and acts at once", async ({ browser }) => {
  const nina = await member("Nina");
  const id = await sheetOf(nina);
  const page = await openAs(browser, nina);
  await page.goto(address(id));
  await page.getByRole("button", { name: "Gérer l'inventaire" }).click();
  const dialog = editor(page);
  await dialog.getByLabel("Rechercher un objet").fill("arc long");
  await dialog.getByRole("button", { name: /^Arc long Arme/ }).click();
  await dialog.getByRole("button", { name: /^Arc long Arme/ }).click();
  const bow = dialog
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Arc long", exact: true }) });
  await expect(bow.getByLabel("Quantité")).toHaveValue("2");
  await bow.getByLabel("Nom personnalisé").fill("Saule");
  await dialog.getByLabel("Équipé").last().check();

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continuer à modifier" }).click();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Attaquer avec Saule" })).toBeVisible();
  const stored = await storedCharacter(id);
  expect(stored).toMatchObject({ version: 2, stats: { hp: { current: 31, max: 42 } } });
});

test("a save that another one overtook loses neither: both are shown, and one chooses", async ({
  browser,
}) => {
  const nina = await member("Nina");
  const id = await sheetOf(nina);
  const [phone, laptop] = await Promise.all([openAs(browser, nina), openAs(browser, nina)]);
  for (const page of [phone, laptop]) {
    await page.goto(address(id));
    await page.getByRole("button", { name: "Gérer l'inventaire" }).click();
  }
  await editor(phone).getByLabel("Notes").first().fill("Ébréchée");
  await laptop.getByLabel("Quantité").first().fill("5");
  await laptop.getByRole("button", { name: "Enregistrer" }).click();
  await expect(editor(laptop)).toHaveCount(0);

  const notice = phone.getByRole("alert").filter({ hasText: "modifié ailleurs" });
  await expect(notice).toContainText("Épée courte × 2 (équipé, « Ébréchée »)");
  await expect(notice).toContainText("Épée courte × 5 (équipé)");
  await expect(phone.getByRole("button", { name: "Enregistrer" })).toBeDisabled();
  await phone.getByRole("button", { name: "Garder ma version" }).click();
  await phone.getByRole("button", { name: "Enregistrer" }).click();
  await expect(editor(phone)).toHaveCount(0);
  await expect(laptop.getByText("Ébréchée")).toBeVisible();
});

test("a save that fails says so, and keeps what was edited", async ({ browser }) => {
  const nina = await member("Nina");
  const page = await openAs(browser, nina);
  await page.goto(address(await sheetOf(nina)));
  await page.getByRole("button", { name: "Gérer l'inventaire" }).click();
  await page.route("**/api/dnd5e/character/*", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await editor(page).getByLabel("Notes").first().fill("Ébréchée");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(editor(page)).toContainText("Impossible d'enregistrer l'inventaire. Veuillez réessayer.");
  await expect(editor(page).getByLabel("Notes").first()).toHaveValue("Ébréchée");
});

test("a shared roll falls before the whole table, and one for the MJ before them and its author", async ({
  browser,
}) => {
  const [anselme, nina, oscar] = [await member("Anselme"), await member("Nina"), await member("Oscar")];
  const table = await campaignRunBy(anselme, { players: [nina, oscar] });
  const id = await sheetOf(nina, { campaignId: table.id });
  const [mj, player, other] = [
    await openAs(browser, anselme),
    await openAs(browser, nina),
    await openAs(browser, oscar),
  ];
  for (const page of [mj, player, other]) {
    await page.goto(address(id));
    await expect(page.getByText("Aucun jet partagé pour l'instant.")).toBeVisible();
  }
  await player.getByLabel("Partager avec la table").check();
  await player.getByRole("button", { name: "Lancer Discrétion" }).click();
  for (const page of [mj, player, other]) await expect(tableRolls(page)).toContainText("1d20+9");

  await player.getByLabel("Pour le MJ seulement").check();
  await player.getByRole("button", { name: "Lancer Perception" }).click();
  await expect(tableRolls(mj)).toHaveCount(2);
  await expect(lines(player)).toHaveCount(2);
  await expect(tableRolls(player)).toHaveCount(2);
  await expect(tableRolls(player).first()).toContainText("pour le MJ");
  await expect(tableRolls(other)).toHaveCount(1);
});
