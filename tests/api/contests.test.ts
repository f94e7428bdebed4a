import { randomUUID } from "node:crypto";
import { changeFight } from "domain/api/fight";
import { rollForTable } from "domain/api/rolls";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

/** Rolls; `changes` may make its body invalid. */
const roll = ({ browser }: Seat, at: TestTable, changes: Record<string, unknown>): Promise<Answer> => {
  const body = { requestId: randomUUID(), label: "Bagarre", audience: "table" as const };
  return browser.call(rollForTable, { params: at.params, body: { ...body, ...changes } as never });
};
const pool = (dice: number) => ({ game: "vampire", dice, hungerDice: 0 }) as const;
const BLOW = { game: "vampire", severity: "superficial", bonus: 2 } as const;

/** Ana's Ivy and Zed of another player at a table of Vampire, with a bouncer that fights. */
async function bar() {
  const [mj, ana, bob] = [await seat("Mona"), await seat("Ana"), await seat("Bob")];
  const at = await table(mj, [ana, bob], { system: "vampire" });
  const [ivy, zed] = [
    await characterOf(ana, { campaignId: at.id, system: "vampire", name: "Ivy" }),
    await characterOf(bob, { campaignId: at.id, system: "vampire", name: "Zed" }),
  ];
  const bouncer = randomUUID();
  const participant = { id: bouncer, name: "Videur", pronouns: "", role: "", kind: "creature" };
  const operation = { type: "addCreatures", creature: { catalogue: "videur" } };
  const joining = [{ participant: { ...participant, hidden: false }, value: 3, life: 6 }];
  await mj.browser.call(changeFight, {
    params: at.params,
    body: { entries: [{ id: randomUUID(), operation: { ...operation, joining } }] } as never,
  });
  return { mj, ana, bob, at, ivy, zed, bouncer };
}

/** A blow that the bouncer strikes at Ivy with so many dice. */
async function struck(dice: number, audience = "table") {
  const place = await bar();
  const requestId = randomUUID();
  const attack = { creatureId: place.bouncer, target: place.ivy, roll: pool(dice), damage: BLOW };
  expect((await roll(place.mj, place.at, { requestId, audience, ...attack })).status).toBe(200);
  return { ...place, requestId };
}

const contestOf = ({ body }: Answer) => (body as RollDocument | undefined)?.contest;

describe("a roll that opposes another", () => {
  it("is made by whom it is aimed at, and decides both", async () => {
    const { ana, at, ivy, requestId } = await struck(20);
    const answer = await roll(ana, at, {
      characterId: ivy,
      label: "Athlétisme",
      roll: pool(0),
      opposes: requestId,
    });
    expect(answer.body).toMatchObject({ follows: requestId, target: { name: "Videur", kind: "creature" } });
    expect(contestOf(answer)).toMatchObject({
      side: "opposing",
      with: requestId,
      name: "Videur",
      result: "lost",
    });
    const attack = await read(rolls, at.id, requestId);
    expect(attack?.contest).toMatchObject({ side: "acting", name: "Ivy", label: "Athlétisme", total: 0 });
    expect(attack?.contest).toMatchObject({ result: "won", margin: attack?.total });
  });

  it("is let through without a roll by whom it is aimed at, once", async () => {
    const { ana, at, ivy, requestId } = await struck(20);
    const borne = { characterId: ivy, label: "Poing", roll: { use: "bear" }, opposes: requestId };
    const answer = await roll(ana, at, borne);
    expect(answer.body).toMatchObject({ used: { use: "bear" }, total: 0 });
    const attack = await read(rolls, at.id, requestId);
    expect(attack?.contest).toMatchObject({ side: "acting", name: "Ivy", result: "won", borne: true });
    expect(refusal(await roll(ana, at, borne))).toEqual([409, "contest-decided"]);
  });

  it("is made once, however often it is sent, and by one of two who oppose at once", async () => {
    const { mj, ana, at, ivy, bouncer, requestId } = await struck(9);
    const own = { requestId: randomUUID(), characterId: ivy, roll: pool(5), opposes: requestId };
    const answers = await Promise.all([roll(ana, at, own), roll(ana, at, own), roll(ana, at, own)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    const late = await roll(mj, at, { creatureId: bouncer, roll: pool(5), opposes: requestId });
    expect(refusal(late)).toEqual([409, "contest-decided"]);

    const second = await struck(9);
    const both = await Promise.all([
      roll(second.ana, second.at, { characterId: second.ivy, roll: pool(5), opposes: second.requestId }),
      roll(second.mj, second.at, { characterId: second.ivy, roll: pool(5), opposes: second.requestId }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("of the MJ's alone leaves its dice unseen: the table learns how it ended", async () => {
    const { mj, ana, at, ivy, bouncer } = await bar();
    const requestId = randomUUID();
    await roll(ana, at, { requestId, characterId: ivy, roll: pool(12), damage: BLOW });
    const answer = await roll(mj, at, {
      creatureId: bouncer,
      audience: "mj",
      roll: pool(3),
      opposes: requestId,
    });
    expect(answer.status).toBe(200);
    const opposing = await read(mjRolls, at.id, (answer.body as { id: string }).id);
    expect(opposing?.contest?.label).toBe("Bagarre");
    const seen = (await read(rolls, at.id, requestId))?.contest;
    expect(seen).toMatchObject({ side: "acting", name: "MJ" });
    expect(seen).not.toHaveProperty("total");
    expect(seen).not.toHaveProperty("label");
  });

  it("is refused to others, to what they do not see, and to what is no roll of the game's", async () => {
    const { ana, bob, at, ivy, zed, requestId } = await struck(9);
    const opposed = { characterId: zed, roll: pool(5), opposes: requestId };
    expect(refusal(await roll(bob, at, opposed))).toEqual([403, "forbidden"]);
    expect(refusal(await roll(bob, at, { ...opposed, characterId: ivy }))).toEqual([403, "forbidden"]);
    const own = { ...opposed, characterId: ivy };
    expect(refusal(await roll(ana, at, { ...own, opposes: randomUUID() }))).toEqual([404, "roll-not-found"]);
    expect(refusal(await roll(ana, at, { ...own, roll: "2d10" }))).toEqual([400, "invalid-input"]);
    const secret = await struck(9, "mj");
    const unseen = { characterId: secret.ivy, roll: pool(5), opposes: secret.requestId };
    expect(refusal(await roll(secret.ana, secret.at, unseen))).toEqual([404, "roll-not-found"]);
  });

  it("is decided anew where Willpower rolls dice of one side again", async () => {
    const { mj, ana, at, ivy, requestId } = await struck(9);
    const opposing = randomUUID();
    await roll(ana, at, { requestId: opposing, characterId: ivy, roll: pool(6), opposes: requestId });
    const again = await roll(ana, at, { characterId: ivy, roll: { redo: opposing, dice: [0, 1] } });
    expect(again.status).toBe(200);
    const made = again.body as unknown as RollDocument & { id: string };
    const attack = await read(rolls, at.id, requestId);
    expect(made.contest).toMatchObject({ side: "opposing", with: requestId, total: attack?.total });
    expect(attack?.contest).toMatchObject({ with: made.id, total: made.total });
    expect(attack?.contest?.result).toBe((attack?.total ?? 0) >= made.total ? "won" : "lost");
    expect(mj.uid).toBe(attack?.uid);
  });

  it("is made for a creature that has left the fight since, by whoever stands for it", async () => {
    const { mj, ana, at, ivy, bouncer } = await bar();
    const requestId = randomUUID();
    await roll(ana, at, { requestId, characterId: ivy, roll: pool(12) });
    await mj.browser.call(changeFight, {
      params: at.params,
      body: {
        entries: [{ id: randomUUID(), operation: { type: "removeParticipant", id: bouncer } }],
      } as never,
    });
    const gone = await roll(mj, at, { creatureId: bouncer, roll: pool(3), opposes: requestId });
    expect(refusal(gone)).toEqual([404, "creature-not-found"]);
    expect((await roll(mj, at, { roll: pool(3), opposes: requestId })).status).toBe(200);
  });
});
