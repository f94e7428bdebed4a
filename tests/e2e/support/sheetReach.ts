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
  // All parts are there, shown or not.
  await page.locator("section[aria-label='État en jeu']").waitFor({ state: "attached" });
  return page;
}

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
