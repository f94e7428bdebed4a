import { expect, test } from "./support/test";

test("the showcase says what the product is, for whom, and where to go from there", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Dés & Héros — votre table de jeu de rôle, réunie");
  await expect(page.getByText("Accès réservé aux comptes invités")).toBeVisible();
  for (const blurb of [
    "Un tableau de bord pour tout retrouver",
    "Un espace de jeu synchronisé",
    "Une Forge connectée",
    "Le panneau de commandes du MJ",
  ]) {
    await expect(page.getByRole("heading", { name: blurb })).toBeVisible();
  }
  const main = page.getByRole("main");
  for (const [name, target] of [
    ["Demander une invitation", "/request-invite"],
    ["Découvrir la Forge", "/forge"],
    ["Explorer le VTT", "/vtt"],
    ["Se connecter", "/login"],
  ] as const) {
    await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", target);
  }
});

for (const { path, title, heading, links } of [
  {
    path: "/forge",
    title: "La Forge · Dés & Héros",
    heading: "Un héros façonné pour être joué.",
    links: ["/request-invite", "/vtt", "/login", "/"],
  },
  {
    path: "/vtt",
    title: "Le VTT · Dés & Héros",
    heading: "La carte se déplie, tout le monde y est.",
    links: ["/request-invite", "/forge", "/login", "/"],
  },
]) {
  test(`${path} presents itself and leads on`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    for (const link of links) await expect(page.locator(`main a[href="${link}"]`).first()).toBeVisible();
  });
}

test("nothing that turns makes a public page wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const path of ["/", "/forge", "/vtt", "/nulle-part"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const widest = await page.evaluate(() => {
      const widths = Array.from({ length: 24 }, (_, step) => {
        for (const animation of document.getAnimations()) {
          const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
          animation.pause();
          animation.currentTime = (Number(duration) * step) / 24;
        }
        return document.documentElement.scrollWidth;
      });
      return Math.max(...widths);
    });
    expect(widest, path).toBe(360);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ["/", "Votre table, réunie à l'instant où ça compte."],
    ["/forge", "Un héros façonné pour être joué."],
    ["/vtt", "La carte se déplie, tout le monde y est."],
  ] as const) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
      await page.getByRole("link", { name: "Demander une invitation" }).first().click();
      await expect(page).toHaveURL(/\/request-invite$/);
    });
  }
});

test("a page whose style is lost once is drawn, and has it a moment later", async ({ page }) => {
  const html = await (await page.request.get("/login")).text();
  const lost = new Set<string>();
  await page.route("**/assets/*.css", (route) => {
    const { pathname } = new URL(route.request().url());
    // Those that the page names itself are the browser's to have.
    if (html.includes(pathname) || lost.has(pathname)) return route.continue();
    lost.add(pathname);
    return route.abort();
  });
  const again = page.waitForResponse((answer) => lost.has(new URL(answer.url()).pathname) && answer.ok());
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await again;
  expect(lost.size).toBeGreaterThan(0);
});
