import { patience } from "../support/patience";
import { noteForNina, tableWithScene } from "../support/sceneTable";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { onScreen, openCanvas, square } from "./support/sceneCanvas";
import { expect, test } from "./support/test";

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
