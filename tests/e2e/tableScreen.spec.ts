import { characterOf } from "../support/campaigns";
import { storeSharedInitiative } from "../support/initiative";
import { storeRoll } from "../support/messages";
import { tableWithScene } from "../support/sceneTable";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, type Page, test } from "./support/test";

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

/** Whether all of these stand within the window. */
async function isInSight(page: Page, names: readonly string[]): Promise<boolean> {
  const boxes = await Promise.all(names.map((name) => region(page, name).boundingBox()));
  const size = page.viewportSize();
  return boxes.every(
    (box) =>
      box !== null &&
      size !== null &&
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= size.width &&
      box.y + box.height <= size.height,
  );
}

test("the table's screen has the turns, the last roll, the dying and what the MJ shows", async ({
  browser,
}) => {
  test.slow();
  const { mj, nina, leo, table, path } = await tableWithScene();
  await characterOf(nina, {
    campaignId: table.id,
    name: "Elenna",
    stats: { hp: { current: 0, max: 15 }, level: 1 },
  });
  const screen = await openAs(browser, leo, `${path}&vue=table`);
  const panel = await openAs(browser, mj, `/campaign/${table.id}/mj-panel?system=dnd5e`);
  await storeSharedInitiative(table, {
    order: [{ name: "Gobelin" }, { name: "Elenna" }],
    activeIndex: 1,
    round: 2,
  });
  await storeRoll(table, nina, {
    label: "Trait de feu",
    outcome: { id: "success", label: "Touché", tone: "success" },
  });
  const order = region(screen, "Initiative");
  await expect(order).toContainText("Round 2");
  await expect(order.locator("[aria-current=step]")).toContainText("Elenna");
  await expect(region(screen, "Dernier jet")).toContainText(/17.*Trait de feu.*Touché/s);
  await expect(screen.getByRole("list", { name: "Héros" })).toContainText(/Elenna.*Mourant/s);
  for (const size of SCREENS) {
    await screen.setViewportSize(size);
    await expect.poll(() => isInSight(screen, ["Initiative", "Dernier jet"])).toBe(true);
  }

  await panel.getByRole("button", { name: "Montrer…" }).click();
  const dialog = panel.getByRole("dialog", { name: "Montrer" });
  await dialog.getByLabel("Texte").fill("Les portes du fort");
  await dialog
    .getByLabel("Choisir une image")
    .or(dialog.locator("input[type=file]"))
    .first()
    .setInputFiles({
      name: "fort.png",
      mimeType: "image/png",
      buffer: Buffer.from(PIXEL, "base64"),
    });
  await expect(dialog.getByRole("img", { name: "Ce que tu vas montrer" })).toBeVisible();
  await dialog.getByLabel("L'écran de la table").check();
  await dialog.getByRole("button", { name: "Montrer", exact: true }).click();
  const card = region(screen, "Le MJ montre");
  await expect(card).toContainText("Les portes du fort");
  const shown = card.getByRole("img", { name: "Les portes du fort" });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await panel.getByRole("button", { name: "Retirer de l'écran" }).click();
  await expect(card).toHaveCount(0);
});

/** A picture of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
