import { randomUUID } from "node:crypto";
import { removePlayer } from "domain/api/campaigns";
import { changeFight } from "domain/api/fight";
import { changeFog, deleteScene, updateScene } from "domain/api/scenes";
import type { FogChange } from "domain/documents/sceneSchema";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { isInside } from "domain/table/scene/shapes";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { read } from "../support/database";
import { tokenAt } from "../support/scenes";
import {
  givePicture,
  makeScene,
  publish,
  rectangle,
  type SceneTable,
  seenScene,
  show,
  storedScene,
} from "./support/scenes";
import { seat } from "./support/seats";
import {
  BEFORE,
  BEHIND,
  BY_DAY,
  door,
  forgetBy,
  hasSeenPlace,
  isSeen,
  keptSight,
  LEFT_GOBLIN,
  move,
  moveBy,
  ON_RIGHT,
  put,
  RIGHT_GOBLIN,
  type SightTable,
  seenToken,
  seesPlace,
  sight,
  sightTable,
  tableSeen,
  tableSight,
  walledTable,
} from "./support/sight";

const fog = async ({ mona, params }: SceneTable, change: FogChange) => {
  const answer = await mona.browser.call(changeFog, { params, body: { id: randomUUID(), change } });
  expect(answer.status).toBe(200);
};
const RIGHT_HALF = rectangle(520, 0, 504, 512);
const isRevealed = async (at: SceneTable, x: number, y: number) =>
  isInside((await seenScene(at))?.shown?.revealed ?? [], { x, y });

describe("sight that is switched on in the middle of an evening", () => {
  it("has seen what was revealed by hand, and shows no creature there that the group does not see", async () => {
    const at = await walledTable();
    await show(at, at.sceneId);
    await fog(at, { kind: "reveal", outline: RIGHT_HALF });
    expect(await isSeen(at, RIGHT_GOBLIN)).toBe(true);
    await sight(at, {});
    expect([await isSeen(at, RIGHT_GOBLIN), await isSeen(at, LEFT_GOBLIN)]).toEqual([false, true]);
    expect([await hasSeenPlace(at, ...ON_RIGHT), await seesPlace(at, ...ON_RIGHT)]).toEqual([true, false]);
    expect(await seenToken(at, at.heroToken)).toMatchObject({ walled: true });
    expect((await seenScene(at))?.shown).toMatchObject({ sight: BY_DAY, revealed: [] });
  });

  it("leaves open what was seen once it is switched off, and tells of sight no more", async () => {
    const at = await sightTable();
    await door(at, "open");
    await move(at.ana, at, at.heroToken, ...BEHIND, ...BEFORE);
    await door(at, "closed");
    expect(await isSeen(at, RIGHT_GOBLIN)).toBe(false);
    await sight(at, { on: false });
    expect([await isRevealed(at, ...ON_RIGHT), await isRevealed(at, 225, 325)]).toEqual([true, true]);
    expect([await isSeen(at, RIGHT_GOBLIN), await isSeen(at, LEFT_GOBLIN)]).toEqual([true, true]);
    expect(await seenToken(at, at.heroToken)).not.toHaveProperty("walled");
    expect((await seenScene(at))?.shown).not.toHaveProperty("sight");
    expect(await tableSight(at)).toMatchObject({ outlines: [], doors: [] });
    expect((await tableSeen(at))?.explored).toBeUndefined();
  });

  it("leaves what was never seen under the fog once it is switched off", async () => {
    const at = await sightTable();
    await sight(at, { on: false });
    expect([await isRevealed(at, ...ON_RIGHT), await isRevealed(at, 225, 325)]).toEqual([false, true]);
    expect(await isSeen(at, RIGHT_GOBLIN)).toBe(false);
  });

  it("is switched by the MJ alone, and once for a request that is sent twice", async () => {
    const at = await walledTable();
    await show(at, at.sceneId);
    const ask = (by: SightTable["ana"]) =>
      by.browser.call(updateScene, { params: at.params, body: { sight: BY_DAY } });
    for (const one of [at.ana, await seat("Zoé")])
      expect(refusal(await ask(one))).toEqual([403, "forbidden"]);
    expect((await ask(at.mona)).status).toBe(200);
    const before = [await storedScene(at), await seenScene(at), await tableSight(at)];
    expect((await ask(at.mona)).status).toBe(200);
    expect([await storedScene(at), await seenScene(at), await tableSight(at)]).toEqual(before);
  });
});

describe("what was seen", () => {
  it("is kept while the scene is put away", async () => {
    const at = await sightTable();
    await door(at, "open");
    await move(at.ana, at, at.heroToken, ...BEHIND, ...BEFORE);
    await door(at, "closed");
    await show(at, null);
    expect((await tableSight(at))?.sceneId).toBeUndefined();
    expect((await tableSeen(at))?.explored).toBeUndefined();
    await show(at, at.sceneId);
    expect([await hasSeenPlace(at, ...ON_RIGHT), await seesPlace(at, ...ON_RIGHT)]).toEqual([true, false]);
  });

  it("is forgotten when the MJ says so, but for what is seen now", async () => {
    const at = await sightTable();
    await door(at, "open");
    await move(at.ana, at, at.heroToken, ...BEHIND, ...BEFORE);
    await door(at, "closed");
    expect(refusal(await forgetBy(at.ana, at))).toEqual([403, "forbidden"]);
    expect(refusal(await forgetBy(await seat("Zoé"), at))).toEqual([403, "forbidden"]);
    expect(await hasSeenPlace(at, ...ON_RIGHT)).toBe(true);
    for (const _ of [1, 2]) {
      expect((await forgetBy(at.mona, at)).status).toBe(204);
      expect([await hasSeenPlace(at, ...ON_RIGHT), await hasSeenPlace(at, 225, 325)]).toEqual([false, true]);
    }
    expect((await tableSight(at))?.doors).toMatchObject([{ state: "closed" }]);
  });

  it("is forgotten on a scene that is put away as well, and nothing is where fog by hand decides", async () => {
    const at = await sightTable();
    await show(at, null);
    expect((await forgetBy(at.mona, at)).status).toBe(204);
    expect((await keptSight(at))?.explored).toBeUndefined();
    const byHand = await walledTable();
    await show(byHand, byHand.sceneId);
    await fog(byHand, { kind: "reveal", outline: RIGHT_HALF });
    expect((await forgetBy(byHand.mona, byHand)).status).toBe(204);
    expect(await isSeen(byHand, RIGHT_GOBLIN)).toBe(true);
    const nowhere = { ...at, params: { ...at.params, sceneId: "no-such-scene" } };
    expect(refusal(await forgetBy(at.mona, nowhere))).toEqual([404, "scene-not-found"]);
  });

  it("makes a piece stale that was cut before it was forgotten", async () => {
    const at = await sightTable();
    await givePicture(at);
    const send = async (seen?: number) => publish(at, "0", (await storedScene(at))?.revision ?? 0, seen);
    const cut = (await tableSeen(at))?.revision ?? 0;
    expect((await send(cut)).status).toBe(204);
    expect(refusal(await send())).toEqual([409, "stale-version"]);
    expect(refusal(await send(cut + 100))).toEqual([409, "stale-version"]);
    await forgetBy(at.mona, at);
    // All that was seen is seen now: nothing is forgotten.
    expect((await seenScene(at))?.shown?.tiles).toHaveProperty("0");
    await move(at.mona, at, at.heroToken, ...ON_RIGHT);
    await forgetBy(at.mona, at);
    expect((await seenScene(at))?.shown?.tiles).toEqual({});
    expect(refusal(await send(cut))).toEqual([409, "stale-version"]);
    await move(at.mona, at, at.heroToken, ...BEFORE);
    const now = (await tableSeen(at))?.revision ?? 0;
    expect((await send(now)).status).toBe(204);
    // More was seen since: a piece that shows less of it is taken.
    await door(at, "open");
    expect((await send(now)).status).toBe(204);
    expect((await tableSeen(at))?.touched).toHaveProperty("1");
  });
});

describe("another picture on a scene that is seen", () => {
  it("wants all pieces of what was seen, and forgets what was seen of the one before", async () => {
    const at = await sightTable();
    await door(at, "open");
    await move(at.ana, at, at.heroToken, ...BEHIND, ...BEFORE);
    await door(at, "closed");
    await givePicture(at);
    const wanted = Object.keys((await tableSeen(at))?.touched ?? {});
    expect(wanted).toEqual(expect.arrayContaining(["overview", "0", "1"]));
    expect(await hasSeenPlace(at, ...ON_RIGHT)).toBe(true);
    await givePicture(at, "picture-2");
    expect([await hasSeenPlace(at, ...ON_RIGHT), await hasSeenPlace(at, 225, 325)]).toEqual([false, true]);
  });
});

describe("what the MJ opens by hand besides", () => {
  it("is bright, with who stands there, until it is covered", async () => {
    const at = await sightTable();
    await fog(at, { kind: "reveal", outline: RIGHT_HALF });
    expect([await isSeen(at, RIGHT_GOBLIN), await isRevealed(at, ...ON_RIGHT)]).toEqual([true, true]);
    await move(at.mona, at, RIGHT_GOBLIN, 510, 475);
    expect(await isSeen(at, RIGHT_GOBLIN)).toBe(false);
    await move(at.mona, at, RIGHT_GOBLIN, ...ON_RIGHT);
    await fog(at, { kind: "coverAll" });
    expect([await isSeen(at, RIGHT_GOBLIN), await isRevealed(at, ...ON_RIGHT)]).toEqual([false, false]);
    // What is seen now, no cover takes away.
    expect([await isSeen(at, LEFT_GOBLIN), await hasSeenPlace(at, 225, 325)]).toEqual([true, true]);
  });
});

describe("the order of a fight", () => {
  const fight = async ({ mona, brumes }: SceneTable, ...operations: object[]) => {
    const entries = operations.map((operation) => ({ id: randomUUID(), operation })) as never;
    expect((await mona.browser.call(changeFight, { params: brumes.params, body: { entries } })).status).toBe(
      200,
    );
  };
  const joining = (id: string, name: string) => ({
    type: "addParticipants",
    joining: [
      { participant: { id, name, pronouns: "", role: "", kind: "creature", hidden: false }, value: 12 },
    ],
  });
  const named = async ({ brumes }: SceneTable) =>
    (await read(sharedInitiatives, brumes.id))?.shared?.order.map(({ name }) => name);

  /** Two lurkers in the order, with their tokens on both sides of the wall. */
  async function lurkers(): Promise<{ at: SightTable; far: string }> {
    const at = await sightTable();
    const [near, far] = [randomUUID(), randomUUID()];
    await put(at, {
      [`creature-${near}`]: { ...tokenAt(325, 225), participantId: near },
      [`creature-${far}`]: { ...tokenAt(...ON_RIGHT), participantId: far },
    });
    await fight(at, { type: "share", shared: true }, joining(near, "Loup"), joining(far, "Spectre"));
    return { at, far };
  }

  it("names no creature that the group has not seen, and goes on naming one that it has", async () => {
    const { at } = await lurkers();
    expect(await named(at)).toEqual(["Loup"]);
    await door(at, "open");
    expect((await named(at))?.toSorted()).toEqual(["Loup", "Spectre"]);
    await door(at, "closed");
    expect((await named(at))?.toSorted()).toEqual(["Loup", "Spectre"]);
  });

  it("names one that the MJ shows there, and under fog by hand nobody before it opens", async () => {
    const { at, far } = await lurkers();
    await fight(at, { type: "setShownInOrder", id: far, shown: true });
    expect((await named(at))?.toSorted()).toEqual(["Loup", "Spectre"]);
    await fight(at, { type: "setShownInOrder", id: far, shown: false });
    expect(await named(at)).toEqual(["Loup"]);
    await sight(at, { on: false });
    expect(await named(at)).toEqual(["Loup"]);
    const body = { id: randomUUID(), change: { kind: "revealAll" as const } };
    await at.mona.browser.call(changeFog, { params: at.params, body });
    expect((await named(at))?.toSorted()).toEqual(["Loup", "Spectre"]);
  });

  it("names nobody anew while another scene is shown, and all once theirs is deleted", async () => {
    const { at } = await lurkers();
    await show(at, await makeScene(at, "La taverne"));
    expect(await named(at)).toEqual(["Loup"]);
    await show(at, at.sceneId);
    expect(await named(at)).toEqual(["Loup"]);
    expect((await at.mona.browser.call(deleteScene, { params: at.params })).status).toBe(204);
    expect((await named(at))?.toSorted()).toEqual(["Loup", "Spectre"]);
  });

  it("names no creature that comes while it hides from the group", async () => {
    const { at } = await lurkers();
    const late = randomUUID();
    await put(at, { [`creature-${late}`]: { ...tokenAt(925, 425), participantId: late } });
    await fight(at, joining(late, "Ombre"));
    expect(await named(at)).toEqual(["Loup"]);
    await move(at.mona, at, `creature-${late}`, 325, 325);
    expect((await named(at))?.toSorted()).toEqual(["Loup", "Ombre"]);
  });
});

describe("a player who is removed while they look", () => {
  it("takes what their hero saw along, and moves nothing any more", async () => {
    const at = await sightTable();
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(true);
    const params = { ...at.brumes.params, playerId: at.ana.uid };
    expect((await at.mona.browser.call(removePlayer, { params })).status).toBe(204);
    await expect.poll(() => isSeen(at, at.heroToken)).toBe(false);
    await expect.poll(() => isSeen(at, LEFT_GOBLIN)).toBe(false);
    expect((await tableSight(at))?.outlines).toEqual([]);
    expect(refusal(await moveBy(at.ana, at, at.heroToken, 225, 225))).toEqual([403, "forbidden"]);
    expect(await hasSeenPlace(at, 225, 325)).toBe(true);
  });
});
