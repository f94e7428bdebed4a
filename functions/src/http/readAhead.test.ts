import { describe, expect, it } from "vitest";
import { pathsReadAhead } from "./readAhead";

const paths = (name: Parameters<typeof pathsReadAhead>[0], params: Record<string, string>, body?: unknown) =>
  pathsReadAhead(name, { params, body });

describe("what is read together with the session", () => {
  it("is what a call of play is about, as its address and its body name it", () => {
    expect(paths("sendMessage", { id: "table" })).toEqual(["campaigns/table"]);
    expect(paths("changeFight", { id: "table" })).toEqual([
      "campaigns/table",
      "campaigns/table/fight/current",
      "campaigns/table/live/initiative",
    ]);
    expect(paths("rollForTable", { id: "table" }, { characterId: "hero" })).toEqual([
      "campaigns/table",
      "characters/hero",
    ]);
    expect(paths("changePlayState", { id: "hero" }, { entries: [{ campaignId: "table" }] })).toEqual([
      "characters/hero",
      "characters/hero/play/state",
      "campaigns/table",
    ]);
    expect(paths("requestToJoin", { system: "dnd5e" }, { token: " jeton " })).toEqual([
      "campaignInvites/jeton",
    ]);
  });

  it("is the scene, what is seen of it and the first tokens that move, of an act where the group's sight decides", () => {
    const scene = [
      ...["campaigns/table", "campaigns/table/live/scene", "campaigns/table/live/explored"],
      ...["campaigns/table/scenes/crypt", "campaigns/table/scenes/crypt/sight/current"],
    ];
    const at = { id: "table", sceneId: "crypt" };
    expect(paths("changeDoor", at)).toEqual(scene);
    const moves = (...ids: unknown[]) => ({ moves: ids.map((tokenId) => ({ tokenId, path: [1, 2] })) });
    expect(paths("moveTokens", at, moves("hero", "cat", "hero"))).toEqual([
      ...scene,
      ...["campaigns/table/tokens/hero", "campaigns/table/tokens/cat"],
    ]);
    const many = Array.from({ length: 500 }, (_, at) => `token-${at}`);
    expect(paths("moveTokens", at, moves(...many))).toHaveLength(scene.length + 6);
    for (const body of [undefined, { moves: 3 }, { moves: [null, 3, {}] }, moves("a/b", "\ud800", "")]) {
      expect(paths("moveTokens", at, body)).toEqual(scene);
    }
  });

  it("is nothing for other calls", () => {
    expect(paths("deleteCampaign", { id: "table" })).toEqual([]);
  });

  it.each([
    undefined,
    null,
    "texte",
    { entries: 3 },
    { entries: [null] },
    { entries: [{ campaignId: 3 }] },
    { entries: [{ campaignId: "a/b" }] },
    { entries: [{ campaignId: "\ud800" }] },
    { entries: [{ campaignId: "" }] },
  ])("leaves out what a body that nobody has checked yet does not name: %j", (body) => {
    expect(paths("changePlayState", { id: "hero" }, body)).toEqual([
      "characters/hero",
      "characters/hero/play/state",
    ]);
  });

  it("leaves out an id that no document has", () => {
    expect(paths("setVttStatus", { id: "a/b" })).toEqual([]);
    expect(paths("requestToJoin", { system: "dnd5e" }, { token: "../x" })).toEqual([]);
  });
});
