import { prepareAmbush } from "../support/encounters";
import { sceneOf, tableWithScene } from "../support/sceneTable";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { closeList, drag, onScreen, openCanvas, prepare, tokenLine } from "./support/sceneCanvas";
import { expect, type Page, test } from "./support/test";

const chooseCreatures = async (page: Page) => {
  await prepare(page, "Créatures avec leurs valeurs…");
  return page.getByRole("dialog", { name: "Créatures" });
};

test("creatures and a prepared encounter stand on the scene before their fight, which takes them over", async ({
  browser,
}) => {
  const { mj, nina, table, path } = await tableWithScene();
  await prepareAmbush(table, mj.uid);
  const [page, player] = [await openAs(browser, mj, path), await openAs(browser, nina, path)];
  await openCanvas(page);
  await page.getByRole("button", { name: "Agrandir la carte" }).click();

  const encounters = await chooseCreatures(page);
  await encounters.getByRole("tab", { name: "Rencontres" }).click();
  await encounters.getByRole("button", { name: "Placer Embuscade au pont" }).click();
  await expect(encounters).toBeHidden();
  for (const name of ["Brute des docks A", "Brute des docks C", "Chef"])
    await expect(await tokenLine(page, name)).toContainText("caché");

  const creatures = await chooseCreatures(page);
  await creatures.getByLabel("Rechercher une créature").fill("2 ogres");
  await creatures.getByRole("button", { name: "Ajouter 2 × Ogre", exact: true }).click();
  await creatures.getByRole("button", { name: "Fermer" }).last().click();
  await (await tokenLine(page, "Ogre B")).getByRole("button", { name: "Ogre B" }).click();
  await closeList(page);
  const card = region(page, "Jeton : Ogre B");
  await card.getByRole("button", { name: "Modifier" }).click();
  await expect(card.getByLabel("Taille (cases)")).toHaveValue("2");
  await openCanvas(player);
  await expect(await tokenLine(player, "Lorien")).toBeVisible();
  await expect(player.getByText("Ogre")).toHaveCount(0);

  // They have their numbers at once, and the fight begins with them where they stand.
  await expect(card.getByText("PV 59 / 59")).toBeVisible();
  await expect(card.getByRole("button", { name: "Attaquer" })).toBeVisible();
  const panel = await openAs(browser, mj, `/campaign/${table.id}/mj-panel?system=dnd5e`);
  const order = region(panel, "Initiative");
  const square = (await (await tokenLine(page, "Chef")).textContent())?.match(/case \w+/)?.[0] ?? "nowhere";
  await order.getByRole("button", { name: /ancer l'initiative/ }).click();
  await panel
    .getByRole("dialog", { name: /créatures sont sur la carte$/ })
    .getByRole("button", { name: "Toutes" })
    .click();
  for (const name of ["Brute des docks A", "Chef", "Ogre B"])
    await expect(order.getByText(name, { exact: true }).first()).toBeVisible();
  // The first turn may be anybody's, which its line says.
  await expect(await tokenLine(page, "Chef")).toContainText(square);
});

test("a drawn room is named, changed by its corners, moved and deleted, and each of it is taken back", async ({
  browser,
}) => {
  const { mj, table, sceneId, path } = await tableWithScene();
  const page = await openAs(browser, mj, path);
  const canvas = await openCanvas(page);
  await page.getByRole("button", { name: "Agrandir la carte" }).click();
  await closeList(page);
  const rooms = async () => (await sceneOf(table, sceneId))?.rooms.map(({ outline }) => outline);
  const dragTo = async (from: [number, number], to: [number, number]) =>
    drag(
      page,
      await onScreen(canvas, { x: from[0], y: from[1] }),
      await onScreen(canvas, { x: to[0], y: to[1] }),
    );
  const undo = page.getByRole("button", { name: "Annuler", exact: true });
  const drawn = [544, 384, 736, 384, 736, 576, 544, 576];

  await page.getByRole("button", { name: "Salle", exact: true }).click();
  await dragTo([548, 381], [731, 580]);
  await expect.poll(rooms).toEqual([drawn]);

  const options = page.getByRole("group", { name: "Outil" });
  await options.getByRole("radio", { name: "Modifier" }).check();
  const inside = await onScreen(canvas, { x: 640, y: 480 });
  await page.mouse.click(inside.x, inside.y);
  await expect(options.getByLabel("Salle à modifier")).not.toHaveValue("");
  await options.getByLabel("Nom de la salle").fill("Ossuaire");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await sceneOf(table, sceneId))?.rooms[0]?.label).toBe("Ossuaire");

  await dragTo([736, 576], [833, 608]);
  const larger = [544, 384, 736, 384, 832, 608, 544, 576];
  await expect.poll(rooms).toEqual([larger]);
  await dragTo([640, 480], [704, 448]);
  await expect.poll(rooms).toEqual([larger.map((value, at) => value + (at % 2 === 0 ? 64 : -32))]);
  await undo.click();
  await expect.poll(rooms).toEqual([larger]);
  await undo.click();
  await expect.poll(rooms).toEqual([drawn]);

  await canvas.focus();
  await page.keyboard.press("Delete");
  await expect.poll(rooms).toEqual([]);
  await undo.click();
  await expect.poll(rooms).toEqual([drawn]);
  await expect(await tokenLine(page, "Gobelin")).toHaveCount(1);
});
