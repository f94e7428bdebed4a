import { randomUUID } from "node:crypto";
import { leaveCampaign, setVttStatus } from "domain/api/campaigns";
import { sendMessage, settleWhispers } from "domain/api/messages";
import type { CampaignDocument } from "domain/documents/campaign";
import { type MessageDocument, messages, whispers } from "domain/documents/message";
import { notifications } from "domain/documents/notification";
import { whisperThreads } from "domain/documents/whisperThread";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { whisperNoticeId } from "domain/table/messages/whisperThreads";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

/** Sends a message; `changes` may make its body invalid. */
const say = ({ browser }: Seat, at: TestTable, changes: Record<string, unknown> = {}): Promise<Answer> =>
  browser.call(sendMessage, {
    params: at.params,
    body: { requestId: randomUUID(), text: "J'ouvre la porte.", ...changes },
  });

async function play(settings: Partial<CampaignDocument["settings"]> = {}) {
  const [mj, ana, leo] = [await seat("Mona"), await seat("Ana"), await seat("Léo")];
  const changes = { settings: { ...DEFAULT_CAMPAIGN_SETTINGS, ...settings } };
  return { mj, ana, leo, at: await table(mj, [ana, leo], changes) };
}

describe("sendMessage", () => {
  it("stores author, text and time for 30 days", async () => {
    const { ana, at } = await play();
    const requestId = randomUUID();
    const before = Date.now();
    const answer = await say(ana, at, { requestId, text: "  Je fouille\r\nle coffre.  " });
    expect(answer.status).toBe(200);
    const said = answer.body as unknown as MessageDocument & { id: string };
    expect(said).toMatchObject({ id: requestId, uid: ana.uid, name: "Ana", text: "Je fouille\nle coffre." });
    expect(said.createdAt).toBeGreaterThanOrEqual(before - 1000);
    expect(said.createdAt).toBeLessThanOrEqual(Date.now() + 1000);
    expect(said.expiresAt - said.createdAt).toBe(30 * 24 * 60 * 60_000);
    const { id: _, ...stored } = said;
    expect(await read(messages, at.id, requestId)).toEqual(stored);
    expect(await read(whispers, at.id, requestId)).toBeUndefined();
  });

  it("stores what somebody does apart from what they say", async () => {
    const { ana, at } = await play();
    const requestId = randomUUID();
    const answer = await say(ana, at, { requestId, text: "dégaine", emote: true });
    expect(answer.body).toMatchObject({ text: "dégaine", emote: true });
    expect(await read(messages, at.id, requestId)).toMatchObject({ emote: true });
    expect(refusal(await say(ana, at, { requestId, text: "dégaine" }))).toEqual([
      409,
      "message-already-sent",
    ]);
    expect((await say(ana, at, { emote: "oui" })).status).toBe(400);
  });

  it("stores a whisper where only its player and the MJ may read it, whichever of the two writes", async () => {
    const { mj, ana, at } = await play();
    for (const speaker of [ana, mj]) {
      const requestId = randomUUID();
      await say(speaker, at, { requestId, playerUid: ana.uid });
      expect(await read(whispers, at.id, requestId)).toMatchObject({
        uid: speaker.uid,
        playerUid: ana.uid,
      });
      expect(await read(messages, at.id, requestId)).toBeUndefined();
    }
  });

  it("creates one message per request id, however often and concurrently it is sent", async () => {
    const { ana, at } = await play();
    const request = { requestId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(ana, at, request)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it("refuses a request id that another message has, and does not change that one", async () => {
    const { ana, leo, at } = await play();
    const requestId = randomUUID();
    await say(ana, at, { requestId });
    const before = await read(messages, at.id, requestId);
    expect(refusal(await say(leo, at, { requestId }))).toEqual([409, "message-already-sent"]);
    expect(refusal(await say(ana, at, { requestId, text: "Non." }))).toEqual([409, "message-already-sent"]);
    expect(await read(messages, at.id, requestId)).toEqual(before);
  });

  it("ignores author, name and time in the body", async () => {
    const { mj, ana, at } = await play();
    const requestId = randomUUID();
    const forged = { uid: mj.uid, name: "Mona", createdAt: 1, expiresAt: 9e15 };
    await say(ana, at, { requestId, ...forged });
    const said = await read(messages, at.id, requestId);
    expect(said).toMatchObject({ uid: ana.uid, name: "Ana" });
    expect(said?.createdAt).toBeGreaterThan(Date.now() - 60_000);
    expect(said?.expiresAt).toBeLessThan(9e15);
  });

  it("refuses a whisper as another player, and one from the MJ to a stranger", async () => {
    const { mj, ana, leo, at } = await play();
    const zoe = await seat("Zoé");
    expect(refusal(await say(ana, at, { playerUid: leo.uid }))).toEqual([403, "forbidden"]);
    expect(refusal(await say(ana, at, { playerUid: mj.uid }))).toEqual([403, "forbidden"]);
    expect(refusal(await say(mj, at, { playerUid: zoe.uid }))).toEqual([404, "player-not-found"]);
    expect(refusal(await say(zoe, at))).toEqual([403, "forbidden"]);
    expect(refusal(await say(zoe, at, { playerUid: zoe.uid }))).toEqual([403, "forbidden"]);
  });

  it("answers 404 for another system and an unknown campaign", async () => {
    const { ana, at } = await play();
    for (const params of [
      { ...at.params, system: "vampire" },
      { ...at.params, id: "jamais" },
    ]) {
      expect(refusal(await say(ana, { ...at, params }))).toEqual([404, "campaign-not-found"]);
    }
  });

  it.each([
    [
      "100 KB of text",
      { text: "x".repeat(100_000) },
      "Le message ne doit pas dépasser 2\u202f000 caractères.",
    ],
    ["nothing at all", { text: " \n " }, "Le message est vide."],
    ["a text that is none", { text: 12 }, "Le champ « message » est invalide."],
    ["an id that is a path", { requestId: "../../x/y" }, "Le champ « requestId » est invalide."],
  ])("refuses %s, with a French sentence", async (_what, changes, sentence) => {
    const { ana, at } = await play();
    const answer = await say(ana, at, changes);
    expect(refusal(answer)).toEqual([400, "invalid-input"]);
    expect(answer.body?.error).toBe(sentence);
  });

  it("limits an author to thirty messages a minute, and answers when to retry", async () => {
    const { ana, at } = await play();
    const answers: Answer[] = [];
    // Twice the limit plus one exceeds the limit of one of two minutes, whenever this starts.
    while (answers.length < 80 && !answers.some(({ status }) => status === 429)) {
      answers.push(...(await Promise.all(Array.from({ length: 15 }, () => say(ana, at)))));
    }
    const stopped = answers.find(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(30);
    expect(stopped && refusal(stopped)).toEqual([429, "too-many-requests"]);
    expect(Number(stopped?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("a whisper between evenings", () => {
  const thread = (at: TestTable, player: Seat) => read(whisperThreads, at.id, player.uid);
  const bell = (reader: Seat, at: TestTable, player: Seat) =>
    read(notifications, reader.uid, whisperNoticeId(at.id, player.uid));
  const settle = ({ browser }: Seat, at: TestTable, player: Seat, lastAt: number) =>
    browser.call(settleWhispers, { params: at.params, body: { playerUid: player.uid, lastAt } });
  const launch = ({ browser }: Seat, at: TestTable) =>
    browser.call(setVttStatus, {
      params: at.params,
      body: { status: "online", joinUrl: "https://vtt.example/session" },
    });

  it("waits for an answer of the MJ, who finds one entry in the bell", async () => {
    const { mj, ana, leo, at } = await play();
    for (const text of ["Et si je vendais l'épée ?", "Ou la couronne ?"])
      await say(ana, at, { playerUid: ana.uid, text });
    expect(await thread(at, ana)).toMatchObject({ playerUid: ana.uid, name: "Ana", waiting: 2, unread: 0 });
    expect(await bell(mj, at, ana)).toMatchObject({
      ...{ title: "Ana t'a écrit", message: "2 messages dans « Les Brumes ».", read: false, about: ana.uid },
      cta: { label: "Ouvrir la campagne", href: `/campaign/${at.id}?system=dnd5e#messages` },
      whispers: { campaignId: at.id, system: "dnd5e", playerUid: ana.uid },
    });
    expect(JSON.stringify(await bell(mj, at, ana))).not.toContain("couronne");
    await say(mj, at, { playerUid: ana.uid, text: "La couronne, jamais." });
    expect(await thread(at, ana)).toMatchObject({ name: "Ana", waiting: 0, unread: 1 });
    expect(await bell(mj, at, ana)).toMatchObject({ read: true });
    expect(await bell(ana, at, ana)).toMatchObject({
      ...{ title: "Le MJ t'a écrit", about: mj.uid, read: false },
    });
    expect(await thread(at, leo)).toBeUndefined();
  });

  it("counts once, however often and concurrently it is sent", async () => {
    const { ana, at } = await play();
    const request = { requestId: randomUUID(), playerUid: ana.uid };
    await Promise.all(Array.from({ length: 4 }, () => say(ana, at, request)));
    await say(ana, at, request);
    expect(await thread(at, ana)).toMatchObject({ waiting: 1 });
  });

  it("is read by its player, or settled by the MJ, each for themselves", async () => {
    const { mj, ana, leo, at } = await play();
    await say(mj, at, { playerUid: ana.uid });
    const { lastAt = 0 } = (await thread(at, ana)) ?? {};
    expect(refusal(await settle(leo, at, ana, lastAt))).toEqual([403, "forbidden"]);
    expect((await settle(mj, at, ana, lastAt)).status).toBe(204);
    expect(await thread(at, ana)).toMatchObject({ unread: 1 });
    expect((await settle(ana, at, ana, lastAt)).status).toBe(204);
    expect(await thread(at, ana)).toMatchObject({ unread: 0 });
    expect(await bell(ana, at, ana)).toMatchObject({ read: true });
    await say(ana, at, { playerUid: ana.uid });
    expect((await settle(mj, at, ana, (await thread(at, ana))?.lastAt ?? 0)).status).toBe(204);
    expect(await thread(at, ana)).toMatchObject({ waiting: 0 });
    expect(await bell(mj, at, ana)).toMatchObject({ read: true });
  });

  it("waits still where another one came that its reader has not seen", async () => {
    const { mj, ana, at } = await play();
    await say(ana, at, { playerUid: ana.uid });
    const { lastAt = 0 } = (await thread(at, ana)) ?? {};
    await say(ana, at, { playerUid: ana.uid, text: "Réponds-moi." });
    expect((await settle(mj, at, ana, lastAt)).status).toBe(204);
    expect(await thread(at, ana)).toMatchObject({ waiting: 2 });
    expect(await bell(mj, at, ana)).toMatchObject({ read: false });
  });

  it("is none at an open table, where an answer ends what waited since before", async () => {
    const { mj, ana, leo, at } = await play({ useVtt: true });
    await say(ana, at, { playerUid: ana.uid });
    expect((await launch(mj, at)).status).toBe(200);
    await say(leo, at, { playerUid: leo.uid });
    expect([await thread(at, leo), await bell(mj, at, leo)]).toEqual([undefined, undefined]);
    await say(ana, at, { playerUid: ana.uid });
    expect(await thread(at, ana)).toMatchObject({ waiting: 1 });
    await say(mj, at, { playerUid: ana.uid });
    expect(await thread(at, ana)).toMatchObject({ waiting: 0, unread: 0 });
    expect(await bell(mj, at, ana)).toMatchObject({ read: true });
    expect(await bell(ana, at, ana)).toBeUndefined();
  });

  it("leaves no thread behind where its player leaves", async () => {
    const { ana, at } = await play();
    await say(ana, at, { playerUid: ana.uid });
    expect((await ana.browser.call(leaveCampaign, { params: at.params })).status).toBe(204);
    expect(await thread(at, ana)).toBeUndefined();
  });
});
