import { randomUUID } from "node:crypto";
import { changeFight } from "domain/api/fight";
import { changeFog, changeTokens } from "domain/api/scenes";
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

describe("a token that follows a state", () => {
  it("shows a creature's life in tenths and its conditions, as the fight goes on", async () => {
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
    await fight(at, hit(goblin, -20), {
      type: "setCreatureCondition",
      ids: [goblin],
      condition: "À terre",
      on: false,
    });
    await later(async () => {
      const token = await seen(at, `creature-${goblin}`);
      expect([token?.health, token?.badges]).toEqual([1, undefined]);
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
