import { region } from "./support/region";
import { coveredShare, DEMO_SHEETS, openDemoSheet, reachOf } from "./support/sheetReach";
import { expect, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
/** 1440 × 900 and 1280 × 720 at 200 %. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 640, height: 360 },
];
const bar = (page: Page) => page.getByRole("navigation", { name: "Parties de la fiche" });
const search = (page: Page) => page.getByRole("button", { name: "Rechercher sur la fiche" });
const field = (page: Page) => page.getByRole("searchbox", { name: /^Rechercher un jet/ });
const results = (page: Page) => page.getByRole("complementary", { name: "Résultats des jets" });
const newest = (page: Page) => results(page).getByRole("listitem").first();

for (const sheet of DEMO_SHEETS) {
  test(`any roll of a sheet of ${sheet.system} is two taps and one swipe away on a phone`, async ({
    browser,
  }) => {
    const page = await openDemoSheet(browser, sheet, PHONE);
    const rolls = await reachOf(page);
    const known = rolls.find(({ label }) => label.startsWith(sheet.known));
    const farthest = rolls.reduce((one, other) => (other.left > one.left ? other : one));
    const lowest = Math.max(...rolls.map(({ top }) => top));
    console.log(
      `${sheet.system}: ${rolls.length} rolls, the lowest ${lowest} px down; ${sheet.known} ${known?.top} px down, ` +
        `${known?.left} px to swipe after one tap; at most ${farthest.left} px (${farthest.label})`,
    );
    expect(known).toBeDefined();
    expect(farthest.left).toBeLessThanOrEqual(PHONE.height);
    const place = await bar(page).boundingBox();
    expect(place?.y).toBeGreaterThan(PHONE.height / 2);
    await page.context().close();
  });
}

test("a search opened by a key or a tap rolls what it finds, and a starred roll is one tap away", async ({
  browser,
}) => {
  const page = await openDemoSheet(browser, DEMO_SHEETS[0], PHONE);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await field(page).fill("furtiv/");
  await expect(page.getByText("Rien sur cette fiche ne porte ce nom.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveCount(0);

  await search(page).click();
  await field(page).fill("percep");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveCount(0);
  await expect(newest(page)).toContainText("Perception");

  await search(page).click();
  await field(page).fill("discr");
  await page.getByRole("button", { name: "Discrétion : favori" }).click();
  await page.keyboard.press("Escape");
  await page.reload();
  await bar(page).getByRole("button", { name: "Favoris" }).click();
  await region(page, "Favoris").getByRole("button", { name: "Lancer Discrétion +9" }).click();
  await expect(newest(page)).toContainText("Discrétion");
  await expect(newest(page)).toContainText("1d20+9");
});

test("the bar marks the section in view, unfolds the one that is gone to and gives it the focus", async ({
  browser,
}) => {
  const page = await openDemoSheet(browser, DEMO_SHEETS[3], PHONE);
  const current = bar(page).locator("[aria-current]");
  await expect(current).toHaveText("En jeu");
  await region(page, "Compétences").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: /^Lancer Grimper/ }).scrollIntoViewIfNeeded();
  await expect(current).toHaveText("Compétences");
  const file = region(page, "Dossier").getByRole("button", { name: "Dossier" });
  await file.click();
  await expect(file).toHaveAttribute("aria-expanded", "false");
  await page.evaluate(() => window.scrollTo(0, 0));
  await bar(page).getByRole("button", { name: "Dossier" }).focus();
  await page.keyboard.press("Enter");
  await expect(file).toHaveAttribute("aria-expanded", "true");
  await expect(region(page, "Dossier")).toBeFocused();
  await expect(region(page, "Dossier")).toBeInViewport();
  await expect(current).toHaveText("Dossier");
});

for (const viewport of ZOOMED) {
  test(`at 200 %, ${viewport.width} × ${viewport.height}, header, sections and rolls leave two thirds of the window`, async ({
    browser,
  }) => {
    for (const sheet of DEMO_SHEETS) {
      const page = await openDemoSheet(browser, sheet, viewport);
      const before = await coveredShare(page);
      await page
        .getByRole("button", { name: new RegExp(`^Lancer ${sheet.known}`) })
        .first()
        .click();
      await expect(results(page)).toContainText(`${sheet.known} :`);
      const after = await coveredShare(page);
      console.log(
        `${sheet.system} at ${viewport.height} px: ${Math.round(before * 100)} %, ${Math.round(after * 100)} % after a roll`,
      );
      expect(Math.max(before, after)).toBeLessThanOrEqual(1 / 3);
      await results(page).getByRole("button", { name: "Jets et options" }).click();
      await expect(results(page).getByRole("button", { name: "Options du jet" })).toBeVisible();
      await page.context().close();
    }
  });
}

test("on a laptop, the column beside the sheet is full from the header to the rolls", async ({ browser }) => {
  const page = await openDemoSheet(browser, DEMO_SHEETS[0], { width: 1440, height: 900 });
  const [tools, rolls, list] = await Promise.all(
    [search(page), results(page), bar(page)].map((part) => part.boundingBox()),
  );
  expect(tools?.y).toBeLessThan(110);
  expect(rolls && rolls.y + rolls.height).toBeGreaterThan(860);
  expect(list && rolls && rolls.y - (list.y + list.height)).toBeLessThan(120);
});
