import { sceneOf, showAnotherScene, tableWithScene, tokenAt } from "../support/sceneTable";
import { openAs } from "./support/openAs";
import { closeList, drag, onScreen, openCanvas, square, tokenLine } from "./support/sceneCanvas";
import { expect, type Page, test } from "./support/test";

type Cell = readonly [column: number, row: number];

/** Takes a token by its square and keeps it held over another. */
async function hold(page: Page, from: Cell, to: Cell): Promise<void> {
  const canvas = await openCanvas(page);
  await closeList(page);
  const [start, end] = [await onScreen(canvas, square(...from)), await onScreen(canvas, square(...to))];
  await drag(page, start, end, { drop: false });
}

/** A call of the API, as the page's member. */
const request = (page: Page, method: string, path: string) =>
  page.evaluate(([how, where]) => fetch(where, { method: how }).then(({ status }) => status), [
    method,
    path,
  ] as const);

const lost = (page: Page) => page.getByRole("main").getByText(/plus accès|a été supprimée/);

test("what is held is let go when the scene changes, the player is removed or the campaign is deleted", async ({
  browser,
}) => {
  const opened = await tableWithScene();
  const { mj, nina, table, heroToken, path } = opened;
  const [mjPage, page] = [await openAs(browser, mj, path), await openAs(browser, nina, path)];
  await hold(page, [2, 2], [6, 3]);
  await showAnotherScene(opened);
  await expect(page.getByRole("application", { name: /Le pont/ })).toBeVisible();
  await page.mouse.up();
  await expect(await tokenLine(page, "Lorien")).toContainText("case A1");

  await hold(page, [0, 0], [4, 4]);
  await openCanvas(mjPage);
  const campaign = `/api/dnd5e/campaign/${table.id}`;
  expect(await request(mjPage, "DELETE", `${campaign}/players/${nina.uid}`)).toBe(204);
  await expect(lost(page)).toBeVisible();
  await page.mouse.up();

  const ended = await tableWithScene();
  const [endedMj, watcher] = [
    await openAs(browser, ended.mj, ended.path),
    await openAs(browser, ended.nina, ended.path),
  ];
  await hold(watcher, [2, 2], [6, 3]);
  await hold(endedMj, [7, 4], [9, 6]);
  expect(await request(endedMj, "DELETE", `/api/dnd5e/campaign/${ended.table.id}`)).toBe(204);
  await expect(lost(watcher)).toBeVisible();
  await expect(lost(endedMj)).toBeVisible();
  await watcher.mouse.up();
  await endedMj.mouse.up();
  expect(await tokenAt(table, heroToken)).toBeUndefined();
});

test("two who move one token, and the MJ's two tabs, end with one scene", async ({ browser }) => {
  const { mj, nina, table, sceneId, heroToken, path } = await tableWithScene();
  const page = await openAs(browser, nina, path);
  const first = await openAs(browser, mj, path);
  const second = await first.context().newPage();
  await second.goto(path);
  await hold(page, [2, 2], [5, 2]);
  await openCanvas(first);
  await tokenLine(first, "Lorien");
  await first.getByLabel("Déplacer Lorien vers la case").fill("I8");
  await first.keyboard.press("Enter");
  await expect.poll(async () => (await tokenAt(table, heroToken))?.x).toBe(square(8, 7).x);
  // Hers is still in her hand.
  await page.mouse.up();
  for (const one of [page, first, second]) {
    await openCanvas(one);
    await expect(await tokenLine(one, "Lorien")).toContainText("case F3");
  }

  await first.getByLabel("Déplacer Gobelin vers la case").fill("B8");
  await first.keyboard.press("Enter");
  await expect(await tokenLine(second, "Gobelin")).toContainText("case B8");
  await second.getByLabel("Déplacer Lorien vers la case").fill("A2");
  await second.keyboard.press("Enter");
  await expect(await tokenLine(first, "Lorien")).toContainText("case A2");
  await first.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(await tokenLine(second, "Gobelin")).toContainText("case H5");
  await expect(await tokenLine(second, "Lorien")).toContainText("case A2");
  expect(await sceneOf(table, sceneId)).toMatchObject({ name: "La crypte" });
});

test("a phone 320 pixels wide holds the scene, and goes on when it is turned", async ({ browser }) => {
  const { nina, path } = await tableWithScene();
  const page = await openAs(browser, nina);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await page.getByRole("radio", { name: "Carte" }).check();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const turns: [size: { width: number; height: number }, from: Cell, to: Cell, cell: string][] = [
    [{ width: 320, height: 640 }, [2, 2], [4, 4], "E5"],
    [{ width: 640, height: 320 }, [4, 4], [6, 3], "G4"],
    [{ width: 320, height: 640 }, [6, 3], [3, 3], "D4"],
  ];
  for (const [size, from, to, cell] of turns) {
    await page.setViewportSize(size);
    const canvas = await openCanvas(page);
    await closeList(page);
    // A phone's map opens on one's own hero.
    await page.getByRole("button", { name: "Tout voir" }).click();
    await canvas.scrollIntoViewIfNeeded();
    expect(await overflow()).toBe(0);
    const box = await canvas.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    expect(box?.height).toBeGreaterThan(150);
    await hold(page, from, to);
    await page.mouse.up();
    await expect(await tokenLine(page, "Lorien")).toContainText(`case ${cell}`);
  }
});
