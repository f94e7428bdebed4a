import { characterOf } from "../support/campaigns";
import { member, type Person } from "../support/cast";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const STATS = {
  abilityScores: { str: 12, dex: 17, con: 14, int: 10, wis: 15 },
  skills: { stealth: { expertise: true } },
  proficiencyBonus: 3,
  ac: 15,
  hp: { current: 31, max: 42 },
  bonusActions: [{ name: "Marque du chasseur" }],
  inventoryItems: [
    { itemId: "dnd5e-epee-courte", quantity: 2, equipped: true },
    { itemId: "dnd5e-anneau-de-protection", quantity: 1, equipped: true, attuned: true },
    { itemId: "dnd5e-rations", quantity: "une semaine", equipped: false },
  ],
};

/** A character of this person with the stats above. */
async function sheetOf(person: Person, changes: Parameters<typeof characterOf>[1] = {}): Promise<string> {
  return characterOf(person, { name: "Elowen", stats: STATS, ...changes });
}

const address = (id: string, system = "dnd5e") => `/character/${id}?system=${system}`;
const lines = (page: Page) =>
  page.getByRole("complementary", { name: "Résultats des jets" }).getByRole("listitem");

test("a player reads the sheet and rolls it by mouse and by keyboard, eight rolls at most", async ({
  browser,
}) => {
  const nina = await member("Nina");
  const page = await openAs(browser, nina);
  await page.goto(address(await sheetOf(nina)));
  await expect(page.getByRole("heading", { level: 1, name: "Elowen" })).toBeVisible();
  await expect(page.getByText("Race inconnue")).toBeVisible();
  await expect(page.getByText("+1 Anneau de protection")).toBeVisible();
  await expect(page.getByText("Aucune compétence associée.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Jet indisponible.*Charisme/ })).toBeDisabled();
  await expect(page.getByRole("tab", { name: "Action 1" })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("button", { name: "Lancer Discrétion" }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).first()).toContainText("1d20+9");
  const initiative = page.getByRole("button", { name: "Lancer : Initiative" });
  await initiative.focus();
  for (let press = 0; press < 9; press += 1) await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveCount(8);
  await expect(lines(page).filter({ hasText: "Discrétion" })).toHaveCount(0);

  await page.getByRole("radio", { name: "Avantage", exact: true }).check();
  await initiative.click();
  await expect(lines(page).first()).toContainText("2d20kh1+3");
  await expect(page.getByRole("radio", { name: "Normal" })).toBeChecked();
  await page.getByRole("button", { name: "Effacer" }).click();
  await expect(lines(page)).toHaveCount(0);
});
