import { randomUUID } from "node:crypto";
import { updateProfile } from "domain/api/account";
import { createInvites, updateInviteRequest } from "domain/api/admin";
import { type Call, type CallInput, type CallParts, callUrl } from "domain/api/call";
import { updateCampaignInfo } from "domain/api/campaigns";
import { createCharacter } from "domain/api/characters";
import { requestInvite } from "domain/api/invitations";
import { createItem } from "domain/api/items";
import { rollForTable } from "domain/api/rolls";
import { auditLog } from "domain/documents/auditEntry";
import { inviteRequests } from "domain/documents/inviteRequest";
import { joinRequests } from "domain/documents/joinRequest";
import { defineItem } from "domain/sheet/equipment/item";
import { paths } from "domain/values/links/paths";
import { SYSTEM_IDS } from "domain/values/systemIds";
import { openAs } from "../../e2e/support/openAs";
import { region } from "../../e2e/support/region";
import { expect, type Page, test } from "../../e2e/support/test";
import { earlierRequest } from "../../support/belongings";
import { campaignRunBy, settingsWith, type Table } from "../../support/campaigns";
import { member, unique } from "../../support/cast";
import { put } from "../../support/database";
import { storeSharedInitiative } from "../../support/initiative";
import { everyDocument } from "../../support/wholeDatabase";
import { noteFigure } from "../support/figures";
import { attempt, attemptsMade, NamedTexts, poisoned, RAN } from "./attempts";
import { writeEvening } from "./evening";
import { lookAtEvening } from "./eveningScreens";

const refused: string[] = [];
let opened = 0;

/** Makes a call of the contract as the member whose page this is; a refusal is as good as a text that does nothing, but for being too fast. */
async function write<C extends Call>(page: Page, call: C, input: CallInput<C>): Promise<unknown> {
  const { params, query, body } = input as CallParts;
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(callUrl(call, { params, query }), {
    method: call.method,
    headers: { "content-type": "application/json", origin },
    data: JSON.stringify(body ?? {}),
    // A connection that was idle may be closed just then.
    maxRetries: 3,
  });
  expect(answer.status(), `${call.path}: ${await answer.text()}`).toBeLessThan(429);
  if (!answer.ok()) refused.push(call.path);
  return answer.ok() && answer.status() === 200 ? answer.json() : undefined;
}

/** What no page may show, whatever was typed. */
async function expectInert(page: Page): Promise<void> {
  opened += 1;
  const found = await page.evaluate((ran) => {
    const handlers = [...document.querySelectorAll("*")].filter((element) =>
      [...element.attributes].some(({ name }) => name.startsWith("on")),
    );
    const addresses = [...document.querySelectorAll("[href], [src], [action]")].filter((element) =>
      ["href", "src", "action"].some((name) => /^\s*javascript:/i.test(element.getAttribute(name) ?? "")),
    );
    const pictures = [...document.querySelectorAll('img[src="x"]')];
    const markup = [...handlers, ...addresses, ...pictures].map(({ outerHTML }) => outerHTML.slice(0, 200));
    return ran in window ? [...markup, "a script ran"] : markup;
  }, RAN);
  expect(found, page.url()).toEqual([]);
}

/** Opens a screen, then each of its tabs. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expectInert(page);
  const tabs = await page.getByRole("tab").all();
  for (const tab of tabs) {
    await tab.click();
    await expectInert(page);
  }
}

function watchDialogs(page: Page, dialogs: string[]): Page {
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return page;
}

/** A table with the texts of its evening, and a character of its game as the demo has it. */
interface PoisonedTable extends Table {
  texts: NamedTexts;
  hero: string;
}

/** Makes the player's character at each table, with an attempt in place of each of its texts. */
async function withCharacters(page: Page, tables: readonly Table[]): Promise<PoisonedTable[]> {
  const stored = (await everyDocument()).filter(({ path }) => path.startsWith("characters/demo-"));
  const made: PoisonedTable[] = [];
  for (const table of tables) {
    const { id, system } = table;
    const fullest = stored
      .filter(({ data }) => data.system === system)
      .toSorted((a, b) => JSON.stringify(b.data).length - JSON.stringify(a.data).length)[0];
    const { stats, data } = poisoned({ stats: fullest?.data.stats, data: fullest?.data.data }) as {
      stats: Record<string, unknown>;
      data: Record<string, unknown>;
    };
    const texts = new NamedTexts(system);
    const shape = { name: texts.write("hero"), class: attempt(), pronoun: attempt(), stats, data };
    const answer = await write(page, createCharacter, {
      params: { system },
      body: { ...shape, campaignId: id, requestId: randomUUID() },
    });
    made.push({ ...table, texts, hero: (answer as { id: string }).id });
  }
  return made;
}

test("no text of the product runs a script, breaks the policy or opens a dialog, wherever it is shown", async ({
  browser,
  page: visitor,
}) => {
  const dialogs: string[] = [];
  const [mj, nina, admin, zoe] = [
    await member("Morgane"),
    await member("Nina"),
    await member("Zeus", { role: "admin" }),
    await member("Zoé"),
  ];
  const settings = settingsWith({ useVtt: true, askForRareItems: true });
  const bare = await Promise.all(
    SYSTEM_IDS.map((system) =>
      campaignRunBy(mj, {
        players: [nina],
        system,
        settings,
        vttStatus: { status: "online", active: true, joinUrl: attempt() },
        commandPanelUrl: attempt(),
      }),
    ),
  );
  const [mjPage, ninaPage, adminPage] = [
    watchDialogs(await openAs(browser, mj), dialogs),
    watchDialogs(await openAs(browser, nina), dialogs),
    watchDialogs(await openAs(browser, admin), dialogs),
  ];
  watchDialogs(visitor, dialogs);

  for (const page of [mjPage, ninaPage]) {
    await write(page, updateProfile, { body: { name: attempt(), pronouns: attempt() } });
  }
  const tables = await withCharacters(ninaPage, bare);
  const { id: _, ...item } = defineItem({ id: "x", name: "Lanterne", systems: ["dnd5e"] });
  const texts = poisoned({
    ...item,
    name: "x",
    description: "x",
    properties: ["x"],
    tags: ["x"],
  }) as typeof item;
  await write(ninaPage, createItem, { body: { ...texts, systems: ["dnd5e"], requestId: randomUUID() } });
  for (const table of tables) {
    const params = { system: table.system, id: table.id };
    const info = { name: table.texts.write("campaign"), description: attempt() };
    await write(mjPage, updateCampaignInfo, { params, body: info });
    await write(ninaPage, rollForTable, {
      params,
      body: { requestId: randomUUID(), label: attempt(), roll: "1d20", audience: "table" },
    });
    await storeSharedInitiative(table, { order: [{ name: attempt() }, { name: attempt() }] });
    await writeEvening({
      table,
      mj: (call, input) => write(mjPage, call, input),
      player: (call, input) => write(ninaPage, call, input),
      playerUid: nina.uid,
      hero: table.hero,
      text: (name) => table.texts.write(name),
    });
    const asked = { uid: zoe.uid, name: attempt(), campaignName: attempt(), system: table.system };
    await put(joinRequests, [table.id, zoe.uid], { ...asked, requestedAt: Date.now() });
  }
  await write(adminPage, createInvites, { body: { count: 1, note: attempt() } });
  const request = unique("demande");
  await put(inviteRequests, [request], { ...earlierRequest(`${request}@example.fr`), note: attempt() });
  await write(adminPage, updateInviteRequest, {
    params: { id: request },
    body: { status: "refused", adminNote: attempt() },
  });
  const label = attempt();
  await put(auditLog, [unique("acte")], {
    at: Date.now(),
    expiresAt: Date.now() + 1e9,
    actor: { uid: admin.uid, name: attempt() },
    action: "createInvites",
    target: { id: "", label },
    actorKey: "zeus",
    targetKey: label,
  });
  await visitor.goto(paths.requestInvite);
  await write(visitor, requestInvite, {
    body: { email: `${unique("visite")}@example.fr`, note: attempt(), receipt: "a-receipt-of-a-client" },
  });

  for (const path of [paths.dashboard, paths.game, paths.account, paths.market]) {
    await visit(ninaPage, path);
    await visit(mjPage, path);
  }
  for (const { id, system, token, hero } of tables) {
    await visit(ninaPage, paths.campaign(id, system));
    await visit(ninaPage, paths.room(id, system));
    await visit(ninaPage, paths.character(hero, system));
    await visit(ninaPage, paths.forgeWorkshop({ character: hero, system, copy: true }));
    await visit(mjPage, paths.campaign(id, system));
    await mjPage.getByRole("button", { name: "Modifier la campagne" }).click();
    await expectInert(mjPage);
    await visit(mjPage, paths.mjPanel(id, system));
    await visit(adminPage, paths.join(token, system));
  }
  await visit(adminPage, paths.admin);
  for (const table of tables) {
    const pages = { mj: mjPage, player: ninaPage, admin: adminPage };
    await lookAtEvening({ table, ...pages, expectInert });
    expect(table.texts.unseen).toEqual([]);
  }

  const [first] = tables;
  if (first === undefined) throw new Error("no table");
  await ninaPage.goto(paths.room(first.id, first.system));
  await ninaPage.getByRole("textbox", { name: "Message" }).fill(attempt());
  await ninaPage.keyboard.press("Enter");
  await expectInert(ninaPage);
  await mjPage.goto(paths.mjPanel(first.id, first.system));
  await mjPage.getByRole("textbox", { name: "Message à la table" }).fill(attempt());
  await mjPage.getByRole("button", { name: "Diffuser" }).click();
  await mjPage.getByRole("button", { name: "Ajouter un participant" }).click();
  await mjPage.getByLabel("Nom du participant").fill(attempt());
  await mjPage.getByLabel("Nom du participant").press("Enter");
  await expect(region(mjPage, "Historique").getByRole("listitem").first()).toBeVisible();
  await expectInert(mjPage);

  for (const path of [
    "/register?code=",
    "/join?token=",
    "/login?from=",
    "/character/",
    "/forgot-password?oobCode=",
  ]) {
    await visit(visitor, path + encodeURIComponent(attempt()));
  }
  expect(dialogs).toEqual([]);
  noteFigure(
    `${attemptsMade()} texts written (refused: ${[...new Set(refused)].join(", ") || "none"}); ${opened} looks at screens and their tabs`,
  );
});
