import type { Browser } from "@playwright/test";
import { signIn } from "../e2e/support/journeys";
import { DEMO_SHEETS } from "../e2e/support/sheetReach";
import { DEVICES, slowDownProcessor } from "./paint";
import { rounds } from "./rounds";
import { median } from "./statistics";

const VISITS = rounds(5);

export interface SheetReady {
  readonly system: string;
  /** From opening its address until life may be changed and something rolled, in milliseconds: a median. */
  readonly ready: number;
}

/** Opens each game's sheet of the demo on a phone with a slow processor, which has been there before. */
export async function measureSheets(browser: Browser, origin: string): Promise<readonly SheetReady[]> {
  const measured: SheetReady[] = [];
  for (const { system, id, player } of DEMO_SHEETS) {
    const context = await browser.newContext({ ...DEVICES.phone, baseURL: origin, locale: "fr-FR" });
    const first = await context.newPage();
    await signIn(first, `${player}@demo.test`);
    const address = `/character/${id}?system=${system}`;
    const open = async (slow: boolean): Promise<number> => {
      const page = await context.newPage();
      if (slow) await slowDownProcessor(page);
      const begun = performance.now();
      await page.goto(address, { waitUntil: "commit" });
      await page
        .getByRole("button", { name: /^(?:Perdre|Regagner) 1 / })
        .first()
        .waitFor();
      await page
        .getByRole("button", { name: /^Lancer/ })
        .first()
        .waitFor();
      const took = performance.now() - begun;
      await page.close();
      return took;
    };
    await open(false);
    await first.close();
    const visits: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await open(true));
    measured.push({ system, ready: median(visits) });
    await context.close();
  }
  return measured;
}
