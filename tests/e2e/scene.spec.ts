import { removeToken, tableWithScene, tokenAt } from "../support/sceneTable";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { closeList, drag, onScreen, openCanvas, square, tokenLine } from "./support/sceneCanvas";
import { expect, test } from "./support/test";

test("a player moves their own token and nobody else's; the MJ sees it, and what hides reaches no player", async ({
  browser,
}) => {
  const { mj, nina, table, heroToken, path } = await tableWithScene();
  const [mjPage, ninaPage] = [await openAs(browser, mj, path), await openAs(browser, nina, path)];
  const canvas = await openCanvas(ninaPage);
  await openCanvas(mjPage);
  await expect(await tokenLine(mjPage, "Spectre")).toContainText("caché");
  await expect(await tokenLine(ninaPage, "Lorien")).toContainText("case C3");
  await expect(await tokenLine(ninaPage, "Spectre")).toHaveCount(0);

  await closeList(ninaPage);
  await drag(ninaPage, await onScreen(canvas, square(2, 2)), await onScreen(canvas, square(5, 3)));
  await expect(await tokenLine(mjPage, "Lorien")).toContainText("case F4");
  await expect.poll(async () => (await tokenAt(table, heroToken))?.x).toBe(352);

  await drag(ninaPage, await onScreen(canvas, square(7, 4)), await onScreen(canvas, square(5, 6)));
  await ninaPage.getByRole("button", { name: "Tout voir" }).click();
  await expect(await tokenLine(ninaPage, "Gobelin")).toContainText("case H5");
});

test("a drop without a connection outlives a closed tab", async ({ browser }) => {
  const { mj, nina, path } = await tableWithScene();
  const [mjPage, page] = [await openAs(browser, mj, path), await openAs(browser, nina, path)];
  const canvas = await openCanvas(page);
  await openCanvas(mjPage);
  await closeList(page);
  await expect(await tokenLine(mjPage, "Lorien")).toContainText("case C3");
  const context = page.context();
  await context.setOffline(true);
  await drag(page, await onScreen(canvas, square(2, 2)), await onScreen(canvas, square(4, 2)));
  await expect(await tokenLine(page, "Lorien")).toContainText("en attente de connexion");
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(path);
  await expect(await tokenLine(mjPage, "Lorien")).toContainText("case E3");
});

test("a token that is deleted in mid-drag is gone, and the map goes on", async ({ browser }) => {
  const { nina, table, heroToken, path } = await tableWithScene();
  const page = await openAs(browser, nina, path);
  const canvas = await openCanvas(page);
  await closeList(page);
  const [from, to] = [await onScreen(canvas, square(2, 2)), await onScreen(canvas, square(4, 2))];
  await drag(page, from, to, { drop: false });
  await removeToken(table, heroToken);
  await expect(await tokenLine(page, "Lorien")).toHaveCount(0);
  await closeList(page);
  await page.mouse.move(to.x + 20, to.y);
  await page.mouse.up();
  await page.getByRole("button", { name: "Tout voir" }).click();
  await expect(await tokenLine(page, "Gobelin")).toContainText("case H5");
});

test("axe finds nothing on a map, in any look", async ({ browser }) => {
  const { mj, path } = await tableWithScene();
  const page = await openAs(browser, mj, path);
  await openCanvas(page);
  await expect(await tokenLine(page, "Lorien")).toContainText("case C3");
  expect(await faults(page)).toEqual([]);
});
