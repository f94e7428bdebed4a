import { randomUUID } from "node:crypto";
import { changeFight } from "domain/api/fight";
import { rollForTable } from "domain/api/rolls";
import { changeFog, changeTokens, deleteScene } from "domain/api/scenes";
import { fights } from "domain/documents/fight";
import { playStates } from "domain/documents/play";
import { sceneTokens, tokens } from "domain/documents/scene";
import { describe, expect, it, vi } from "vitest";
import { characterOf } from "../support/campaigns";
import { exists, idsIn, put, read } from "../support/database";
import { patience } from "../support/patience";
import { tokenAt } from "../support/scenes";
import { damage, HURT, send } from "./support/play";
import { makeScene, type SceneTable, sceneTable, show } from "./support/scenes";

const BOTH = { health: true, badges: true };

const change = ({ mona, params }: SceneTable, operations: object[]) =>
  mona.browser.call(changeTokens, { params, body: { operations } as never });

const fight = ({ mona, brumes }: SceneTable, ...operations: object[]) =>
  mona.browser.call(changeFight, {
    params: brumes.params,
    body: { entries: operations.map((operation) => ({ id: randomUUID(), operation })) as never },
  });

/** A table whose scene is shown, without anything hidden by fog. */
async function shownTable(): Promise<SceneTable> {
  const at = await sceneTable();
  const body = { id: randomUUID(), change: { kind: "revealAll" as const } };
  await at.mona.browser.call(changeFog, { params: at.params, body });
  await show(at, at.sceneId);
  return at;
}

/** A fight of two goblins of 7 hit points, the second one hidden; their ids. */
async function goblins(at: SceneTable): Promise<[string, string]> {
  const ids: [string, string] = [randomUUID(), randomUUID()];
  const joining = ids.map((id, index) => ({
    participant: {
      ...{ id, name: `Gobelin ${index + 1}`, pronouns: "", role: "" },
      ...{ kind: "creature", hidden: index === 1, ownBonus: 2 },
    },
    value: 12 - index,
    life: 7,
  }));
  const answer = await fight(at, { type: "addCreatures", creature: { catalogue: "goblin" }, joining });
  expect(answer.status).toBe(200);
  return ids;
}

const tokenOfCreature = (id: string, follows: object | undefined = BOTH) => ({
  ...tokenAt(100, 100),
  participantId: id,
  follows,
});
const putCreature = (at: SceneTable, id: string, hidden = false, follows?: object) =>
  change(at, [{ kind: "put", id: `creature-${id}`, token: tokenOfCreature(id, follows), hidden }]);
const hit = (id: string, points: number) => ({ type: "hitCreatures", hits: [{ id, points }] });
const seen = ({ brumes }: SceneTable, id: string) => read(tokens, brumes.id, id);
/** Triggers run after the answer. */
const later = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patience(20_000), interval: 100 });

/** Wolves with their numbers, and the tokens that stand for them. */
function wolves(count: number, hidden: boolean, encounter?: string) {
  const ids = Array.from({ length: count }, () => randomUUID());
  const joining = ids.map((id, index) => ({
    participant: { id, name: `Loup ${index + 1}`, pronouns: "", role: "", kind: "creature", hidden },
    ...{ value: 8 - index, life: 11 },
  }));
  const group = { creature: { catalogue: "wolf" }, joining, ...(encounter && { encounter }) };
  const operations = ids.map((id) => ({
    ...{ kind: "put", id: `creature-${id}`, hidden },
    token: tokenOfCreature(id),
  }));
  return { ids, group, body: { operations, creatures: { id: randomUUID(), groups: [group] } } };
}
const place = ({ mona, params }: SceneTable, body: object) =>
  mona.browser.call(changeTokens, { params, body: body as never });
const panelOf = async ({ brumes }: SceneTable) => (await read(fights, brumes.id))?.panel;
const creaturesOf = async (at: SceneTable) => (await panelOf(at))?.fighting.creatures ?? {};

describe("creatures that are placed before their fight", () => {
  it("wait in it with their numbers, follow their tokens, and join it where they stand", async () => {
    const at = await shownTable();
    const { ids, group, body } = wolves(2, true, "bridge#0");
    const both = await Promise.all([place(at, body), place(at, body)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    const again = await place(at, { ...body, creatures: { ...body.creatures, id: randomUUID() } });
    expect([again.status, again.body?.error]).toEqual([409, "Cette rencontre est déjà placée."]);
    expect(Object.keys(await creaturesOf(at)).toSorted()).toEqual(ids.toSorted());
    await change(at, [{ kind: "show", ids: [`creature-${ids[0]}`] }]);
    await change(at, [{ kind: "remove", ids: [`creature-${ids[1]}`] }]);
    expect(Object.values(await creaturesOf(at))).toMatchObject([
      { max: 11, lost: 0, waiting: { sceneId: at.sceneId, participant: { id: ids[0], hidden: false } } },
    ]);
    expect((await fight(at, hit(ids[0] ?? "", 4))).status).toBe(200);
    await later(async () => expect((await seen(at, `creature-${ids[0]}`))?.health).toBe(0.6));
    await fight(at, { type: "addCreatures", ...group });
    expect((await panelOf(at))?.initiative.order).toMatchObject([{ id: ids[0], hidden: false }]);
    expect(await creaturesOf(at)).toEqual({ [ids[0] ?? ""]: expect.objectContaining({ lost: 4 }) });
    expect((await creaturesOf(at))[ids[0] ?? ""]?.waiting).toBeUndefined();
  });

  it("join the order that is rolled before their scene, attack before it, and stay when it ends", async () => {
    const at = await shownTable();
    const { ids, body } = wolves(1, false);
    await place(at, body);
    const attack = { requestId: randomUUID(), label: "Morsure", roll: "1d20+4", audience: "table" };
    const rolled = await at.mona.browser.call(rollForTable, {
      params: at.brumes.params,
      body: { ...attack, creatureId: ids[0] } as never,
    });
    expect(rolled.status).toBe(200);
    const initiative = { order: [], activeIndex: 0, round: 1 };
    await fight(at, { type: "rollInitiative", initiative });
    expect((await panelOf(at))?.initiative.order).toMatchObject([{ id: ids[0], value: 8 }]);
    const more = wolves(1, false);
    const bridge = await makeScene(at, "Le pont");
    await place({ ...at, params: { ...at.params, sceneId: bridge } }, more.body);
    await fight(at, { type: "endFight" });
    expect(Object.keys(await creaturesOf(at))).toEqual(more.ids);
    await at.mona.browser.call(deleteScene, { params: { ...at.params, sceneId: bridge } });
    expect(await creaturesOf(at)).toEqual({});
  });

  it("are in the order at once where a fight runs before them", async () => {
    const at = await shownTable();
    await goblins(at);
    const { ids, body } = wolves(1, true);
    expect((await place(at, body)).status).toBe(204);
    expect((await panelOf(at))?.initiative.order.at(-1)).toMatchObject({ id: ids[0], hidden: true });
  });
});

describe("creatures that join a running fight", () => {
  it("stand on the scene that is shown at once, hidden ones hidden, and leave it with their undoing", async () => {
    const at = await shownTable();
    await goblins(at);
    const before = await idsIn(`campaigns/${at.brumes.id}/tokens`);
    const ids = [randomUUID(), randomUUID()];
    const joining = ids.map((id, index) => ({
      participant: {
        ...{ id, name: `Loup ${index + 1}`, pronouns: "", role: "" },
        ...{ kind: "creature", hidden: index === 1 },
      },
      value: 8,
      life: 11,
    }));
    const entry = {
      id: randomUUID(),
      operation: { type: "addCreatures", creature: { catalogue: "wolf" }, joining },
    };
    const press = (entries: object[]) =>
      at.mona.browser.call(changeFight, { params: at.brumes.params, body: { entries: entries as never } });
    await Promise.all([press([entry]), press([entry])]);
    const [wolf, hidden] = ids.map((id) => `creature-${id}`);
    expect(await seen(at, wolf ?? "")).toMatchObject({ name: "Loup 1", participantId: ids[0] });
    expect(await seen(at, hidden ?? "")).toBeUndefined();
    expect(await read(sceneTokens, at.brumes.id, at.sceneId, hidden ?? "")).toMatchObject({ hidden: true });
    expect(await idsIn(`campaigns/${at.brumes.id}/tokens`)).toHaveLength(before.length + 1);
    await press([{ id: randomUUID(), undo: entry.id }]);
    expect(await idsIn(`campaigns/${at.brumes.id}/tokens`)).toEqual(before);
    expect(await read(sceneTokens, at.brumes.id, at.sceneId, hidden ?? "")).toBeUndefined();
  });
});

describe("creatures that stood on the scene before their fight", () => {
  it("are those of the order where they stand, hidden ones hidden in it too, whatever their ids were", async () => {
    const at = await shownTable();
    const alone = [randomUUID(), randomUUID()];
    const placed = alone
      .map((id, index) => ({ id, number: index + 1 }))
      .map(({ id, number }) => ({
        ...{ kind: "put", id, hidden: number === 2 },
        token: { ...tokenAt(100 * number, 200), kind: "creature", name: `Loup ${number}` },
      }));
    expect((await change(at, placed)).status).toBe(204);
    const ids = [randomUUID(), randomUUID()];
    const joining = ids.map((id, index) => ({
      participant: {
        ...{ id, name: `Loup ${index + 1}`, pronouns: "", role: "" },
        ...{ kind: "creature", hidden: false },
      },
      value: 8 - index,
      life: 11,
    }));
    expect((await fight(at, { type: "addCreatures", creature: { catalogue: "wolf" }, joining })).status).toBe(
      200,
    );
    const [first, second] = ids.map((id) => `creature-${id}`);
    expect(await seen(at, first ?? "")).toMatchObject({ name: "Loup 1", participantId: ids[0], y: 200 });
    expect(await read(sceneTokens, at.brumes.id, at.sceneId, second ?? "")).toMatchObject({ hidden: true });
    for (const id of alone) {
      expect(await seen(at, id)).toBeUndefined();
      expect(await read(sceneTokens, at.brumes.id, at.sceneId, id)).toBeUndefined();
    }
    expect((await read(fights, at.brumes.id))?.panel.initiative.order).toMatchObject([
      { id: ids[0], hidden: false },
      { id: ids[1], hidden: true },
    ]);
  });
});

describe("a token that follows a state", () => {
  it("shows a creature's life in tenths, its conditions and its death, as the fight goes on", async () => {
    const at = await shownTable();
    const [goblin] = await goblins(at);
    await fight(at, hit(goblin, 2));
    await putCreature(at, goblin);
    expect(await seen(at, `creature-${goblin}`)).toMatchObject({ health: 0.7 });
    await fight(at, hit(goblin, 4), {
      type: "setCreatureCondition",
      ids: [goblin],
      condition: "À terre",
      on: true,
    });
    await later(async () =>
      expect(await seen(at, `creature-${goblin}`)).toMatchObject({ health: 0.1, badges: ["À terre"] }),
    );
    await fight(at, hit(goblin, 20));
    await later(async () =>
      expect(await seen(at, `creature-${goblin}`)).toMatchObject({ health: 0, down: true }),
    );
    await fight(at, hit(goblin, -20), {
      type: "setCreatureCondition",
      ids: [goblin],
      condition: "À terre",
      on: false,
    });
    await later(async () => {
      const token = await seen(at, `creature-${goblin}`);
      expect([token?.health, token?.badges, token?.down]).toEqual([1, undefined, undefined]);
    });
  });

  it("shows nothing of a creature of which the MJ shows nothing, nor to anybody of a hidden one", async () => {
    const at = await shownTable();
    const [open, hidden] = await goblins(at);
    await putCreature(at, open, false, { health: false, badges: false });
    await putCreature(at, hidden, true);
    await fight(at, hit(open, 3), hit(hidden, 3));
    await later(async () =>
      expect(await read(sceneTokens, at.brumes.id, at.sceneId, `creature-${hidden}`)).toMatchObject({
        health: 0.6,
      }),
    );
    expect(await idsIn(`campaigns/${at.brumes.id}/tokens`)).toEqual([`creature-${open}`]);
    expect(await seen(at, `creature-${open}`)).not.toHaveProperty("health");
    // The table is told who falls: it sees it, too.
    await fight(at, hit(open, 20), hit(hidden, 20));
    await later(async () => expect(await seen(at, `creature-${open}`)).toMatchObject({ down: true }));
    expect(await seen(at, `creature-${open}`)).not.toHaveProperty("health");
    expect(await idsIn(`campaigns/${at.brumes.id}/tokens`)).toEqual([`creature-${open}`]);
  });

  it("shows a character's life as it is played, on the scene that is shown", async () => {
    const at = await sceneTable();
    const hero = await characterOf(at.ana, { campaignId: at.brumes.id, stats: HURT });
    const id = `character-${hero}`;
    await show(at, at.sceneId);
    await change(at, [
      { kind: "put", id, token: { ...tokenAt(50, 50, hero), follows: BOTH }, hidden: false },
    ]);
    await send(at.ana, hero, damage(5));
    await later(async () => expect(await seen(at, id)).toMatchObject({ health: 0.5 }));
    expect(await exists(playStates.path(hero))).toBe(true);
  });

  it("has what happened meanwhile when its scene is shown", async () => {
    const at = await sceneTable();
    const hero = await characterOf(at.ana, { campaignId: at.brumes.id, stats: HURT });
    const sceneId = await makeScene(at, "Le pont");
    await send(at.ana, hero, damage(17));
    await show(at, sceneId);
    expect(await seen(at, `character-${hero}`)).toMatchObject({ health: 0.1, follows: BOTH });
  });

  it("is left as it is where its state cannot be read", async () => {
    const at = await sceneTable();
    const hero = await characterOf(at.ana, { campaignId: at.brumes.id, stats: HURT });
    await send(at.ana, hero, damage(1));
    const state = await read(playStates, hero);
    if (state) await put(playStates, [hero], { ...state, state: { hitPoints: "partis" } as never });
    expect((await show(at, at.sceneId)).status).toBe(200);
    const token = { ...tokenAt(50, 50, hero), follows: BOTH, health: 0.4 };
    const answer = await change(at, [{ kind: "put", id: "hero-token", token, hidden: false }]);
    expect(answer.status).toBe(204);
    expect(await seen(at, "hero-token")).toMatchObject({ health: 0.4 });
  });
});
