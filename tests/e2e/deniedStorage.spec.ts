import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member, PASSWORD } from "../support/cast";
import { fillLogin } from "./support/journeys";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, test } from "./support/test";

/** What browsers do in private windows, or by a setting of their user. */
const DENIALS: Record<string, () => void> = {
  "the device's storage is denied": () => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  },
  "IndexedDB is denied": () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.assign(IDBFactory.prototype, { open: deny, deleteDatabase: deny });
  },
};

for (const [what, deny] of Object.entries(DENIALS)) {
  test(`a player signs in, plays and is seen where ${what}`, async ({ page, browser }) => {
    const [mj, nina] = [await member("Morgane"), await member("Nina")];
    const table = await campaignRunBy(mj, {
      players: [nina],
      settings: settingsWith({ useVtt: true }),
      vttStatus: { status: "online", active: true },
    });
    const elowen = await characterOf(nina, {
      campaignId: table.id,
      name: "Elowen",
      stats: { abilityScores: { dex: 14 } },
    });
    await page.addInitScript(deny);
    await page.goto("/login");
    await fillLogin(page, nina.email, PASSWORD);
    await expect(page.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
    const mjPage = await openAs(browser, mj);
    await mjPage.goto(`/session/${table.id}?system=dnd5e`);
    // The emulator may lose what is stored while a listener begins.
    await expect(region(mjPage, "Journal")).toContainText("Rien ne s'est encore passé à cette table.");

    await page.goto(`/session/${table.id}?system=dnd5e`);
    await expect(region(page, "Participants")).toContainText("Nina");
    await page.getByRole("textbox", { name: "Message" }).fill("Je suis là.");
    await page.keyboard.press("Enter");
    await expect(region(mjPage, "Journal").getByText("Je suis là.")).toBeVisible();
    await page.goto(`/character/${elowen}?system=dnd5e`);
    await page.getByRole("button", { name: "Lancer Discrétion" }).click();
    await expect(page.getByText("1d20", { exact: false }).first()).toBeVisible();
    await page.goto("/atelier?make=character&system=vampire");
    await expect(page.getByRole("navigation", { name: "Étapes" })).toBeVisible();
  });
}
