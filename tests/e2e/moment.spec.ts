import { momentTable } from "../support/momentTable";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { closeList, openCanvas } from "./support/sceneCanvas";
import { expect, type Locator, type Page, test } from "./support/test";

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
] as const;

/** What of a box can be seen without any scroll: within the window, and cut by none of what it stands in. */
const isWhollySeen = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    const within = (top: number, left: number, bottom: number, right: number) =>
      box.top >= top - 1 && box.left >= left - 1 && box.bottom <= bottom + 1 && box.right <= right + 1;
    if (!within(0, 0, window.innerHeight, window.innerWidth)) return false;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const { top, left, bottom, right } = around.getBoundingClientRect();
      if (!within(top, left, bottom, right)) return false;
    }
    return true;
  });

async function expectSeen(locator: Locator): Promise<void> {
  await expect(locator.first()).toBeVisible();
  for (const one of await locator.all()) {
    await expect.poll(() => isWhollySeen(one), { message: await one.innerText() }).toBe(true);
  }
}

const heightOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.height ?? 0;

const log = (page: Page) => region(page, "Journal");

test("on a laptop the turn, its attacks and what is to be applied are seen without a scroll", async ({
  browser,
}) => {
  test.slow();
  const { mj, path } = await momentTable();
  const page = await openAs(browser, mj);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await page.goto(path);
    const turn = region(page, "Au tour de : Dragon rouge");
    await expect(turn.getByText("Souffle de feu")).toBeVisible();
    // Without motion, the list of the tokens is open at first.
    await openCanvas(page);
    await closeList(page);

    const order = page.getByRole("list", { name: "Ordre des tours" });
    await expectSeen(order.locator("[aria-current=step]"));
    await expect(order.locator("[aria-current=step]")).toContainText("Dragon rouge");
    const seen = await Promise.all((await order.getByRole("listitem").all()).map(isWhollySeen));
    expect(seen.filter(Boolean).length).toBeGreaterThanOrEqual(5);
    const attacks = turn.getByRole("list", { name: "Attaques" });
    await expect(attacks.getByRole("listitem")).toHaveCount(6);
    await expectSeen(attacks.getByRole("listitem"));
    await expectSeen(attacks.getByRole("button"));
    for (const button of await attacks.getByRole("button").all()) {
      expect(await heightOf(button)).toBeGreaterThanOrEqual(36);
    }
    const last = log(page).getByRole("listitem").last();
    await expectSeen(last);
    await expectSeen(last.getByRole("button", { name: "Appliquer à Gobelin 1" }));
    await expectSeen(page.getByRole("textbox", { name: "Message" }));
    expect(await heightOf(log(page))).toBeGreaterThanOrEqual(160);
    expect(await heightOf(page.getByRole("banner"))).toBeLessThanOrEqual(52);
    // Neither the page nor what is not the order or the log scrolls.
    const scrolling = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((one) => one.scrollHeight > one.clientHeight + 1)
        .filter(
          (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) || one === document.documentElement,
        )
        .map((one) => one.getAttribute("aria-label") ?? one.tagName),
    );
    expect(scrolling.filter((name) => name !== "Ordre des tours" && name !== "Journal")).toEqual([]);
  }
});

test("the MJ aims, attacks and applies within four presses, passes the turn by press and by key, and writes", async ({
  browser,
}) => {
  test.slow();
  const { mj, path } = await momentTable();
  const page = await openAs(browser, mj);
  await page.setViewportSize(WINDOWS[0]);
  await page.goto(path);
  const turn = region(page, "Au tour de : Dragon rouge");
  await turn.getByRole("button", { name: /^Elenna/ }).click();
  await turn
    .getByRole("listitem")
    .filter({ hasText: "Souffle de feu" })
    .getByRole("button", { name: /18d6/ })
    .click();
  const rolled = log(page).getByRole("listitem").filter({ hasText: "Souffle de feu → Elenna" });
  await rolled.getByRole("button", { name: /^\d+ à Elenna$/ }).click();
  await expect(rolled.getByText("Appliqué")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  // What was done to a hero is taken back by the same key as what was done in the fight, and done again.
  await page.keyboard.press("u");
  await expect(rolled.getByText("Appliqué")).toBeHidden();
  await rolled.getByRole("button", { name: /^\d+ à Elenna$/ }).click();
  await expect(rolled.getByText("Appliqué")).toBeVisible();

  await page.getByRole("button", { name: "Tour suivant" }).click();
  await expect(region(page, "Au tour de : Gobelin 1")).toBeVisible();
  await page.keyboard.press("p");
  await expect(turn).toBeVisible();
  await page.keyboard.press("n");
  await expect(region(page, "Au tour de : Gobelin 1")).toBeVisible();
  await page.getByRole("button", { name: "Tour précédent" }).click();
  await expect(turn).toBeVisible();
  // What was chosen before is kept.
  await expect(turn.getByRole("button", { name: /^Elenna/ })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("/");
  await page.keyboard.type("Le dragon gronde.");
  await page.keyboard.press("Enter");
  await expect(log(page).getByText("Le dragon gronde.")).toBeVisible();
});

test("axe finds nothing at the MJ's table in a fight, in any look, nor on a phone", async ({ browser }) => {
  test.slow();
  const { mj, path } = await momentTable();
  const page = await openAs(browser, mj);
  await page.setViewportSize(WINDOWS[0]);
  await page.goto(path);
  await expect(region(page, "Au tour de : Dragon rouge").getByText("Souffle de feu")).toBeVisible();
  expect(await faults(page)).toEqual([]);
  for (const part of ["Tour", "Journal", "Héros", "Table"]) {
    // What looks for faults ends at a desktop's size.
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole("navigation", { name: "Parties de la table" })
      .getByRole("button", { name: part })
      .click();
    await expect(page.getByRole("button", { name: "Tour suivant" })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
});
