import { exportScenePictures } from "domain/api/account";
import { scenes, sceneTiles } from "domain/documents/scene";
import { describe, expect, it } from "vitest";
import { campaignRunBy } from "../support/campaigns";
import { put } from "../support/database";
import { sceneOf, tileOf } from "../support/scenes";
import { seat } from "./support/seats";

describe("exportScenePictures", () => {
  it("gives the pictures of the caller's scenes page by page, each once", async () => {
    const ana = await seat("Ana");
    const run = await campaignRunBy(ana, {});
    const names = ["overview", ...Array.from({ length: 20 }, (_, index) => String(index))];
    await put(scenes, [run.id, "crypt-01"], {
      ...sceneOf(ana.uid, 1),
      tiles: Object.fromEntries(names.map((name) => [name, 4])),
    });
    for (const name of names) await put(sceneTiles, [run.id, "crypt-01", name], tileOf(name));
    const found: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await ana.browser.call(exportScenePictures, { query: after ? { after } : {} });
      for (const picture of (body?.pictures ?? []) as { name: string }[]) found.push(picture.name);
      after = body?.next as string | undefined;
    } while (after !== undefined);
    expect(found.toSorted()).toEqual(names.toSorted());
    const bob = await seat("Bob");
    const others = await bob.browser.call(exportScenePictures, { query: {} });
    expect(others.body).toEqual({ pictures: [] });
  });
});
