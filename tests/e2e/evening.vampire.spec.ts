import { change, evening, hears, shows, tap } from "./support/evening";
import { openRolls } from "./support/sheetParts";
import { expect, test } from "./support/test";

const STATS = {
  attributes: { strength: 2, dexterity: 3, stamina: 2, charisma: 4, composure: 2, resolve: 3, wits: 3 },
  skills: { brawl: 3, persuasion: 3 },
  disciplines: { presence: 2 },
  hunger: 2,
  humanity: 7,
};

test("an evening of Vampire: Hunger, both tracks, Humanity and feeding, seen by all without a reload", {
  tag: "@games",
}, async ({ browser }) => {
  test.slow();
  const scene = await evening(browser, "vampire", [
    { name: "Isaure", stats: STATS },
    { name: "Ambroise", stats: STATS },
  ]);
  const { panel, phones } = scene;
  const [isaure, ambroise] = phones;
  const laptop = await scene.openSheet(0);
  const both = [isaure, laptop];
  await expect(panel.getByText("Santé 5 / 5")).toHaveCount(2);

  await test.step("superficial damage is halved, a full track impairs and acts on the pools of the body", async () => {
    await change(laptop, "Points de Santé", 4, "Dégâts superficiels");
    await expect(panel.getByText("Santé 3 / 5")).toBeVisible();
    await change(laptop, "Points de Santé", 3, "Dégâts aggravés");
    await expect(panel.getByText("Santé 0 / 5")).toBeVisible();
    for (const page of both)
      await expect(
        page.getByRole("img", { name: "Santé : 2 superficiels, 3 aggravés, 0 libre" }),
      ).toBeVisible();
    const putAway = await openRolls(isaure);
    await expect(isaure.getByRole("checkbox", { name: "Diminué (Santé) : −2" })).toBeChecked();
    await putAway();
    await isaure.getByRole("button", { name: /^Lancer Bagarre/ }).click();
    await expect(isaure.getByText("3d10 (Faim 2)").first()).toBeVisible();
    const close = await openRolls(isaure);
    await expect(isaure.getByText("Diminué (Santé) : −2").first()).toBeVisible();
    await close();
  });

  await test.step("Willpower is spent and comes back", async () => {
    await tap(isaure, "Dépenser 1 point de Volonté");
    await expect(
      laptop.getByRole("img", { name: "Volonté : 1 superficiel, 0 aggravé, 4 libres" }),
    ).toBeVisible();
    await tap(isaure, /^Nuit et séance/);
    await tap(isaure, /^Nouvelle séance : 3 de Volonté/);
    await expect(
      laptop.getByRole("img", { name: "Volonté : 0 superficiel, 0 aggravé, 5 libres" }),
    ).toBeVisible();
  });

  await test.step("Hunger rises and is slaked", async () => {
    await tap(isaure, "Ajouter 1 point de Faim");
    await shows(both, "Faim 3 sur 5");
    await tap(isaure, /^Se nourrir/);
    await change(isaure, "Faim apaisée", 2, "Boire");
    await shows(both, "Faim 1 sur 5");
    await tap(isaure, /^Coup de sang/);
    await hears(scene, /Isaure.*Exaltation/);
  });

  await test.step("stains lead to remorse", async () => {
    await change(laptop, "Nombre de souillures", 2, "Se souiller");
    await expect(isaure.getByRole("img", { name: "Humanité 7 sur 10, 2 souillures" })).toBeVisible();
    await tap(isaure, /^Remords/);
    await expect(laptop.getByRole("img", { name: /^Humanité [67] sur 10, 0 souillure/ })).toBeVisible();
  });

  await test.step("experience is gained by the other one alone", async () => {
    await tap(ambroise, /^Expérience/);
    await change(ambroise, "Points d'expérience", 3, "Gagner");
    await expect(ambroise.getByRole("button", { name: /^Expérience 3 XP sur 3/ })).toBeVisible();
    await hears(scene, "Ambroise : ");
    await expect(panel.getByText("Santé 5 / 5")).toHaveCount(1);
  });
});
