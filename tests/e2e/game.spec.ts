import { campaignRunBy, changeCampaign, characterOf } from "../support/campaigns";
import { member, PASSWORD, type Person } from "../support/cast";
import { signIn } from "./support/journeys";
import { restoreSignIn } from "./support/signedIn";
import { expect, type Page, test } from "./support/test";

const card = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

const open = async (page: Page, person: Person, path = "/game") => {
  await restoreSignIn(page.context(), person.email);
  await page.goto(path);
};

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
