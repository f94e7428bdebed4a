import { change, evening, hears, shows, tap } from "./support/evening";
import { openRolls } from "./support/sheetParts";
import { expect, test } from "./support/test";
import { toastsOf } from "./support/toastsOf";

const STATS = {
  abilityScores: { str: 10, dex: 14, con: 14, int: 16, wis: 12, cha: 8 },
  hp: { current: 32, max: 32 },
  proficiencyBonus: 3,
};
const BARBARIAN = { level: 5, classes: [{ name: "Barbare", level: 5 }], race: "Tieffelin" };
const WIZARD = { level: 5, classes: [{ name: "Magicien", level: 5 }], race: "Humain" };

test("an evening of D&D: damage, conditions, slots and rests, seen by all without a reload", async ({
  browser,
}) => {
  test.slow();
  const scene = await evening(browser, "dnd5e", [
    { name: "Mirabelle", class: "Magicien 5", stats: STATS, data: WIZARD },
    { name: "Brann", class: "Barbare 5", stats: STATS, data: BARBARIAN },
  ]);
  const { panel, phones } = scene;
  const [mirabelle, brann] = phones;
  const laptop = await scene.openSheet(0);
  const both = [mirabelle, laptop];
  await expect(panel.getByText("PV 32 / 32")).toHaveCount(2);

  await test.step("the MJ hurts, the player heals", async () => {
    await change(laptop, "Nombre de points", 15, "Dégâts");
    await expect(panel.getByText("PV 17 / 32")).toBeVisible();
    await expect(toastsOf(mirabelle).getByText("MJ : −15 PV")).toBeVisible();
    await change(mirabelle, "Nombre de points", 4, "Soins");
    await expect(panel.getByText("PV 21 / 32")).toBeVisible();
  });

  await test.step("a condition acts on the rolls that it concerns", async () => {
    await tap(laptop, "Nouvel état");
    await laptop.getByLabel("État", { exact: true }).selectOption({ label: "Empoisonné" });
    await tap(laptop, "Ajouter l'état");
    await hears(scene, /Mirabelle : .*Empoisonné/);
    const putAway = await openRolls(mirabelle);
    await expect(mirabelle.getByRole("checkbox", { name: "Empoisonné : désavantage" })).toBeChecked();
    await mirabelle.getByRole("textbox", { name: "DD ou CA" }).fill("12");
    await putAway();
    await mirabelle.getByRole("button", { name: /^Lancer Arcanes/ }).click();
    await expect(mirabelle.getByText(/2d20kl1\+3 ≥ 12/).first()).toBeVisible();
    await mirabelle
      .getByRole("button", { name: /^Lancer : Sauvegarde/ })
      .first()
      .click();
    await expect(mirabelle.getByText(/1d20/).first()).toBeVisible();
    await tap(laptop, "Retirer l'état Empoisonné");
    await expect(mirabelle.getByText(/^Options \(/)).toHaveCount(0);
  });

  await test.step("slots and hit dice are spent, and a long rest gives them back", async () => {
    await tap(mirabelle, /^Dépenser 1 emplacement de niveau 3|^Retirer 1 emplacement.*niveau 3/);
    await shows(both, "Niveau 3 1 sur 2");
    await tap(mirabelle, "Repos long");
    await expect(mirabelle.getByText(/Repos long : ce que cela te donne/)).toBeVisible();
    await tap(mirabelle, "Prendre un repos long");
    await shows(both, "Niveau 3 2 sur 2");
    await expect(panel.getByText("PV 32 / 32")).toHaveCount(2);
  });

  await test.step("at 0 the hero falls, and gets up with healing", async () => {
    await change(laptop, "Nombre de points", 33, "Dégâts");
    await expect(panel.getByText("PV 0 / 32")).toBeVisible();
    await expect(mirabelle.getByRole("button", { name: "Jet contre la mort" })).toBeVisible();
    await change(laptop, "Nombre de points", 5, "Soins");
    await expect(panel.getByText("PV 5 / 32")).toBeVisible();
    await expect(mirabelle.getByRole("button", { name: "Jet contre la mort" })).toHaveCount(0);
  });

  await test.step("a rage halves the damage of weapons, as birth does that of fire", async () => {
    await expect(brann.getByText("Résistances : feu", { exact: true })).toBeVisible();
    await tap(brann, "Entrer en rage");
    await expect(brann.getByText("Résistances : feu, contondant, perforant, tranchant")).toBeVisible();
    await shows([brann], "Rages 2 sur 3");
    await expect(brann.getByText("Rage : encore 10 tours.")).toBeVisible();
    await hears(scene, /Brann : En rage/);
    await tap(panel, "Choisir Brann");
    await panel.getByLabel("Nombre de points").fill("7");
    const bar = panel.getByRole("form", { name: "Agir sur les personnages choisis" });
    const type = bar.getByRole("combobox", { name: "Dégâts" });
    await type.selectOption({ label: "feu" });
    await expect(bar).toContainText("Résistance (feu) : 7 → 3");
    await type.selectOption({ label: "tranchant" });
    await expect(bar).toContainText("Résistance (tranchant), en rage : 7 → 3");
    await tap(panel, "Dégâts (1)");
    await expect(panel.getByText("PV 29 / 32")).toBeVisible();
    await tap(brann, "En rage : y mettre fin");
    await expect(brann.getByText("Résistances : feu", { exact: true })).toBeVisible();
    await change(brann, "Nombre de points", 3, "Soins");
  });

  await test.step("the other hero's evening is their own", async () => {
    await change(brann, "Nombre de points", 2, "Dégâts");
    await expect(panel.getByText("PV 30 / 32")).toBeVisible();
    await hears(scene, "Brann : −2 PV");
  });
});
