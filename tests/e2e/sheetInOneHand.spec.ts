import { inGames } from "./support/inGames";
import { region } from "./support/region";
import { openPart, openRolls, partsBar } from "./support/sheetParts";
import { coveredShare, DEMO_SHEETS, openDemoSheet } from "./support/sheetReach";
import { expect, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
/** 1440 × 900 and 1280 × 720 at 200 %. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 640, height: 360 },
];
const results = (page: Page) => page.getByRole("complementary", { name: "Résultats des jets" });

/** Pixels of a part of a sheet at most. */
const HIGHEST = { Jouer: 1700, Fiche: 4500 } as const;

for (const sheet of DEMO_SHEETS) {
  test(
    `the parts of a sheet of ${sheet.system} on a phone are no higher than they need be`,
    inGames(sheet.system),
    async ({ browser }) => {
      const page = await openDemoSheet(browser, sheet, PHONE);
      for (const part of ["Jouer", "Fiche"] as const) {
        await openPart(page, part);
        const { height } = (await page.locator("[data-part]:not([hidden])").boundingBox()) ?? { height: 0 };
        console.log(`${sheet.system}, ${part}: ${Math.round(height)} px`);
        expect(height).toBeGreaterThan(100);
        expect(height).toBeLessThanOrEqual(HIGHEST[part]);
      }
      const place = await partsBar(page).boundingBox();
      expect(place?.y).toBeGreaterThan(PHONE.height / 2);
      await page.context().close();
    },
  );
}

test("on a laptop, the bar marks the section in view, unfolds the one that is gone to and gives it the focus", async ({
  browser,
}) => {
  const page = await openDemoSheet(browser, DEMO_SHEETS[3], { width: 1280, height: 800 });
  const current = partsBar(page).locator("[aria-current]");
  await expect(current).toHaveText("En jeu");
  await region(page, "Compétences").evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(current).not.toHaveText("En jeu");
  const file = region(page, "Dossier").getByRole("button", { name: "Dossier" });
  await file.click();
  await expect(file).toHaveAttribute("aria-expanded", "false");
  await page.evaluate(() => window.scrollTo(0, 0));
  await partsBar(page).getByRole("button", { name: "Dossier" }).focus();
  await page.keyboard.press("Enter");
  await expect(file).toHaveAttribute("aria-expanded", "true");
  await expect(region(page, "Dossier")).toBeFocused();
  await expect(region(page, "Dossier")).toBeInViewport();
  await expect(current).toHaveText("Dossier");
});

for (const sheet of DEMO_SHEETS) {
  test(
    `at 200 %, header, sections and rolls of a sheet of ${sheet.system} leave two thirds of the window`,
    inGames(sheet.system),
    async ({ browser }) => {
      for (const viewport of ZOOMED) {
        const page = await openDemoSheet(browser, sheet, viewport);
        await openPart(page, "Fiche");
        const before = await coveredShare(page);
        await page
          .getByRole("button", { name: new RegExp(`^Lancer ${sheet.known}`) })
          .first()
          .click();
        await expect(results(page)).toContainText(sheet.known);
        const after = await coveredShare(page);
        console.log(
          `${sheet.system} at ${viewport.height} px: ${Math.round(before * 100)} %, ${Math.round(after * 100)} % after a roll`,
        );
        expect(Math.max(before, after)).toBeLessThanOrEqual(1 / 3);
        const putAway = await openRolls(page);
        await putAway();
        await page.context().close();
      }
    },
  );
}

test("on a laptop, the column beside the sheet is full from the header to the rolls", async ({ browser }) => {
  const page = await openDemoSheet(browser, DEMO_SHEETS[0], { width: 1440, height: 900 });
  const [life, rolls, list] = await Promise.all(
    [page.getByRole("group", { name: /^PV/ }).first(), results(page), partsBar(page)].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(life?.y).toBeLessThan(110);
  expect(rolls && rolls.y + rolls.height).toBeGreaterThan(860);
  expect(list && rolls && rolls.y - (list.y + list.height)).toBeLessThan(120);
});
