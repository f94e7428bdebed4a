import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { storeSharedInitiative } from "../support/initiative";
import { Taps } from "./support/firstSteps";
import { inGames } from "./support/inGames";
import { openAs } from "./support/openAs";
import { openPart, partsBar, type SheetPart } from "./support/sheetParts";
import { type Browser, expect, type Page, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
const PARTS: readonly SheetPart[] = ["Jouer", "Carte", "Fiche", "Sac", "Table"];

type Hero = NonNullable<Parameters<typeof characterOf>[1]>;

interface Game {
  readonly system: NonNullable<Hero["system"]>;
  readonly life: RegExp;
  /** The numbers beside life, as they are heard. */
  readonly numbers: readonly RegExp[];
  readonly hero: Hero;
  /** The button of the attack, and of the damage that the last roll offers; none where the game rolls none. */
  readonly attack: RegExp;
  readonly damage?: RegExp;
}

const GAMES: readonly Game[] = [
  {
    system: "dnd5e",
    life: /^PV 8 sur 8$/,
    numbers: [/^Classe d'armure 12$/, /^Emplacements de niveau 1 2\/2$/],
    hero: {
      name: "Elenna",
      stats: {
        hp: { current: 8, max: 8 },
        ac: 12,
        abilityScores: { dex: 14, int: 16 },
        proficiencyBonus: 2,
        classes: [{ name: "Magicien", level: 1 }],
        level: 1,
        inventoryItems: [
          { itemId: "dnd5e-dague", itemSystem: "dnd5e", quantity: 1, equipped: true },
          { itemId: "dnd5e-potion-de-soins", itemSystem: "dnd5e", quantity: 1, equipped: false },
        ],
        equippedItemIds: ["dnd5e-dague"],
        spellbook: [{ id: "sleep", name: "Sommeil", level: 1, preparation: "prepared" }],
      },
    },
    attack: /^Lancer : Attaque/,
    damage: /1d4/,
  },
  {
    system: "vampire",
    life: /^Santé \d sur \d$/,
    numbers: [/^Faim 1\/5$/, /^Volonté \d\/\d$/],
    hero: {
      name: "Isaure",
      stats: {
        attributes: { strength: 3, stamina: 2, composure: 2, resolve: 2 },
        skills: { melee: 2 },
        hunger: 1,
        inventoryItems: [{ itemId: "vampire-machette", itemSystem: "vampire", quantity: 1, equipped: true }],
        equippedItemIds: ["vampire-machette"],
      },
    },
    attack: /^Lancer Force \+ Mêlée/,
  },
  {
    system: "cyberpunk",
    life: /^PV \d+ sur \d+$/,
    numbers: [/^Points d'armure du corps \d+$/, /^Chance 5\/5$/],
    hero: {
      name: "Zix",
      stats: {
        ...{ body: 5, will: 5, ref: 6, dex: 6, luck: 5, emp: 4, skills: { handgun: 4 } },
        inventoryItems: [
          { itemId: "cyberpunk-pistolet-lourd", itemSystem: "cyberpunk", quantity: 1, equipped: true },
        ],
        equippedItemIds: ["cyberpunk-pistolet-lourd"],
      },
    },
    attack: /^Lancer .*Attaquer avec Pistolet lourd/,
    damage: /3d6/,
  },
  {
    system: "cthulhu",
    life: /^PV \d+ sur \d+$/,
    numbers: [/^Santé mentale 60$/, /^Points de magie 12$/, /^Chance 55$/],
    hero: {
      name: "Armande",
      stats: {
        characteristics: { str: 45, con: 55, siz: 50, dex: 65, app: 60, int: 75, pow: 60, edu: 70 },
        san: 60,
        luck: 55,
        inventoryItems: [{ itemId: "cthulhu-derringer", itemSystem: "cthulhu", quantity: 1, equipped: true }],
        equippedItemIds: ["cthulhu-derringer"],
      },
    },
    attack: /^Lancer Armes de poing/,
    damage: /1d6/,
  },
];

/** A player with the sheet of a hero on a phone, at a table that plays and shares its order. */
async function atTable(browser: Browser, { system, hero }: Game) {
  const [mj, player] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, {
    system,
    players: [player],
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  const id = await characterOf(player, { system, campaignId: table.id, ...hero });
  const order = [
    { id: "creature-1", name: "Gobelin 1" },
    { id, name: hero.name ?? "" },
  ];
  const turn = (activeIndex: number) => storeSharedInitiative(table, { order, activeIndex, round: 2 });
  await turn(0);
  const page = await openAs(browser, player);
  await page.setViewportSize(PHONE);
  await page.goto(`/character/${id}?system=${system}`);
  return { page, turn };
}

/** Whether all of it lies within the window. */
async function isInWindow(page: Page, name: RegExp | string): Promise<boolean> {
  const found =
    typeof name === "string"
      ? page.getByText(name, { exact: true }).first()
      : page.getByRole("group", { name }).first();
  const box = await found.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height;
}

for (const game of GAMES) {
  test(
    `${game.system}: on every part and wherever it is scrolled, turn and life lie within the window`,
    inGames(game.system),
    async ({ browser }) => {
      test.slow();
      const { page, turn } = await atTable(browser, game);
      await expect(page.getByText("Au tour de Gobelin 1, puis toi", { exact: true }).first()).toBeVisible();
      for (const number of game.numbers) await expect(page.getByText(number).first()).toBeAttached();
      for (const part of PARTS) {
        await openPart(page, part);
        await expect(partsBar(page).getByRole("button", { name: new RegExp(`^${part}`) })).toHaveAttribute(
          "aria-current",
          "true",
        );
        for (const share of [0, 0.5, 1]) {
          await page.evaluate(
            (at) => window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * at),
            share,
          );
          for (const seen of ["Au tour de Gobelin 1, puis toi", game.life]) {
            expect(await isInWindow(page, seen), `${part} at ${share}: ${seen}`).toBe(true);
          }
        }
        const bottom = await partsBar(page).boundingBox();
        expect(bottom && bottom.y + bottom.height).toBeLessThanOrEqual(PHONE.height);
      }
      await turn(1);
      await expect(page.getByText("À toi de jouer", { exact: true }).first()).toBeVisible();
      await page.context().close();
    },
  );

  test(
    `${game.system}: from one's turn, an attack at somebody and its damage take four taps at most`,
    inGames(game.system),
    async ({ browser }) => {
      const { page, turn } = await atTable(browser, game);
      await turn(1);
      await expect(page.getByText("À toi de jouer", { exact: true }).first()).toBeVisible();
      const taps = new Taps();
      // The system's own list: a tap opens it, another chooses.
      await taps.on(page.getByLabel("Cible"));
      await page.getByLabel("Cible").selectOption("Gobelin 1");
      await taps.on(page.getByRole("button", { name: game.attack }).first());
      const rolls = page.getByRole("complementary", { name: "Résultats des jets" });
      await expect(rolls).toContainText("→ Gobelin 1");
      if (game.damage) {
        const damage = rolls.getByRole("button", { name: game.damage });
        // A miss deals none.
        if (await damage.isVisible()) await taps.on(damage);
      }
      expect(taps.count + 1).toBeLessThanOrEqual(4);
      await page.context().close();
    },
  );
}

test("a cast takes four taps at most, a potion three, and a turn's action one that the table reads", async ({
  browser,
}) => {
  const [game] = GAMES;
  if (game === undefined) throw new Error("No game.");
  // 2d4+2 make it whole again.
  const hurt = { ...game.hero, stats: { ...game.hero.stats, hp: { current: 5, max: 8 } } };
  const { page, turn } = await atTable(browser, { ...game, hero: hurt });
  await turn(1);
  const cast = new Taps();
  await cast.on(page.getByRole("button", { name: "Lancer Sommeil" }));
  await cast.on(page.getByRole("dialog").getByRole("button", { name: "Lancer", exact: true }));
  await expect(page.getByText(/^Emplacements de niveau 1 1\/2$/).first()).toBeAttached();
  expect(cast.count).toBeLessThanOrEqual(4);

  await page
    .getByRole("region", { name: "Actions du tour" })
    .getByRole("button", { name: "Esquiver" })
    .click();
  const bag = new Taps();
  await bag.on(partsBar(page).getByRole("button", { name: /^Sac/ }));
  const sack = page.getByRole("tab", { name: /^Sac/ });
  if ((await sack.getAttribute("aria-selected")) !== "true") await bag.on(sack);
  await bag.on(page.getByRole("button", { name: "Boire Potion de soins" }));
  await expect(page.getByRole("group", { name: "PV 8 sur 8" })).toBeVisible();
  await expect(page.getByText("Rien ici pour l'instant.").first()).toBeVisible();
  expect(bag.count).toBeLessThanOrEqual(3);

  await openPart(page, "Table");
  const rolls = page.getByRole("region", { name: "Jets de la table" });
  await expect(rolls.getByText("Elenna esquive")).toBeVisible();
  await expect(rolls.getByText("Elenna lance Sommeil (niv. 1)")).toBeVisible();
  await page.context().close();
});

test("at rest the last roll and the parts take 18 % of the window at most, and the box opens over them", async ({
  browser,
}) => {
  const [game] = GAMES;
  if (game === undefined) throw new Error("No game.");
  const { page } = await atTable(browser, game);
  const rolls = page.getByRole("complementary", { name: "Résultats des jets" });
  const [line, bar] = [await rolls.boundingBox(), await partsBar(page).boundingBox()];
  expect((line?.height ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(PHONE.height * 0.18);
  await page.getByRole("button", { name: /^Jets et options/ }).click();
  const box = page.getByRole("dialog", { name: "Jets et options" });
  await expect(box.getByLabel("Partager avec la table")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
  await page.context().close();
});
