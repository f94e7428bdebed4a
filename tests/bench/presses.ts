import type { Browser, Locator, Page } from "@playwright/test";
import { signIn } from "../e2e/support/journeys";
import { DEMO_SHEETS, type DemoSheet } from "../e2e/support/sheetReach";
import { momentTable } from "../support/momentTable";
import { Stage } from "./live/stage";
import { DEVICES, slowDownProcessor } from "./paint";
import { milliseconds } from "./rows";

const again = (name: string, times: number): readonly string[] => Array.from({ length: times }, () => name);

/** What is pressed of an evening, in this order: buttons and tabs by the beginning of their names. */
const EVENINGS: Readonly<Record<DemoSheet["system"], readonly string[]>> = {
  dnd5e: [
    ...again("Retirer 1 PV", 6),
    ...again("Ajouter 1 PV", 6),
    ...[
      "Lancer Perception",
      "Lancer Discrétion",
      "Lancer : Initiative",
      "Lancer Survie",
      "Lancer Athlétisme",
    ],
    ...["Lancer : Attaque", "Lancer les dégâts : perforant", "Lancer Perception", "Lancer Acrobaties"],
    ...["Dégâts", "Soins", "Temporaires", "Recevoir l'inspiration", "Inspiration : dépenser"],
    ...["Retirer 1 emplacement de niveau 1", "Ajouter 1 emplacement de niveau 1"],
    ...["Nouvel état", "Ajouter l'état", "Retirer l'état", "Nouvel état"],
    ...["Repos court", "Annuler", "Bourse", "Bourse", "Épuisement", "Épuisement"],
    ...["Profil et traits", "Profil et traits", "Sac", "Armure", "Équipé", "Action Bonus"],
  ],
  vampire: [
    ...again("Ajouter 1 dégât superficiel de Santé", 4),
    ...again("Retirer 1 dégât superficiel de Santé", 4),
    ...again("Ajouter 1 point de Faim", 2),
    ...again("Retirer 1 point de Faim", 2),
    ...["Lancer Vigilance", "Lancer Persuasion", "Lancer Force + Bagarre", "Lancer Empathie", "Lancer Mêlée"],
    ...["Lancer Dextérité + Mêlée", "Lancer Résister à la frénésie", "Lancer Vigilance", "Lancer Furtivité"],
    ...["Ajouter 1 souillure", "Retirer 1 souillure", "Ajouter 1 dégât aggravé de Santé"],
    ...["Retirer 1 dégât aggravé de Santé", "Dégâts superficiels", "Guérir superficiels"],
    ...["Puissance du sang", "Puissance du sang", "Résonance", "Résonance"],
    ...["Attributs physiques", "Attributs physiques", "Sac", "Armure", "Équipé"],
  ],
  cyberpunk: [
    ...again("Retirer 1 PV", 6),
    ...again("Ajouter 1 PV", 6),
    ...again("Retirer 1 point de Chance", 1),
    ...again("Ajouter 1 point de Chance", 1),
    ...["Lancer Perception", "Lancer Esquive", "Lancer : Attaque", "Lancer : Dégâts", "Lancer : Initiative"],
    ...["Lancer Mains nues", "Lancer Confrontation", "Lancer Concentration", "Lancer Perception"],
    ...["Dégâts", "Soins", "Humanité", "Humanité", "Eddies", "Eddies", "Blessures critiques"],
    ...["Blessures critiques", "Soins et repos", "Soins et repos", "Sac", "Armure", "Équipé"],
  ],
  cthulhu: [
    ...again("Retirer 1 PV", 4),
    ...again("Ajouter 1 PV", 4),
    ...again("Retirer 1 SAN", 2),
    ...again("Ajouter 1 SAN", 2),
    ...again("Retirer 1 PM", 2),
    ...again("Ajouter 1 PM", 2),
    ...["Lancer Trouver objet caché", "Lancer Écouter", "Lancer Esquive", "Lancer Mains nues", "Lancer FOR"],
    ...["Lancer Bibliothèque", "Lancer Psychologie", "Lancer Trouver objet caché", "Lancer Discrétion"],
    ...["Folie", "Folie", "Argent", "Argent", "Soins et repos", "Soins et repos", "Sac", "Armure", "Équipé"],
  ],
};

/** Chromium tells of no shorter ones. */
const SHORTEST_MS = 16;
/** What a press sets going beside the next picture is over: the call, and what the listeners show of it. */
const SETTLING_MS = 500;

export interface PressDelays {
  /** « a sheet of dnd5e ». */
  readonly what: string;
  /** From the input to the next picture, in milliseconds, one a press. */
  readonly delays: readonly number[];
  /** The slowest, each with its name. */
  readonly slowest: readonly string[];
}

/** Runs in the page, before it. */
function observePresses(shortest: number): void {
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as EventTiming[])
      if (interactionId > 0) window.longestPress = Math.max(window.longestPress ?? 0, duration);
  }).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit);
}

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

declare global {
  interface Window {
    /** Of the presses since it was cleared, in milliseconds; undefined where none took as long as the shortest. */
    longestPress: number | undefined;
  }
}

/** Also in a part that is not shown, whose controls have no name but their label or text. */
const control = (page: Page, name: string) => {
  const buttons = page.locator("[data-part] button");
  const labelled = page.locator(`[data-part] button[aria-label^="${name}"]`);
  return labelled.or(buttons.filter({ hasText: new RegExp(`^${name.replaceAll("+", "\\+")}`) })).first();
};

const PART_LABELS: Readonly<Record<string, string>> = {
  play: "Jouer",
  map: "Carte",
  sheet: "Fiche",
  bag: "Sac",
  table: "Table",
};

/** What shows the part in which a control stands; undefined where it is shown. */
async function partOf(page: Page, place: Locator): Promise<Locator | undefined> {
  const hidden = await place.evaluate(
    (element) => element.closest<HTMLElement>("[data-part][hidden]")?.dataset.part,
  );
  const bar = page.getByRole("navigation", { name: "Parties de la fiche" });
  return hidden ? bar.getByRole("button", { name: new RegExp(`^${PART_LABELS[hidden]}`) }) : undefined;
}

/** The sheet of its player's phone, whose processor is slow from then on. */
async function openSheet(
  browser: Browser,
  baseURL: string,
  { id, system, player }: DemoSheet,
): Promise<Page> {
  const context = await browser.newContext({ ...DEVICES.phone, baseURL, locale: "fr-FR" });
  const page = await context.newPage();
  await page.addInitScript(observePresses, SHORTEST_MS);
  await signIn(page, `${player}@demo.test`);
  await page.goto(`/character/${id}?system=${system}`);
  await page.locator("section[aria-label='État en jeu']").waitFor({ state: "attached" });
  await slowDownProcessor(page);
  return page;
}

interface Pressed {
  readonly name: string;
  readonly delay: number;
}

/** What the press took until the next picture. */
async function timed(page: Page, name: string, press: () => Promise<void>): Promise<Pressed> {
  await page.waitForTimeout(SETTLING_MS);
  await page.evaluate(() => {
    window.longestPress = undefined;
  });
  await press();
  await page.waitForTimeout(SETTLING_MS);
  return { name, delay: (await page.evaluate(() => window.longestPress)) ?? SHORTEST_MS };
}

const delaysOf = (what: string, pressed: readonly Pressed[]): PressDelays => ({
  what,
  delays: pressed.map(({ delay }) => delay),
  slowest: pressed
    .toSorted((one, other) => other.delay - one.delay)
    .slice(0, 5)
    .map(({ name, delay }) => `${name} ${milliseconds(delay)}`),
});

async function measureEvening(page: Page, evening: readonly string[]) {
  const pressed: Pressed[] = [];
  const press = async (name: string, place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    pressed.push(await timed(page, name, () => place.tap()));
  };
  for (const name of evening) {
    const place = control(page, name);
    const part = await partOf(page, place);
    if (part) await press(`part of ${name}`, part);
    await press(name, place);
  }
  return pressed;
}

/** Presses some forty controls of an evening on the sheet of each game, on a phone with a slow processor. */
export async function measurePresses(browser: Browser, origin: string): Promise<readonly PressDelays[]> {
  const measured: PressDelays[] = [];
  for (const sheet of DEMO_SHEETS) {
    const page = await openSheet(browser, origin, sheet);
    measured.push(delaysOf(`a sheet of ${sheet.system}`, await measureEvening(page, EVENINGS[sheet.system])));
    await page.context().close();
  }
  return measured;
}

/** A round of a fight at the MJ's table: turns by key and button, whom one acts on, attacks at them, the dice and back. */
export async function measureTablePresses(browser: Browser, origin: string): Promise<PressDelays> {
  const { mj, path } = await momentTable();
  const page = await new Stage(browser, origin).openAs(mj, "/dashboard");
  await page.addInitScript(observePresses, SHORTEST_MS);
  await page.setViewportSize(DEVICES.desktop.viewport);
  await page.goto(path);
  const turn = page.getByRole("region", { name: "Au tour de : Dragon rouge" });
  await turn.getByText("Souffle de feu").waitFor();
  await slowDownProcessor(page);
  const pressed: Pressed[] = [];
  const click = async (name: string, place: Locator) =>
    pressed.push(await timed(page, name, () => place.click()));
  const key = async (name: string) =>
    pressed.push(await timed(page, `key ${name}`, () => page.keyboard.press(name)));
  const attack = turn.getByRole("list", { name: "Attaques" }).getByRole("button");
  for (const target of ["Elenna", "Baldrek"]) {
    await click(`aim at ${target}`, turn.getByRole("button", { name: new RegExp(`^${target}`) }));
    for (const place of [0, 2, 4]) await click(`attack ${place}`, attack.nth(place));
  }
  await click(
    "apply",
    page
      .getByRole("region", { name: "Journal" })
      .getByRole("button", { name: /^\d+ à/ })
      .last(),
  );
  await click("choose a hero", page.getByRole("button", { name: "Choisir Lorien" }));
  await click("choose it no more", page.getByRole("button", { name: "Choisir Lorien" }));
  for (let pass = 0; pass < 4; pass += 1) await key("n");
  await click("next turn", page.getByRole("button", { name: "Tour suivant" }));
  for (let pass = 0; pass < 5; pass += 1) await key("p");
  for (const name of ["d", "Escape", "?", "Escape"]) await key(name);
  await page.context().close();
  return delaysOf("the MJ's table", pressed);
}
