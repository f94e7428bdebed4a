import { randomUUID } from "node:crypto";
import { changeFight } from "domain/api/fight";
import { changeFog, changeTokens } from "domain/api/scenes";
import { fights } from "domain/documents/fight";
import { sceneTokens, tokens } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { describe, expect, it } from "vitest";
import { exists, read } from "../support/database";
import { tokenAt } from "../support/scenes";
import { makeScene, type SceneTable, sceneTable, show } from "./support/scenes";

const fight = async ({ mona, brumes }: SceneTable, ...operations: object[]) => {
  const entries = operations.map((operation) => ({ id: randomUUID(), operation })) as never;
  const answer = await mona.browser.call(changeFight, { params: brumes.params, body: { entries } });
  expect(answer.status).toBe(200);
};
const joining = (id: string, hidden = false) => ({
  type: "addParticipants",
  joining: [
    {
      participant: { id, name: "Gobelin", pronouns: "", role: "", kind: "creature", hidden },
      value: 12,
    },
  ],
});
const change = async ({ mona, params }: SceneTable, ...operations: object[]) => {
  const answer = await mona.browser.call(changeTokens, { params, body: { operations } as never });
  expect(answer.status).toBe(204);
};
const tokenOf = (id: string) => `creature-${id}`;
const put = (at: SceneTable, id: string, hidden = false) =>
  change(at, {
    ...{ kind: "put", id: tokenOf(id), hidden },
    token: { ...tokenAt(100, 100), participantId: id },
  });

/** A table that watches an order and a scene without fog, with a goblin in the order. */
async function watchedTable(): Promise<{ at: SceneTable; goblin: string }> {
  const at = await sceneTable();
  const body = { id: randomUUID(), change: { kind: "revealAll" as const } };
  await at.mona.browser.call(changeFog, { params: at.params, body });
  await show(at, at.sceneId);
  const goblin = randomUUID();
  await fight(at, { type: "share", shared: true }, joining(goblin));
  return { at, goblin };
}

/** How many members see in the order, and whether they see the goblin's token. */
async function seen({ brumes }: SceneTable, goblin: string): Promise<[number | undefined, boolean]> {
  const live = await read(sharedInitiatives, brumes.id);
  return [live?.shared?.order.length, await exists(tokens.path(brumes.id, tokenOf(goblin)))];
}
const hides = async ({ brumes }: SceneTable) =>
  (await read(fights, brumes.id))?.panel.initiative.order.map(({ hidden }) => hidden);

describe("a creature's token and its place in the order", () => {
  it("hide and come back together, by the eye of the order or by the token", async () => {
    const { at, goblin } = await watchedTable();
    await put(at, goblin);
    expect(await seen(at, goblin)).toEqual([1, true]);
    await fight(at, { type: "setHidden", id: goblin, hidden: true });
    expect(await seen(at, goblin)).toEqual([0, false]);
    expect(await read(sceneTokens, at.brumes.id, at.sceneId, tokenOf(goblin))).toMatchObject({
      hidden: true,
    });
    await change(at, { kind: "show", ids: [tokenOf(goblin)] });
    expect(await seen(at, goblin)).toEqual([1, true]);
    await change(at, { kind: "hide", ids: [tokenOf(goblin)] });
    expect([await seen(at, goblin), await hides(at)]).toEqual([[0, false], [true]]);
  });

  it("may differ by the MJ's word alone: a hidden one is seen in the order", async () => {
    const { at, goblin } = await watchedTable();
    await put(at, goblin, true);
    expect(await seen(at, goblin)).toEqual([0, false]);
    await fight(at, { type: "setShownInOrder", id: goblin, shown: true });
    expect(await seen(at, goblin)).toEqual([1, false]);
  });

  it("agree where both change at once, and where the press is undone", async () => {
    const { at, goblin } = await watchedTable();
    await put(at, goblin);
    await Promise.all([
      fight(at, { type: "setHidden", id: goblin, hidden: true }),
      change(at, { kind: "hide", ids: [tokenOf(goblin)] }),
      fight(at, { type: "changeValue", id: goblin, value: 3 }),
    ]);
    expect(await seen(at, goblin)).toEqual([0, false]);
    const [newest] = (await read(fights, at.brumes.id))?.steps ?? [];
    const undo = { entries: [{ id: randomUUID(), undo: newest?.id ?? "" }] };
    await at.mona.browser.call(changeFight, { params: at.brumes.params, body: undo });
    const [order, token] = await seen(at, goblin);
    expect(order === 1).toBe(token);
  });

  it("hide together where one of them does: who joins by its token, a token that is shown anew by the order", async () => {
    const { at } = await watchedTable();
    const ambush = randomUUID();
    await put(at, ambush, true);
    await fight(at, joining(ambush));
    expect(await seen(at, ambush)).toEqual([1, false]);
    const other = { ...at, sceneId: await makeScene(at, "Le pont") };
    const bridge = { ...other, params: { ...at.params, sceneId: other.sceneId } };
    const troll = randomUUID();
    await put(bridge, troll);
    await fight(at, joining(troll, true));
    await show(at, bridge.sceneId);
    expect(await seen(at, troll)).toEqual([1, false]);
  });
});
