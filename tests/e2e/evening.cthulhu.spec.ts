import { change, evening, hears, shows, tap } from "./support/evening";
import { openPart, openRolls } from "./support/sheetParts";
import { expect, test } from "./support/test";
import { toastsOf } from "./support/toastsOf";

const STATS = {
  characteristics: { str: 45, con: 55, siz: 50, dex: 65, app: 60, int: 75, pow: 60, edu: 70 },
  skills: { spotHidden: 60, listen: 45, libraryUse: 65 },
  luck: 55,
  inventoryItems: [{ itemId: "cthulhu-derringer", itemSystem: "cthulhu", quantity: 1, equipped: true }],
  equippedItemIds: ["cthulhu-derringer"],
};

test("an evening of Call of Cthulhu: wounds, Sanity, magic, Luck and ticks, seen by all without a reload", {
  tag: "@games",
}, async ({ browser }) => {
  test.slow();
  const scene = await evening(browser, "cthulhu", [
    { name: "Armande", stats: STATS },
    { name: "Basile", stats: STATS },
  ]);
  const { panel, phones } = scene;
  const [armande, basile] = phones;
  const laptop = await scene.openSheet(0);
  const both = [armande, laptop];
  await expect(panel.getByText("PV 10 / 10")).toHaveCount(2);

  await test.step("half of all hit points at once is a major wound, which care heals", async () => {
    await change(laptop, "Nombre de points", 6, "Dégâts");
    await expect(panel.getByText("PV 4 / 10")).toBeVisible();
    for (const page of both) await expect(page.getByText("Blessure grave.")).toBeVisible();
    await expect(toastsOf(armande).getByText(/^MJ : −6 PV/)).toBeVisible();
    await change(armande, "Nombre de points", 1, "Soins");
    await expect(panel.getByText("PV 5 / 10")).toBeVisible();
  });

  await test.step("Sanity is lost and counted since the day began", async () => {
    await change(laptop, "Points de SAN", 5, "Perdre");
    for (const page of both) await expect(page.getByText(/Perdu depuis : 5/)).toBeVisible();
    await hears(scene, /Armande : .*SAN/);
  });

  await test.step("what a sight costs is asked of all at once, rolled and lost by each", async () => {
    await panel.getByRole("button", { name: "Demander ce jet" }).click();
    const dialog = panel.getByRole("dialog", { name: "Demander ce jet" });
    await dialog.getByLabel("Autre jet").selectOption("SAN");
    await dialog.getByLabel("Perte (réussite / échec)").fill("1/1");
    await dialog.getByRole("button", { name: "Demander", exact: true }).click();
    for (const page of phones) {
      const asked = page.getByRole("region", { name: "Demandes du MJ" });
      await expect(asked.getByText("SAN, perte 1/1")).toBeVisible();
      await asked.getByRole("button", { name: "Lancer SAN" }).click();
      await expect(asked).toHaveCount(0);
    }
    await hears(scene, /Basile : .*SAN/);
    for (const page of both) await expect(page.getByText(/Perdu depuis : 6/)).toBeVisible();
  });

  await test.step("magic and Luck are spent", async () => {
    await change(armande, "Points de magie", 4, "Dépenser");
    await shows(both, "PM 8 sur 12");
    await change(armande, "Points de Chance", 7, "Dépenser");
    await shows(both, "Chance 48 sur 99");
  });

  await test.step("a roll is asked for at a level, and a skill is ticked and checked", async () => {
    const putAway = await openRolls(armande);
    await armande.getByLabel("Réussite demandée").selectOption("Majeure");
    await putAway();
    await armande.getByRole("button", { name: /^Lancer Trouver Objet Caché|^Lancer Trouver/i }).click();
    await expect(armande.getByText("1d100 ≤ 60, majeure").first()).toBeVisible();
    await tap(armande, /^Compétences à vérifier/);
    await armande.getByLabel("Compétence réussie").selectOption({ label: "Écouter" });
    await tap(armande, "Cocher");
    await tap(armande, "Vérifier Écouter");
    await hears(scene, /Armande : Écouter \(\d+\)/);
  });

  await test.step("an attack takes its shot, an empty magazine fires nothing until it is filled", async () => {
    const fire = armande.getByRole("button", { name: /^Lancer Armes de poing .*Attaquer avec Derringer/ });
    await openPart(armande, "Jouer");
    await fire.click();
    await expect(armande.getByText("1d100 ≤ 20").first()).toBeVisible();
    await openPart(armande, "Fiche");
    for (const page of both) {
      await expect(page.getByText("Derringer : 0 / 1", { exact: true })).toBeVisible();
    }
    await openPart(armande, "Jouer");
    await fire.click();
    await expect(armande.getByText("Derringer : chargeur vide.").first()).toBeVisible();
    await openPart(armande, "Fiche");
    await tap(laptop, "Derringer : recharger");
    for (const page of both) {
      await expect(page.getByText("Derringer : 1 / 1", { exact: true })).toBeVisible();
    }
    await hears(scene, "Derringer rechargé : 1 coup");
  });

  await test.step("the other investigator has lost nothing", async () => {
    await expect(panel.getByText("PV 10 / 10")).toHaveCount(1);
    await shows([basile], "Chance 55 sur 99");
    await hears(scene, "Armande : Écouter");
  });
});
