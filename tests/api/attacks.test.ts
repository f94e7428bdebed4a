import { randomUUID } from "node:crypto";
import { changeFight } from "domain/api/fight";
import { changePlayState } from "domain/api/play";
import { rollForTable } from "domain/api/rolls";
import { fights } from "domain/documents/fight";
import { playStates } from "domain/documents/play";
import { rolls } from "domain/documents/roll";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { followingId } from "domain/table/rolls/strikes";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

const BLADE = { game: "dnd5e", type: "slashing" } as const;
const ALWAYS = { game: "dnd5e", modifier: 60, mode: "normal", attack: true } as const;
const NEVER = { ...ALWAYS, modifier: -40 } as const;
const SCIMITAR = [
  { label: "Dégâts : Cimeterre", roll: "1d6+2", damage: BLADE, after: "hit" },
  { label: "Dégâts critiques : Cimeterre", roll: "2d6+2", damage: BLADE, after: "critical" },
] as const;

/** Rolls; `changes` may make its body invalid. */
const roll = ({ browser }: Seat, at: TestTable, changes: Record<string, unknown>): Promise<Answer> => {
  const body = { requestId: randomUUID(), label: "Cimeterre", roll: ALWAYS, audience: "table" as const };
  return browser.call(rollForTable, { params: at.params, body: { ...body, ...changes } });
};

const change = ({ browser }: Seat, at: TestTable, entry: Record<string, unknown>) =>
  browser.call(changeFight, {
    params: at.params,
    body: { entries: [{ id: randomUUID(), ...entry }] } as never,
  });

/** Ana's Elenna wears AC 12; a goblin that is seen and one that hides fight her. */
async function fight() {
  const [mj, ana] = [await seat("Mona"), await seat("Ana")];
  const at = await table(mj, [ana]);
  const stats = { ac: 12, hp: { current: 30, max: 30 } };
  const elenna = await characterOf(ana, { campaignId: at.id, name: "Elenna", stats });
  const [seen, hidden] = [randomUUID(), randomUUID()];
  const goblin = (id: string, name: string, isHidden: boolean) => ({
    participant: { id, name, pronouns: "", role: "", kind: "creature", hidden: isHidden },
    ...{ value: 12, life: 7 },
  });
  const joining = [goblin(seen, "Gobelin 1", false), goblin(hidden, "Gobelin 2", true)];
  const creature = { catalogue: "goblin" };
  await change(mj, at, { operation: { type: "addCreatures", creature, joining } });
  await change(mj, at, { operation: { type: "share", shared: true } });
  return { mj, ana, at, elenna, seen, hidden };
}

const followers = ({ body }: Answer) => (body?.following ?? []) as { id: string; label: string }[];

const outcomeOf = ({ body }: Answer) => (body as { outcome?: { id: string } } | undefined)?.outcome?.id;

describe("the attack of a creature", () => {
  it("names who attacks, says whether it hit and against what, and throws its damage in the same call", async () => {
    const { mj, at, elenna, seen } = await fight();
    const attack = { creatureId: seen, target: elenna, following: SCIMITAR };
    let requestId = randomUUID();
    let first = await roll(mj, at, { ...attack, requestId });
    // A natural 1 misses all the same, and throws no damage.
    while (outcomeOf(first) === "fumble") {
      expect(followers(first)).toEqual([]);
      requestId = randomUUID();
      first = await roll(mj, at, { ...attack, requestId });
    }
    const again = await roll(mj, at, { ...attack, requestId });
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      creature: { name: "Gobelin 1" },
      target: { id: elenna, name: "Elenna" },
      defence: 12,
    });
    const [damage] = followers(first);
    expect(followers(first)).toHaveLength(1);
    const stored = await read(rolls, at.id, damage?.id ?? "");
    expect(stored).toMatchObject({ follows: requestId, target: { id: elenna }, damage: BLADE, applied: [] });
    const [goblin] = (await read(sharedInitiatives, at.id))?.shared?.order ?? [];
    expect(stored?.creature).toEqual({ id: goblin?.id, name: "Gobelin 1" });
  });

  it("that is sent again answers none of the rolls that others made under the ids of its damage", async () => {
    const { mj, ana, at, elenna, seen } = await fight();
    const requestId = randomUUID();
    const attack = { requestId, creatureId: seen, target: elenna, following: SCIMITAR };
    const first = await roll(mj, at, { ...attack, roll: NEVER });
    const free = followers(first).length;
    const id = followingId(requestId, free);
    expect((await roll(ana, at, { requestId: id, label: "Je frappe", roll: "1d4" })).status).toBe(200);
    expect((await roll(mj, at, { ...attack, roll: NEVER })).body).toEqual(first.body);
  });

  it("throws no damage where it missed", async () => {
    const { mj, at, elenna, seen } = await fight();
    // A natural 20 hits all the same.
    const made = await roll(mj, at, { roll: NEVER, creatureId: seen, target: elenna, following: SCIMITAR });
    expect(followers(made)).toHaveLength(outcomeOf(made) === "critical" ? 1 : 0);
  });

  it("is the MJ's alone, of a creature of the fight, and keeps a hidden one's name from the table", async () => {
    const { mj, ana, at, elenna, seen, hidden } = await fight();
    expect(refusal(await roll(ana, at, { creatureId: seen, target: elenna }))).toEqual([403, "forbidden"]);
    expect(refusal(await roll(mj, at, { creatureId: "personne" }))).toEqual([404, "creature-not-found"]);
    const open = await roll(mj, at, { creatureId: hidden, target: elenna });
    expect(JSON.stringify(open.body)).not.toContain("Gobelin 2");
    const secret = await roll(mj, at, { creatureId: hidden, audience: "mj" });
    expect(secret.body).toMatchObject({ creature: { name: "Gobelin 2" } });
  });
});

describe("the attack of a hero", () => {
  it("at a creature says whether it hit, and nowhere its armour class", async () => {
    const { ana, at, elenna } = await fight();
    const asked = { characterId: elenna, target: { creature: "Gobelin 1" } };
    const made = await roll(ana, at, asked);
    expect(made.status).toBe(200);
    const stored = await read(rolls, at.id, String(made.body?.id));
    expect(["hit", "critical", "fumble"]).toContain(stored?.outcome?.id);
    expect([stored?.defence, stored?.rolled]).toEqual([undefined, ALWAYS]);
    expect(stored?.notation).toBe("1d20+60");
  });
});

describe("damage that follows an attack", () => {
  it("has its target, and is refused across campaigns, attackers and players", async () => {
    const { mj, ana, at, elenna } = await fight();
    const attack = randomUUID();
    await roll(ana, at, { requestId: attack, characterId: elenna, target: { creature: "Gobelin 1" } });
    const damage = { label: "Dégâts", roll: "1d8", damage: BLADE, follows: attack };
    const own = await roll(ana, at, { ...damage, characterId: elenna });
    expect(own.body).toMatchObject({ follows: attack, target: { name: "Gobelin 1" } });
    expect((await roll(mj, at, { ...damage, characterId: elenna })).status).toBe(200);
    const elsewhere = await table(ana, [mj]);
    const refused = [
      await roll(ana, elsewhere, damage),
      await roll(ana, at, damage),
      await roll(ana, at, { ...damage, characterId: elenna, follows: own.body?.id }),
      await roll(ana, at, { ...damage, characterId: elenna, follows: randomUUID() }),
      await roll(ana, at, { ...damage, characterId: elenna, audience: "mj" }),
    ];
    for (const answer of refused) expect(refusal(answer)).toEqual([404, "roll-not-found"]);
  });
});

describe("what a roll's damage was applied to", () => {
  const made = async (by: Seat, at: TestTable, target: unknown) => {
    const id = randomUUID();
    await roll(by, at, { requestId: id, label: "Dégâts", roll: "1d6", damage: BLADE, target });
    return { id, audience: "table" as const };
  };
  const metIn = async (at: TestTable, { id }: { id: string }) =>
    ((await read(fights, at.id))?.applied ?? []).filter(({ roll }) => roll === id);
  const appliedOf = async (at: TestTable, { id }: { id: string }) => (await read(rolls, at.id, id))?.applied;

  it("stands on the roll of a hero's damage, once from two tabs, and is taken back with it", async () => {
    const { mj, at, elenna } = await fight();
    const damage = await made(mj, at, elenna);
    const entry = (id: string) => ({
      ...{ id, campaignId: at.id, roll: damage },
      operations: [{ kind: "damage", amount: 5 }],
    });
    const apply = (entries: readonly unknown[]) =>
      mj.browser.call(changePlayState, { params: { id: elenna }, body: { entries } as never });
    const [one, two] = [randomUUID(), randomUUID()];
    const answers = await Promise.all([apply([entry(one)]), apply([entry(one)]), apply([entry(two)])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [standing] = (await appliedOf(at, damage)) ?? [];
    expect(standing?.id).toBe(elenna);
    const again = await apply([entry(two)]);
    expect(again.body?.state).toMatchObject({ hitPoints: { lost: 5 } });
    const undone = await apply([{ id: randomUUID(), undo: standing?.operation }]);
    expect(undone.body?.state).toMatchObject({ hitPoints: { lost: 0 } });
    expect(await appliedOf(at, damage)).toEqual([]);
  });

  it("stands on every roll of a hit that is applied at once, and is taken back from each", async () => {
    const { mj, ana, at, elenna } = await fight();
    const [piercing, fire] = [await made(mj, at, elenna), await made(mj, at, elenna)];
    const entry = (id: string, roll: object) => ({
      ...{ id, campaignId: at.id, roll },
      operations: [{ kind: "damage", amount: 9 }],
    });
    const apply = ({ browser }: Seat, ...entries: unknown[]) =>
      browser.call(changePlayState, { params: { id: elenna }, body: { entries } as never });
    const hit = { ...piercing, parts: [fire.id] };
    const id = randomUUID();
    // A player applies nobody's damage, whatever rolls are named beside it.
    await apply(ana, entry(randomUUID(), { ...fire, parts: [piercing.id] }));
    expect([await appliedOf(at, piercing), await appliedOf(at, fire)]).toEqual([[], []]);
    const before = (await read(playStates, elenna))?.state.hitPoints;
    await apply(mj, entry(id, hit));
    const applied = [{ id: elenna, operation: id }];
    expect([await appliedOf(at, piercing), await appliedOf(at, fire)]).toEqual([applied, applied]);
    await apply(mj, entry(randomUUID(), fire));
    expect(await appliedOf(at, fire)).toEqual(applied);
    await apply(mj, { id: randomUUID(), undo: id });
    expect([await appliedOf(at, piercing), await appliedOf(at, fire)]).toEqual([[], []]);
    expect((await read(playStates, elenna))?.state.hitPoints).toEqual(before);
  });

  it("meets each creature once, of several as well, and under whatever audience the roll is named", async () => {
    const { mj, ana, at, seen, hidden } = await fight();
    const damage = await made(ana, at, { creature: "Gobelin 1" });
    const hit = (roll: object, ...ids: string[]) => {
      const hits = ids.map((id) => ({ id, points: 2 }));
      return change(mj, at, { operation: { type: "hitCreatures", hits }, roll });
    };
    await hit(damage, seen);
    await hit(damage, seen, hidden);
    await hit({ ...damage, audience: "mj" }, seen, hidden);
    const creatures = (await read(fights, at.id))?.panel.fighting.creatures;
    expect([creatures?.[seen]?.lost, creatures?.[hidden]?.lost]).toEqual([2, 2]);
    expect((await metIn(at, damage)).map(({ id }) => id)).toEqual([seen, hidden]);
    expect(await appliedOf(at, damage)).toEqual([]);
  });

  it("stands in the fight for creatures, after it too, and is taken back with it; no reader of the roll learns it", async () => {
    const { mj, ana, at, seen } = await fight();
    const damage = await made(ana, at, { creature: "Gobelin 1" });
    const hits = { operation: { type: "hitCreatures", hits: [{ id: seen, points: 3 }] }, roll: damage };
    const id = randomUUID();
    await Promise.all([
      change(mj, at, { ...hits, id }),
      change(mj, at, hits),
      change(mj, at, { ...hits, id }),
    ]);
    const [standing, ...more] = await metIn(at, damage);
    expect([standing?.id, more]).toEqual([seen, []]);
    await change(mj, at, { undo: standing?.operation });
    expect(await metIn(at, damage)).toEqual([]);
    await change(mj, at, hits);
    await change(mj, at, { operation: { type: "endFight" } });
    expect((await metIn(at, damage)).map((one) => one.id)).toEqual([seen]);
    expect(await appliedOf(at, damage)).toEqual([]);
    expect(JSON.stringify(await read(rolls, at.id, damage.id))).not.toContain("Gobelin 2");
  });
});

describe("a spell that is cast", () => {
  const CAST = { label: "Trait de feu", roll: { use: "cast" } } as const;

  it("is a line without dice, once, which its attack follows, and the damage that attack", async () => {
    const { ana, at, elenna } = await fight();
    const [line, ray] = [randomUUID(), randomUUID()];
    const save = { ability: "dex", difficulty: 13 };
    const cast = {
      ...{ requestId: line, characterId: elenna, label: "Mains brûlantes (niv. 1)" },
      ...{ roll: { use: "cast", save }, notes: ["Emplacement : niveau 1"] },
    };
    const answer = await roll(ana, at, cast);
    expect((await roll(ana, at, cast)).body).toEqual(answer.body);
    expect(await read(rolls, at.id, line)).toMatchObject({
      ...{ label: "Mains brûlantes (niv. 1)", used: { use: "cast", save }, total: 0, dice: [] },
      ...{ notes: ["Emplacement : niveau 1"], character: { id: elenna, name: "Elenna" } },
    });
    const attack = { requestId: ray, characterId: elenna, follows: line, target: { creature: "Gobelin 1" } };
    expect(outcomeOf(await roll(ana, at, attack))).toBeDefined();
    expect(await read(rolls, at.id, ray)).toMatchObject({ follows: line, target: { name: "Gobelin 1" } });
    const damage = { roll: "1d10", damage: BLADE, characterId: elenna };
    const dealt = await roll(ana, at, { ...damage, follows: ray });
    expect(dealt.body).toMatchObject({ follows: ray, target: { name: "Gobelin 1" } });
    const after = await roll(ana, at, { ...damage, follows: dealt.body?.id });
    expect(refusal(after)).toEqual([404, "roll-not-found"]);
  });

  it("is as much a line as what a device has thrown, told once", async () => {
    const { ana, at, elenna } = await fight();
    const told = {
      ...{ requestId: randomUUID(), characterId: elenna, label: "Perception : 17" },
      ...{ roll: { use: "device" }, notes: ["Lancé hors de la table"] },
    } as const;
    const [first, again] = [await roll(ana, at, told), await roll(ana, at, told)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await read(rolls, at.id, told.requestId)).toMatchObject({ used: { use: "device" }, dice: [] });
  });

  it("is told by members alone, followed by rolls of whoever cast it, and deals nothing itself", async () => {
    const { mj, ana, at, elenna } = await fight();
    const line = await roll(ana, at, { ...CAST, characterId: elenna, damage: BLADE });
    expect(line.body).not.toHaveProperty("damage");
    const leo = await seat("Léo");
    expect((await roll(leo, at, CAST)).status).toBe(403);
    expect(refusal(await roll(mj, at, { roll: "1d10", follows: line.body?.id }))).toEqual([
      404,
      "roll-not-found",
    ]);
  });

  it("is refused with a verb, an ability or a difficulty that there is not", async () => {
    const { ana, at } = await fight();
    const wrong = [
      { use: "sing" },
      { use: "cast", save: { ability: "luck", difficulty: 13 } },
      { use: "cast", save: { ability: "dex", difficulty: 1000 } },
    ];
    for (const use of wrong) expect((await roll(ana, at, { ...CAST, roll: use })).status).toBe(400);
  });
});
