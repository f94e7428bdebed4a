import { campaignRunBy, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { patience } from "../support/patience";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { openPart } from "./support/sheetParts";
import { expect, type Page, test } from "./support/test";

/** A creation counts and writes in a transaction, which the emulator serves slowly when it is busy. */
const MADE = { timeout: patience(30_000) };
const PHONE = { width: 390, height: 844 };
const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Étapes" }).getByRole("button", { name }).click();
const choose = (page: Page, name: string) => page.getByRole("radio", { name }).check();
const tick = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true }).check();
/** The button to the next step, named like that step in the list above. */
const next = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).last().click();

test("a player creates a D&D character by phone with the scores that the server rolls, edits it and duplicates it", async ({
  browser,
}) => {
  test.slow();
  const [mj, player] = [await member("Morgane"), await member("Lucas")];
  const table = await campaignRunBy(mj, {
    players: [player],
    settings: settingsWith({ abilityMethod: "rolled" }),
  });
  const page = await openAs(browser, player);
  await page.setViewportSize(PHONE);
  await page.goto("/atelier?make=character&system=dnd5e");
  await page.getByLabel("Pour quelle campagne ?").selectOption({ label: table.name });

  await choose(page, "Demi-elfe");
  await expect(page.getByText("Choisis encore 2 caractéristiques à améliorer.")).toBeVisible();
  await tick(page, "Dextérité");
  await tick(page, "Constitution");
  await tick(page, "Arcanes");
  await tick(page, "Perception");
  await next(page, "Classe");
  await choose(page, "Roublard");
  await next(page, "Caractéristiques");

  await page.getByRole("button", { name: "Lancer les dés" }).click();
  const scores = page.getByRole("list", { name: "Jets" }).getByRole("listitem");
  await expect(scores).toHaveCount(6);
  await expect(page.getByRole("button", { name: /Relancer|Lancer/ })).toHaveCount(0);
  const totals = (await page.getByText(/^Tes jets : \d/).innerText()).match(/\d+/g) ?? [];
  await page.reload();
  await expect(page.getByText(/^Tes jets/).first()).toBeVisible();
  const abilities = ["Force", "Dextérité", "Constitution", "Intelligence", "Sagesse", "Charisme"];
  for (const [at, ability] of abilities.entries()) {
    const field = page.getByLabel(new RegExp(`^Valeur d(e |')${ability}$`));
    await field.selectOption({ value: totals[at] ?? "" });
  }
  await next(page, "Historique");
  await choose(page, "Saltimbanque");
  await choose(page, "Chaotique bon");
  await next(page, "Compétences");
  for (const skill of ["Discrétion", "Escamotage", "Tromperie", "Investigation"]) {
    await page
      .getByRole("group", { name: /^Compétences de ta classe/ })
      .getByRole("checkbox", { name: skill })
      .check();
  }
  const expertise = page.getByRole("group", { name: /^Expertise/ });
  await expertise.getByRole("checkbox", { name: "Discrétion" }).check();
  await expertise.getByRole("checkbox", { name: "Perception" }).check();
  await tick(page, "Nain");
  await next(page, "Équipement");
  await choose(page, "Rapière");
  await page.getByRole("region", { name: "Choix 2" }).getByRole("radio").first().check();
  await page.getByRole("region", { name: "Choix 3" }).getByRole("radio").first().check();
  await next(page, "Portrait");
  await page.getByLabel("Nom", { exact: true }).fill("Mirabelle Trottevent");
  await page.getByLabel("Adresse d'un portrait").fill("http://exemple.fr/moi.png");
  await expect(page.getByText("L'adresse du portrait doit commencer par https://.").first()).toBeVisible();
  await page.getByLabel("Adresse d'un portrait").fill("");
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: "moi.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(
    page.getByText("Cette image n'est pas lisible. Choisis un fichier JPEG, PNG ou WebP."),
  ).toBeVisible();
  await file.setInputFiles({ name: "moi.png", mimeType: "image/png", buffer: await page.screenshot() });
  await expect(page.getByRole("button", { name: "Retirer l'image" })).toBeVisible();
  await next(page, "Relecture");
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Créer le personnage" }).click();

  const sheet = page.getByRole("heading", { name: "Mirabelle Trottevent", level: 1 });
  await expect(sheet).toBeVisible(MADE);
  await openPart(page, "Fiche");
  await expect(page.getByText("Demi-elfe · Roublard 1 · Saltimbanque")).toBeVisible();
  const portrait = page.getByRole("main").locator('img[src^="/api/portraits/"]').first();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await expect(page.getByRole("link", { name: table.name })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/(Race|Classe) inconnue|Jet indisponible/);

  await page.getByRole("button", { name: "Actions de la fiche" }).click();
  await page.getByRole("menuitem", { name: "Modifier" }).click();
  await expect(page.getByRole("heading", { name: "Modifier Mirabelle Trottevent" })).toBeVisible();
  await step(page, "Classe");
  await page.getByRole("button", { name: "Niveau : plus" }).click();
  await step(page, "Relecture");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL(/\/character\//);
  await openPart(page, "Fiche");
  await expect(page.getByText("Demi-elfe · Roublard 2 · Saltimbanque")).toBeVisible();

  await page.getByRole("button", { name: "Actions de la fiche" }).click();
  await page.getByRole("menuitem", { name: "Dupliquer" }).click();
  await step(page, "Relecture");
  await page.getByRole("button", { name: "Créer la copie" }).click();
  const copy = page.getByRole("heading", { name: "Mirabelle Trottevent (copie)", level: 1 });
  await expect(copy).toBeVisible(MADE);
  await expect(page.getByText("Aucune campagne")).toBeVisible();
});

test("random characters of the other games go through their steps and show on their sheets", {
  tag: "@games",
}, async ({ browser }) => {
  test.slow();
  const page = await openAs(browser, await member("Lucas"));
  await page.goto("/atelier");
  await expect(page.getByRole("heading", { name: "Que veux-tu forger ?" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  for (const [system, first] of [
    ["vampire", "Attributs"],
    ["cyberpunk", "Compétences"],
    ["cthulhu", "Caractéristiques"],
  ] as const) {
    await page.goto(`/atelier?make=character&system=${system}`);
    await page.getByRole("button", { name: "Au hasard" }).click();
    await step(page, first);
    await expect(page.getByRole("heading", { name: first, level: 2 })).toBeVisible();
    await step(page, "Portrait");
    await page.getByLabel("Nom", { exact: true }).fill(`Essai ${system}`);
    await step(page, "Relecture");
    await page.getByRole("button", { name: "Créer le personnage" }).click();
    const sheet = page.getByRole("heading", { name: `Essai ${system}`, level: 1 });
    await expect(sheet).toBeVisible(MADE);
    await expect(page.getByRole("main")).not.toContainText(/(Race|Classe) inconnue|Jet indisponible/);
  }
});

test("on a phone what a step asks for takes more of the window than what stands around it", async ({
  browser,
}) => {
  const page = await openAs(browser, await member("Lucas"));
  await page.setViewportSize(PHONE);
  for (const [system, asked] of [
    ["vampire", "Attributs"],
    ["cyberpunk", "Caractéristiques"],
  ] as const) {
    await page.goto(`/atelier?make=character&system=${system}`);
    await step(page, asked);
    await expect(page.getByRole("heading", { name: asked, level: 2 })).toBeAttached();
    const steps = page.getByRole("navigation", { name: "Étapes" });
    const next = page.getByRole("button", { name: /^Compétences/ }).last();
    const [above, to] = [await steps.boundingBox(), await next.boundingBox()];
    const from = (above?.y ?? PHONE.height) + (above?.height ?? 0);
    expect(from).toBeLessThan(220);
    expect((to?.y ?? 0) - from).toBeGreaterThan(PHONE.height / 2);
  }
});
