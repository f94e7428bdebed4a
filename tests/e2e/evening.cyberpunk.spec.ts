import { change, evening, hears, shows, tap } from "./support/evening";
import { openRolls } from "./support/sheetParts";
import { expect, test } from "./support/test";
import { toastsOf } from "./support/toastsOf";

const STATS = {
  stats: { int: 8, ref: 6, dex: 6, tech: 7, cool: 5, will: 6, luck: 4, move: 5, body: 4, emp: 5 },
  skills: { handgun: 4, evasion: 5 },
  armor: { head: 7, body: 11 },
  inventoryItems: [
    { itemId: "cyberpunk-pistolet-lourd", itemSystem: "cyberpunk", quantity: 1, equipped: true },
  ],
  equippedItemIds: ["cyberpunk-pistolet-lourd"],
};

test("an evening of Cyberpunk: fire, armour, wounds and Luck, seen by all without a reload", {
  tag: "@games",
}, async ({ browser }) => {
  test.slow();
  const scene = await evening(browser, "cyberpunk", [
    { name: "Zéro", stats: STATS },
    { name: "Nyx", stats: STATS },
  ]);
  const { panel, phones } = scene;
  const [zero, nyx] = phones;
  const laptop = await scene.openSheet(0);
  const both = [zero, laptop];
  await expect(panel.getByText("PV 35 / 35")).toHaveCount(2);

  await test.step("shots leave the magazine, which is filled again", async () => {
    await tap(zero, "Pistolet lourd : tirer 1");
    for (const page of both)
      await expect(page.getByText("Pistolet lourd : 7 / 8", { exact: true })).toBeVisible();
    await tap(zero, "Pistolet lourd : recharger");
    for (const page of both)
      await expect(page.getByText("Pistolet lourd : 8 / 8", { exact: true })).toBeVisible();
  });

  await test.step("damage passes what the armour lets through, and wears it", async () => {
    await change(laptop, "Nombre de points", 30, "Dégâts");
    await expect(panel.getByText("PV 16 / 35")).toBeVisible();
    await shows(both, "Corps 10 sur 11");
    await expect(toastsOf(zero).getByText(/^MJ : −19 PV/)).toBeVisible();
    await expect(zero.getByText("Gravement blessé : −2 à toutes les actions").first()).toBeVisible();
  });

  await test.step("wounds act on the next check, with the Luck that it takes", async () => {
    const putAway = await openRolls(zero);
    await expect(zero.getByRole("checkbox", { name: "Gravement blessé : −2" })).toBeChecked();
    await zero.getByRole("textbox", { name: "Chance (4)" }).fill("3");
    await putAway();
    await zero.getByRole("button", { name: /^Lancer Arme de poing/ }).click();
    await expect(zero.getByText("1d10+11").first()).toBeVisible();
    const close = await openRolls(zero);
    await expect(zero.getByText("Gravement blessé : −2 · Chance +3")).toBeVisible();
    await close();
    await shows(both, "Chance 1 sur 4");
  });

  await test.step("a critical injury is noted, eased and treated", async () => {
    await tap(laptop, /^Blessures critiques/);
    await laptop.getByLabel("Nouvelle blessure").selectOption({ label: "8 · Jambe cassée" });
    await tap(laptop, "Ajouter la blessure");
    await expect(panel.getByText("PV 11 / 35")).toBeVisible();
    await tap(zero, /^Blessures critiques/);
    await tap(zero, "Jambe cassée : soulager");
    await expect(laptop.getByText("Soulagée pour la journée", { exact: true })).toBeVisible();
    await tap(laptop, "Jambe cassée : soigner");
    await expect(zero.getByText("Soulagée pour la journée", { exact: true })).toHaveCount(0);
  });

  await test.step("rest heals whom somebody has stabilised, and a session fills Luck", async () => {
    await tap(zero, /^Soins et repos/);
    await tap(zero, "Stabiliser");
    await tap(zero, "Journée de repos");
    await tap(zero, "Se reposer un jour");
    await expect(panel.getByText("PV 15 / 35")).toBeVisible();
    await tap(zero, "Nouvelle séance : Chance entière");
    await shows(both, "Chance 4 sur 4");
    await hears(scene, "Zéro : Chance");
  });

  await test.step("what the other hero earns is theirs alone", async () => {
    await tap(nyx, /^Points d'amélioration/);
    await change(nyx, "Points d'amélioration", 40, "Gagner");
    await hears(scene, "Nyx : ");
    await expect(panel.getByText("PV 35 / 35")).toHaveCount(1);
  });
});
