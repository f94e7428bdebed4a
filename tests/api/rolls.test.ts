import { randomUUID } from "node:crypto";
import { rollForTable } from "domain/api/rolls";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { put, read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

/** Requests a roll; `changes` may make its body invalid. */
const press = ({ browser }: Seat, at: TestTable, changes: Record<string, unknown>): Promise<Answer> => {
  const body = { requestId: randomUUID(), label: "Discrétion", roll: "1d20+5", audience: "table" as const };
  return browser.call(rollForTable, { params: at.params, body: { ...body, ...changes } });
};

/** A campaign in which Ana plays a linked character. */
async function play(system: "dnd5e" | "vampire" | "cthulhu" = "dnd5e") {
  const [mj, ana] = [await seat("Mona"), await seat("Ana")];
  const at = await table(mj, [ana], { system });
  const characterId = await characterOf(ana, { campaignId: at.id, system, name: "Lorien" });
  return { mj, ana, at, characterId };
}

describe("rollForTable", () => {
  it("rolls the dice and stores author, label, notation, dice and total for 30 days", async () => {
    const { ana, at, characterId } = await play();
    const requestId = randomUUID();
    const answer = await press(ana, at, { requestId, characterId, roll: "2d20kh1 + 5" });
    expect(answer.status).toBe(200);
    const roll = answer.body as unknown as RollDocument;
    expect(roll).toMatchObject({
      id: requestId,
      uid: ana.uid,
      name: "Ana",
      character: { id: characterId, name: "Lorien" },
      label: "Discrétion",
      audience: "table",
      notation: "2d20kh1+5",
      die: 20,
      modifier: 5,
    });
    expect(roll.dice).toHaveLength(2);
    expect(roll.roll).toBe(Math.max(...roll.dice.map(({ value }) => value)));
    expect(roll.total).toBe(roll.roll + 5);
    expect(roll.expiresAt - roll.createdAt).toBe(30 * 24 * 60 * 60_000);
    const { id: _, ...stored } = answer.body ?? {};
    expect(await read(rolls, at.id, requestId)).toEqual(stored);
  });

  it("rolls what a sheet of the campaign's game offers, with its outcome", async () => {
    const { ana, at, characterId } = await play("vampire");
    const roll = { game: "vampire", dice: 6, hungerDice: 2 };
    const answer = await press(ana, at, { characterId, roll });
    expect(answer.body).toMatchObject({ notation: "6d10 (Faim 2)", outcome: { label: expect.any(String) } });
    expect(answer.body?.dice).toHaveLength(6);
  });

  it("stores a roll for the MJ where only the MJ and its author may read it", async () => {
    const { ana, at, characterId } = await play();
    const requestId = randomUUID();
    await press(ana, at, { requestId, characterId, audience: "mj" });
    expect(await read(mjRolls, at.id, requestId)).toMatchObject({ uid: ana.uid, audience: "mj" });
    expect(await read(rolls, at.id, requestId)).toBeUndefined();
  });

  it("of a hero that the MJ makes for themselves is not its player's to read", async () => {
    const { mj, at, characterId } = await play();
    const requestId = randomUUID();
    await press(mj, at, { requestId, characterId, audience: "mj" });
    // The rules let an author and the MJ read it: both are the MJ here.
    expect(await read(mjRolls, at.id, requestId)).toMatchObject({
      uid: mj.uid,
      character: { id: characterId, name: "Lorien" },
    });
    expect(await read(rolls, at.id, requestId)).toBeUndefined();
  });

  it("rolls once per request id, however often and concurrently it is sent", async () => {
    const { ana, at, characterId } = await play();
    const request = { requestId: randomUUID(), characterId, roll: "10d1000" };
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(ana, at, request)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await read(rolls, at.id, request.requestId)).toMatchObject({ total: answers[0]?.body?.total });
  });

  it("lets its author roll dice of a pool again once, by Willpower, before the same audience", async () => {
    const { mj, ana, at } = await play("vampire");
    const first = randomUUID();
    await press(ana, at, {
      requestId: first,
      roll: { game: "vampire", dice: 5, hungerDice: 1, difficulty: 2 },
    });
    const redo = { requestId: randomUUID(), roll: { redo: first, dice: [1, 2] } };
    expect(refusal(await press(mj, at, redo))).toEqual([404, "roll-not-found"]);
    expect(refusal(await press(ana, at, { ...redo, audience: "mj" }))).toEqual([404, "roll-not-found"]);
    const hunger = { ...redo, roll: { redo: first, dice: [0] } };
    expect(refusal(await press(ana, at, hunger))).toEqual([409, "roll-not-redoable"]);
    const answers = await Promise.all([press(ana, at, redo), press(ana, at, redo), press(ana, at, redo)]);
    const again = answers[0]?.body as unknown as RollDocument;
    for (const { status, body } of answers) expect([status, body]).toEqual([200, again]);
    const before = await read(rolls, at.id, first);
    expect(again).toMatchObject({ redoOf: first, notation: "5d10 (Faim 1, difficulté 2), Volonté" });
    expect([0, 3, 4].map((place) => again.dice[place])).toEqual(
      [0, 3, 4].map((place) => before?.dice[place]),
    );
    expect(before).toMatchObject({ redoneBy: redo.requestId });
    const third = { requestId: randomUUID(), roll: { redo: first, dice: [3] } };
    expect(refusal(await press(ana, at, third))).toEqual([409, "roll-not-redoable"]);
  });

  it("turns a failed percentage by Luck, once, and rolls none of the Beast again", async () => {
    const { ana, at } = await play("cthulhu");
    const requestId = randomUUID();
    const rolled = { game: "cthulhu", target: 45, bonusDice: 0 } as const;
    await press(ana, at, { requestId, roll: rolled });
    const stored = await read(rolls, at.id, requestId);
    if (stored === undefined) throw new Error("The roll was not stored.");
    const missed = {
      total: 62,
      roll: 62,
      outcome: { id: "failure", label: "Échec", tone: "failure" },
    } as const;
    await put(rolls, [at.id, requestId], { ...stored, ...missed });
    const turned = await press(ana, at, { roll: { redo: requestId, luck: true } });
    expect(turned.body).toMatchObject({
      ...{ redoOf: requestId, total: 45, notation: "1d100 ≤ 45, Chance 17", dice: stored.dice },
      outcome: { id: "regular" },
    });
    expect(refusal(await press(ana, at, { roll: { redo: requestId } }))).toEqual([409, "roll-not-redoable"]);

    const vampire = await play("vampire");
    const beast = randomUUID();
    const roll = { game: "vampire", dice: 1, hungerDice: 0, about: "rouse" };
    await press(vampire.ana, vampire.at, { requestId: beast, roll });
    const redo = { roll: { redo: beast, dice: [0] } };
    expect(refusal(await press(vampire.ana, vampire.at, redo))).toEqual([409, "roll-not-redoable"]);
  });

  it("refuses a request id that another roll has", async () => {
    const { mj, ana, at, characterId } = await play();
    const request = { requestId: randomUUID(), characterId };
    await press(ana, at, request);
    const before = await read(rolls, at.id, request.requestId);
    expect(refusal(await press(mj, at, request))).toEqual([409, "roll-already-made"]);
    expect(refusal(await press(ana, at, { ...request, label: "Perception" }))).toEqual([
      409,
      "roll-already-made",
    ]);
    expect(await read(rolls, at.id, request.requestId)).toEqual(before);
  });

  it("ignores dice, name and total in the body", async () => {
    const { ana, at, characterId } = await play();
    const forged = { uid: "mona", name: "Mona", total: 99, dice: [], createdAt: 1, expiresAt: 1 };
    const answer = await press(ana, at, { characterId, roll: "1d6", ...forged });
    expect(answer.body).toMatchObject({ uid: ana.uid, name: "Ana" });
    expect(answer.body?.total).toBeLessThanOrEqual(6);
  });

  it("shows every face of a die, and different series", async () => {
    const { ana, at, characterId } = await play();
    const series = async () =>
      (await press(ana, at, { characterId, roll: "100d6" })).body?.dice as RollDocument["dice"];
    const [first, second] = [await series(), await series()];
    expect(new Set(first.map(({ value }) => value))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(first).not.toEqual(second);
  });

  it("is for the caller's linked characters, or for none; the MJ rolls for any of them", async () => {
    const { mj, ana, at, characterId } = await play();
    const leo = await seat("Léo");
    const elsewhere = await characterOf(ana);
    expect((await press(ana, at, {})).body).toMatchObject({ uid: ana.uid, name: "Ana" });
    expect(refusal(await press(leo, at, {}))).toEqual([403, "forbidden"]);
    expect(refusal(await press(ana, at, { characterId: elsewhere }))).toEqual([404, "character-not-found"]);
    expect(refusal(await press(ana, at, { characterId: "a/b" }))).toEqual([404, "character-not-found"]);
    expect(refusal(await press(leo, at, { characterId }))).toEqual([403, "forbidden"]);
    expect((await press(mj, at, { characterId })).body).toMatchObject({
      uid: mj.uid,
      character: { name: "Lorien" },
    });
    expect((await press(mj, at, {})).body).toMatchObject({ uid: mj.uid });
    expect(refusal(await press(mj, at, { characterId: elsewhere }))).toEqual([404, "character-not-found"]);
  });

  it("is not for another player's character, nor for a deleted one", async () => {
    const [mj, ana, leo] = [await seat("Mona"), await seat("Ana"), await seat("Léo")];
    const at = await table(mj, [ana, leo]);
    const characterId = await characterOf(ana, { campaignId: at.id });
    const deleted = await characterOf(ana, { formerCampaignId: at.id, deletedAt: Date.now() });
    expect(refusal(await press(leo, at, { characterId }))).toEqual([403, "forbidden"]);
    expect(refusal(await press(ana, at, { characterId: deleted }))).toEqual([404, "character-not-found"]);
  });

  it("answers 404 for another system and an unknown campaign", async () => {
    const { ana, at, characterId } = await play();
    for (const params of [
      { ...at.params, system: "vampire" },
      { ...at.params, id: "jamais" },
    ]) {
      const answer = await press(ana, { ...at, params }, { characterId });
      expect(refusal(answer)).toEqual([404, "campaign-not-found"]);
    }
  });

  it.each([
    ["two numbers without a sign", { roll: "1d20 5" }],
    ["dice that cannot be read", { roll: "1d20; drop table" }],
    ["more dice than a table holds", { roll: "101d6" }],
    ["a roll of another game", { roll: { game: "vampire", dice: 3, hungerDice: 0 } }],
    ["a roll beyond its game's limits", { roll: { game: "vampire", dice: 31, hungerDice: 0 } }],
    ["no label", { label: "  " }],
    ["an endless label", { label: "x".repeat(81) }],
    ["an unknown audience", { audience: "everyone" }],
    ["an id that is a path", { requestId: "../../x/y" }],
  ])("refuses %s", async (_what, changes) => {
    const { ana, at, characterId } = await play();
    expect(refusal(await press(ana, at, { characterId, ...changes }))).toEqual([400, "invalid-input"]);
  });

  it("counts what may be thrown with a roll: eight that follow, and the roll itself, are nine of the sixty", async () => {
    const { mj, at } = await play();
    const damage = { game: "dnd5e", type: "fire" };
    const following = Array.from({ length: 8 }, () => ({ label: "Dégâts", roll: "1d6", damage }));
    const statuses: number[] = [];
    // Twice the limit plus one exceeds the limit of one of two minutes, whenever this starts.
    while (statuses.length < 15 && !statuses.includes(429)) {
      statuses.push((await press(mj, at, { following })).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(14);
    expect(statuses).toContain(429);
  });

  it("limits an author to sixty rolls a minute, and answers when to retry", async () => {
    const { ana, at, characterId } = await play();
    const answers: Answer[] = [];
    // Twice the limit plus one exceeds the limit of one of two minutes, whenever this starts.
    while (answers.length < 140 && !answers.some(({ status }) => status === 429)) {
      const burst = Array.from({ length: 20 }, () => press(ana, at, { characterId }));
      answers.push(...(await Promise.all(burst)));
    }
    const stopped = answers.find(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
    expect(stopped && refusal(stopped)).toEqual([429, "too-many-requests"]);
    expect(Number(stopped?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
