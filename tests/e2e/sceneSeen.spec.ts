import { patience } from "../support/patience";
import { coverScene, noteForNina, tableWithScene } from "../support/sceneTable";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { onScreen, openCanvas, square, tokenLine } from "./support/sceneCanvas";
import { expect, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
const listOf = (page: Page) => region(page, "Liste des jetons");

test("on a phone the card of a token that is chosen in the list takes the list's place", async ({
  browser,
}) => {
  const { nina, path } = await tableWithScene();
  const page = await openAs(browser, nina);
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.getByRole("radio", { name: "Carte" }).check();
  await openCanvas(page);
  const line = await tokenLine(page, "Gobelin");
  await line.getByRole("button", { name: "Gobelin" }).click();
  const card = region(page, "Jeton : Gobelin");
  await expect(card).toBeFocused();
  await expect(listOf(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Liste des jetons" }).click();
  await expect(listOf(page)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("a scene that is wholly fogged says so to players, to the MJ and at the table", async ({ browser }) => {
  const opened = await tableWithScene();
  const { mj, nina, leo, path } = opened;
  const [mjPage, page, screen] = [
    await openAs(browser, mj, path),
    await openAs(browser, nina, path),
    await openAs(browser, leo, `${path}&vue=table`),
  ];
  await openCanvas(page);
  const said = /dans le brouillard/;
  await expect(page.getByText(said)).toHaveCount(0);
  await coverScene(opened);
  await expect(page.getByText("La scène est dans le brouillard.")).toBeVisible();
  await expect(screen.getByText("La scène est dans le brouillard.")).toBeVisible();
  await openCanvas(mjPage);
  await expect(mjPage.getByText(/les joueurs ne voient rien de la scène/)).toBeVisible();
});

test("a note whose label has its first words is read whole by a press on it", async ({ browser }) => {
  const opened = await tableWithScene();
  const text = "Derrière le mur du fond, quelqu'un respire très lentement, et compte les pas.";
  await noteForNina(opened, text, square(5, 7));
  const page = await openAs(browser, opened.nina, opened.path);
  const canvas = await openCanvas(page);
  const { x, y } = await onScreen(canvas, square(5, 7));
  const note = region(page, "Note");
  await expect(async () => {
    await page.mouse.click(x + 40, y);
    await expect(note).toContainText(text, { timeout: patience(1_000) });
  }).toPass();
  await note.getByRole("button", { name: "Fermer" }).click();
  await expect(note).toHaveCount(0);
});
