import { randomUUID } from "node:crypto";
import { getHealth } from "domain/api/health";
import {
  changeFog,
  changeTokens,
  createScene,
  deleteScene,
  draw,
  putTiles,
  updateScene,
} from "domain/api/scenes";
import { publishedTiles, scenes, sceneTiles, sceneTokens, tableScenes, tokens } from "domain/documents/scene";
import { webpOf } from "domain/testing/pictures";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { exists, idsIn, put, read } from "../support/database";
import { sceneDraft, sceneOf } from "../support/scenes";
import {
  givePicture,
  makeScene,
  publish,
  putGoblins,
  rectangle,
  sceneTable,
  seenScene,
  show,
  storedScene,
  tileImage,
} from "./support/scenes";
import { seat, table } from "./support/seats";

const hugeTile = Buffer.from(webpOf({ width: 16_000, height: 16_000 })).toString("base64");

describe("a scene", () => {
  it("is of no campaign whose id Firestore reserves", async () => {
    const mona = await seat("Mona");
    const params = { system: "dnd5e" as const, id: "__proto__" };
    const drawing = { kind: "line" as const, points: [1, 2, 3, 4], colour: "#00aa00" };
    const drawn = await mona.browser.call(draw, { params, body: { id: randomUUID(), drawing } });
    const body = { ...sceneDraft("Nulle part"), requestId: randomUUID() };
    const made = await mona.browser.call(createScene, { params, body });
    expect([drawn.status, made.status]).toEqual([404, 404]);
  });

  it("is made once for a request, with a token for each linked character", async () => {
    const [mona, ana] = [await seat("Mona"), await seat("Ana")];
    const brumes = await table(mona, [ana]);
    const hero = await characterOf(ana, { campaignId: brumes.id, name: "Lyra" });
    const sceneId = await makeScene({ mona, brumes });
    const again = await mona.browser.call(createScene, {
      params: brumes.params,
      body: { ...sceneDraft("Autre"), requestId: sceneId },
    });
    expect([again.status, again.body]).toEqual([200, { id: sceneId }]);
    expect(await storedScene({ brumes, sceneId })).toMatchObject({
      name: "La crypte",
      mjUid: mona.uid,
      revision: 1,
    });
    const token = await read(sceneTokens, brumes.id, sceneId, `character-${hero}`);
    expect(token).toMatchObject({ ownerId: ana.uid, characterId: hero, name: "Lyra", hidden: false });
  });

  it("is one of thirty at most", async () => {
    const [mona] = [await seat("Mona")];
    const brumes = await table(mona);
    for (let index = 0; index < 30; index++)
      await put(scenes, [brumes.id, `scene-${index}`], sceneOf(mona.uid, 1));
    const body = { ...sceneDraft(), requestId: "one-too-many" };
    const answer = await mona.browser.call(createScene, { params: brumes.params, body });
    expect(refusal(answer)).toEqual([409, "limit-reached"]);
    expect(answer.body?.error).toContain("30 scènes");
  });

  it("is shown with the tokens that members may see, and put away with them", async () => {
    const at = await sceneTable();
    await putGoblins(at, { "goblin-01": [50, 50], "goblin-02": [900, 50] });
    await putGoblins(at, { "goblin-03": [60, 60] }, true);
    await at.mona.browser.call(changeFog, {
      params: at.params,
      body: { id: randomUUID(), change: { kind: "reveal", outline: rectangle(0, 0, 512, 512) } },
    });
    expect((await show(at, at.sceneId)).body).toEqual({ revision: 1 });
    expect(await idsIn(`campaigns/${at.brumes.id}/tokens`)).toEqual(["goblin-01"]);
    expect((await seenScene(at))?.shown).toMatchObject({ sceneId: at.sceneId, title: "La crypte" });
    expect((await show(at, at.sceneId)).body).toEqual({ revision: 1 });
    const other = await makeScene(at, "Le pont");
    expect((await show(at, other)).body).toEqual({ revision: 2 });
    expect(await idsIn(`campaigns/${at.brumes.id}/tokens`)).toEqual([]);
    const kept = await idsIn(`${scenes.path(at.brumes.id, at.sceneId)}/sceneTokens`);
    expect(kept.toSorted()).toEqual(["goblin-01", "goblin-02", "goblin-03"]);
    expect((await show(at, null)).body).toEqual({ revision: 3 });
    expect((await seenScene(at))?.shown).toBeUndefined();
    expect(refusal(await show(at, "no-such-scene"))).toEqual([404, "scene-not-found"]);
  });

  it("takes the place of another with the same heroes on it, each where it stands there", async () => {
    const at = await sceneTable();
    const hero = `character-${await characterOf(at.ana, { campaignId: at.brumes.id })}`;
    const [first, second] = [await makeScene(at, "Le pont"), await makeScene(at, "La tour")];
    const place = { kind: "put", id: hero, hidden: false } as const;
    const stored = await read(sceneTokens, at.brumes.id, first, hero);
    if (stored === undefined) throw new Error("no token of the hero");
    const { sceneId: _, bounds: __, movedAt: ___, ownerId: ____, hidden: _____, ...token } = stored;
    await at.mona.browser.call(changeTokens, {
      params: { ...at.params, sceneId: second },
      body: { operations: [{ ...place, token: { ...token, x: 75, y: 75 } }] },
    });
    expect((await show(at, first)).status).toBe(200);
    expect((await show(at, second)).status).toBe(200);
    expect(await read(tokens, at.brumes.id, hero)).toMatchObject({ sceneId: second, x: 75, y: 75 });
    expect((await show(at, first)).status).toBe(200);
    expect(await read(tokens, at.brumes.id, hero)).toMatchObject({
      sceneId: first,
      x: stored.x,
      y: stored.y,
    });
    expect(await idsIn(`${scenes.path(at.brumes.id, second)}/sceneTokens`)).toEqual([hero]);
  });

  it("gives way to another one, on which the same characters stand elsewhere", async () => {
    const [mona, ana] = [await seat("Mona"), await seat("Ana")];
    const brumes = await table(mona, [ana]);
    const hero = `character-${await characterOf(ana, { campaignId: brumes.id })}`;
    const [first, second] = [await makeScene({ mona, brumes }), await makeScene({ mona, brumes }, "Le pont")];
    const at = { mona, ana, brumes, sceneId: first, params: { ...brumes.params, sceneId: first } };
    for (const sceneId of [first, second, first]) {
      expect((await show(at, sceneId)).status).toBe(200);
      expect(await read(tokens, brumes.id, hero)).toMatchObject({ sceneId, ownerId: ana.uid });
      expect(await exists(sceneTokens.path(brumes.id, sceneId, hero))).toBe(false);
    }
    expect(await exists(sceneTokens.path(brumes.id, second, hero))).toBe(true);
  });

  it("brings tokens from under the fog and takes them there", async () => {
    const at = await sceneTable();
    await putGoblins(at, { "goblin-01": [700, 100] });
    await show(at, at.sceneId);
    const fog = (kind: "reveal" | "cover") =>
      at.mona.browser.call(changeFog, {
        params: at.params,
        body: { id: randomUUID(), change: { kind, outline: rectangle(600, 0, 300, 300) } },
      });
    const opened = await fog("reveal");
    expect(opened.body).toMatchObject({ revision: 2 });
    expect(await exists(tokens.path(at.brumes.id, "goblin-01"))).toBe(true);
    expect((await seenScene(at))?.shown?.revealed).toEqual(opened.body?.revealed);
    await fog("cover");
    expect(await exists(tokens.path(at.brumes.id, "goblin-01"))).toBe(false);
    expect((await seenScene(at))?.shown?.revealed).toEqual([]);
  });

  it("keeps its tokens within another size", async () => {
    const at = await sceneTable();
    await putGoblins(at, { "goblin-01": [1000, 500] });
    await at.mona.browser.call(updateScene, { params: at.params, body: { width: 600, name: "Petite" } });
    expect(await read(sceneTokens, at.brumes.id, at.sceneId, "goblin-01")).toMatchObject({
      x: 600,
      bounds: { width: 600, height: 512 },
    });
  });

  it("goes with all that hangs on it, from the members' sight as well", async () => {
    const at = await sceneTable();
    await givePicture(at);
    await putGoblins(at, { "goblin-01": [50, 50] });
    await at.mona.browser.call(changeFog, {
      params: at.params,
      body: { id: randomUUID(), change: { kind: "revealAll" } },
    });
    await show(at, at.sceneId);
    expect((await publish(at, "0", 3)).status).toBe(204);
    for (const _ of [1, 2]) {
      expect((await at.mona.browser.call(deleteScene, { params: at.params })).status).toBe(204);
    }
    expect((await read(tableScenes, at.brumes.id))?.shown).toBeUndefined();
    for (const path of [
      scenes.path(at.brumes.id, at.sceneId),
      sceneTiles.path(at.brumes.id, at.sceneId, "0"),
      publishedTiles.path(at.brumes.id, at.sceneId, "0"),
      tokens.path(at.brumes.id, "goblin-01"),
    ]) {
      expect([path, await exists(path)]).toEqual([path, false]);
    }
  });
});

describe("a shape of the fog", () => {
  it("keeps nobody waiting, however it goes over itself", async () => {
    const at = await sceneTable();
    const line = Array.from({ length: 1000 }, (_, index) => [(index * 7919) % 1000, 100]).flat();
    const slanting = line.map((value, index) => (index % 2 === 0 ? value : (line[index - 1] ?? 0)));
    for (const outline of [line, slanting]) {
      const change = { kind: "set" as const, revealed: [{ outline, holes: [] }] };
      const changing = at.mona.browser.call(changeFog, {
        params: at.params,
        body: { id: randomUUID(), change },
      });
      // The first of these took the server 56 s.
      const health = await at.ana.browser.call(getHealth, {});
      expect(health.status).toBe(200);
      expect((await changing).status).toBe(200);
    }
  }, 20_000);
});

describe("a scene's picture", () => {
  it("is published piece by piece while the scene is shown, and taken back where fog closes", async () => {
    const at = await sceneTable();
    await givePicture(at);
    const fog = (change: object) =>
      at.mona.browser.call(changeFog, { params: at.params, body: { id: randomUUID(), change } as never });
    await fog({ kind: "revealAll" });
    const revision = (await storedScene(at))?.revision ?? 0;
    expect(refusal(await publish(at, "0", revision))).toEqual([409, "scene-not-shown"]);
    await show(at, at.sceneId);
    for (const name of ["overview", "0", "1"]) expect((await publish(at, name, revision)).status).toBe(204);
    expect((await seenScene(at))?.shown?.tiles).toEqual({ overview: revision, "0": revision, "1": revision });
    expect((await storedScene(at))?.bytes).toBe(540);
    await fog({ kind: "cover", outline: rectangle(600, 100, 50, 50) });
    expect((await seenScene(at))?.shown?.tiles).toEqual({ "0": revision });
    expect(await idsIn(`${scenes.path(at.brumes.id, at.sceneId)}/published`)).toEqual(["0"]);
    expect(refusal(await publish(at, "1", revision))).toEqual([409, "stale-version"]);
    expect((await publish(at, "1", revision + 1)).status).toBe(204);
  });

  it("loses its pieces when another one comes", async () => {
    const at = await sceneTable();
    await givePicture(at);
    await at.mona.browser.call(updateScene, {
      params: at.params,
      body: { picture: { id: "picture-2", columns: 2, rows: 1 } },
    });
    expect(await idsIn(`${scenes.path(at.brumes.id, at.sceneId)}/tiles`)).toEqual([]);
    expect(refusal(await publish(at, "0", 1))).toEqual([409, "scene-not-shown"]);
    const late = await at.mona.browser.call(putTiles, {
      params: at.params,
      body: { pictureId: "picture-1", tiles: [{ name: "0", image: tileImage() }] },
    });
    expect(refusal(late)).toEqual([409, "stale-version"]);
  });

  it.each([
    ["of 0 bytes", "AAAA", 400, "tile-unreadable"],
    ["that is an SVG", Buffer.from("<svg xmlns='x'/>").toString("base64"), 400, "tile-unreadable"],
    ["that is an animated GIF", Buffer.from("GIF89a......").toString("base64"), 400, "tile-unreadable"],
    ["that is a HEIC", Buffer.from("....ftypheic....").toString("base64"), 400, "tile-unreadable"],
    ["of too many pixels", hugeTile, 413, "payload-too-large"],
    ["cut off in its header", tileImage().slice(0, 24), 400, "tile-unreadable"],
    ["of too many bytes", tileImage(120_001), 400, "invalid-input"],
  ])("has no piece %s", async (_, image, status, code) => {
    const at = await sceneTable();
    await at.mona.browser.call(updateScene, {
      params: at.params,
      body: { picture: { id: "picture-1", columns: 2, rows: 1 } },
    });
    const tiles = [
      { name: "1", image: tileImage() },
      { name: "0", image },
    ];
    const answer = await at.mona.browser.call(putTiles, {
      params: at.params,
      body: { pictureId: "picture-1", tiles },
    });
    expect(refusal(answer)).toEqual([status, code]);
    expect(await idsIn(`${scenes.path(at.brumes.id, at.sceneId)}/tiles`)).toEqual([]);
  });

  it.each([
    ["none", []],
    ["the same piece twice", ["0", "0"]],
    ["more than eight pieces", ["overview", "0", "1", "2", "3", "4", "5", "6", "7"]],
  ])("is not brought by a request of %s", async (_, names) => {
    const at = await sceneTable();
    const tiles = names.map((name) => ({ name, image: tileImage() }));
    const answer = await at.mona.browser.call(putTiles, {
      params: at.params,
      body: { pictureId: "picture-1", tiles },
    });
    expect(refusal(answer)).toEqual([400, "invalid-input"]);
  });

  it("is refused beyond forty megabytes in a campaign, and 120 of a member", async () => {
    const at = await sceneTable();
    await at.mona.browser.call(updateScene, {
      params: at.params,
      body: { picture: { id: "picture-1", columns: 2, rows: 1 } },
    });
    const keep = () =>
      at.mona.browser.call(putTiles, {
        params: at.params,
        body: { pictureId: "picture-1", tiles: [{ name: "0", image: tileImage(100) }] },
      });
    await put(scenes, [at.brumes.id, "full-one"], { ...sceneOf(at.mona.uid, 1), bytes: 39_999_950 });
    const full = await keep();
    expect(refusal(full)).toEqual([409, "limit-reached"]);
    expect(full.body?.error).toContain("40 Mo");
    await put(scenes, [at.brumes.id, "full-one"], { ...sceneOf(at.mona.uid, 1), bytes: 30_000_000 });
    const elsewhere = await table(at.mona);
    await put(scenes, [elsewhere.id, "full-two"], { ...sceneOf(at.mona.uid, 1), bytes: 89_999_950 });
    expect((await keep()).body?.error).toContain("120 Mo");
  });
});
