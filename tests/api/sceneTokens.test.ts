import { randomUUID } from "node:crypto";
import { removeCharacter, removePlayer } from "domain/api/campaigns";
import { deleteCharacter } from "domain/api/characters";
import { addTruth, changeTokens, clearDrawings, draw, eraseDrawing, removeTruth } from "domain/api/scenes";
import { drawings, sceneTokens, tokens, traces, truths } from "domain/documents/scene";
import { MAX_OWN_DRAWINGS } from "domain/documents/sceneSchema";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { exists, idsIn, put, read } from "../support/database";
import { hiddenTokenOf, tokenAt, traceOf } from "../support/scenes";
import { putGoblins, type SceneTable, sceneTable, show, storedScene } from "./support/scenes";
import { seat } from "./support/seats";

const change = ({ mona, params }: SceneTable, operations: object[]) =>
  mona.browser.call(changeTokens, { params, body: { operations } as never });
const isAmongMembers = ({ brumes }: SceneTable, id: string) => exists(tokens.path(brumes.id, id));

/** A table whose scene is shown without fog, with Ana's character on it. */
async function shownTable() {
  const at = await sceneTable();
  const hero = await characterOf(at.ana, { campaignId: at.brumes.id });
  await show(at, at.sceneId);
  const token = tokenAt(100, 100, hero);
  await change(at, [{ kind: "put", id: "hero-token", token, hidden: false }]);
  return { ...at, hero };
}

describe("tokens", () => {
  it("are put, hidden, shown and removed; who is hidden is among the MJ's alone", async () => {
    const at = await shownTable();
    expect(await isAmongMembers(at, "hero-token")).toBe(true);
    await change(at, [{ kind: "hide", ids: ["hero-token"] }]);
    expect(await isAmongMembers(at, "hero-token")).toBe(false);
    expect((await read(sceneTokens, at.brumes.id, at.sceneId, "hero-token"))?.hidden).toBe(true);
    await change(at, [{ kind: "show", ids: ["hero-token", "nobody-01"] }]);
    expect(await read(tokens, at.brumes.id, "hero-token")).toMatchObject({ ownerId: at.ana.uid });
    expect(await exists(sceneTokens.path(at.brumes.id, at.sceneId, "hero-token"))).toBe(false);
    await change(at, [{ kind: "remove", ids: ["hero-token"] }]);
    expect(await isAmongMembers(at, "hero-token")).toBe(false);
  });

  it("keep a name that is not shown with the MJ", async () => {
    const at = await shownTable();
    const token = { ...tokenAt(10, 10, at.hero), name: "Le prince déguisé", nameShown: false };
    await change(at, [{ kind: "put", id: "hero-token", token, hidden: false }]);
    expect((await read(tokens, at.brumes.id, "hero-token"))?.name).toBe("Personnage");
    expect((await storedScene(at))?.names).toEqual({ "hero-token": "Le prince déguisé" });
  });

  it("are of characters at the table", async () => {
    const at = await sceneTable();
    const free = await characterOf(at.ana);
    const token = tokenAt(1, 1, free);
    const answer = await change(at, [{ kind: "put", id: "hero-token", token, hidden: false }]);
    expect(refusal(answer)).toEqual([404, "character-not-found"]);
  });

  it("are five hundred at most", async () => {
    const at = await sceneTable();
    const stored = hiddenTokenOf(at.sceneId, 1);
    await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        put(sceneTokens, [at.brumes.id, at.sceneId, `goblin-${index}`], stored),
      ),
    );
    expect(refusal(await putGoblins(at, { "goblin-500": [1, 1] }))).toEqual([409, "limit-reached"]);
    expect((await putGoblins(at, { "goblin-499": [1, 1] })).status).toBe(204);
    expect((await show(at, at.sceneId)).status).toBe(200);
  });

  it.each(["removed", "deleted", "gone with their player"])("of characters that are %s go", async (how) => {
    const at = await shownTable();
    await put(sceneTokens, [at.brumes.id, "scene-two", "hero-token-2"], {
      ...hiddenTokenOf("scene-two", 1),
      kind: "character",
      characterId: at.hero,
      ownerId: at.ana.uid,
    });
    const { params } = at.brumes;
    if (how === "removed") {
      await at.mona.browser.call(removeCharacter, { params: { ...params, characterId: at.hero } });
    } else if (how === "deleted") {
      await at.ana.browser.call(deleteCharacter, { params: { system: "dnd5e", id: at.hero }, query: {} });
    } else {
      await put(traces, [at.brumes.id, `${at.ana.uid}~2`], traceOf(at.ana.uid, at.sceneId, 1));
      await at.mona.browser.call(addTruth, {
        params: at.params,
        body: { id: "truth-001", uids: [at.ana.uid], truth: { kind: "note", x: 1, y: 1, text: "Psst" } },
      });
      const drawing = { kind: "line" as const, points: [1, 2], colour: "#00aa00" };
      await at.ana.browser.call(draw, { params, body: { id: "drawing-1", drawing } });
      await at.mona.browser.call(removePlayer, { params: { ...params, playerId: at.ana.uid } });
      for (const path of [
        traces.path(at.brumes.id, `${at.ana.uid}~2`),
        truths.path(at.brumes.id, at.ana.uid, "truth-001"),
        drawings.path(at.brumes.id, "drawing-1"),
      ]) {
        expect([path, await exists(path)]).toEqual([path, false]);
      }
    }
    expect(await isAmongMembers(at, "hero-token")).toBe(false);
    expect(await exists(sceneTokens.path(at.brumes.id, "scene-two", "hero-token-2"))).toBe(false);
  });
});

describe("what a player alone is shown", () => {
  const note = { kind: "note" as const, x: 1, y: 1, text: "Une voix appelle." };

  it("may be pinned to any handout, by its id as the server makes them", async () => {
    const at = await sceneTable();
    for (const handoutId of ["x_Z-9qZo83aHepJk33qQ5ZrL", randomUUID()]) {
      const truth = { ...note, handoutId };
      const body = { id: `truth-${handoutId.length}`, uids: [at.ana.uid], truth };
      expect((await at.mona.browser.call(addTruth, { params: at.params, body })).status).toBe(204);
      expect(await read(truths, at.brumes.id, at.ana.uid, body.id)).toMatchObject({ truth });
    }
  });

  it("comes to the players who are named, twenty things at most, and is taken back from one or all", async () => {
    const at = await sceneTable();
    const tell = (id: string, uids: string[]) =>
      at.mona.browser.call(addTruth, { params: at.params, body: { id, uids, truth: note } });
    for (let index = 0; index < 20; index++) {
      expect((await tell(`truth-${index + 100}`, [at.ana.uid, at.ana.uid])).status).toBe(204);
    }
    expect(refusal(await tell("truth-200", [at.ana.uid]))).toEqual([409, "limit-reached"]);
    expect((await tell("truth-100", [at.ana.uid])).status).toBe(204);
    const stranger = await seat("Zoe");
    expect(refusal(await tell("truth-300", [stranger.uid]))).toEqual([404, "player-not-found"]);
    expect(refusal(await tell("truth-300", [at.mona.uid]))).toEqual([404, "player-not-found"]);
    const take = (truthId: string, query = {}) =>
      at.mona.browser.call(removeTruth, { params: { ...at.params, truthId }, query });
    await take("truth-100", { uid: at.ana.uid });
    await take("truth-101");
    const left = await idsIn(`campaigns/${at.brumes.id}/truths/${at.ana.uid}/shown`);
    expect(left).toHaveLength(18);
  });
});

describe("drawings", () => {
  const drawing = { kind: "pen" as const, points: [1, 2, 3, 4], colour: "#00aa00" };

  it("are made once on the scene that is shown, erased by their author, all by the MJ", async () => {
    const at = await sceneTable();
    const drawn = (by = at.ana, id = "drawing-1") =>
      by.browser.call(draw, { params: at.brumes.params, body: { id, drawing } });
    expect(refusal(await drawn())).toEqual([409, "scene-not-shown"]);
    await show(at, at.sceneId);
    for (const _ of [1, 2]) expect((await drawn()).status).toBe(204);
    expect(refusal(await drawn(at.mona))).toEqual([409, "drawing-already-made"]);
    await drawn(at.mona, "drawing-2");
    const erase = (by = at.ana, drawingId = "drawing-1") =>
      by.browser.call(eraseDrawing, { params: { ...at.brumes.params, drawingId } });
    expect(refusal(await erase(at.ana, "drawing-2"))).toEqual([403, "forbidden"]);
    expect((await erase()).status).toBe(204);
    expect((await at.mona.browser.call(clearDrawings, { params: at.brumes.params })).status).toBe(204);
    expect(await idsIn(`campaigns/${at.brumes.id}/drawings`)).toEqual([]);
  });

  it("leave the others room, however many one player makes", async () => {
    const at = await sceneTable();
    await show(at, at.sceneId);
    const now = Date.now();
    const dates = { createdAt: now, expiresAt: now + 3_600_000 };
    const drawn = (by = at.ana, id = "drawing-new") =>
      by.browser.call(draw, { params: at.brumes.params, body: { id, drawing } });
    for (let number = 1; number <= MAX_OWN_DRAWINGS; number += 1) {
      const made = { ...drawing, uid: at.ana.uid, sceneId: at.sceneId, ...dates };
      await put(drawings, [at.brumes.id, `drawing-${number}`], made);
    }
    const refused = await drawn();
    expect(refusal(refused)).toEqual([409, "limit-reached"]);
    expect(refused.body?.error).toContain("Tu as déjà 60 dessins");
    expect((await drawn(at.mona)).status).toBe(204);
    // What she drew more than an hour ago is over, although it is still there.
    for (const number of [1, 2]) {
      const old = {
        ...drawing,
        uid: at.ana.uid,
        sceneId: at.sceneId,
        createdAt: now - 3_700_000,
        expiresAt: 1,
      };
      await put(drawings, [at.brumes.id, `drawing-${number}`], old);
    }
    expect((await drawn(at.ana, "drawing-later")).status).toBe(204);
  });
});
