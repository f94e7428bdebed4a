import { storeAsk } from "../support/asks";
import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { storeSharedInitiative } from "../support/initiative";
import { showScene } from "../support/shownScene";
import { Taps } from "./support/firstSteps";
import { inGames } from "./support/inGames";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { openPart, partsBar, type SheetPart } from "./support/sheetParts";
import { coveredShare } from "./support/sheetReach";
import { type Browser, expect, type Locator, type Page, test } from "./support/test";
import { toastsOf } from "./support/toastsOf";

const PHONE = { width: 390, height: 844 };
/** 1280 × 720 at 400 %. */
const ENLARGED = { width: 320, height: 180 };
const ACROSS = { width: 844, height: 390 };
const PARTS: readonly SheetPart[] = ["Jouer", "Carte", "Fiche", "Sac", "Table"];

/** Of the window, at most: the last roll with the parts, and all that is told over them and what stays beside it. */
const AT_REST = 0.18;
const AT_ONCE = 0.34;

/** A word of each game for an attack that deals nothing. */
const MISSED = /échec|maladresse|1 naturel/i;

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
  /** What heals from the bag, and the life it leaves. */
  readonly potion?: { readonly name: string; readonly life: string };
  /** What the MJ asks for. */
  readonly asked: string;
  /** A roll that fails, and the second attempt that follows it where the game has one. */
  readonly failing: { readonly part: SheetPart; readonly roll: RegExp; readonly again?: string };
}

const GAMES = {
  dnd5e: {
    system: "dnd5e",
    life: /^PV [58] sur 8$/,
    numbers: [/^Classe d'armure 12$/, /^Emplacements de niveau 1 2\/2$/],
    hero: {
      name: "Elenna",
      stats: {
        // 2d4+2 make it whole again.
        hp: { current: 5, max: 8 },
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
    // A natural 20 comes once in twenty runs.
    damage: /^(perforant 1d4|critique 2d4)/,
    potion: { name: "Boire Potion de soins", life: "PV 8 sur 8" },
    asked: "Arcanes",
    failing: { part: "Fiche", roll: /^Lancer Histoire/ },
  },
  vampire: {
    system: "vampire",
    life: /^Santé \d sur \d$/,
    numbers: [/^Faim 1\/5$/, /^Volonté \d\/\d$/],
    hero: {
      name: "Isaure",
      stats: {
        attributes: { strength: 3, stamina: 2, wits: 2, composure: 2, resolve: 2 },
        skills: { melee: 2, awareness: 1 },
        hunger: 1,
        inventoryItems: [{ itemId: "vampire-machette", itemSystem: "vampire", quantity: 1, equipped: true }],
        equippedItemIds: ["vampire-machette"],
      },
    },
    attack: /^Lancer Force \+ Mêlée/,
    asked: "Vigilance",
    failing: { part: "Jouer", roll: /^Lancer Force \+ Mêlée/, again: "Relancer" },
  },
  cyberpunk: {
    system: "cyberpunk",
    life: /^PV \d+ sur \d+$/,
    numbers: [/^Points d'armure du corps \d+$/, /^Chance 5\/5$/],
    hero: {
      name: "Zix",
      stats: {
        ...{ int: 5, body: 5, will: 5, ref: 6, dex: 6, luck: 5, emp: 4 },
        skills: { handgun: 4, perception: 4 },
        inventoryItems: [
          { itemId: "cyberpunk-pistolet-lourd", itemSystem: "cyberpunk", quantity: 1, equipped: true },
        ],
        equippedItemIds: ["cyberpunk-pistolet-lourd"],
      },
    },
    attack: /^Lancer .*Attaquer avec Pistolet lourd/,
    damage: /^Dégâts.* 3d6/,
    asked: "Perception",
    failing: { part: "Fiche", roll: /^Lancer Concentration/ },
  },
  cthulhu: {
    system: "cthulhu",
    life: /^PV \d+ sur \d+$/,
    numbers: [/^Santé mentale 60$/, /^Points de magie 12$/, /^Chance 55$/],
    hero: {
      name: "Armande",
      stats: {
        characteristics: { str: 45, con: 55, siz: 50, dex: 65, app: 60, int: 75, pow: 60, edu: 70 },
        skills: { "Armes de poing": 80 },
        san: 60,
        luck: 55,
        inventoryItems: [{ itemId: "cthulhu-derringer", itemSystem: "cthulhu", quantity: 1, equipped: true }],
        equippedItemIds: ["cthulhu-derringer"],
      },
    },
    attack: /^Lancer Armes de poing/,
    damage: /^Dégâts.* 1d6/,
    asked: "Trouver objet caché",
    // One in a hundred.
    failing: { part: "Fiche", roll: /^Lancer Anthropologie/, again: "Insister" },
  },
} as const satisfies Record<string, Game>;

interface AtTable {
  readonly page: Page;
  readonly turn: (activeIndex: number) => Promise<void>;
  /** The MJ asks the player for a roll. */
  readonly ask: (trait: string) => Promise<void>;
}

/** A player with the sheet of a hero on a phone, at a table that plays, shows a map and shares its order. */
async function atTable(browser: Browser, { system, hero }: Game): Promise<AtTable> {
  const [mj, player] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, {
    system,
    players: [player],
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  await showScene(table);
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
  return { page, turn, ask: (trait) => storeAsk(table, mj, player, trait) };
}

const lastRoll = (page: Page) => page.getByRole("complementary", { name: "Résultats des jets" });
const ownTurn = (page: Page) => page.getByText("À toi de jouer", { exact: true }).first();
const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0;
const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

/** Whether all of it lies within the window. */
async function isInWindow(page: Page, name: RegExp | string): Promise<boolean> {
  const found =
    typeof name === "string"
      ? page.getByText(name, { exact: true }).first()
      : page.getByRole("group", { name }).first();
  const box = await found.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height;
}

/** Where the part begins that is open: below life, however far the one before was scrolled. */
async function seeItsBeginning(page: Page, life: RegExp): Promise<void> {
  const [above, shown] = await Promise.all(
    [page.getByRole("group", { name: life }).first(), page.locator("[data-part]:not([hidden])")].map(
      (place) => place.boundingBox(),
    ),
  );
  expect(shown?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
}

/** On every part and wherever it is scrolled: whose turn it is, life, and the parts. */
async function seeTurnAndLife(page: Page, { numbers, life }: Game): Promise<void> {
  const waiting = "Au tour de Gobelin 1, puis toi";
  await expect(page.getByText(waiting, { exact: true }).first()).toBeVisible();
  for (const number of numbers) await expect(page.getByText(number).first()).toBeAttached();
  for (const part of PARTS) {
    await openPart(page, part);
    await expect(partsBar(page).getByRole("button", { name: new RegExp(`^${part}`) })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await seeItsBeginning(page, life);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (at) => window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * at),
        share,
      );
      for (const seen of [waiting, life])
        expect(await isInWindow(page, seen), `${part} at ${share}: ${seen}`).toBe(true);
    }
    const bar = await partsBar(page).boundingBox();
    expect(bar && bar.y + bar.height).toBeLessThanOrEqual(PHONE.height);
  }
}

/** An attack at somebody, and its damage unless it missed. */
async function strike(page: Page, { attack, damage }: Game): Promise<number> {
  const taps = new Taps();
  await taps.choose(page.getByLabel("Cible"), "Gobelin 1");
  await taps.on(page.getByRole("button", { name: attack }).first());
  const rolls = lastRoll(page);
  await expect(rolls).toContainText("→ Gobelin 1");
  if (damage) {
    const offered = rolls.getByRole("button", { name: damage });
    await expect(offered.or(rolls.filter({ hasText: MISSED }))).toBeVisible();
    if (await offered.isVisible()) {
      await taps.on(offered);
      await expect(offered).toHaveCount(0);
    }
  }
  return taps.count;
}

async function drink(page: Page, { name, life }: NonNullable<Game["potion"]>): Promise<number> {
  const taps = new Taps();
  await taps.on(partsBar(page).getByRole("button", { name: /^Sac/ }));
  const sack = page.getByRole("tab", { name: /^Sac/ });
  if ((await sack.getAttribute("aria-selected")) !== "true") await taps.on(sack);
  await taps.on(page.getByRole("button", { name }));
  await expect(page.getByRole("group", { name: life })).toBeVisible();
  await expect(page.getByText("Rien ici pour l'instant.").first()).toBeVisible();
  // It says so over what is measured next.
  const said = toastsOf(page).filter({ hasText: "boit une potion" });
  await said.getByRole("button", { name: "Fermer" }).click();
  return taps.count;
}

async function whisper(page: Page): Promise<number> {
  const taps = new Taps();
  await taps.on(partsBar(page).getByRole("button", { name: /^Table/ }));
  await taps.into(page, "Message", "/mj Je lui mens.");
  await taps.on(page.getByRole("button", { name: "Envoyer" }));
  const line = region(page, "Discussion").getByRole("listitem").filter({ hasText: "Je lui mens." });
  await expect(line).toContainText("au MJ seul");
  return taps.count;
}

async function lookAtMap(page: Page): Promise<number> {
  const taps = new Taps();
  const map = page.getByRole("application");
  await taps.on(partsBar(page).getByRole("button", { name: /^Carte/ }));
  await expect(map).toBeVisible();
  await expect(map).not.toHaveAttribute("aria-busy");
  await taps.on(partsBar(page).getByRole("button", { name: /^Jouer/ }));
  // It listens while it is open.
  await expect(map).toHaveCount(0);
  return taps.count;
}

/** Rolls what fails; where the game has a second attempt, until there is one: a fumble and one in a hundred have none. */
async function failARoll(page: Page, { failing }: Game): Promise<void> {
  const { part, roll, again } = failing;
  await openPart(page, part);
  const rolls = lastRoll(page);
  await expect(async () => {
    await page.getByRole("button", { name: roll }).first().click();
    if (again)
      await expect(rolls.getByRole("button", { name: again, exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

for (const game of Object.values<Game>(GAMES)) {
  const { system, potion } = game;
  test(`${system}: a turn is played with one thumb`, inGames(system), async ({ browser }) => {
    test.slow();
    const { page, turn, ask } = await atTable(browser, game);
    const bar = partsBar(page);
    const print = (what: string) => console.log(`${system}: ${what}`);

    await test.step("on every part and wherever it is scrolled, turn and life lie within the window", () =>
      seeTurnAndLife(page, game));
    await openPart(page, "Jouer");

    await test.step("at rest the last roll and the parts are low, and the box opens over them", async () => {
      const share = ((await heightOf(lastRoll(page))) + (await heightOf(bar))) / PHONE.height;
      print(
        `last roll and parts at rest ${percent(share)}; all that stays ${percent(await coveredShare(page))}`,
      );
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThanOrEqual(AT_REST);
      await page.getByRole("button", { name: /^Jets et options/ }).click();
      const box = page.getByRole("dialog", { name: "Jets et options" });
      await expect(box.getByLabel("Partager avec la table")).toBeChecked();
      await page.keyboard.press("Escape");
      await expect(box).toHaveCount(0);
    });

    await turn(1);
    await expect(ownTurn(page)).toBeVisible();
    await test.step("an attack at somebody and its damage take four taps at most", async () => {
      expect(await strike(page, game)).toBeLessThanOrEqual(4);
    });
    if (potion)
      await test.step("a potion takes three taps at most", async () => {
        expect(await drink(page, potion)).toBeLessThanOrEqual(3);
      });
    await test.step("a whisper takes three taps at most", async () => {
      expect(await whisper(page)).toBeLessThanOrEqual(3);
    });
    await test.step("the map and back take two taps", async () => {
      expect(await lookAtMap(page)).toBe(2);
    });

    await test.step("the last roll and the part survive a reload", async () => {
      await openPart(page, "Fiche");
      const last = () => lastRoll(page).getByRole("button", { name: /^Jets et options/ });
      const before = (await last().textContent()) ?? "";
      await page.reload();
      await expect(bar.getByRole("button", { name: /^Fiche/ })).toHaveAttribute("aria-current", "true");
      await expect(last()).toHaveText(before);
    });

    await test.step("without a connection, with an ask and a failed roll at once, the sheet is still seen", async () => {
      await failARoll(page, game);
      await ask(game.asked);
      const asked = region(page, "Demandes du MJ");
      await expect(asked.getByRole("button", { name: /^Lancer / })).toBeVisible();
      await page.context().setOffline(true);
      const offline = page.getByText("Hors ligne : tout reprendra avec la connexion.");
      await expect(offline).toBeVisible();
      const bars = [lastRoll(page), bar, asked, offline];
      const heights = await Promise.all(bars.map(heightOf));
      const share = heights.reduce((sum, height) => sum + height, 0) / PHONE.height;
      print(`line, parts, ask and offline ${heights.map(Math.round).join(" + ")} px, ${percent(share)}`);
      print(`all that stays then ${percent(await coveredShare(page))}`);
      for (const height of heights) expect(height).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(AT_ONCE);
      for (const seen of ["À toi de jouer", game.life]) expect(await isInWindow(page, seen)).toBe(true);
      await page.context().setOffline(false);
      await expect(offline).toHaveCount(0);
    });

    await test.step("held across, turn and life stay left of what is scrolled", async () => {
      await page.setViewportSize(ACROSS);
      await openPart(page, "Fiche");
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      const shown = await page.locator("[data-part]:not([hidden])").boundingBox();
      for (const kept of [ownTurn(page), page.getByRole("group", { name: game.life }).first()]) {
        await expect(kept).toBeInViewport({ ratio: 1 });
        const box = await kept.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(shown?.x ?? 0);
      }
    });

    await test.step("enlarged to 400 %, turn and life scroll away, and one line stays", async () => {
      await page.setViewportSize(ENLARGED);
      const share = await coveredShare(page);
      print(`all that stays at 400 % ${percent(share)}`);
      await expect(page.getByRole("group", { name: game.life }).first()).not.toBeInViewport();
      expect(share).toBeLessThanOrEqual(1 / 3);
      await expect(bar.getByRole("button", { name: /^Jouer/ })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
    await page.context().close();
  });
}

test("a cast takes four taps at most, a turn's action one, and the table reads both", async ({ browser }) => {
  const { page, turn } = await atTable(browser, GAMES.dnd5e);
  await turn(1);
  await expect(ownTurn(page)).toBeVisible();
  const cast = new Taps();
  await cast.on(page.getByRole("button", { name: "Lancer Sommeil" }));
  await cast.on(page.getByRole("dialog").getByRole("button", { name: "Lancer", exact: true }));
  await expect(page.getByText(/^Emplacements de niveau 1 1\/2$/).first()).toBeAttached();
  expect(cast.count).toBeLessThanOrEqual(4);

  await region(page, "Actions du tour").getByRole("button", { name: "Esquiver" }).click();
  await openPart(page, "Table");
  const rolls = region(page, "Jets de la table");
  await expect(rolls.getByText("Elenna esquive")).toBeVisible();
  await expect(rolls.getByText("Elenna lance Sommeil (niv. 1)")).toBeVisible();
  await page.context().close();
});
