import { momentTable } from "../support/momentTable";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, test } from "./support/test";

test("a dragon's turn and the turns of others: strokes with one press, a breath that recharges, legendary actions", {
  tag: "@games",
}, async ({ browser }) => {
  test.slow();
  const { mj, leo, path, heroes } = await momentTable();
  const page = await openAs(browser, mj);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const phone = await openAs(browser, leo);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`/character/${heroes.find(({ name }) => name === "Elenna")?.id}?system=dnd5e`);
  const turn = region(page, "Au tour de : Dragon rouge");
  const legendary = region(page, "Actions légendaires : Dragon rouge");
  const log = region(page, "Journal");

  await test.step("its strokes are one press, and its breath is spent", async () => {
    await expect(turn).toBeVisible();
    await expect(legendary).toHaveCount(0);
    await turn.getByRole("button", { name: "Tout lancer : 1 morsure, 2 griffes" }).click();
    await expect(log.getByText("Griffe", { exact: true })).toHaveCount(2);
    await turn.getByRole("button", { name: /18d6/ }).click();
    await expect(turn.getByRole("button", { name: "Recharge 5+" })).toBeVisible();
  });

  await test.step("all whom its breath meets save at once, and one press applies what is left", async () => {
    const breath = log.getByRole("listitem").filter({ hasText: "Souffle de feu" });
    await breath.getByRole("button", { name: "Sauvegardes…" }).click();
    const saves = page.getByRole("region", { name: /Souffle de feu : Sauvegarde de Dextérité, DD 21/ });
    const who = saves.getByRole("group", { name: "Qui sauvegarde" });
    for (const name of ["Elenna", "Maëlle", "Gobelin 2"]) await who.getByRole("checkbox", { name }).check();
    await saves.getByRole("button", { name: "Demander et lancer" }).click();
    // One player has both: each is asked for itself, and a sheet asks for its own alone.
    await phone.getByRole("button", { name: "Lancer la sauvegarde de Dextérité" }).click();
    await expect(phone.getByRole("button", { name: "Lancer la sauvegarde de Dextérité" })).toBeHidden();
    const row = (name: string) => saves.getByRole("listitem").filter({ hasText: name });
    await expect(row("Gobelin 2").getByText(/^−\d+$/)).toBeVisible();
    await expect(row("Elenna").getByText(/^−\d+$/)).toBeVisible();
    await expect(row("Maëlle").getByText("attend son jet")).toBeVisible();
    await saves.getByRole("button", { name: "Appliquer à 2" }).click();
    for (const name of ["Elenna", "Gobelin 2"]) await expect(row(name).getByText("Appliqué")).toBeVisible();
    // Whoever does not answer is rolled for by the MJ, and gets their share then.
    await row("Maëlle").getByRole("button", { name: "Lancer pour Maëlle" }).click();
    await expect(row("Maëlle").getByText("Appliqué")).toBeVisible();
    await saves.getByRole("button", { name: "Fermer" }).click();
  });

  await test.step("after another's turn it acts, as often as it may", async () => {
    await page.getByRole("button", { name: /^Tour suivant/ }).click();
    await expect(legendary.getByText("Dragon rouge 3/3")).toBeVisible();
    await legendary.getByRole("button", { name: "Coup de queue" }).click();
    await expect(legendary.getByText("Dragon rouge 2/3")).toBeVisible();
    await expect(log.getByRole("listitem").filter({ hasText: "Queue" })).toHaveCount(1);
    await legendary.getByRole("button", { name: "Battement d'ailes (2)" }).click();
    await expect(legendary.getByRole("button", { name: "Détection" })).toBeDisabled();
    await legendary.getByRole("button", { name: "Résistance légendaire 3/3" }).click();
    await expect(legendary.getByRole("button", { name: "Résistance légendaire 2/3" })).toBeVisible();
  });

  await test.step("a press too many is taken back", async () => {
    await page.keyboard.press("u");
    await expect(legendary.getByRole("button", { name: "Résistance légendaire 3/3" })).toBeVisible();
  });

  await test.step("at its own turn they are back, and a die decides on the breath", async () => {
    await page.getByRole("button", { name: "Tour précédent" }).click();
    await expect(turn.getByRole("button", { name: "Recharge 5+" })).toBeVisible();
    await expect(async () => {
      const recharge = turn.getByRole("button", { name: "Recharge 5+" });
      // It is gone as soon as the die is enough, also while it is being pressed.
      if (await recharge.isVisible()) await recharge.click({ timeout: 1_000 });
      await expect(turn.getByRole("button", { name: /18d6/ })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(log.getByText("Recharge : Souffle de feu").first()).toBeVisible();
  });

  await test.step("the panel counts the same", async () => {
    await turn.getByRole("button", { name: /18d6/ }).click();
    await expect(turn.getByRole("button", { name: "Recharge 5+" })).toBeVisible();
    await page.getByRole("button", { name: "Commandes" }).click();
    await page.getByRole("link", { name: "Ouvrir le panneau" }).click();
    await expect(page.getByRole("button", { name: "Recharge 5+" })).toBeVisible();
    await expect(legendary).toHaveCount(0);
    await page.getByRole("button", { name: /^Tour suivant/ }).click();
    // Three were taken in this round: they are back when its own turn begins.
    await expect(legendary.getByText("Dragon rouge 0/3")).toBeVisible();
    await expect(legendary.getByRole("button", { name: "Coup de queue" })).toBeDisabled();
    await legendary.getByRole("button", { name: "Résistance légendaire 3/3" }).click();
    await expect(legendary.getByRole("button", { name: "Résistance légendaire 2/3" })).toBeVisible();
  });
});
