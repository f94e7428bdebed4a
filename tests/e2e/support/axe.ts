import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SCHEMES = ["dark", "light"] as const;
const SCREENS = [
  { device: "phone", viewport: { width: 390, height: 844 } },
  { device: "desktop", viewport: { width: 1440, height: 900 } },
] as const;

/** So many frames in a row without an animation: what is drawn is what stays. */
const CALM_FRAMES = 2;
/** What a frame may take, before time alone passes for it. */
const FRAME_MS = 100;

/** From one scheme to the other nothing but colours changes. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Puts axe into the page, unless it is there since the last look, and takes the way from one look to the next out of it. */
async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets.push(still);
  });
}

async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const options: RunOptions = { resultTypes: ["violations"], ...(only && { runOnly: only }) };
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  }, rules);
}

/**
 * Mantine follows the system's scheme from a listener, so its colours stand some frames after the browser's own. What
 * is still moving is put at its end. Chromium now and then draws no frame until something changes: a moment passes for
 * one then.
 */
async function settled(page: Page, colorScheme: string): Promise<void> {
  await page.waitForFunction(
    (scheme) => {
      const told = document.documentElement.dataset.mantineColorScheme;
      return told === undefined || told === scheme;
    },
    colorScheme,
    { polling: FRAME_MS },
  );
  await page.evaluate(
    async ({ frames, ms }) => {
      const frame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => resolve());
          setTimeout(resolve, ms);
        });
      const passing = () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const { iterations = 1 } = effect?.getTiming() ?? {};
          return playState === "running" && Number.isFinite(iterations);
        });
      let calm = 0;
      while (calm < frames) {
        await frame();
        const running = passing();
        calm = running.length === 0 ? calm + 1 : 0;
        for (const animation of running) animation.finish();
      }
    },
    { frames: CALM_FRAMES, ms: FRAME_MS },
  );
}

/**
 * What axe finds on the page as it stands, on a phone and a desktop (or on `only` one of them), dark and light: a line a
 * fault, with the look, the rule and the element. Contrast is judged on colours that have arrived, not on those that are
 * fading in.
 */
export async function faults(page: Page, only?: (typeof SCREENS)[number]["device"]): Promise<string[]> {
  const found: string[] = [];
  await load(page);
  for (const { device, viewport } of SCREENS) {
    if (only !== undefined && device !== only) continue;
    await page.setViewportSize(viewport);
    for (const [turn, colorScheme] of SCHEMES.entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settled(page, colorScheme);
      found.push(
        ...(await faultsOf(page, turn === 0 ? undefined : COLOURS)).map(
          (fault) => `${device}, ${colorScheme}: ${fault}`,
        ),
      );
    }
  }
  return found;
}
