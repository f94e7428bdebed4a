import { BUDGETS } from "../../bench/budgets";
import { weigh } from "../../bench/weigh";
import { openAs } from "../../e2e/support/openAs";
import { region } from "../../e2e/support/region";
import { closeList, drag, onScreen, openCanvas, square, tokenLine } from "../../e2e/support/sceneCanvas";
import { expect, test } from "../../e2e/support/test";
import { campaignRunBy } from "../../support/campaigns";
import { crowd, leftForAMonth, tableWithScene } from "../../support/sceneTable";

test("the map's own code stays within its budget, and is not loaded without a map", async ({ browser }) => {
  const { mj, table, path } = await tableWithScene();
  const withMap = await openAs(browser, mj);
  const { bytes, scripts } = await weigh(withMap, path, async () => {
    await openCanvas(withMap);
  });
  const without = await campaignRunBy(mj, { name: "Sans carte", settings: table.settings });
  const plain = await openAs(browser, mj);
  const room = await weigh(plain, `/session/${without.id}?system=dnd5e`, () =>
    plain.getByRole("button", { name: "Préparer une carte" }).waitFor(),
  );
  expect(scripts.some(({ text }) => text.includes("Konva"))).toBe(true);
  expect(room.scripts.some(({ text }) => text.includes("Konva"))).toBe(false);
  console.log(`the map's code: ${bytes - room.bytes} bytes`);
  expect(bytes - room.bytes).toBeLessThanOrEqual(BUDGETS.map.bytes);
});

test("five hundred tokens, and what was left for a month, leave the scene usable", async ({ browser }) => {
  const opened = await tableWithScene();
  await crowd(opened, 497);
  await leftForAMonth(opened);
  const [page, mjPage] = [
    await openAs(browser, opened.nina, opened.path),
    await openAs(browser, opened.mj, opened.path),
  ];
  const crowded = await openCanvas(page);
  await expect(await tokenLine(page, "Lorien")).toContainText("case C3");
  await expect(region(page, "Liste des jetons").getByRole("listitem")).toHaveCount(499);
  await closeList(page);
  await drag(page, await onScreen(crowded, square(2, 2)), await onScreen(crowded, square(5, 1)));
  await openCanvas(mjPage);
  await expect(await tokenLine(mjPage, "Lorien")).toContainText("case F2");
  await closeList(mjPage);
  const canvas = await openCanvas(mjPage);
  const corner = await onScreen(canvas, square(10, 1));
  await mjPage.mouse.click(corner.x, corner.y, { button: "right" });
  await expect(mjPage.getByRole("menuitem", { name: "Héros ou jeton libre ici…" })).toBeVisible();
  await expect(mjPage.getByRole("menuitem", { name: /Effacer/ })).toHaveCount(0);
});
