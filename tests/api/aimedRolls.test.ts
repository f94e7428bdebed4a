import { randomUUID } from "node:crypto";
import { changeFight } from "domain/api/fight";
import { changePlayState } from "domain/api/play";
import { rollForTable } from "domain/api/rolls";
import { playLog } from "domain/documents/play";
import { rolls } from "domain/documents/roll";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

const FIRE = { game: "dnd5e", type: "fire" };

/** Rolls damage; `changes` may make its body invalid. */
const strike = ({ browser }: Seat, at: TestTable, changes: Record<string, unknown>): Promise<Answer> => {
  const body = { requestId: randomUUID(), label: "Dégâts", roll: "8d6", audience: "table" as const };
  return browser.call(rollForTable, { params: at.params, body: { ...body, ...changes } });
};

/** A campaign in which Ana plays Lorien and Léo plays Borin. */
async function play() {
  const [mj, ana, leo] = [await seat("Mona"), await seat("Ana"), await seat("Léo")];
  const at = await table(mj, [ana, leo]);
  const stats = { hp: { current: 30, max: 30 } };
  const [characterId, target] = await Promise.all([
    characterOf(ana, { campaignId: at.id, name: "Lorien" }),
    characterOf(leo, { campaignId: at.id, name: "Borin", stats }),
  ]);
  return { mj, ana, leo, at, characterId, target };
}

describe("a roll with a target", () => {
  it("stores whom it is aimed at, by the name that the character has, what acted on it and what it does", async () => {
    const { ana, at, characterId, target } = await play();
    const requestId = randomUUID();
    const notes = ["Empoisonné : désavantage"];
    const answer = await strike(ana, at, { requestId, characterId, target, notes, damage: FIRE });
    expect(answer.status).toBe(200);
    expect(await read(rolls, at.id, requestId)).toMatchObject({
      target: { id: target, name: "Borin" },
      damage: FIRE,
      notes,
    });
  });

  it("meets the state of whom it is aimed at, which its player's device does not know", async () => {
    const { ana, leo, at, characterId, target } = await play();
    const restrained = { id: randomUUID(), operations: [{ kind: "addCondition", condition: "restrained" }] };
    await leo.browser.call(changePlayState, { params: { id: target }, body: { entries: [restrained] } });
    const requestId = randomUUID();
    const roll = { game: "dnd5e", modifier: 4, mode: "normal", attack: true, reach: "near" };
    expect((await strike(ana, at, { requestId, characterId, target, roll })).status).toBe(200);
    expect(await read(rolls, at.id, requestId)).toMatchObject({
      rolled: { mode: "advantage" },
      notes: ["Cible entravée : avantage"],
    });
  });

  it("may be a creature that the table's order shows, by its alias there, and nothing that hides", async () => {
    const { mj, ana, at, characterId } = await play();
    const creature = (id: string, name: string, value: number, hidden: boolean) => ({
      participant: { id, name, pronouns: "", role: "", kind: "creature", hidden },
      value,
    });
    const joining = [creature("ogre-0001", "Ogre", 19, true), creature("goblin-01", "Gobelin 1", 12, false)];
    const change = (operation: Record<string, unknown>) =>
      mj.browser.call(changeFight, {
        params: at.params,
        body: { entries: [{ id: randomUUID(), operation }] } as never,
      });
    const aim = (name: string, requestId = randomUUID() as string) =>
      strike(ana, at, { requestId, characterId, target: { creature: name }, damage: FIRE });
    expect(refusal(await aim("Gobelin 1"))).toEqual([404, "creature-not-found"]);
    await change({ type: "addParticipants", joining });
    await change({ type: "share", shared: true });
    const alias = (await read(sharedInitiatives, at.id))?.shared?.order[0]?.id ?? "";
    for (const known of [alias, "Gobelin 1"]) {
      const requestId = randomUUID();
      expect((await aim(known, requestId)).status).toBe(200);
      const stored = await read(rolls, at.id, requestId);
      expect(stored?.target).toEqual({ id: alias, name: "Gobelin 1", kind: "creature" });
      expect(JSON.stringify(stored)).not.toContain("goblin-01");
    }
    for (const name of ["Ogre", "ogre-0001", "goblin-01", "Lorien"]) {
      expect(refusal(await aim(name))).toEqual([404, "creature-not-found"]);
    }
    const hide = (hidden: boolean) => change({ type: "setHidden", id: "goblin-01", hidden });
    await hide(true);
    expect(refusal(await aim(alias))).toEqual([404, "creature-not-found"]);
    await hide(false);
    expect((await aim(alias)).status).toBe(200);
    await change({ type: "share", shared: false });
    expect(refusal(await aim(alias))).toEqual([404, "creature-not-found"]);
  });

  it("is refused for a character of another campaign, a deleted one, one of none, and an unknown one", async () => {
    const { ana, mj, at } = await play();
    const elsewhere = await table(mj, [ana]);
    const others = await Promise.all([
      characterOf(ana, { campaignId: elsewhere.id }),
      characterOf(ana, { campaignId: at.id, deletedAt: 1 }),
      characterOf(ana),
      "personne",
    ]);
    for (const target of others) {
      const answer = await strike(ana, at, { target, damage: FIRE });
      expect(refusal(answer)).toEqual([404, "character-not-found"]);
    }
  });

  it("is refused with another game's damage, and with more notes or longer ones than a log has room for", async () => {
    const { ana, at } = await play();
    const bad = [
      { damage: { game: "vampire", severity: "aggravated" } },
      { damage: { game: "dnd5e", type: "mana" } },
      { damage: { game: "vampire", severity: "aggravated", bonus: 21 } },
      { notes: Array.from({ length: 9 }, () => "Chance +1") },
      { notes: ["x".repeat(81)] },
      { notes: [" "] },
      { target: 7 },
    ];
    for (const changes of bad) expect((await strike(ana, at, changes)).status).toBe(400);
  });
});

describe("the second attempt of an attack", () => {
  it("has the first one's target and damage, whatever its request says", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const at = await table(mj, [ana], { system: "vampire" });
    const [target, other] = await Promise.all([
      characterOf(ana, { campaignId: at.id, system: "vampire", name: "Borin" }),
      characterOf(ana, { campaignId: at.id, system: "vampire" }),
    ]);
    const attack = { game: "vampire", dice: 5, hungerDice: 0, difficulty: 2 };
    const damage = { game: "vampire", severity: "aggravated", bonus: 3 };
    const first = randomUUID();
    await strike(ana, at, { requestId: first, roll: attack, target, damage });
    const roll = { redo: first, dice: [0] };
    const again = await strike(ana, at, { roll, target: other, damage: { ...damage, bonus: 9 } });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ redoOf: first, rolled: attack, target: { id: target }, damage });
  });
});

describe("the damage of a roll", () => {
  it("is applied once under the id that two tabs of the MJ derive from the roll, and is the MJ's to take back", async () => {
    const { mj, leo, at, target } = await play();
    const id = `${randomUUID()}-damage-0`;
    const entry = { id, operation: { kind: "damage", amount: 9, type: "fire" }, campaignId: at.id };
    const apply = ({ browser }: Seat, entries: readonly unknown[]) =>
      browser.call(changePlayState, { params: { id: target }, body: { entries } as never });
    const answers = await Promise.all([apply(mj, [entry]), apply(mj, [entry]), apply(mj, [entry])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const lost = ({ body }: Answer) => {
      const { hitPoints } = (body?.state ?? {}) as { hitPoints?: { lost: number } };
      return hitPoints?.lost;
    };
    const again = await apply(mj, [entry]);
    expect(lost(again)).toBe(9);
    const stolen = await apply(leo, [entry]);
    expect(stolen.body?.entries).toEqual([{ id, refused: "Cette action a déjà été faite." }]);
    expect(lost(await apply(mj, [{ id: randomUUID(), undo: id }]))).toBe(0);
  });
});

describe("healing with a target", () => {
  const heal = ({ browser }: Seat, at: TestTable, id: string, roll: string, operation: string) =>
    browser.call(changePlayState, {
      params: { id },
      body: {
        entries: [
          {
            ...{ id: operation, campaignId: at.id, roll: { id: roll, audience: "table" as const } },
            operations: [{ kind: "heal", amount: 3 }],
          },
        ],
      },
    });

  it("is applied by whom it is aimed at or by the MJ, once, and noted on the roll", async () => {
    const { mj, ana, leo, at, characterId, target } = await play();
    const requestId = randomUUID();
    await strike(ana, at, { requestId, characterId, target, heals: "hitPoints", label: "Soins" });
    expect(await read(rolls, at.id, requestId)).toMatchObject({ heals: "hitPoints", applied: [] });
    const hurt = { id: randomUUID(), operations: [{ kind: "damage", amount: 20 }] };
    await leo.browser.call(changePlayState, { params: { id: target }, body: { entries: [hurt] } });
    expect((await heal(ana, at, target, requestId, randomUUID())).status).toBe(403);
    const operation = randomUUID();
    const answers = await Promise.all([
      heal(leo, at, target, requestId, operation),
      heal(mj, at, target, requestId, randomUUID()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const again = await heal(leo, at, target, requestId, operation);
    expect(again.body?.state).toMatchObject({ hitPoints: { lost: 17 } });
    expect((await read(rolls, at.id, requestId))?.applied).toHaveLength(1);
    const [applied] = (await read(rolls, at.id, requestId))?.applied ?? [];
    const entry = await read(playLog, target, applied?.operation ?? "");
    expect(entry?.cause).toMatch(/ · Soins$/);
  });

  it("is refused with what no game gives back, and is none beside damage", async () => {
    const { ana, at } = await play();
    expect((await strike(ana, at, { heals: "sanity" })).status).toBe(400);
    const both = await strike(ana, at, { heals: "hitPoints", damage: FIRE });
    expect(both.body).not.toHaveProperty("heals");
  });
});
