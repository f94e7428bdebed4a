import { faults, SCHEMES, SCREENS } from "./support/axe";
import { signIn } from "./support/journeys";
import { expect, test } from "./support/test";

const PUBLIC_PAGES = [
  "/",
  "/forge",
  "/vtt",
  "/login",
  "/register?code=DEMO-LIBRE",
  "/request-invite",
  "/nulle-part",
];

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
