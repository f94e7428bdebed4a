import { member, PASSWORD } from "../support/cast";
import { faults } from "./support/axe";
import { signIn } from "./support/journeys";
import { expect, test } from "./support/test";

const PUBLIC_PAGES = [
  "/",
  "/forge",
  "/vtt",
  "/login",
  "/register?code=DEMO-LIBRE",
  "/request-invite",
  "/forgot-password",
  "/terms",
  "/privacy",
  "/nulle-part",
];

for (const path of PUBLIC_PAGES) {
  test(`axe finds nothing at ${path}, in any look`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await faults(page)).toEqual([]);
  });
}

test("axe finds nothing on the dashboard and the market, in any look", async ({ page }) => {
  await signIn(page, (await member("Lucas")).email, PASSWORD);
  await page.getByRole("heading", { name: "Raccourcis" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.goto("/market");
  await page.getByText("Bientôt disponible.").waitFor();
  expect(await faults(page)).toEqual([]);
});
