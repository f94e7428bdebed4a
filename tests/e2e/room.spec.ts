import { campaignRunBy, changeCampaign, settingsWith, type Table } from "../support/campaigns";
import { member } from "../support/cast";
import { storeSharedInitiative } from "../support/initiative";
import { storeMessage, storeRoll } from "../support/messages";
import { faults } from "./support/axe";
import { watchWire } from "./support/deliveries";
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
