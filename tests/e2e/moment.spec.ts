import { idsIn } from "../support/database";
import { prepareAmbush } from "../support/encounters";
import { momentTable } from "../support/momentTable";
import { fightersOf } from "../support/sceneFight";
import { tableWithScene } from "../support/sceneTable";
import { faults } from "./support/axe";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { closeList, openCanvas, prepare } from "./support/sceneCanvas";
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

for (const window of WINDOWS) {
  test(`at ${window.width} × ${window.height} the turn, its attacks and what is to be applied are seen without a scroll`, async ({
    browser,
  }) => {
    test.slow();
    const { mj, path } = await momentTable();
    const page = await openAs(browser, mj);
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
  });
}

test("the MJ aims, attacks and applies within four presses, passes the turn by keyboard, and writes", async ({
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

  await page.keyboard.press("n");
  await expect(region(page, "Au tour de : Gobelin 1")).toBeVisible();
  await page.keyboard.press("p");
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

test("a player ends the turn of their character by one tap, once the MJ lets players do so", async ({
  browser,
}) => {
  test.slow();
  const { mj, nina, path, heroes } = await momentTable();
  const page = await openAs(browser, mj);
  await page.setViewportSize(WINDOWS[0]);
  await page.goto(path);
  await expect(region(page, "Au tour de : Dragon rouge")).toBeVisible();
  for (const before of ["Baldrek", "Elenna", "Lorien"]) {
    await page.keyboard.press("p");
    await expect(region(page, new RegExp(`^Au tour de : ${before}`))).toBeVisible();
  }
  const phone = await openAs(browser, nina);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`/character/${heroes[0]?.id}?system=dnd5e`);
  await expect(phone.getByText("À toi de jouer", { exact: true }).first()).toBeVisible();
  const endTurn = phone.getByRole("button", { name: "Finir mon tour" });
  await expect(endTurn).toBeHidden();
  await page.getByRole("button", { name: "Autour du combat" }).click();
  await page.getByRole("switch", { name: "Chacun finit son tour" }).click();
  await endTurn.click();
  await expect(region(page, /^Au tour de : Elenna/)).toBeVisible();
  await expect(phone.getByText("Au tour d'Elenna").first()).toBeVisible();
  await expect(endTurn).toBeHidden();
});

/** Adds three wolves from the MJ's table, and counts the presses; what is typed is none. */
async function addWolves(page: Page): Promise<number> {
  let presses = 0;
  const press = async (button: Locator) => {
    presses += 1;
    await button.click();
  };
  await press(page.getByRole("button", { name: "Créatures", exact: true }).first());
  const dialog = page.getByRole("dialog", { name: "Créatures" });
  await dialog.getByRole("searchbox", { name: "Rechercher une créature" }).fill("3 loups");
  await press(dialog.getByRole("button", { name: /^Ajouter 3 × Loup/ }).first());
  await expect(dialog.getByText(/^Ajouté : 3 ×/)).toBeVisible();
  await page.keyboard.press("Escape");
  return presses;
}

test("three creatures join a running fight with their tokens in three presses at most", async ({
  browser,
}) => {
  test.slow();
  const { mj, path, table } = await momentTable();
  const page = await openAs(browser, mj);
  await page.setViewportSize(WINDOWS[0]);
  await page.goto(path);
  await expect(region(page, "Au tour de : Dragon rouge")).toBeVisible();
  const before = (await idsIn(`campaigns/${table.id}/tokens`)).length;
  expect(await addWolves(page)).toBeLessThanOrEqual(3);
  await expect.poll(async () => (await idsIn(`campaigns/${table.id}/tokens`)).length).toBe(before + 3);
});

test("a fight that runs is handed to a phone in the middle of a round, and goes on after its end was taken back", async ({
  browser,
}) => {
  test.slow();
  const { mj, path } = await momentTable();
  const laptop = await openAs(browser, mj);
  await laptop.setViewportSize(WINDOWS[0]);
  await laptop.goto(path);
  await expect(region(laptop, "Au tour de : Dragon rouge")).toBeVisible();
  await laptop.keyboard.press("n");
  await expect(region(laptop, "Au tour de : Gobelin 1")).toBeVisible();
  const phone = await openAs(browser, mj);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(path);
  await phone
    .getByRole("navigation", { name: "Parties de la table" })
    .getByRole("button", { name: "Tour" })
    .click();
  await expect(region(phone, "Au tour de : Gobelin 1")).toBeVisible();
  await laptop.context().close();
  await phone.getByRole("button", { name: /^Tour suivant/ }).click();
  await expect(region(phone, "Au tour de : Gobelin 2")).toBeVisible();

  const around = region(phone, "Autour du combat");
  await phone.getByRole("button", { name: "Autour du combat" }).click();
  await around.getByRole("button", { name: "Fin du combat" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Finir le combat" }).click();
  await expect(region(phone, "Au tour de : Gobelin 2")).toHaveCount(0);
  await phone.getByRole("button", { name: "Reprendre ce combat" }).first().click();
  await expect(region(phone, "Au tour de : Gobelin 2")).toBeVisible();
  await phone.context().close();
});

/** « Embuscade au pont », placed on the map or opened in the order. */
async function takeAmbush(page: Page, way: "Placer" | "Ouvrir"): Promise<void> {
  if (way === "Placer") await prepare(page, "Poser des créatures");
  else await page.getByRole("button", { name: "Créatures", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Créatures" });
  await dialog.getByRole("tab", { name: "Rencontres" }).click();
  await dialog.getByRole("button", { name: `${way} Embuscade au pont` }).click();
}

test("an encounter that is placed first and one that is opened first give the same fight", async ({
  browser,
}) => {
  test.slow();
  for (const [first, begin] of [
    ["Placer", "Commencer le combat"],
    ["Ouvrir", "Lancer l'initiative"],
  ] as const) {
    const opened = await tableWithScene();
    await prepareAmbush(opened.table, opened.mj.uid);
    const page = await openAs(browser, opened.mj);
    await page.setViewportSize(WINDOWS[0]);
    await page.goto(opened.path);
    await openCanvas(page);
    await takeAmbush(page, first);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: begin }).click();
    await expect(page.getByRole("button", { name: /^Tour suivant/ })).toBeVisible();
    const thug = (number: number) => ({ name: `Brute des docks ${number}`, life: 32, tokens: 1 });
    await expect
      .poll(() => fightersOf(opened.table, opened.sceneId))
      .toEqual([thug(1), thug(2), thug(3), { name: "Chef", life: 32, tokens: 1 }]);
    // Waited for in the page from before the press: a toast goes after eight seconds, however late a busy machine looks.
    const told = page.getByText("Cette rencontre est déjà ouverte.").first().waitFor();
    await Promise.all([told, takeAmbush(page, "Ouvrir")]);
    await page.context().close();
  }
});
