import { type Place, SIZE } from "../../support/sceneTable";
import { region } from "./region";
import { expect, type Locator, type Page } from "./test";

/** The canvas with its tokens; on a phone the map is a part of its own. */
export async function openCanvas(page: Page): Promise<Locator> {
  const part = page.getByRole("radio", { name: "Carte" });
  await part.or(page.getByRole("application")).first().waitFor();
  if (await part.isVisible()) await part.check();
  const canvas = page.getByRole("application");
  await canvas.waitFor();
  await expect(canvas).not.toHaveAttribute("aria-busy");
  return canvas;
}

/**
 * The canvas has taken its element's size, a frame after the element has; the scene is fitted to it then. A frame is not
 * waited for: now and then Chromium draws none until something changes.
 */
const isFitted = (canvas: Locator): Promise<boolean> =>
  canvas.evaluate(async (element) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [outer, inner] = [element, element.querySelector("canvas")].map((one) =>
      one?.getBoundingClientRect(),
    );
    if (outer === undefined || inner === undefined) return false;
    return Math.abs(outer.width - inner.width) < 4 && Math.abs(outer.height - inner.height) < 4;
  });

/** Where a place of the scene is on the screen, while all of it is in view. */
export async function onScreen(canvas: Locator, { x, y }: Place, size = SIZE): Promise<Place> {
  await expect.poll(() => isFitted(canvas)).toBe(true);
  const box = await canvas.boundingBox();
  if (box === null) throw new Error("the canvas is not on the screen");
  const scale = Math.min(box.width / size.width, box.height / size.height);
  return {
    x: box.x + box.width / 2 + (x - size.width / 2) * scale,
    y: box.y + box.height / 2 + (y - size.height / 2) * scale,
  };
}

/** The centre of a square of the scene, counted from 0. */
export const square = (column: number, row: number): Place => ({ x: column * 64 + 32, y: row * 64 + 32 });

/** A token's line in the list, which is opened where it is not. */
export async function tokenLine(page: Page, name: string): Promise<Locator> {
  const list = region(page, "Liste des jetons");
  if (!(await list.isVisible())) await page.getByRole("button", { name: "Liste des jetons" }).click();
  return list.getByRole("listitem").filter({ hasText: name });
}

export async function closeList(page: Page): Promise<void> {
  if (await region(page, "Liste des jetons").isVisible())
    await page.getByRole("button", { name: "Liste des jetons" }).click();
}

export async function drag(page: Page, from: Place, to: Place, { drop = true } = {}): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8);
  }
  if (drop) await page.mouse.up();
}

/** An entry of the scene's menu. */
export async function prepare(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: "Préparer la scène" }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

/** A scene of 16 by 10 squares, on the whole screen. */
export async function makeScene(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Préparer une carte" }).click();
  await page.getByRole("button", { name: "Nouvelle scène" }).click();
  const dialog = page.getByRole("dialog", { name: "Nouvelle scène" });
  await dialog.getByLabel("Nom").fill(name);
  await dialog.getByLabel("Largeur (cases)").fill("16");
  await dialog.getByLabel("Hauteur (cases)").fill("10");
  await dialog.getByRole("button", { name: "Créer la scène" }).click();
  await dialog.waitFor({ state: "hidden" });
  await openCanvas(page);
  await page.getByRole("button", { name: "Agrandir la carte" }).click();
}

/** A note on the scene that this player alone reads. */
export async function noteFor(page: Page, player: string, text: string, at: Place): Promise<void> {
  await page.keyboard.press("w");
  await page.mouse.click(at.x, at.y, { button: "right" });
  await page.getByRole("menuitem", { name: "Note pour quelques joueurs" }).click();
  const note = page.getByRole("dialog", { name: "Note pour quelques joueurs" });
  await note.getByLabel(player).check();
  await note.getByLabel("Texte").fill(text);
  await note.getByRole("button", { name: "Montrer" }).click();
  await note.waitFor({ state: "hidden" });
}
