import { evening } from "./support/evening";
import { region } from "./support/region";
import { openPart } from "./support/sheetParts";
import { expect, type Page, test } from "./support/test";

const rows = (page: Page) => region(page, "Initiative").locator("ol > li");
const acting = (page: Page) => region(page, "Initiative").locator('li[aria-current="step"] strong');
const history = (page: Page) => region(page, "Historique").getByRole("listitem");
const shown = (page: Page) => page.getByRole("region", { name: "Initiative" });
const pass = (page: Page) => page.getByRole("button", { name: "Tour suivant" }).click();

async function passTo(page: Page, name: string): Promise<void> {
  const count = await rows(page).count();
  for (let turn = 0; turn < count && (await acting(page).textContent()) !== name; turn += 1) await pass(page);
  await expect(acting(page)).toHaveText(name);
}

/** Whoever was moved in mid-round has a turn of it left, or none: from the next one on all act in their order. */
async function passToNextRound(page: Page): Promise<void> {
  const round = region(page, "Initiative").getByText(/^Round \d+$/);
  const before = (await round.textContent()) ?? "";
  const turns = await rows(page).count();
  for (let turn = 0; turn < turns && (await round.textContent()) === before; turn += 1) await pass(page);
  await expect(round).not.toHaveText(before);
}

async function setValue(page: Page, name: string, value: number): Promise<void> {
  const field = page.getByRole("textbox", { name: new RegExp(`^Initiative d(e |')${name}$`) });
  await field.fill(String(value));
  await field.press("Enter");
}

test("a fight of D&D from the list to the history, moved to a second device in the middle", async ({
  browser,
}) => {
  test.slow();
  const { panel, phones, openPanel } = await evening(browser, "dnd5e", [
    { name: "Elowen", stats: { hp: "20 / 20", ac: 14, initiativeBonus: 3 } },
    { name: "Brann", stats: { hp: "25 / 25", ac: 16 } },
  ]);
  await expect(rows(panel)).toHaveCount(2);
  await expect(region(panel, "Initiative").getByText("Ordre provisoire")).toBeVisible();
  // One player rolls what is asked of both; the MJ's roll is for the other, of whom nothing is asked any more.
  await panel.getByRole("button", { name: "Demander l'initiative aux joueurs" }).click();
  const asked = (phone: Page) => phone.getByRole("region", { name: "Demandes du MJ" });
  await asked(phones[0]).getByRole("button", { name: "Lancer l'initiative" }).click();
  await expect(panel.getByText("1 sur 2 initiatives lancées")).toBeVisible();
  const own = region(panel, "Jets de la table").getByRole("listitem").first();
  const total = Number(/(\d+)$/.exec((await own.innerText()).trim())?.[1]);
  await panel.getByRole("button", { name: /^Lancer l'initiative/ }).click();
  const value = panel.getByRole("textbox", { name: "Initiative d'Elowen" });
  await expect(value).toHaveValue(String(total));
  await expect(asked(phones[1])).toHaveCount(0);

  // Three goblins into a running order: two taps.
  await panel.getByRole("button", { name: "Créatures", exact: true }).click();
  const dialog = panel.getByRole("dialog", { name: "Créatures" });
  await dialog.getByRole("searchbox", { name: "Rechercher une créature" }).fill("3 gobelin");
  await dialog.getByRole("button", { name: "Ajouter 3 × Gobelin", exact: true }).click();
  await expect(dialog.getByText("Ajouté : 3 × Gobelin.")).toBeVisible();
  await panel.keyboard.press("Escape");
  await expect(rows(panel)).toHaveCount(5);
  for (const [place, name] of ["Elowen", "Gobelin 1", "Gobelin 2", "Brann", "Gobelin 3"].entries()) {
    await setValue(panel, name, 30 - 5 * place);
  }
  await passToNextRound(panel);
  await expect(acting(panel)).toHaveText("Elowen");
  await panel.getByRole("button", { name: "Cacher Gobelin 2 aux joueurs" }).click();
  await panel.getByRole("switch", { name: "Partager l'ordre avec la table" }).setChecked(true);

  // Players count those that they see; the MJ tells the others apart by letters.
  await expect(rows(panel).filter({ hasText: "Gobelin A" })).toBeVisible();
  const [nina, leo] = phones;
  for (const phone of phones) await openPart(phone, "Jouer");
  for (const phone of phones) {
    await expect(shown(phone).getByRole("listitem")).toHaveText([
      /Elowen/,
      /Gobelin 1/,
      /Brann/,
      /Gobelin 2/,
    ]);
  }
  await expect(shown(nina).getByText("À toi de jouer")).toBeVisible();
  await pass(panel);
  await expect(acting(panel)).toHaveText("Gobelin 1");
  await expect(shown(nina).locator("[aria-current]")).toContainText("Gobelin 1");

  // Its numbers open with its turn; its attack is rolled at a hero, and the damage is offered.
  const goblin = region(panel, "Gobelin 1");
  const attacks = region(panel, "Attaques").getByRole("button");
  await goblin.getByRole("combobox", { name: "Cible" }).selectOption({ label: "Brann" });
  await attacks.first().click();
  await expect(leo.getByRole("complementary", { name: "Résultats des jets" })).toContainText("→ Brann");
  // Of another attack, which the MJ has thrown by hand: what misses offers no damage.
  await attacks.nth(4).click();
  await panel
    .getByRole("button", { name: /^\d+ à Brann$/ })
    .first()
    .click();
  await expect(leo.getByRole("meter", { name: "Points de vie" })).not.toHaveText("25 / 25");

  // A condition for a hero and a creature at once, until the goblin's turn is over.
  await panel.getByRole("button", { name: "Choisir Brann" }).click();
  await rows(panel).getByRole("button", { name: "Gobelin 2", exact: true }).click();
  const bar = panel.getByRole("form", { name: "Agir sur les personnages choisis" });
  await bar.getByRole("radio", { name: "État" }).check();
  await bar.getByRole("combobox", { name: "État", exact: true }).selectOption({ label: "À terre" });
  await bar
    .getByRole("combobox", { name: "Fin de l'état" })
    .selectOption({ label: "Fin du tour de Gobelin 1" });
  await bar.getByRole("button", { name: "État (2)" }).click();
  await expect(rows(panel).filter({ hasText: "Gobelin 2" })).toContainText("À terre");
  await expect(region(panel, "Personnages")).toContainText("À terre");
  await pass(panel);
  await expect(region(panel, "Personnages")).not.toContainText("À terre");
  await expect(rows(panel).filter({ hasText: "À terre" })).toHaveCount(0);
  await expect(region(panel, "Historique")).toContainText("Fin : À terre");

  // A hidden one strikes: nobody's turn before the players.
  await passTo(panel, "Gobelin A");
  for (const phone of phones)
    await expect(shown(phone).getByText("Le MJ joue", { exact: true })).toBeVisible();
  await expect(shown(leo).getByText("À toi de jouer")).toHaveCount(0);

  const life = panel.getByRole("textbox", { name: /^Vie de Gobelin 1 : 7 sur 7/ });
  await life.fill("-9");
  await life.press("Enter");
  await expect(history(panel).first()).toContainText("−7 PV (0 / 7)");

  // The laptop dies; a phone takes over.
  const phone = await openPanel();
  await expect(acting(phone)).toHaveText("Gobelin A");
  await expect(phone.getByRole("textbox", { name: /^Vie de Gobelin 1 : 0 sur 7/ })).toBeVisible();
  await panel.close();
  await pass(phone);
  await expect(acting(phone)).toHaveText("Brann");
  await expect(shown(leo).getByText("À toi de jouer")).toBeVisible();
  await phone.getByRole("button", { name: "Annuler la dernière action" }).click();
  await expect(acting(phone)).toHaveText("Gobelin A");

  await phone.getByRole("button", { name: "Fin du combat" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Finir le combat" }).click();
  await phone.getByRole("button", { name: "Reprendre ce combat" }).click();
  await expect(acting(phone)).toHaveText("Gobelin A");
  await phone.getByRole("button", { name: "Fin du combat" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Finir le combat" }).click();
  for (const sheet of phones) await expect(shown(sheet)).toHaveCount(0);
  await expect(history(phone).first()).toContainText("Fin du combat");
  await phone.reload();
  await phone.getByRole("button", { name: "Combats passés" }).click();
  const past = phone.getByRole("dialog", { name: "Combats passés" });
  await expect(past).toContainText("Elowen, Gobelin 1, Gobelin A, Brann, Gobelin 2");
});

test("each other game begins a fight by its own rule", { tag: "@games" }, async ({ browser }) => {
  test.slow();
  const cyberpunk = await evening(browser, "cyberpunk", [
    { name: "Zero", stats: { hp: "40 / 40", ref: 7 } },
    { name: "Ash", stats: { hp: "35 / 35", ref: 5 } },
  ]);
  await cyberpunk.panel.getByRole("button", { name: /^Lancer l'initiative/ }).click();
  await expect(rows(cyberpunk.panel).filter({ hasText: "Zero" })).toContainText(/\d+ \+ 7/);
  await cyberpunk.panel.context().close();

  const cthulhu = await evening(browser, "cthulhu", [
    { name: "Armande", stats: { dex: 45 } },
    { name: "Louis", stats: { dex: 70 } },
  ]);
  const { panel } = cthulhu;
  await expect(panel.getByRole("textbox", { name: "Initiative de Louis" })).toHaveValue("70");
  await panel.getByRole("button", { name: /^Par DEX/ }).click();
  await expect(acting(panel)).toHaveText("Louis");
  await panel.getByRole("button", { name: "Le tour d'Armande" }).click();
  await panel.getByRole("menuitem", { name: "Arme à feu prête : +50" }).click();
  await expect(panel.getByRole("textbox", { name: "Initiative d'Armande" })).toHaveValue("95");
  await panel.context().close();

  const vampire = await evening(browser, "vampire", [{ name: "Isaure" }, { name: "Léon" }]);
  await vampire.panel.getByRole("button", { name: /^Lancer l'initiative/ }).click();
  await expect(region(vampire.panel, "Initiative").getByText("Round 1", { exact: true })).toBeVisible();
  await expect(acting(vampire.panel)).toBeVisible();
});
