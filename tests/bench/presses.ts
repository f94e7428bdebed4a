import type { Browser, Page } from "@playwright/test";
import { signIn } from "../e2e/support/journeys";
import { DEMO_SHEETS, type DemoSheet } from "../e2e/support/sheetReach";
import { DEVICES, slowDownProcessor } from "./paint";
import { milliseconds } from "./rows";

const again = (name: string, times: number): readonly string[] => Array.from({ length: times }, () => name);

/** What is pressed of an evening, in this order: buttons and tabs by the beginning of their names. */
const EVENINGS: Partial<Record<DemoSheet["system"], readonly string[]>> = {
  dnd5e: [
    ...again("Retirer 1 PV", 6),
    ...again("Ajouter 1 PV", 6),
    ...["Lancer Perception", "Lancer Discrétion", "Lancer Initiative", "Lancer Survie", "Lancer Athlétisme"],
    ...["Lancer Attaque", "Lancer perforant", "Lancer Perception", "Lancer Acrobaties"],
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
    ...["Attributs physiques", "Attributs physiques", "Sac", "Armure", "Équipé", "Action Bonus"],
  ],
};

/** Chromium tells of no shorter ones. */
const SHORTEST_MS = 16;
/** What a press sets going beside the next picture is over: the call, and what the listeners show of it. */
const SETTLING_MS = 500;

export interface PressDelays {
  readonly system: DemoSheet["system"];
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

const control = (page: Page, name: string) =>
  page
    .locator("main")
    .getByRole("button", { name })
    .or(page.locator("main").getByRole("tab", { name }))
    .first();

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
  await page.getByRole("heading", { name: "Jets de la table" }).waitFor();
  await page.getByRole("region", { name: "État en jeu" }).waitFor();
  await slowDownProcessor(page);
  return page;
}

async function measureEvening(page: Page, evening: readonly string[]) {
  const pressed: { name: string; delay: number }[] = [];
  for (const name of evening) {
    const place = control(page, name);
    await place.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLING_MS);
    await page.evaluate(() => {
      window.longestPress = undefined;
    });
    await place.tap();
    await page.waitForTimeout(SETTLING_MS);
    pressed.push({ name, delay: (await page.evaluate(() => window.longestPress)) ?? SHORTEST_MS });
  }
  return pressed;
}

/** Presses some forty controls of an evening on the sheets of two games, on a phone with a slow processor. */
export async function measurePresses(browser: Browser, origin: string): Promise<readonly PressDelays[]> {
  const measured: PressDelays[] = [];
  for (const sheet of DEMO_SHEETS) {
    const evening = EVENINGS[sheet.system];
    if (evening === undefined) continue;
    const page = await openSheet(browser, origin, sheet);
    const pressed = await measureEvening(page, evening);
    await page.context().close();
    const slowest = pressed.toSorted((one, other) => other.delay - one.delay).slice(0, 5);
    measured.push({
      system: sheet.system,
      delays: pressed.map(({ delay }) => delay),
      slowest: slowest.map(({ name, delay }) => `${name} ${milliseconds(delay)}`),
    });
  }
  return measured;
}
