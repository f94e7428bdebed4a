import { characterOf } from "../support/campaigns";
import { member } from "../support/cast";
import { openAs } from "./support/openAs";
import { expect, type Page, test } from "./support/test";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a screen begins at its top with the focus on it, and is found again where it was left", async ({
  browser,
}) => {
  const owner = await member("Nolwenn");
  await Promise.all(
    Array.from({ length: 14 }, (_, index) => characterOf(owner, { name: `Héroïne ${index}` })),
  );
  const page = await openAs(browser, owner);
  await page.setViewportSize({ width: 390, height: 700 });

  await test.step("the keyboard's first stop leads over the header", async () => {
    await page.goto("/game");
    await expect(page).toHaveTitle("Espace de jeu · Dés & Héros");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  const last = page.getByRole("link", { name: "Héroïne 9" });
  await expect(last).toBeVisible();
  // A list that arrives above it would move what is measured, and so do lines that break anew in their own face.
  await expect(page.getByRole("main").getByText("Chargement...")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await last.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(300);
  await last.click();
  await expect(page.getByRole("heading", { name: "Héroïne 9", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expect(page).toHaveTitle("Héroïne 9 · Dés & Héros");

  await test.step("the breadcrumbs say where one is", async () => {
    const trail = page.getByRole("navigation", { name: "Fil d'Ariane" });
    await expect(trail.getByRole("link", { name: "Tableau de bord" })).toHaveAttribute("href", "/dashboard");
    await expect(trail.getByText("Fiche de personnage")).toHaveAttribute("aria-current", "page");
  });

  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
});

test("the footer leads everybody to the terms and to what is stored", async ({ page }) => {
  await page.goto("/");
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: "Conditions" }).click();
  await expect(page).toHaveTitle("Conditions d'utilisation · Dés & Héros");
  await expect(page.getByRole("main")).toBeFocused();
  await foot.getByRole("link", { name: "Confidentialité" }).click();
  await expect(page.getByRole("heading", { name: "Confidentialité", level: 1 })).toBeVisible();
  await expect(page.getByText("Cookie __session")).toBeVisible();
  await expect(page.getByText("Version du 21 novembre 2026")).toBeVisible();
});

test("public pages tell search engines and link previews what they are, and the shell asks not to be listed", async ({
  request,
}) => {
  for (const path of ["/", "/forge", "/vtt", "/terms", "/privacy"]) {
    const html = await (await request.get(path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
    expect(title, path).toContain("Dés &amp; Héros");
    expect(html).toContain(`<meta property="og:title" content="${title}">`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/);
    expect(html).not.toContain('name="robots"');
  }
  expect(await (await request.get("/login")).text()).toContain('<meta name="robots" content="noindex"');
  const image = await request.get("/social.png");
  expect(image.headers()["content-type"]).toBe("image/png");
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /api/");
});
