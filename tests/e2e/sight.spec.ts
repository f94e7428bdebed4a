import type { Person } from "../support/cast";
import { patience } from "../support/patience";
import { openTable, sceneIds, sceneOf, shownScene, tokenAt } from "../support/sceneTable";
import { mjPaths, seenPaths } from "../support/sightPaths";
import { dropFile, partedMap } from "./support/mapFile";
import { openAs } from "./support/openAs";
import { readAs } from "./support/readAs";
import { region } from "./support/region";
import { closeList, openCanvas, prepare, tokenLine } from "./support/sceneCanvas";
import { expect, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** On the left of the door, behind it in its light, and behind the wall. */
const [BEFORE, BEHIND, ASIDE] = ["H5", "L5", "I1"];
const DOOR = "la porte, case I5";

async function moveTo(page: Page, name: string, square: string): Promise<void> {
  const line = await tokenLine(page, name);
  await line.getByLabel(`Déplacer ${name} vers la case`).fill(square);
  await line.getByRole("button", { name: "Aller" }).click();
  await expect(line).toContainText(`case ${square}`);
}

/** Drops the map on the MJ's table: one press, and it is a scene that is shown, and that the characters discover. */
async function dropMap(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Préparer une carte" }).waitFor();
  await dropFile(page, page.locator("body"), "donjon.dd2vtt", partedMap());
  const asked = page.getByRole("dialog", { name: "Nouvelle scène avec cette carte ?" });
  await asked.getByRole("button", { name: "Créer et montrer" }).click();
  const made = page.getByRole("dialog", { name: "Nouvelle scène", exact: true });
  await expect(
    made.getByText("Carte en place : 16 × 10 cases, 2 murs, 1 porte, 1 lumière.", { exact: false }),
  ).toBeVisible({ timeout: patience(30_000) });
  await made.getByRole("button", { name: "Fermer" }).last().click();
  await made.waitFor({ state: "hidden" });
  await openCanvas(page);
  await page.getByRole("button", { name: "Agrandir la carte" }).click();
}

async function addOgre(page: Page): Promise<void> {
  await prepare(page, "Héros et jetons libres…");
  const dialog = page.getByRole("dialog", { name: "Héros et jetons libres" });
  await dialog.getByRole("textbox", { name: "Nom" }).fill("Ogre");
  await dialog.getByRole("switch", { name: "Caché aux joueurs" }).uncheck();
  await dialog.getByRole("button", { name: "Ajouter" }).click();
  await dialog.waitFor({ state: "hidden" });
}

async function decideSightBy(page: Page, choice: string): Promise<void> {
  await closeList(page);
  await prepare(page, "Vue et lumière");
  const dialog = page.getByRole("dialog", { name: "Vue et lumière" });
  await dialog.getByRole("radio", { name: choice }).check();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Opens or closes a door from the list. */
async function turn(page: Page, label: string): Promise<void> {
  await tokenLine(page, "Lorien");
  await region(page, "Liste des jetons").getByRole("button", { name: label }).click();
}

test("the group's sight: a map is dropped, a player opens its door, an ogre comes and goes, and fog by hand is back", async ({
  browser,
}) => {
  test.slow();
  const { mj, nina, table, hero, path } = await openTable();
  const [page, player] = [await openAs(browser, mj), await openAs(browser, nina)];
  await page.setViewportSize(DESKTOP);
  await player.setViewportSize(PHONE);
  await page.goto(path);

  await dropMap(page);
  const [sceneId = ""] = await sceneIds(table);
  expect(await sceneOf(table, sceneId)).toMatchObject({ width: 1024, height: 640, grid: { size: 64 } });
  expect(await shownScene(table)).toMatchObject({ sceneId, title: "donjon", sight: { on: true } });
  await addOgre(page);
  await moveTo(page, "Ogre", BEHIND);
  await moveTo(page, "Lorien", BEFORE);
  await closeList(page);

  /** What the player's account may read of what stands there, and of what is seen. */
  const readable = async (who: Person) => {
    return (await Promise.all(seenPaths(table.id).map((one) => readAs(who, one)))).join("\n");
  };
  await player.goto(path);
  await openCanvas(player);
  await expect(await tokenLine(player, "Lorien")).toContainText(`case ${BEFORE}`);
  await expect(region(player, "Liste des jetons").getByText("En vue : personne")).toBeVisible();
  await expect(await tokenLine(player, "Ogre")).toHaveCount(0);
  expect(await readable(nina)).toContain("Lorien");
  expect(await readable(nina)).not.toContain("Ogre");
  for (const hidden of mjPaths(table.id, sceneId)) expect(await readAs(nina, hidden)).toBe(403);

  await turn(player, `Ouvrir ${DOOR}`);
  await expect(await tokenLine(player, "Ogre")).toContainText(`case ${BEHIND}`);
  await expect(region(player, "Liste des jetons").getByText("En vue : Ogre")).toBeVisible();
  expect(await readable(nina)).toContain("Ogre");

  await moveTo(page, "Ogre", ASIDE);
  await expect(await tokenLine(player, "Ogre")).toHaveCount(0);
  expect(await readable(nina)).not.toContain("Ogre");
  const said = player
    .getByRole("status")
    .filter({ hasText: `Ogre apparaît, case ${BEHIND}.` })
    .waitFor();
  await moveTo(page, "Ogre", BEHIND);
  await said;
  await expect(await tokenLine(player, "Ogre")).toContainText(`case ${BEHIND}`);
  await turn(player, `Fermer ${DOOR}`);
  await expect(await tokenLine(player, "Ogre")).toHaveCount(0);
  expect(await readable(nina)).not.toContain("Ogre");
  await expect(await tokenLine(page, "Ogre")).toContainText(`case ${BEHIND}`);

  await decideSightBy(page, "Brouillard à la main");
  await expect.poll(async () => (await shownScene(table))?.sight).toBeUndefined();
  // What was seen through the door is open, with who stands there.
  await expect(await tokenLine(player, "Ogre")).toContainText(`case ${BEHIND}`);
  await expect(region(player, "Liste des jetons").getByText(/^En vue/)).toHaveCount(0);
  await moveTo(player, "Lorien", "B2");
  await expect.poll(async () => (await tokenAt(table, `character-${hero}`))?.x).toBe(96);
});
