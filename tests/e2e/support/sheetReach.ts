import type { Browser, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "./journeys";
import { restoreSignIn } from "./signedIn";

/** A sheet of the demo for each game, and a roll that stands far down on it. */
export const DEMO_SHEETS = [
  { system: "dnd5e", id: "demo-elowen", player: "joueur1", known: "Perception" },
  { system: "vampire", id: "demo-isaure", player: "joueur1", known: "Vigilance" },
  { system: "cyberpunk", id: "demo-zero", player: "joueur2", known: "Perception" },
  { system: "cthulhu", id: "demo-armande", player: "joueur1", known: "Trouver objet caché" },
] as const;

export type DemoSheet = (typeof DEMO_SHEETS)[number];

/** A browser of their own for the sheet's player, in a window of this size, with the sheet open. */
export async function openDemoSheet(
  browser: Browser,
  { id, system, player }: DemoSheet,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await restoreSignIn(context, `${player}@demo.test`, DEMO_PASSWORD);
  await page.goto(`/character/${id}?system=${system}`);
  await page.getByRole("heading", { name: "Jets de la table" }).waitFor();
  // The trackers come last, and push the rest down.
  await page.getByRole("region", { name: "État en jeu" }).waitFor();
  return page;
}

export interface RollReach {
  readonly label: string;
  /** Pixels from the top of the page. */
  readonly top: number;
  /** Pixels that are left to swipe after a press on the nearest section of the bar; 0 is in view. */
  readonly left: number;
}

/** How far each roll of the sheet is, without its favourites. Presses every section of the bar. */
export const reachOf = (page: Page): Promise<readonly RollReach[]> =>
  page.evaluate(() => {
    const bar = document.querySelector("nav[aria-label='Parties de la fiche']");
    const dock = bar?.parentElement?.parentElement;
    const header = document.querySelector("header");
    const rolls = [...document.querySelectorAll<HTMLElement>("main button")].filter(
      (button) => button.textContent.startsWith("Lancer ") && !dock?.contains(button),
    );
    window.scrollTo(0, 0);
    const tops = rolls.map((roll) => Math.round(roll.getBoundingClientRect().top));
    const left = rolls.map(() => Number.POSITIVE_INFINITY);
    for (const section of bar?.querySelectorAll("button") ?? []) {
      section.click();
      const from = header?.getBoundingClientRect().bottom ?? 0;
      const to = dock?.getBoundingClientRect().top ?? window.innerHeight;
      for (const [place, roll] of rolls.entries()) {
        const { top, bottom } = roll.getBoundingClientRect();
        left[place] = Math.min(left[place] ?? 0, Math.round(Math.max(0, from - top, bottom - to)));
      }
    }
    return rolls.map((roll, place) => ({
      label: (roll.textContent ?? "").replace(/^Lancer /, ""),
      top: tops[place] ?? 0,
      left: left[place] ?? 0,
    }));
  });

/** The share of the window that stays where it is while the sheet is scrolled, from 0 to 1. */
export const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    const height = window.innerHeight;
    const stays = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      return position === "fixed" || position === "sticky";
    });
    const covered = new Set<number>();
    for (const element of stays) {
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < window.innerWidth / 2) continue;
      for (let row = Math.max(0, Math.round(top)); row < Math.min(height, bottom); row += 1) covered.add(row);
    }
    return covered.size / height;
  });
