import { campaignRunBy, changeCampaign, settingsWith, type Table } from "../support/campaigns";
import { member } from "../support/cast";
import { storeSharedInitiative } from "../support/initiative";
import { storeMessage, storeMessages, storeRoll } from "../support/messages";
import { patience } from "../support/patience";
import { faults } from "./support/axe";
import { watchDeliveries, watchWire } from "./support/deliveries";
import { openAs } from "./support/openAs";
import { region } from "./support/region";
import { expect, type Page, test } from "./support/test";

const OPEN = {
  settings: settingsWith({ useVtt: true }),
  vttStatus: { status: "online", active: true },
} as const;

const roomOf = ({ id }: Table) => `/session/${id}?system=dnd5e`;

const messages = (page: Page) => region(page, "Messages").getByRole("listitem");
const dice = (page: Page) => region(page, "Jets").getByRole("listitem");

/** The MJ has all of it in one list, the newest last. */
const journal = (page: Page) => region(page, "Journal").getByRole("listitem");

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.keyboard.press("Enter");
}

test("the MJ opens the room, all roll dice and write, some in private; it closes, and opens again unchanged", async ({
  browser,
}) => {
  test.slow();
  const [mj, nina, leo] = [await member("Morgane"), await member("Nina"), await member("Léo")];
  const table = await campaignRunBy(mj, {
    players: [nina, leo],
    name: "Les Brumes",
    settings: OPEN.settings,
  });
  const [mjPage, ninaPage, leoPage] = [
    await openAs(browser, mj),
    await openAs(browser, nina),
    await openAs(browser, leo),
  ];
  await leoPage.goto(roomOf(table));
  await expect(leoPage.getByRole("heading", { name: "La table est fermée" })).toBeVisible();
  await ninaPage.goto(`/campaign/${table.id}?system=dnd5e`);
  await mjPage.goto(`/campaign/${table.id}?system=dnd5e`);
  const opened = mjPage.waitForEvent("popup");
  await mjPage.getByRole("button", { name: "Lancer le VTT" }).click();
  const mjRoom = await opened;
  await mjRoom.waitForURL(new RegExp(`/session/${table.id}\\?system=dnd5e$`));

  const joined = ninaPage.waitForEvent("popup");
  await ninaPage.getByRole("link", { name: /^Rejoindre la table/ }).click();
  const ninaRoom = await joined;
  // A hidden tab is silent; here all tabs count as seen, and the campaign's would go on speaking for the device.
  await Promise.all([mjPage.close(), ninaPage.close()]);
  for (const page of [mjRoom, ninaRoom, leoPage]) {
    await expect(page.getByRole("heading", { name: "Les Brumes", level: 1 })).toBeVisible();
  }
  const received = await watchWire(leoPage);
  await leoPage.reload();
  const here = region(ninaRoom, "Participants").getByRole("listitem");
  await expect(here.filter({ hasText: "En ligne · À la table virtuelle" })).toHaveCount(3);

  await send(ninaRoom, "J'ouvre la porte.\n<img src=x onerror=alert(1)>");
  await expect(journal(mjRoom).last()).toContainText("<img src=x onerror=alert(1)>");
  for (const page of [leoPage, ninaRoom]) {
    await expect(messages(page).last()).toContainText("<img src=x onerror=alert(1)>");
  }
  await ninaRoom.getByLabel("Au MJ seul").first().check();
  await send(ninaRoom, "Je vole la clé du garde.");
  await expect(journal(mjRoom).last()).toContainText("en privé");
  await mjRoom.getByRole("button", { name: "Répondre en privé à Nina" }).click();
  await send(mjRoom, "Escamotage, pour moi seul.");
  await expect(messages(ninaRoom).last()).toContainText("Escamotage, pour moi seul.");

  await ninaRoom.getByLabel("Pour le MJ seul").check();
  await ninaRoom.getByRole("button", { name: "Lancer 1d20" }).click();
  await expect(journal(mjRoom).last()).toContainText("pour le MJ");
  await expect(dice(ninaRoom)).toContainText(["pour le MJ"]);
  await leoPage.getByLabel("Dés à lancer").fill("des poussières");
  await leoPage.keyboard.press("Enter");
  await expect(leoPage.getByText("Ces dés sont illisibles.")).toBeVisible();
  await leoPage.getByLabel("Dés à lancer").fill("2d6+3");
  await leoPage.keyboard.press("Enter");
  await expect(journal(mjRoom).last()).toContainText("2d6+3");
  await expect(dice(ninaRoom).first()).toContainText("2d6+3");
  await expect(dice(leoPage)).toHaveCount(1);

  await storeSharedInitiative(table, { order: [{ name: "Loup gris" }] });
  for (const page of [ninaRoom, leoPage]) {
    await expect(region(page, "Initiative").getByText("Loup gris")).toBeVisible();
  }
  expect(received().join("\n")).toContain("onerror");
  expect(received().join("\n")).not.toMatch(/la clé du garde|Escamotage|mjRolls\/[\w-]+"/);

  await mjRoom.getByRole("button", { name: "VTT en ligne : Arrêter le VTT" }).click();
  await mjRoom.getByRole("menuitem", { name: "Arrêter le VTT" }).click();
  for (const page of [ninaRoom, leoPage]) {
    await expect(page).toHaveURL(new RegExp(`/campaign/${table.id}`));
    await expect(page.getByText("Le MJ a fermé la table virtuelle.")).toBeVisible();
  }
  await expect(mjRoom.getByRole("button", { name: "VTT hors ligne : Lancer le VTT" })).toBeVisible();

  await changeCampaign(table, OPEN);
  await ninaRoom.goto(roomOf(table));
  await expect(messages(ninaRoom)).toContainText(["J'ouvre la porte.", "la clé du garde", "Escamotage"]);
  await expect(dice(ninaRoom)).toHaveCount(2);
});

test("a message written without a connection is sent once when it returns, even after leaving the room", async ({
  browser,
}) => {
  test.slow();
  const [mj, nina] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, { players: [nina], ...OPEN });
  const [mjPage, page] = [await openAs(browser, mj), await openAs(browser, nina)];
  await mjPage.goto(roomOf(table));
  await page.goto(roomOf(table));
  await send(page, "Bonsoir.");
  await expect(journal(mjPage)).toContainText(["Bonsoir."]);

  await page.context().setOffline(true);
  await send(page, "Vous m'entendez ?");
  await send(page, "Je crois que non.");
  await expect(page.getByText("Hors connexion : ce message partira dès son retour.")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Lancer 1d20" })).toBeDisabled();
  await page.context().setOffline(false);
  await expect(journal(mjPage)).toContainText(["Bonsoir.", "Vous m'entendez ?", "Je crois que non."], {
    timeout: patience(30_000),
  });

  // The server stores it, and its answer is lost: the same request, sent again, finds the message.
  await page.route("**/messages", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/messages"));
  await send(page, "Une seule fois.");
  await lost;
  await page.unroute("**/messages");
  await page.goto("/game");
  await page.goto(roomOf(table));
  await expect(messages(page).filter({ hasText: "Une seule fois." })).toHaveCount(1);
  await expect(page.getByText(/Hors connexion|Envoi/)).toHaveCount(0);
  await expect(journal(mjPage).filter({ hasText: "Une seule fois." })).toHaveCount(1);
  await expect(journal(mjPage).filter({ hasText: "Vous m'entendez ?" })).toHaveCount(1);
});

test("of a thousand messages the newest thirty are read, and older ones on demand", async ({ browser }) => {
  const [mj, nina] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, { players: [nina], ...OPEN });
  await Promise.all([
    storeMessages(table, mj, 1000),
    storeMessage(table, nina, "Psst.", { playerUid: nina.uid }),
  ]);
  await storeRoll(table, nina);
  const page = await openAs(browser, nina);
  const deliveries = await watchDeliveries(page);
  await page.goto(roomOf(table));
  await expect(messages(page).filter({ hasText: "Message" })).toHaveCount(30);
  await expect(messages(page).filter({ hasText: "Message 1000" })).toBeInViewport();
  const read = (name: string) => deliveries().filter((path) => path.includes(`${table.id}/${name}/`)).length;
  expect([read("messages"), read("whispers"), read("rolls")]).toEqual([30, 1, 1]);

  await page.getByRole("button", { name: "Messages plus anciens" }).click();
  await expect(messages(page).filter({ hasText: "Message" })).toHaveCount(59);
  await expect(messages(page).filter({ hasText: "Message 971" })).toBeInViewport();
});

test("the room is for members of the campaign, as long as it exists", async ({ browser }) => {
  const [mj, nina, zoe] = [await member("Morgane"), await member("Nina"), await member("Zoé")];
  const table = await campaignRunBy(mj, { players: [nina], name: "Les Brumes", ...OPEN });
  const page = await openAs(browser, zoe);
  await page.goto(roomOf(table));
  await expect(page.getByText("Impossible de récupérer les informations de la campagne.")).toBeVisible();

  const inside = await openAs(browser, nina);
  await inside.goto(roomOf(table));
  await expect(inside.getByRole("heading", { name: "Les Brumes", level: 1 })).toBeVisible();
  await changeCampaign(table, { memberIds: [] });
  await expect(inside.getByText(/Tu n'as plus accès à « Les Brumes »/)).toBeVisible();
});

test("axe finds nothing in a player's room, in any look", async ({ browser }) => {
  const [mj, nina] = [await member("Morgane"), await member("Nina")];
  const table = await campaignRunBy(mj, { players: [nina], name: "Les Brumes", ...OPEN });
  await storeMessage(table, mj, "Bonsoir à vous.");
  await storeMessage(table, nina, "Psst.", { playerUid: nina.uid });
  await Promise.all([storeRoll(table, nina), storeRoll(table, nina, { audience: "mj" })]);
  await storeSharedInitiative(table, { order: [{ name: "Loup gris" }, { name: "Bandit" }] });
  const page = await openAs(browser, nina);
  await page.goto(roomOf(table));
  await expect(messages(page)).toContainText(["Bonsoir à vous.", "Psst."]);
  await expect(dice(page)).toHaveCount(2);
  expect(await faults(page)).toEqual([]);
});
