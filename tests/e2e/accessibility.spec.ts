import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./support/journeys";

const SCHEMES = ["dark", "light"] as const;
const SCREENS = [
  { device: "a phone", viewport: { width: 390, height: 844 } },
  { device: "a desktop", viewport: { width: 1440, height: 900 } },
] as const;

const PUBLIC_PAGES = [
  "/",
  "/forge",
  "/vtt",
  "/login",
  "/register?code=DEMO-LIBRE",
  "/request-invite",
  "/nulle-part",
];

/** What axe finds, one line a fault: the rule, then the element. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const { device, viewport } of SCREENS) {
  for (const colorScheme of SCHEMES) {
    test.describe(`on ${device}, ${colorScheme}`, () => {
      // Contrast is judged on colours that have arrived, not on those that are fading in.
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      for (const path of PUBLIC_PAGES) {
        test(`axe finds nothing at ${path}`, async ({ page }) => {
          await page.goto(path);
          await page.getByRole("heading", { level: 1 }).waitFor();
          await page.waitForLoadState("networkidle");
          expect(await faults(page)).toEqual([]);
        });
      }

      test("axe finds nothing on the dashboard", async ({ page }) => {
        await signIn(page, "joueur1@demo.test");
        await page.getByRole("heading", { name: "Raccourcis" }).waitFor();
        expect(await faults(page)).toEqual([]);
      });
    });
  }
}
