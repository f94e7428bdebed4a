import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { storeMessage } from "../support/messages";
import { patience } from "../support/patience";
import { openAs } from "./support/openAs";
import { openPart } from "./support/sheetParts";
import { expect, type Locator, type Page, test } from "./support/test";
import { toastsOf } from "./support/toastsOf";

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("not on the screen");
  return box;
};

for (const [screen, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1440, height: 900 }],
] as const) {
  test(`toasts leave the roll box free on ${screen}`, async ({ browser }) => {
    const [mj, nina] = [await member("Morgane"), await member("Nina")];
    const table = await campaignRunBy(mj, {
      players: [nina],
      settings: settingsWith({ useVtt: true }),
      vttStatus: { status: "online", active: true },
    });
    const id = await characterOf(nina, {
      campaignId: table.id,
      stats: { abilityScores: { dex: 17, wis: 12 } },
    });
    const page = await openAs(browser, nina);
    await page.setViewportSize(viewport);
    await page.goto(`/character/${id}?system=dnd5e`);
    const roll = page.getByRole("button", { name: "Lancer Discrétion" });
    const onPhone = viewport.width < 800;
    if (onPhone) await openPart(page, "Fiche");
    await expect(
      onPhone
        ? page.getByText("Tes jets sont partagés avec la table.")
        : page.getByRole("checkbox", { name: "Partager avec la table", checked: true }),
    ).toBeVisible();
    await roll.click();
    await expect(page.getByText(onPhone ? "· table" : "La table voit ce jet.").first()).toBeVisible();
    await page.route("**/rolls", (route) => route.fulfill({ status: 503, json: {} }));
    await roll.click();
    const toast = page.getByRole("alert").filter({ hasText: "Ce jet n'a pas pu être partagé." });
    await expect(toast).toBeVisible();
    const rollBox = await boxOf(page.getByRole("complementary", { name: "Résultats des jets" }));
    const said = await boxOf(toast);
    expect(said.y + said.height).toBeLessThanOrEqual(rollBox.y);
    expect(said.y).toBeGreaterThan(60);
  });
}

/** The controls of bars, which stay in sight however one scrolls, that an element stands over, by their names. */
const hidden = (toast: Locator) =>
  toast.evaluate((element) => {
    const said = element.getBoundingClientRect();
    const controls = document.querySelectorAll<HTMLElement>("button, a[href], input, textarea, select");
    return [...controls]
      .filter((control) => !element.contains(control))
      .filter((control) => {
        for (let at: HTMLElement | null = control; at !== null; at = at.parentElement) {
          if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
        }
        return false;
      })
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const apart =
          box.width === 0 ||
          box.right <= said.left ||
          box.left >= said.right ||
          box.bottom <= said.top ||
          box.top >= said.bottom;
        return !apart;
      })
      .map((control) => control.getAttribute("aria-label") ?? control.textContent);
  });

for (const [screen, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1440, height: 900 }],
] as const) {
  test(`a message rings on sheet, panel and room, over no bar, on ${screen}`, async ({ browser }) => {
    test.slow();
    const [mj, nina, leo] = [await member("Morgane"), await member("Nina"), await member("Léo")];
    const table = await campaignRunBy(mj, {
      players: [nina, leo],
      settings: settingsWith({ useVtt: true }),
      vttStatus: { status: "online", active: true },
    });
    const id = await characterOf(nina, { campaignId: table.id, stats: { abilityScores: { dex: 17 } } });
    const sheet = await openAs(browser, nina, `/character/${id}?system=dnd5e`);
    const room = await openAs(browser, leo, `/session/${table.id}?system=dnd5e`);
    const panel = await openAs(browser, mj, `/campaign/${table.id}/mj-panel?system=dnd5e`);
    for (const page of [sheet, room, panel]) await page.setViewportSize(viewport);
    await expect(sheet.getByText("Actions", { exact: true }).first()).toBeVisible();
    await expect(panel.getByRole("button", { name: "Diffuser" })).toBeVisible();
    await expect(room.getByText("Jets de la table").first()).toBeVisible({ visible: viewport.width > 800 });
    const said = (page: Page) => toastsOf(page).filter({ hasText: "Léo : On fuit ?" }).first();
    // What was written before a screen listens is not said: again until both do.
    await expect(async () => {
      await storeMessage(table, leo, "On fuit ?");
      for (const page of [sheet, panel]) await expect(said(page)).toBeVisible({ timeout: patience(3_000) });
    }).toPass();
    for (const page of [sheet, panel]) {
      await said(page).hover();
      expect(await hidden(said(page))).toEqual([]);
    }
    await expect(room.getByRole("button", { name: "Lire" })).toHaveCount(0);
    await sheet.getByRole("button", { name: "Lire" }).first().click();
    await expect(sheet).toHaveURL(new RegExp(`/session/${table.id}`));
    await expect(sheet.getByText("On fuit ?").first()).toBeVisible();
  });
}

/** Less of a name than this is no name, in px. */
const LEAST_NAME = 60;

test("the header names the member or shows their initials, and never a letter or two", async ({
  browser,
}) => {
  const page = await openAs(browser, await member("Lucienne de Montclar"), "/dashboard");
  const menu = page.getByRole("button", { name: /^Menu de Lucienne/ });
  await expect(menu).toBeVisible();
  for (const width of [320, 340, 359, 360, 390, 560]) {
    await page.setViewportSize({ width, height: 700 });
    const name = menu.getByText(/^Lucienne/);
    const shown = await name.evaluate((element) => element.clientWidth);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, shown === 0 || shown >= LEAST_NAME, overflow <= 0]).toEqual([width, true, true]);
  }
});
