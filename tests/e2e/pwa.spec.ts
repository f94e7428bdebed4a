import { campaignRunBy, characterOf } from "../support/campaigns";
import { member, PASSWORD } from "../support/cast";
import { patience } from "../support/patience";
import { faults } from "./support/axe";
import { type Deployment, deploy } from "./support/deployment";
import { fillLogin } from "./support/journeys";
import { keptOnDevice } from "./support/keptDocuments";
import { expect, type Page, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

let site: Deployment;
test.beforeEach(async ({ baseURL }) => {
  site = await deploy(baseURL ?? "");
});
test.afterEach(() => site.close());

/** The worker is active and has all that it must keep. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

test("the app is installable, opens without a network with what was read, and says what it cannot open", async ({
  page,
  context,
}) => {
  const [mj, player] = await Promise.all([member("Solenn"), member("Tugdual")]);
  const table = await campaignRunBy(mj, { players: [player], name: "Le Phare Éteint" });
  const hero = await characterOf(player, { name: "Maëlle la Sourde", campaignId: table.id });

  await test.step("its manifest names it, and its icons are there", async () => {
    await page.goto(`${site.origin}/login`);
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const manifest = await (await page.request.get(`${site.origin}${address}`)).json();
    expect(manifest).toMatchObject({
      name: "Dés & Héros",
      lang: "fr",
      display: "standalone",
      start_url: "/dashboard",
      theme_color: "#7C3AED",
    });
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(`${site.origin}${src}`);
      expect(icon.headers()["content-type"]).toMatch(/^image\//);
    }
  });

  await fillLogin(page, player.email, PASSWORD);
  await expect(page.getByText("Le Phare Éteint").first()).toBeVisible();
  await expect.poll(() => installed(page)).toBe(true);
  await page.goto(`${site.origin}/character/${hero}?system=dnd5e`);
  await expect(page.getByRole("heading", { name: "Maëlle la Sourde" })).toBeVisible();
  await keptOnDevice(page, `"characters/${hero}"`, table.id, player.uid);

  await context.setOffline(true);
  await test.step("the sheet and the dashboard open from the device", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Maëlle la Sourde" })).toBeVisible();
    await expect(page.getByText("Connexion perdue :")).toBeVisible();
    await page.goto(`${site.origin}/dashboard`);
    await expect(page.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
    await expect(page.getByText("Le Phare Éteint").first()).toBeVisible();
  });

  await test.step("a public page opens as itself, any other says that there is no network", async () => {
    await page.goto(`${site.origin}/privacy`);
    await expect(page.getByRole("heading", { name: "Confidentialité", level: 1 })).toBeVisible();
    await page.goto(`${site.origin}/nulle-part`);
    await expect(page.getByRole("heading", { name: "La route est coupée." })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole("link", { name: "Ouvrir mon espace" }).click();
    await expect(page.getByText("Le Phare Éteint").first()).toBeVisible();
  });

  await test.step("no answer of the API was kept", async () => {
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain("/app");
    expect(kept.filter((path) => path.startsWith("/api"))).toEqual([]);
  });

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("Connexion perdue :")).toHaveCount(0);
  await expect(page.getByText("Le Phare Éteint").first()).toBeVisible();
});

test("a deployment is told to open pages, and no later page is of the old version", async ({
  page,
  context,
}) => {
  const { email } = await member("Enora");
  const entryOf = (one: Page) => one.locator('script[type="module"][src]').getAttribute("src");
  await page.goto(`${site.origin}/login`);
  await fillLogin(page, email, PASSWORD);
  await expect.poll(() => installed(page)).toBe(true);
  const notice = page.getByText("Une nouvelle version est prête.");
  await page.goto(`${site.origin}/market`);
  await expect(page.getByText("Bientôt disponible.")).toBeVisible();
  await expect(notice).toHaveCount(0);

  site.deployNext();
  await test.step("a page opened after the deployment is new, whatever the worker holds", async () => {
    const other = await context.newPage();
    await other.goto(`${site.origin}/privacy`);
    expect(await entryOf(other)).toContain("?next");
    await other.close();
  });

  await test.step("an open page hears of it, and is new once its reader says so", async () => {
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(notice).toBeVisible();
    expect(await entryOf(page)).not.toContain("?next");
    await page.getByRole("button", { name: "Mettre à jour" }).click();
    await expect.poll(() => entryOf(page).catch(() => null)).toContain("?next");
    await expect(page.getByText("Bientôt disponible.")).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test("a call does not wait for a worker that the browser has stopped", async ({ page, context }) => {
  const { email } = await member("Yann");
  await page.goto(`${site.origin}/login`);
  await fillLogin(page, email, PASSWORD);
  await expect.poll(() => installed(page)).toBe(true);

  const running = new Map<string, string>();
  let started: string[] = [];
  const devTools = await context.newCDPSession(page);
  devTools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      running.set(versionId, runningStatus);
      if (runningStatus !== "stopped") started.push(runningStatus);
    }
  });
  await devTools.send("ServiceWorker.enable");
  // The first screen may still be asking for parts of itself, which start the worker too.
  await expect(async () => {
    await devTools.send("ServiceWorker.stopAllWorkers");
    await expect.poll(() => [...running.values()], { timeout: patience(3_000) }).toEqual(["stopped"]);
    started = [];
    await page.evaluate(async () => (await fetch("/api/modules")).json());
    expect(started).toEqual([]);
  }).toPass();
});
