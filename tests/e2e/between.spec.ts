import { campaignRunBy, characterOf } from "../support/campaigns";
import { member, unique } from "../support/cast";
import { storedNotification } from "../support/notifications";
import { keptDevice, PushService } from "../support/push";
import { openAs } from "./support/openAs";
import { subscribesAt, workerOf } from "./support/pushBrowser";
import { expect, type Page, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

const PHONE = { width: 390, height: 844 };

let service: PushService;
test.beforeEach(async () => {
  service = await PushService.open();
});
test.afterEach(() => service.close());

const write = async (page: Page, text: string) => {
  const field = page.getByRole("textbox", { name: "Message" });
  await field.pressSequentially(text);
  await field.press("Enter");
  await expect(field).toHaveValue("");
};
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

async function proposeADate(mj: Page): Promise<void> {
  await mj.getByRole("button", { name: "Proposer des dates" }).first().click();
  const dialog = mj.getByRole("dialog", { name: "Proposer des dates" });
  await dialog.getByRole("button", { name: "Mois suivant" }).click();
  await dialog.getByRole("button", { name: / 16 / }).first().click();
  await dialog.getByRole("button", { name: "Proposer", exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("a phone rings for a date while the app is closed, not while it is open, and is silenced by one press", async ({
  browser,
}) => {
  test.slow();
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const campaign = await campaignRunBy(anselme, { players: [nina], name: unique("Les Brumes") });
  const mj = await openAs(browser, anselme, `/campaign/${campaign.id}?system=dnd5e`);
  const phone = await openAs(browser, nina);
  await phone.setViewportSize(PHONE);
  await subscribesAt(phone, service);
  await phone.goto("/dashboard");
  await bell(phone).click();
  await panel(phone).getByRole("button", { name: "Me prévenir sur cet appareil" }).click();
  await expect(panel(phone).getByText("Cet appareil te prévient.")).toBeVisible();
  const worker = await workerOf(phone);

  await proposeADate(mj);
  await expect.poll(() => service.received.length).toBe(1);
  const [{ payload } = { payload: undefined }] = service.received;
  expect(payload).toMatchObject({
    title: campaign.name,
    body: "Quand joue-t-on ?",
    href: `/campaign/${campaign.id}?system=dnd5e`,
  });

  await test.step("the app is before her eyes: its bell tells it", async () => {
    await expect(bell(phone)).toHaveAccessibleName("Notifications, 1 non lue");
    await worker.push(payload);
    const { notificationId: _, ...inNoBell } = { ...payload, body: "Le MJ t'a écrit." };
    await worker.push(inNoBell);
    await expect(phone.getByText(`${campaign.name} : Le MJ t'a écrit.`)).toBeVisible();
    expect(await worker.shown()).toEqual([]);
  });

  await test.step("the app is closed: her phone tells it, until it is read", async () => {
    await phone.goto("about:blank");
    await worker.push(payload);
    await expect.poll(worker.shown).toEqual([{ title: campaign.name, body: "Quand joue-t-on ?" }]);
    await phone.goto("/dashboard");
    await bell(phone).click();
    await panel(phone).getByRole("button", { name: "Marquer comme lu", exact: true }).click();
    await expect.poll(worker.shown).toEqual([]);
    const told = () => storedNotification(nina, payload?.notificationId ?? "");
    await expect.poll(async () => (await told())?.read).toBe(true);
  });

  await test.step("what comes late and was read says nothing, what cannot be read says something", async () => {
    await phone.goto("about:blank");
    await worker.push({ ...payload, sentAt: Date.now() - 120_000 });
    await worker.push("illisible");
    await expect.poll(worker.shown).toEqual([{ title: "Dés & Héros", body: "Du nouveau à ta table." }]);
  });

  await phone.goto("/dashboard");
  await bell(phone).click();
  await panel(phone).getByRole("button", { name: "Couper" }).click();
  await expect(panel(phone).getByRole("button", { name: "Me prévenir sur cet appareil" })).toBeVisible();
  await expect.poll(() => keptDevice(service)).toBeUndefined();
});

test("a player writes to the MJ while the table is closed, who answers in the bell; both keep it for the next evening", async ({
  browser,
}) => {
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const campaign = await campaignRunBy(anselme, { players: [nina], name: unique("Les Brumes") });
  const page = `/campaign/${campaign.id}?system=dnd5e`;
  const mj = await openAs(browser, anselme, "/dashboard");
  const phone = await openAs(browser, nina, page);
  await phone.setViewportSize(PHONE);
  await phone.getByRole("button", { name: "Écrire au MJ" }).click();
  await write(phone, "Et si je vendais l'épée ?");
  await expect(phone.getByText("Le MJ n'a pas encore répondu.")).toBeVisible();

  await test.step("the MJ sees on the dashboard who waits, and answers where the bell tells it", async () => {
    await expect(mj.getByRole("link", { name: "Nina attend ta réponse" })).toBeVisible();
    await bell(mj).click();
    await panel(mj).getByRole("button", { name: "Lire et répondre : Nina t'a écrit" }).click();
    await expect(panel(mj).getByText("Et si je vendais l'épée ?")).toBeVisible();
    await write(mj, "À qui ?");
    await expect(panel(mj).getByRole("listitem").filter({ hasText: "À qui ?" }).first()).toBeVisible();
    await expect(mj.getByRole("link", { name: "Nina attend ta réponse" })).toBeHidden();
  });

  await test.step("the answer comes before her eyes, and is kept for the evening that it leads to", async () => {
    await expect(phone.getByText("À qui ?", { exact: true })).toBeVisible();
    await expect(phone.getByText("Le MJ n'a pas encore répondu.")).toBeHidden();
    await phone.getByRole("button", { name: "Garder cette ligne : Anselme, À qui ?" }).click();
    await mj.goto(page);
    await mj.getByRole("button", { name: "Commencer la séance" }).click();
    await phone.goto(`/campaign/${campaign.id}/seances/1?system=dnd5e`);
    await expect(phone.getByText("— Anselme : « À qui ? »")).toBeVisible();
  });
});

test("a hero earns a week's pay on a phone, the MJ takes one back, and the record of the next evening notes the other", async ({
  browser,
}) => {
  const [anselme, nina] = [await member("Anselme"), await member("Nina")];
  const campaign = await campaignRunBy(anselme, { players: [nina], name: unique("Les Brumes") });
  const page = `/campaign/${campaign.id}?system=dnd5e`;
  const stats = { hp: { current: 20, max: 31 }, level: 5, abilityScores: { str: 16 } };
  await characterOf(nina, { campaignId: campaign.id, name: "Elenna", stats });
  const mj = await openAs(browser, anselme, page);
  const phone = await openAs(browser, nina, page);
  await phone.setViewportSize(PHONE);
  await phone.getByRole("link", { name: "Agir avec Elenna" }).click();

  const acts = phone.getByRole("region", { name: "Entre deux séances" });
  await expect(acts.getByText("Encore 3 actes")).toBeInViewport();
  await acts.getByRole("button", { name: "Faire : Travailler" }).click();
  await expect(acts.getByRole("status")).toHaveText(/^Une semaine de travail \(Athlétisme \d+\), \+\d+ po$/);
  await acts.getByRole("combobox", { name: "Travail" }).selectOption("Un guide");
  await acts.getByRole("button", { name: "Faire : Travailler" }).click();
  await expect(acts.getByText("Encore 1 acte")).toBeVisible();

  await test.step("the MJ sees both as they happen, and takes the second back", async () => {
    const card = mj.getByRole("region", { name: "Entre deux séances" });
    await expect(card.getByRole("listitem")).toHaveCount(2);
    await card.getByRole("button", { name: /^Annuler : Elenna : Une semaine de travail \(Survie/ }).click();
    await expect(card.getByRole("button", { name: /^Annuler/ })).toHaveCount(1);
    await expect(acts.getByText("Encore 2 actes")).toBeVisible();
  });

  await test.step("the evening begins: there is no more of it on the sheet, and the first is in its record", async () => {
    await mj.getByRole("button", { name: "Commencer la séance" }).click();
    await expect(acts).toBeHidden();
    await phone.goto(`/campaign/${campaign.id}/seances/1?system=dnd5e`);
    await expect(
      phone.getByText(/Entre deux séances, Elenna — Une semaine de travail \(Athlétisme/),
    ).toBeVisible();
    await expect(phone.getByText(/Survie/)).toBeHidden();
  });
});
