import { campaignRunBy, changeCampaign, characterOf } from "../support/campaigns";
import { changeMember, member, PASSWORD, type Person } from "../support/cast";
import { patience } from "../support/patience";
import { signIn } from "./support/journeys";
import { openAs } from "./support/openAs";
import { restoreSignIn } from "./support/signedIn";
import { expect, type Page, test } from "./support/test";

const card = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

/** Calls the API as the page's member does. */
const post = (page: Page, path: string, body: object = {}) =>
  page.evaluate(
    async ([address, content]) => {
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: content,
      });
      return response.status;
    },
    [path, JSON.stringify(body)] as const,
  );

const open = async (page: Page, person: Person, path = "/game") => {
  await restoreSignIn(page.context(), person.email);
  await page.goto(path);
};

/** Marks the document, so that a reload between two looks would show. */
const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute("data-same", ""));
const sameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-same"));

test("a player asks, waits on /game, and is let in without a reload", async ({ page, browser }) => {
  const anselme = await member("Anselme");
  const nina = await member("Nina");
  const table = await campaignRunBy(anselme, { name: "Les Marais de Sel" });
  await open(page, nina, `/join?token=${table.token}&system=${table.system}`);
  await page.getByRole("button", { name: "Demander à rejoindre" }).click();
  await expect(page).toHaveURL(/\/game$/);
  await markDocument(page);
  await expect(card(page, table.name)).toContainText("En attente d'approbation");
  await expect(card(page, table.name).getByRole("link")).toHaveCount(0);

  const mj = await openAs(browser, anselme);
  const approval = `/api/${table.system}/campaign/${table.id}/requests/${nina.uid}/approve`;
  // It goes by itself after some seconds, which a busy machine may take for what follows.
  const told = page.getByText(`Nouvelle campagne : ${table.name}`).waitFor({ state: "attached" });
  expect(await post(mj, approval)).toBe(204);
  await told;

  const link = card(page, table.name).getByRole("link", { name: table.name });
  await expect(link).toHaveAttribute("href", `/campaign/${table.id}?system=dnd5e`);
  await expect(page.getByText("En attente d'approbation")).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
  await mj.context().close();
});

test("a refusal takes the pending entry away without a reload", async ({ page, browser }) => {
  const anselme = await member("Anselme");
  const nina = await member("Nina");
  const table = await campaignRunBy(anselme, { name: "La Herse baissée" });
  await open(page, nina);
  expect(await post(page, "/api/dnd5e/campaigns/join", { token: table.token })).toBe(200);
  await expect(card(page, table.name)).toContainText("En attente d'approbation");

  const mj = await openAs(browser, anselme);
  expect(await post(mj, `/api/dnd5e/campaign/${table.id}/requests/${nina.uid}/refuse`)).toBe(204);
  await expect(card(page, table.name)).toHaveCount(0);
  await mj.context().close();
});

test("the VTT badge, the name and one's place at the table follow the campaign live, here and on the dashboard", async ({
  page,
  browser,
}) => {
  const anselme = await member("Anselme");
  const nina = await member("Nina");
  const table = await campaignRunBy(anselme, { players: [nina], name: "Tour de guet" });
  await changeCampaign(table, { settings: { ...table.settings, useVtt: true } });
  await open(page, nina);
  const dashboard = await (await browser.newContext()).newPage();
  await signIn(dashboard, nina.email, PASSWORD);
  const pages = [page, dashboard];
  for (const one of pages) await expect(card(one, "Tour de guet")).toContainText("En attente du MJ");

  await changeCampaign(table, { vttStatus: { status: "online", active: true, joinUrl: "/session/ici" } });
  for (const one of pages) {
    await expect(card(one, "Tour de guet")).toContainText("VTT en ligne");
    await expect(card(one, "Tour de guet").getByRole("link", { name: /^Rejoindre/ })).toHaveAttribute(
      "href",
      "/session/ici",
    );
  }
  await changeCampaign(table, { vttStatus: { status: "offline", active: false }, name: "Tour muette" });
  for (const one of pages) await expect(card(one, "Tour muette")).toContainText("En attente du MJ");

  await changeCampaign(table, { memberIds: [] });
  for (const one of pages) await expect(card(one, "Tour muette")).toHaveCount(0);
  await dashboard.context().close();
});

test("a member with six tabs hears what happens in each of them", async ({ page }) => {
  const anselme = await member("Anselme");
  const table = await campaignRunBy(anselme, { name: "Six fenêtres" });
  await open(page, anselme, `/campaign/${table.id}?system=dnd5e`);
  const tabs = [page];
  for (let more = 0; more < 5; more += 1) tabs.push(await page.context().newPage());
  for (const tab of tabs) {
    await tab.goto(`/campaign/${table.id}?system=dnd5e`);
    await expect(tab.getByRole("heading", { name: "Six fenêtres", level: 1 })).toBeVisible();
  }
  await changeCampaign(table, { name: "Six échos" });
  for (const tab of tabs) {
    await expect(tab.getByRole("heading", { name: "Six échos", level: 1 })).toBeVisible();
  }
});

test("the filter shows one system's campaigns and characters, and stays after a reload", async ({ page }) => {
  const nina = await member("Nina");
  await campaignRunBy(nina, { name: "Donjon" });
  await campaignRunBy(nina, { name: "Chronique", system: "vampire" });
  await characterOf(nina, { name: "Brune" });
  await characterOf(nina, { name: "Octave", system: "vampire" });
  await open(page, nina);
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
    "Chronique",
    "Donjon",
    "Brune",
    "Octave",
  ]);
  await page.getByRole("button", { name: "Vampire" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(["Chronique", "Octave"]);
  await expect(page.getByRole("link", { name: /^Nouveau personnage/ })).toHaveAttribute(
    "href",
    /[?&]system=vampire$/,
  );
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(["Chronique", "Octave"]);
  await expect(page.getByText("Vous utilisez 2 / 10 personnages.")).toBeVisible();
  await page.getByRole("link", { name: "Octave" }).click();
  await expect(page).toHaveURL(/\/character\/.+\?system=vampire$/);
});

test("the quota line turns red at the quota, also when an admin lowers it meanwhile", async ({ page }) => {
  const nina = await member("Nina", { characterQuota: 2 });
  await characterOf(nina);
  await open(page, nina);
  const line = page.getByText(/^Vous utilisez/);
  await expect(line).toHaveText("Vous utilisez 1 / 2 personnages.");
  const colour = () => line.evaluate((element) => getComputedStyle(element).color);
  const calm = await colour();
  // The emulator loses a change that meets a listener being opened: such a one is made again.
  await expect(async () => {
    await changeMember(nina.uid, { characterQuota: 1 });
    await expect(line).toHaveText("Vous utilisez 1 / 1 personnages.", { timeout: patience(3_000) });
  }).toPass();
  const [red = 0, green = 0, blue = 0] = (await colour()).match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(Math.max(green, blue));
  expect(await colour()).not.toBe(calm);
});

test("whoever comes back from the Forge finds the character made there", async ({ page, context }) => {
  const nina = await member("Nina");
  await open(page, nina);
  await expect(page.getByText("Vous utilisez 0 / 10 personnages.")).toBeVisible();
  const [forge] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /^Nouveau personnage/ }).click(),
  ]);
  await characterOf(nina, { name: "Forgée d'hier" });
  await forge.close();
  // Chromium without a window counts every tab as visible: the return is told by hand.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(card(page, "Forgée d'hier")).toBeVisible();
});

test("lists that fail are empty, and the live campaigns show all the same", async ({ page }) => {
  const nina = await member("Nina");
  await campaignRunBy(nina, { name: "Contre vents" });
  await characterOf(nina);
  await page.route(/\/api\/\w+\/(campaigns|characters)(\?|$)/, (route) =>
    route.fulfill({ status: 503, json: { error: "Panne" } }),
  );
  await open(page, nina);
  await expect(card(page, "Contre vents")).toBeVisible();
  await expect(page.getByText(/^Aucun personnage\./)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("n'a pas pu être chargée");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Vous utilisez 1 / 10 personnages.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
