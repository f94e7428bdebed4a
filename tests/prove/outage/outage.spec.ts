import { openAs } from "../../e2e/support/openAs";
import { region } from "../../e2e/support/region";
import { expect, type Page, test } from "../../e2e/support/test";
import { campaignRunBy, changeCampaign, characterOf, settingsWith } from "../../support/campaigns";
import { member } from "../../support/cast";
import { storeMessage, storeRoll } from "../../support/messages";
import { noteFigure } from "../support/figures";
import { endRestarted, frozen, type Outage, stopped } from "../support/firestoreProcess";

const OUTAGE_MS = 30_000;
/** The SDK waits up to a minute between two attempts to reach Firestore. */
const CATCH_UP_MS = 90_000;

const OUTAGES: Record<string, Outage> = {
  "stands still": frozen,
  "is killed, and comes back from an export": stopped,
};

const messages = (page: Page) => region(page, "Messages").getByRole("listitem");
const composer = (page: Page) => page.getByRole("textbox", { name: "Message" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const hitPoints = (page: Page) => page.getByRole("meter", { name: "Points de vie" });

test.afterAll(() => endRestarted());

/** A page that was reloaded has lost this mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

async function addCreature(panel: Page, name: string): Promise<void> {
  const form = panel.getByRole("form", { name: "Ajouter un participant" });
  await form.getByLabel("Nom du participant").fill(name);
  await form.getByLabel("Nom du participant").press("Enter");
  await expect(region(panel, "Initiative").getByText(name, { exact: true })).toBeVisible();
}

async function scene(browser: Parameters<typeof openAs>[0]) {
  const [mj, nina, leo] = [await member("Morgane"), await member("Nina"), await member("Léo")];
  const table = await campaignRunBy(mj, {
    players: [nina, leo],
    name: "Les Brumes",
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  const stats = { abilityScores: { dex: 17 }, hp: { current: 31, max: 42 }, proficiencyBonus: 3 };
  const elowen = await characterOf(nina, { name: "Elowen", campaignId: table.id, stats });
  const [panel, sheet, room, campaign] = [
    await openAs(browser, mj),
    await openAs(browser, nina),
    await openAs(browser, leo),
    await openAs(browser, mj),
  ];
  await panel.goto(`/campaign/${table.id}/mj-panel?system=dnd5e`);
  await sheet.goto(`/character/${elowen}?system=dnd5e`);
  await room.goto(`/session/${table.id}?system=dnd5e`);
  await campaign.goto(`/campaign/${table.id}?system=dnd5e`);
  await expect(hitPoints(sheet)).toHaveText("31 / 42");
  await sheet.getByLabel("Partager avec la table").check();
  await expect(heading(room, "Les Brumes")).toBeVisible();
  await panel.getByRole("button", { name: "Ajouter un participant" }).click();
  await addCreature(panel, "Loup gris");
  await panel.getByRole("button", { name: /^Lancer l'initiative/ }).click();
  await panel.getByRole("switch", { name: "Partager l'ordre avec la table" }).setChecked(true);
  await expect(region(room, "Initiative").getByText("Loup gris")).toBeVisible();
  await campaign.getByRole("button", { name: "Modifier la campagne" }).click();
  for (const page of [panel, sheet, room, campaign]) await mark(page);
  return { table, nina, leo, mj, panel, sheet, room, campaign };
}

/** Presses what has not been done yet, for as long as it is not: a person who reads that it failed does the same. */
async function pressUntil(button: ReturnType<Page["getByRole"]>, done: () => Promise<boolean>) {
  await expect(async () => {
    if (!(await done())) await button.click({ timeout: 1_000 });
    expect(await done()).toBe(true);
  }).toPass({ timeout: CATCH_UP_MS, intervals: [3_000] });
}

for (const [how, takeAway] of Object.entries(OUTAGES)) {
  test(`nothing typed is lost, and every screen catches up, when Firestore ${how} for half a minute`, async ({
    browser,
  }) => {
    const { table, nina, leo, panel, sheet, room, campaign } = await scene(browser);
    const bringBack = await takeAway();
    const gone = Date.now();

    await composer(room).fill("Vous m'entendez ?");
    await room.keyboard.press("Enter");
    await composer(room).fill("Un brouillon");
    await sheet.getByLabel("Nombre de points").fill("7");
    await sheet.getByRole("button", { name: "Dégâts", exact: true }).click();
    await addCreature(panel, "Bandit");
    const name = campaign.getByLabel("Nom de la campagne");
    const description = campaign.getByLabel("Description");
    await name.fill("Les Braises");
    await description.fill("Un volcan s'éveille.");
    await campaign.getByRole("button", { name: "Enregistrer", exact: true }).first().click();
    await sheet.getByRole("button", { name: "Lancer Discrétion" }).click();
    await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS - (Date.now() - gone)));

    await expect(room.getByText("Vous m'entendez ?")).toBeVisible();
    await expect(composer(room)).toHaveValue("Un brouillon");
    await expect(name).toHaveValue("Les Braises");
    await expect(description).toHaveValue("Un volcan s'éveille.");
    await expect(region(panel, "Initiative").getByText("Bandit", { exact: true })).toBeVisible();

    await bringBack();
    const back = Date.now();
    await expect(messages(room).filter({ hasText: "Vous m'entendez ?" })).toHaveCount(1);
    await expect(room.getByText(/Hors connexion|Envoi/)).toHaveCount(0, { timeout: CATCH_UP_MS });
    await expect(composer(room)).toHaveValue("Un brouillon");
    noteFigure(`Firestore ${how}: the message is delivered ${Date.now() - back} ms after it is back`);

    await Promise.all([
      storeMessage(table, nina, "Je t'entends."),
      storeRoll(table, nina, { label: "Perception" }),
    ]);
    await expect(messages(room).filter({ hasText: "Je t'entends." })).toHaveCount(1, {
      timeout: CATCH_UP_MS,
    });
    for (const page of [room, sheet, panel])
      await expect(page.getByText("Perception").first()).toBeAttached({ timeout: CATCH_UP_MS });

    await pressUntil(campaign.getByRole("button", { name: "Enregistrer", exact: true }).first(), () =>
      campaign.getByText("Modifications enregistrées.").first().isVisible(),
    );
    for (const page of [panel, room]) {
      await expect(heading(page, "Les Braises")).toBeVisible({ timeout: CATCH_UP_MS });
    }
    await pressUntil(panel.getByRole("button", { name: "Réessayer" }), () =>
      region(room, "Initiative").getByText("Bandit").isVisible(),
    );
    await pressUntil(sheet.getByRole("button", { name: "Dégâts", exact: true }), async () =>
      ((await hitPoints(sheet).textContent()) ?? "").startsWith("24 "),
    );
    await changeCampaign(table, { name: "Les Cendres" });
    for (const page of [panel, room]) await expect(heading(page, "Les Cendres")).toBeVisible();
    await expect(sheet.getByRole("link", { name: "Les Cendres" })).toBeVisible();
    noteFigure(`Firestore ${how}: all screens are caught up ${Date.now() - back} ms after it is back`);
    for (const page of [panel, sheet, room, campaign]) expect(await isMarked(page)).toBe(true);
    await storeMessage(table, leo, "Fin.");
    await expect(messages(room).filter({ hasText: "Fin." })).toHaveCount(1);
  });
}
