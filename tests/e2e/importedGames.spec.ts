import { member } from "../support/cast";
import { importedFile } from "../support/importedFiles";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const meter = (page: Page, value: string) =>
  page.getByRole("meter", { name: "Points de vie" }).filter({ hasText: value });
const tracker = (page: Page, name: string) => page.getByRole("group", { name, exact: true }).first();
const roll = (page: Page, name: string) => page.getByRole("button", { name: `Lancer ${name}` }).first();

/** A file of each other game, and what its sheet shows at first sight, by hand from the file. */
const FILES = [
  {
    tool: "wod5e",
    file: "a Tremere who has been hurt",
    hero: "Ombeline",
    shows: (page: Page) => [
      page.getByRole("img", { name: "Santé : 1 superficiel, 1 aggravé, 3 libres" }),
      tracker(page, "Faim 3 sur 5"),
      roll(page, "Occultisme"),
      page.getByText("Tremere").first(),
    ],
  },
  {
    tool: "cyberpunk-red-core",
    file: "a solo with armour that was shot at",
    hero: "Vesper",
    shows: (page: Page) => [
      meter(page, "25 / 40"),
      tracker(page, "Chance 2 sur 6"),
      tracker(page, "Corps 9 sur 11"),
      roll(page, "Arme de poing"),
    ],
  },
  {
    tool: "CoC7",
    file: "a journalist whose skills are written",
    hero: "Hortense",
    shows: (page: Page) => [
      meter(page, "10 / 12"),
      tracker(page, "PM 9 sur 9"),
      tracker(page, "Chance 50 sur 99"),
      roll(page, "Bibliothèque"),
    ],
  },
] as const;

test("files of tools of the other three games become sheets that can be played", { tag: "@games" }, async ({
  browser,
}) => {
  test.slow();
  const page = await openAs(browser, await member("Nina"));
  for (const { tool, file, hero, shows } of FILES) {
    await test.step(`${tool}: ${file}`, async () => {
      await page.goto("/game");
      await page.getByRole("button", { name: "Importer un personnage" }).click();
      const dialog = page.getByRole("dialog", { name: "Importer un personnage" });
      await dialog.locator("input[type=file]").setInputFiles({
        name: "personnage.json",
        mimeType: "application/json",
        buffer: Buffer.from(importedFile(tool, file)),
      });
      await expect(dialog.getByRole("status")).toContainText(hero);
      await dialog.getByRole("button", { name: "Importer" }).click();
      await expect(page.getByRole("heading", { level: 1, name: hero })).toBeVisible();
      for (const seen of shows(page)) await expect(seen).toBeVisible();
    });
  }
});
