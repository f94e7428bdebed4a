import { randomUUID } from "node:crypto";
import { changeFog, deleteScene, putTiles, updateScene } from "domain/api/scenes";
import { scenes, tokens } from "domain/documents/scene";
import { describe, expect, it } from "vitest";
import { exists, idsIn, read } from "../support/database";
import {
  givePicture,
  makeScene,
  publish,
  putGoblins,
  rectangle,
  type SceneTable,
  sceneTable,
  seenScene,
  show,
  storedScene,
  tileImage,
} from "./support/scenes";

const fog = ({ mona, params }: SceneTable, change: object) =>
  mona.browser.call(changeFog, { params, body: { id: randomUUID(), change } as never });

describe("two of the MJ's tabs", () => {
  it("open and close fog at once: each change counts, and members see what the scene has", async () => {
    const at = await sceneTable();
    await show(at, at.sceneId);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        fog(at, { kind: "reveal", outline: rectangle(index * 100, 0, 50, 50) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    const scene = await storedScene(at);
    expect(scene?.fog.revealed).toHaveLength(4);
    expect(scene?.revision).toBe(5);
    expect((await seenScene(at))?.shown?.revealed).toEqual(scene?.fog.revealed);
  });

  it("keep what the other did when one of them sends a change again, late", async () => {
    const at = await sceneTable();
    const [first, second] = [rectangle(0, 0, 50, 50), rectangle(200, 0, 50, 50)];
    const body = { id: randomUUID(), change: { kind: "reveal" as const, outline: first } };
    const send = () => at.mona.browser.call(changeFog, { params: at.params, body });
    expect((await send()).status).toBe(200);
    await fog(at, { kind: "cover", outline: first });
    await fog(at, { kind: "reveal", outline: second });
    const again = await send();
    expect([again.status, again.body?.revision]).toEqual([200, 4]);
    expect(again.body?.revealed).toHaveLength(1);
    expect(await storedScene(at)).toMatchObject({ revision: 4, fog: { revealed: again.body?.revealed } });
  });

  it("send one picture's pieces at once: all are counted", async () => {
    const at = await sceneTable();
    await at.mona.browser.call(updateScene, {
      params: at.params,
      body: { picture: { id: "picture-1", columns: 2, rows: 1 } },
    });
    const sent = await Promise.all(
      [["overview", "0"], ["1"], ["0", "1"], ["0"]].map((names) =>
        at.mona.browser.call(putTiles, {
          params: at.params,
          body: {
            pictureId: "picture-1",
            tiles: names.map((name) => ({ name, image: tileImage(100) })),
          },
        }),
      ),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(4).fill(204));
    expect((await storedScene(at))?.bytes).toBe(300);
  });

  it("show two scenes at once: one is shown, with its own tokens alone", async () => {
    const at = await sceneTable();
    await at.mona.browser.call(updateScene, { params: at.params, body: { fogOn: false } });
    await putGoblins(at, { "goblin-01": [50, 50] });
    const other = await makeScene(at, "Le pont");
    const answers = await Promise.all([
      show(at, at.sceneId),
      show(at, other),
      show(at, at.sceneId),
      show(at, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    const shown = (await seenScene(at))?.shown?.sceneId;
    const seen = await idsIn(`campaigns/${at.brumes.id}/tokens`);
    expect(seen).toEqual(shown === at.sceneId ? ["goblin-01"] : []);
  });
});

describe("a race for what members see", () => {
  it("shows the scene while its fog closes: nothing covered is among the members' tokens", async () => {
    const at = await sceneTable();
    await fog(at, { kind: "revealAll" });
    await putGoblins(at, { "goblin-01": [50, 50] });
    await Promise.all([show(at, at.sceneId), fog(at, { kind: "coverAll" })]);
    expect((await seenScene(at))?.shown?.revealed).toEqual([]);
    expect(await exists(tokens.path(at.brumes.id, "goblin-01"))).toBe(false);
  });

  it("publishes a piece while fog closes over it: it is gone or refused", async () => {
    const at = await sceneTable();
    await givePicture(at);
    await fog(at, { kind: "revealAll" });
    await show(at, at.sceneId);
    const revision = (await storedScene(at))?.revision ?? 0;
    const [published] = await Promise.all([publish(at, "0", revision), fog(at, { kind: "coverAll" })]);
    expect([204, 409]).toContain(published.status);
    expect((await seenScene(at))?.shown?.tiles).toEqual({});
    expect(await idsIn(`${scenes.path(at.brumes.id, at.sceneId)}/published`)).toEqual([]);
  });

  it("publishes and keeps pieces while the scene is deleted: none is left", async () => {
    const at = await sceneTable();
    await givePicture(at);
    await fog(at, { kind: "revealAll" });
    await show(at, at.sceneId);
    const revision = (await storedScene(at))?.revision ?? 0;
    await Promise.all([
      publish(at, "0", revision),
      publish(at, "1", revision),
      at.mona.browser.call(deleteScene, { params: at.params }),
      publish(at, "overview", revision),
    ]);
    const scene = scenes.path(at.brumes.id, at.sceneId);
    expect(await read(scenes, at.brumes.id, at.sceneId)).toBeUndefined();
    for (const name of ["tiles", "published", "sceneTokens"])
      expect(await idsIn(`${scene}/${name}`)).toEqual([]);
    expect((await seenScene(at))?.shown).toBeUndefined();
  });
});
