import { readFile } from "node:fs/promises";
import { characterOf } from "../support/campaigns";
import { changeMember, member } from "../support/cast";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const STATS = {
  abilityScores: { str: 12, dex: 17, con: 14, int: 10, wis: 15, cha: 8 },
  skills: { stealth: { expertise: true } },
  proficiencyBonus: 3,
  hp: { current: 31, max: 42 },
  inventoryItems: [{ itemId: "dnd5e-epee-courte", quantity: 2, equipped: true, notes: "Ébréchée" }],
};

const FOUNDRY_ACTOR = {
  name: "Kara",
  type: "character",
  system: {
    abilities: { str: { value: 16 }, dex: { value: 12 } },
    attributes: { hp: { value: 24, max: 31 } },
  },
  items: [
    { type: "class", name: "Guerrière", system: { levels: 4 } },
    { type: "spell", name: "Bouclier", system: { level: 1 } },
    { type: "feat", name: "Chanceux" },
  ],
};

const json = (content: unknown) => ({
  name: "personnage.json",
  mimeType: "application/json",
  buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
});

const menu = async (page: Page, entry: string) => {
  await page.getByRole("button", { name: "Actions de la fiche" }).click();
  await page.getByRole("menuitem", { name: entry }).click();
};
const dialog = (page: Page) => page.getByRole("dialog", { name: "Importer un personnage" });

async function choose(page: Page, content: unknown): Promise<void> {
  await page.getByRole("button", { name: "Importer un personnage" }).click();
  await fileField(page).setInputFiles(json(content));
}
/** The button that opens the file chooser stands for this one. */
const fileField = (page: Page) => dialog(page).locator("input[type=file]");
const importIt = (page: Page) => dialog(page).getByRole("button", { name: "Importer" }).click();
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a character leaves as a file, is deleted, comes back from the file, and from the deleted ones", async ({
  browser,
}) => {
  const nina = await member("Nina", { characterQuota: 1 });
  const id = await characterOf(nina, { name: "Elowen", stats: STATS });
  const page = await openAs(browser, nina);
  await page.goto(`/character/${id}?system=dnd5e`);
  const [download] = await Promise.all([page.waitForEvent("download"), menu(page, "Exporter")]);
  expect(download.suggestedFilename()).toBe("elowen.json");
  const file = await readFile(await download.path(), "utf8");
  const [actor] = await Promise.all([page.waitForEvent("download"), menu(page, "Fichier pour Foundry")]);
  expect(JSON.parse(await readFile(await actor.path(), "utf8"))).toMatchObject({
    name: "Elowen",
    type: "character",
  });
  await menu(page, "Supprimer");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page).toHaveURL(/\/game$/);
  await expect(page.getByText("Votre personnage a été supprimé.")).toBeVisible();
  await expect(page.getByText("Vous utilisez 0 / 1 personnages.")).toBeVisible();

  await choose(page, "<html>");
  await expect(dialog(page).getByRole("alert")).toHaveText("Ce fichier n'est pas un JSON lisible.");
  await expect(dialog(page).getByRole("button", { name: "Importer" })).toBeDisabled();
  await fileField(page).setInputFiles(json("x".repeat(5_300_000)));
  await expect(dialog(page).getByRole("alert")).toContainText("trop volumineux");
  await fileField(page).setInputFiles(json(file));
  await expect(dialog(page).getByRole("status")).toContainText("Elowen");
  await importIt(page);
  await expect(title(page, "Elowen")).toBeVisible();
  expect(page.url()).not.toContain(id);
  await page.getByRole("button", { name: "Lancer Discrétion" }).click();
  await expect(page.getByText("1d20+9", { exact: true })).toBeVisible();
  await expect(page.getByText("Ébréchée")).toBeVisible();

  await page.getByRole("link", { name: "Retour au jeu" }).click();
  await choose(page, FOUNDRY_ACTOR);
  await expect(dialog(page).getByRole("status")).toContainText("Kara");
  const kept = dialog(page).getByRole("listitem").filter({ hasText: "Capacités et dons (1)" });
  await expect(kept).toContainText("Chanceux");
  await importIt(page);
  await expect(dialog(page).getByRole("alert")).toHaveText("Ton quota de personnages est atteint.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Personnages supprimés/ }).click();
  const deleted = page.getByRole("region", { name: /^Personnages supprimés/ });
  await expect(deleted).toContainText("Restaurable jusqu'au");
  await deleted.getByRole("button", { name: "Restaurer Elowen" }).click();
  await expect(deleted.getByRole("alert")).toHaveText("Ton quota de personnages est atteint.");

  await changeMember(nina.uid, { characterQuota: 3 });
  await expect(page.getByText("Vous utilisez 1 / 3 personnages.")).toBeVisible();
  await deleted.getByRole("button", { name: "Restaurer Elowen" }).click();
  await expect(deleted).toHaveCount(0);
  await expect(page.getByText("Vous utilisez 2 / 3 personnages.")).toBeVisible();
  await choose(page, FOUNDRY_ACTOR);
  await importIt(page);
  await expect(title(page, "Kara")).toBeVisible();
  await expect(page.getByText("Guerrière 4").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Sorts" })).toContainText("Bouclier");
});
