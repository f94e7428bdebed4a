import { campaignRunBy, characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { faults } from "./support/axe";
import { inGames } from "./support/inGames";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, type Locator, type Page, test } from "./support/test";

const rows = (page: Page) => region(page, "Initiative").locator("ol > li");

const GAMES = [
  {
    system: "dnd5e",
    party: 30,
    label: "D&D 5e",
    colour: "rgb(180, 84, 31)",
    die: "(d20)",
    highest: 20,
    action: "Repos court",
    command: "À vos dés !",
    skill: "Athlétisme",
    track: "Tension : 1 / 6",
    turnAction: "Réaction",
  },
  {
    system: "vampire",
    party: 0,
    label: "Vampire",
    colour: "rgb(159, 18, 57)",
    die: "(d10)",
    highest: 10,
    action: "Test d'exaltation",
    command: "Élysée",
    skill: "Subterfuge",
    track: "Humanité : 7 / 10",
    turnAction: "Discipline",
  },
  {
    system: "cyberpunk",
    party: 1,
    label: "Cyberpunk",
    colour: "rgb(14, 116, 144)",
    die: "(d10)",
    highest: 10,
    action: "Appel du fixer",
    command: "Blackout",
    skill: "Bagarre",
    track: "Alerte réseau : 0 / 6",
    turnAction: "Actions réseau",
  },
  {
    system: "cthulhu",
    party: 6,
    label: "L'Appel de Cthulhu",
    colour: "rgb(31, 111, 74)",
    die: "DEX",
    highest: 50,
    action: "Test de Chance",
    command: "Chuchoter",
    skill: "Occultisme",
    track: "Santé mentale : 5 / 5",
    turnAction: "Esquive ou riposte",
  },
] as const;

/** How many pixels of a board are to be scrolled to. */
const hiddenHeight = (board: Locator) =>
  board
    .locator("> div")
    .last()
    .evaluate((body) => body.scrollHeight - body.clientHeight);

/** The texts of these that do not fit into their places. */
const cut = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent ?? ""),
  );

for (const game of GAMES) {
  test(
    `the panel of ${game.system} is its own, in its colours, at a table of ${game.party}`,
    inGames(game.system),
    async ({ browser }) => {
      const { system, party } = game;
      const [mj, nina] = [await member("Morgane"), await member("Nina")];
      const page = await openAs(browser, mj);
      await page.setViewportSize({ width: 1440, height: 900 });
      const table = await campaignRunBy(mj, { system, players: [nina] });
      const heroes = Array.from({ length: party }, (_, place) => `Héros ${place + 1}`);
      await Promise.all(heroes.map((name) => characterOf(nina, { system, campaignId: table.id, name })));
      await page.goto(`/campaign/${table.id}/mj-panel?system=${system}`);

      await expect(rows(page)).toHaveCount(party);
      await expect(page.getByText(game.label, { exact: true })).toBeVisible();
      const colours = page.locator("main [data-system] > header");
      await expect(colours).toHaveCSS("background-image", new RegExp(game.colour.replace(/[()]/g, "\\$&")));
      await expect(region(page, "Personnages").getByRole("link", { name: /^Héros/ })).toHaveCount(party);
      await expect(
        page.getByText(party === 0 ? "Aucun personnage lié" : "0/1 joueurs connectés", { exact: true }),
      ).toBeVisible();
      await expect(region(page, "Initiative").getByRole("button", { name: game.die })).toBeVisible();
      await expect(region(page, "Initiative").getByRole("button", { name: game.turnAction })).toBeVisible();
      await expect(region(page, "Actions rapides").getByRole("button", { name: game.action })).toBeVisible();
      await expect(region(page, "Commandes MJ").getByRole("button", { name: game.command })).toBeVisible();
      await expect(region(page, "Compétences").getByRole("button", { name: game.skill })).toBeVisible();
      await expect(region(page, "Conduite du jeu").getByText(game.track)).toBeAttached();
      for (const board of ["Actions rapides", "Commandes MJ", "Conduite du jeu", "Compétences"])
        expect(await hiddenHeight(region(page, board)), board).toBe(0);

      await page.keyboard.press("r");
      const initiatives = () =>
        rows(page)
          .locator("input")
          .evaluateAll((fields) => fields.map((field) => Number((field as HTMLInputElement).value)));
      await expect
        .poll(async () => (await initiatives()).filter((value) => value < 1 || value > game.highest))
        .toEqual([]);
      if (system === "cthulhu") {
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await cut(page.getByRole("list", { name: "État en jeu" }).getByRole("listitem"))).toEqual([]);
        const turn = rows(page).getByText(/^(À son tour|Ensuite)$/);
        await expect(turn).toHaveCount(2);
        expect(await cut(turn)).toEqual([]);
      }
      if (party === 30) {
        await region(page, "Initiative").getByRole("heading").click();
        for (let turn = 0; turn < 25; turn += 1) await page.keyboard.press("n");
        await expect(rows(page).filter({ hasText: "À son tour" })).toBeInViewport();
        await expect(region(page, "Historique").getByRole("listitem")).toHaveCount(12);
      }
    },
  );
}

test("axe finds nothing on the panel, in any look: full, empty, with its help open", async ({ browser }) => {
  const [mj, nina] = [await member("Morgane"), await member("Nina")];
  const full = await campaignRunBy(mj, { players: [nina] });
  for (const name of ["Ayla", "Bran", "Cyra"]) await characterOf(nina, { campaignId: full.id, name });
  const empty = await campaignRunBy(mj, { system: "vampire" });
  const page = await openAs(browser, mj);
  const player = await openAs(browser, nina);
  await player.goto(`/campaign/${full.id}?system=dnd5e`);

  await page.goto(`/campaign/${full.id}/mj-panel?system=dnd5e`);
  await expect(page.getByText("1/1 joueurs connectés")).toBeVisible();
  await page.getByRole("button", { name: "Ajouter un participant" }).click();
  await page.getByLabel("Nom du participant").fill("Spectre");
  await page.getByLabel("Caché aux joueurs").check();
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await page.getByRole("textbox", { name: "Initiative de Bran" }).fill("20");
  await page.getByRole("textbox", { name: "Initiative de Bran" }).press("Enter");
  await page.getByRole("button", { name: "Tour suivant" }).click();
  await page.getByRole("button", { name: "Retirer Cyra de l'ordre" }).click();
  await page.getByRole("button", { name: "Action", exact: true }).click();
  for (let press = 0; press < 8; press += 1) await page.getByRole("button", { name: "Repos court" }).click();
  expect(await faults(page), "full").toEqual([]);

  await page.goto(`/campaign/${empty.id}/mj-panel?system=vampire`);
  await expect(page.getByText("Aucun personnage lié pour cette campagne.")).toBeVisible();
  await page.getByRole("tab", { name: /Repères/ }).click();
  await page.getByRole("button", { name: "Raccourcis clavier" }).click();
  await page.getByRole("dialog", { name: "Raccourcis clavier" }).waitFor();
  expect(await faults(page), "empty, help").toEqual([]);
});
