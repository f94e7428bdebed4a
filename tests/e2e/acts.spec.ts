import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const CLERIC = {
  name: "Elenna",
  stats: {
    abilityScores: { wis: 16, con: 12 },
    hp: { current: 24, max: 24 },
    spellbook: [{ id: "cure-wounds", name: "Soins", level: 1, preparation: "prepared" }],
  },
  data: { level: 3, classes: [{ name: "Clerc", level: 3 }] },
};
const POTION = { itemId: "dnd5e-potion-de-soins", quantity: 1, equipped: false };

const tableRolls = (page: Page) =>
  page.getByRole("region", { name: "Jets de la table" }).getByRole("listitem");

test("whoever acts is seen: a spell with its healing, which its target takes, a death save and a potion", async ({
  browser,
}) => {
  test.slow();
  const [mona, nina, leo] = [await member("Mona"), await member("Nina"), await member("Léo")];
  const table = await campaignRunBy(mona, { players: [nina, leo] });
  const elenna = await characterOf(nina, { campaignId: table.id, ...CLERIC });
  const borin = await characterOf(leo, {
    campaignId: table.id,
    name: "Borin",
    stats: { hp: { current: 0, max: 40 }, inventoryItems: [POTION] },
    data: { level: 3, classes: [{ name: "Guerrier", level: 3 }] },
  });
  const [caster, fighter] = [await openAs(browser, nina), await openAs(browser, leo)];
  await caster.goto(`/character/${elenna}?system=dnd5e`);
  await fighter.goto(`/character/${borin}?system=dnd5e`);
  for (const page of [caster, fighter]) await page.getByLabel("Partager avec la table").check();

  await test.step("a death save shows its die, and is shared", async () => {
    await fighter.getByRole("button", { name: "Jet contre la mort" }).click();
    await expect(tableRolls(caster).filter({ hasText: "Jet contre la mort" })).toContainText("1d20 ≥ 10");
  });

  await test.step("a spell is a line with its slot, its healing under it", async () => {
    await caster.getByRole("button", { name: /^Options du jet/ }).click();
    await caster.getByLabel("Cible").selectOption({ label: "Borin" });
    await caster.getByRole("button", { name: "Lancer Soins", exact: true }).click();
    await caster.getByRole("dialog").getByRole("button", { name: "Lancer", exact: true }).click();
    const line = tableRolls(fighter).filter({ hasText: "Elenna lance Soins (niv. 1) → Borin" });
    await expect(line).toContainText("Emplacement : niveau 1");
    await expect(line).toContainText("1d8+3");
  });

  await test.step("whom it meets takes it with one press on the sheet", async () => {
    const received = fighter.getByRole("region", { name: "Soins reçus" });
    await received.getByRole("button", { name: /^\+\d+ à Borin$/ }).click();
    await expect(received).toHaveCount(0);
    await expect(tableRolls(caster).filter({ hasText: "Elenna lance Soins" })).toBeVisible();
  });

  await test.step("a potion leaves the bag and heals", async () => {
    await fighter.getByRole("tab", { name: /^Sac/ }).click();
    await fighter.getByRole("button", { name: "Boire Potion de soins" }).click();
    await expect(fighter.getByText(/Borin boit une potion de soins : \+\d+ PV/).first()).toBeVisible();
    await expect(fighter.getByRole("button", { name: "Boire Potion de soins" })).toHaveCount(0);
  });
});
