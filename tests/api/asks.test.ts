import { randomUUID } from "node:crypto";
import { ask, closeAsk } from "domain/api/asks";
import { deleteCampaign, removePlayer } from "domain/api/campaigns";
import { rollForTable } from "domain/api/rolls";
import { type AskDocument, asks } from "domain/documents/ask";
import { askSecrets } from "domain/documents/askSecret";
import { mjRolls, rolls } from "domain/documents/roll";
import { MAX_OPEN_ASKS } from "domain/table/asks/ask";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { put, read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

const PERCEPTION = { kind: "roll", trait: "Perception", difficulty: 15, secret: false };
const D20 = { game: "dnd5e", modifier: 4, mode: "normal" };

const asking = ({ browser }: Seat, at: TestTable, changes: Record<string, unknown> = {}): Promise<Answer> =>
  browser.call(ask, {
    params: at.params,
    body: { requestId: randomUUID(), content: PERCEPTION, ...changes } as never,
  });

/** Answers an ask; `changes` may make its body invalid. */
const answering = (
  { browser }: Seat,
  at: TestTable,
  askId: unknown,
  changes: Record<string, unknown> = {},
): Promise<Answer> => {
  const body = { requestId: randomUUID(), label: "Perception", roll: D20, audience: "table" as const };
  return browser.call(rollForTable, { params: at.params, body: { ...body, askId, ...changes } as never });
};
const closing = ({ browser }: Seat, at: TestTable, askId: string) =>
  browser.call(closeAsk, { params: { ...at.params, askId } });

/** A campaign of Mona's in which Ana and Léo play. */
async function play() {
  const [mj, ana, leo] = [await seat("Mona"), await seat("Ana"), await seat("Léo")];
  return { mj, ana, leo, at: await table(mj, [ana, leo]) };
}

/** The same, with an ask of all. */
async function asked(changes: Record<string, unknown> = {}) {
  const seats = await play();
  const { body } = await asking(seats.mj, seats.at, changes);
  return { ...seats, askId: String(body?.id) };
}

describe("ask", () => {
  it("asks all players of now, for a day, once however often it is sent", async () => {
    const { mj, ana, leo, at } = await play();
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => asking(mj, at, { requestId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stored = await read(asks, at.id, requestId);
    expect(stored).toMatchObject({ uid: mj.uid, content: PERCEPTION, answeredBy: [] });
    expect(stored?.targets.toSorted()).toEqual([ana.uid, leo.uid].toSorted());
    expect((stored?.expiresAt ?? 0) - (stored?.createdAt ?? 0)).toBe(24 * 60 * 60_000);
    for (const { body } of answers) expect(body).toEqual({ id: requestId, ...stored });
    const other = { requestId, content: { kind: "card", text: "Autre chose" } };
    expect(refusal(await asking(mj, at, other))).toEqual([409, "ask-already-made"]);
  });

  it("is the MJ's alone, for players of the campaign, in the words of its game", async () => {
    const { mj, ana, at } = await play();
    const stranger = await seat("Zoé");
    for (const who of [ana, stranger]) expect(refusal(await asking(who, at))).toEqual([403, "forbidden"]);
    expect(refusal(await asking(mj, at, { targets: [stranger.uid] }))).toEqual([404, "player-not-found"]);
    const unknown = { content: { ...PERCEPTION, trait: "Vigilance" } };
    expect(refusal(await asking(mj, at, unknown))).toEqual([400, "invalid-input"]);
    for (const content of [
      { kind: "card", text: " " },
      { kind: "card", text: "x".repeat(401) },
      { kind: "vote" },
    ]) {
      expect((await asking(mj, at, { content })).status).toBe(400);
    }
  });

  it("asks each character for itself, those of some players, or the named ones of this table", async () => {
    const { mj, ana, at } = await play();
    const linked = (name: string) => characterOf(ana, { campaignId: at.id, name });
    const [lorien, maelle] = [await linked("Lorien"), await linked("Maëlle")];
    const all = await asking(mj, at);
    const asked = (await read(asks, at.id, String(all.body?.id)))?.heroes;
    expect(asked?.toSorted()).toEqual([lorien, maelle].toSorted());
    const { body } = await asking(mj, at, { heroes: [maelle] });
    expect(body).toMatchObject({ targets: [ana.uid], heroes: [maelle] });
    const elsewhere = await characterOf(ana, {});
    expect(refusal(await asking(mj, at, { heroes: [elsewhere] }))).toEqual([404, "character-not-found"]);
    expect((await asking(mj, at, { heroes: [] })).status).toBe(400);
  });

  it("stops at twenty that are open, however many are sent at once", async () => {
    const { mj, ana, at } = await play();
    const open: AskDocument = {
      uid: mj.uid,
      content: { kind: "card", text: "Un signe" },
      targets: [ana.uid],
      answeredBy: [],
      createdAt: 1,
      expiresAt: Date.now() + 60_000,
    };
    const earlier = Array.from({ length: MAX_OPEN_ASKS - 1 }, (_, place) => `earlier-${place}`);
    await Promise.all(earlier.map((id) => put(asks, [at.id, id], open)));
    await put(asks, [at.id, "expired"], { ...open, expiresAt: Date.now() - 1 });
    const answers = await Promise.all([asking(mj, at), asking(mj, at)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refusal(await asking(mj, at))).toEqual([409, "too-many-asks"]);
    expect((await closing(mj, at, "earlier-0")).status).toBe(204);
    expect((await asking(mj, at)).status).toBe(200);
  });
});

describe("closeAsk", () => {
  it("takes the ask away, again and again, and is the MJ's", async () => {
    const { mj, ana, at, askId } = await asked();
    expect(refusal(await closing(ana, at, askId))).toEqual([403, "forbidden"]);
    for (const _ of [1, 2]) expect((await closing(mj, at, askId)).status).toBe(204);
    expect(await read(asks, at.id, askId)).toBeUndefined();
  });
});

describe("the answer to an ask", () => {
  it("is given once for each character, by its player or by the MJ", async () => {
    const { mj, ana, at } = await play();
    const linked = (name: string) => characterOf(ana, { campaignId: at.id, name });
    const [lorien, maelle] = [await linked("Lorien"), await linked("Maëlle")];
    const askId = String((await asking(mj, at)).body?.id);
    const by = (who: Seat, characterId: string) => answering(who, at, askId, { characterId });
    expect((await by(ana, lorien)).status).toBe(200);
    expect(refusal(await by(ana, lorien))).toEqual([409, "ask-already-answered"]);
    expect((await by(mj, maelle)).status).toBe(200);
    expect(refusal(await by(ana, maelle))).toEqual([409, "ask-already-answered"]);
    const stored = await read(asks, at.id, askId);
    expect(stored?.answeredFor?.toSorted()).toEqual([lorien, maelle].toSorted());
    expect(refusal(await answering(mj, at, askId))).toEqual([409, "ask-closed"]);
  });

  it("tells the MJ alone what it makes of a hidden difficulty", async () => {
    const { mj, ana, at } = await play();
    const content = { ...PERCEPTION, difficulty: 2, hidesDifficulty: true };
    const askId = String((await asking(mj, at, { content })).body?.id);
    expect((await read(asks, at.id, askId))?.content).not.toHaveProperty("difficulty");
    const requestId = randomUUID();
    const { body } = await answering(ana, at, askId, { requestId, roll: { ...D20, difficulty: 2 } });
    expect(body).not.toHaveProperty("outcome");
    expect(body?.notation).toBe("1d20+4");
    const secret = await read(askSecrets, at.id, askId);
    expect(secret).toMatchObject({ difficulty: 2, outcomes: { [requestId]: { tone: "success" } } });
    expect((await closing(mj, at, askId)).status).toBe(204);
    expect(await read(askSecrets, at.id, askId)).toBeUndefined();
  });

  it("is a roll that names it, with its difficulty, and notes who has answered", async () => {
    const { ana, at, askId } = await asked();
    const characterId = await characterOf(ana, { campaignId: at.id, name: "Lorien" });
    const requestId = randomUUID();
    const roll = { ...D20, difficulty: 2 };
    const { status, body } = await answering(ana, at, askId, { requestId, characterId, roll });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: requestId, askId, notation: "1d20+4 ≥ 15", audience: "table" });
    const { id: _, ...stored } = body ?? {};
    expect(await read(rolls, at.id, requestId)).toEqual(stored);
    expect((await read(asks, at.id, askId))?.answeredBy).toEqual([ana.uid]);
  });

  it("is given once by each player, however many send at once; the same request answers the same roll", async () => {
    const { mj, ana, leo, at, askId } = await asked();
    const requestId = randomUUID();
    const sent = await Promise.all([
      answering(ana, at, askId, { requestId }),
      answering(ana, at, askId, { requestId }),
      answering(leo, at, askId),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(refusal(await answering(ana, at, askId))).toEqual([409, "ask-already-answered"]);
    const other = (await asking(mj, at)).body?.id;
    const raced = await Promise.all([1, 2].map(() => answering(ana, at, other)));
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is for the MJ alone where the ask is secret, whatever the player shares", async () => {
    const { ana, at, askId } = await asked({ content: { ...PERCEPTION, secret: true } });
    const requestId = randomUUID();
    const first = await answering(ana, at, askId, { requestId });
    expect(first.body).toMatchObject({ audience: "mj", askId });
    expect(await read(mjRolls, at.id, requestId)).toMatchObject({ uid: ana.uid });
    expect(await read(rolls, at.id, requestId)).toBeUndefined();
    expect((await answering(ana, at, askId, { requestId })).body).toEqual(first.body);
  });

  it("is a roll of the game, of somebody whom it was asked of, under an id of its own", async () => {
    const { mj, ana, leo, at } = await play();
    const askId = (await asking(mj, at, { targets: [ana.uid] })).body?.id;
    expect(refusal(await answering(leo, at, askId))).toEqual([409, "ask-closed"]);
    expect(refusal(await answering(mj, at, askId))).toEqual([409, "ask-closed"]);
    expect(refusal(await answering(ana, at, askId, { roll: "1d20+20" }))).toEqual([400, "invalid-input"]);
    const pool = { game: "vampire", dice: 3, hungerDice: 0 };
    expect(refusal(await answering(ana, at, askId, { roll: pool }))).toEqual([400, "invalid-input"]);
    const requestId = randomUUID();
    await answering(leo, at, undefined, { requestId });
    expect(refusal(await answering(ana, at, askId, { requestId }))).toEqual([409, "roll-already-made"]);
    expect((await read(asks, at.id, String(askId)))?.answeredBy).toEqual([]);
  });

  it("is dice where an initiative is asked for, in a game that rolls it so; Call of Cthulhu asks for none", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const at = await table(mj, [ana], { system: "cyberpunk" });
    const content = { kind: "roll", trait: "Initiative", secret: false };
    const askId = (await asking(mj, at, { content })).body?.id;
    const requestId = randomUUID();
    const answer = { requestId, label: "Initiative", roll: "1d10+7" };
    expect((await answering(ana, at, askId, answer)).status).toBe(200);
    expect(await read(rolls, at.id, requestId)).toMatchObject({ notation: "1d10+7", askId });
    expect((await read(asks, at.id, String(askId)))?.answeredBy).toEqual([ana.uid]);
    const house = await table(mj, [ana], { system: "cthulhu" });
    expect(refusal(await asking(mj, house, { content }))).toEqual([400, "invalid-input"]);
  });

  it("is refused once the ask is closed or expired, and nothing is rolled; what was answered before stands", async () => {
    const { mj, ana, leo, at, askId } = await asked();
    const [before, late] = [randomUUID(), randomUUID()];
    const first = await answering(ana, at, askId, { requestId: before });
    await closing(mj, at, askId);
    expect(refusal(await answering(leo, at, askId, { requestId: late }))).toEqual([409, "ask-closed"]);
    expect(await read(rolls, at.id, late)).toBeUndefined();
    expect((await answering(ana, at, askId, { requestId: before })).body).toEqual(first.body);
    const open = (await asking(mj, at)).body;
    const { id, ...stored } = open ?? {};
    await put(asks, [at.id, String(id)], { ...(stored as AskDocument), expiresAt: 1 });
    expect(refusal(await answering(leo, at, id))).toEqual([409, "ask-closed"]);
    expect(refusal(await answering(leo, at, "no-such-ask"))).toEqual([409, "ask-closed"]);
  });

  it("keeps naming the ask in its second attempt", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const at = await table(mj, [ana], { system: "vampire" });
    const askId = (await asking(mj, at, { content: { kind: "roll", trait: "Vigilance", secret: false } }))
      .body?.id;
    const requestId = randomUUID();
    const roll = { game: "vampire", dice: 4, hungerDice: 0 };
    await answering(ana, at, askId, { requestId, roll });
    const redo = await answering(ana, at, undefined, { roll: { redo: requestId, dice: [0] } });
    expect(redo.body).toMatchObject({ redoOf: requestId, askId });
  });

  it("is none of somebody who has left, who is taken off the asks; nor is one given to a deleted campaign", async () => {
    const { mj, ana, leo, at, askId } = await asked();
    await answering(ana, at, askId);
    const removed = { params: { ...at.params, playerId: ana.uid } };
    expect((await mj.browser.call(removePlayer, removed)).status).toBe(204);
    expect(await read(asks, at.id, askId)).toMatchObject({ targets: [leo.uid], answeredBy: [] });
    expect(refusal(await answering(ana, at, askId))).toEqual([403, "forbidden"]);
    const [late, deletion] = await Promise.all([
      answering(leo, at, askId),
      mj.browser.call(deleteCampaign, { params: at.params }),
    ]);
    expect(deletion.status).toBe(204);
    expect([200, 404, 409]).toContain(late.status);
    expect(refusal(await answering(leo, at, askId))).toEqual([404, "campaign-not-found"]);
    expect(await read(asks, at.id, askId)).toBeUndefined();
  });
});
