import { describe, expect, it } from "vitest";
import type { Token, TokenOperation } from "../../documents/sceneSchema";
import { NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { gridOf, sceneOf, tokenOf } from "../../testing/scenes";
import { characterTokens } from "./characterTokens";
import { rectangleOf } from "./shapes";
import {
  applyTokenOperations,
  asTableToken,
  heldToken,
  namedTokens,
  type PlacedToken,
  resizedToken,
  shownToken,
  tokenPlace,
} from "./tokens";

const owners = new Map([["lorien", "alice"]]);
const put = (id: string, change: Partial<Token> = {}, hidden = false): TokenOperation => ({
  kind: "put",
  id,
  token: tokenOf(change),
  hidden,
});
const apply = (operations: TokenOperation[], before = new Map<string, PlacedToken>(), count = before.size) =>
  applyTokenOperations({ id: "scene-1", data: sceneOf() }, before, count, operations, owners, NOW);
const present = (tokens: ReadonlyMap<string, PlacedToken | undefined>) =>
  new Map([...tokens].flatMap(([id, token]) => (token ? [[id, token] as const] : [])));

describe("operations on tokens", () => {
  it("put, hide, show and remove them in their order", () => {
    const { tokens } = apply([
      put("goblin-1"),
      put("goblin-2", {}, true),
      { kind: "hide", ids: ["goblin-1"] },
    ]);
    expect([...tokens].map(([id, token]) => [id, token?.hidden])).toEqual([
      ["goblin-1", true],
      ["goblin-2", true],
    ]);
    const then = apply(
      [
        { kind: "show", ids: ["goblin-1", "nobody-1"] },
        { kind: "remove", ids: ["goblin-2"] },
      ],
      present(tokens),
    );
    expect(then.tokens.get("goblin-1")).toMatchObject({ hidden: false, sceneId: "scene-1", movedAt: NOW });
    expect(then.tokens.get("goblin-2")).toBeUndefined();
    expect(then.tokens.has("nobody-1")).toBe(false);
  });

  it("keep tokens within the scene", () => {
    const { tokens } = apply([put("goblin-1", { x: -5, y: 5000 })]);
    expect(tokens.get("goblin-1")).toMatchObject({ x: 0, y: 1000, bounds: { width: 1200, height: 1000 } });
  });

  it("stay within a scene that gets smaller", () => {
    const [token] = present(apply([put("goblin-1", { x: 900, y: 900 })]).tokens).values();
    expect(token && resizedToken(token, { width: 300, height: 950 })).toMatchObject({
      x: 300,
      y: 900,
      bounds: { width: 300, height: 950 },
    });
  });

  it("keep a name that is not shown with the scene alone", () => {
    const hidden = apply([put("spy-00001", { nameShown: false, name: "Le traître" })]);
    expect(hidden.tokens.get("spy-00001")?.name).toBe("Créature");
    expect(hidden.names).toEqual({ "spy-00001": "Le traître" });
    expect(apply([put("spy-00001")]).names).toEqual({});
    expect(
      apply([put("spy-00001", { nameShown: false }), { kind: "remove", ids: ["spy-00001"] }]).names,
    ).toEqual({});
  });

  it("give a character's token to its owner, and refuse characters from elsewhere", () => {
    const character: Partial<Token> = { kind: "character", characterId: "lorien" };
    expect(apply([put("lorien-1", character)]).tokens.get("lorien-1")?.ownerId).toBe("alice");
    expect(refusalOf(() => apply([put("other-01", { ...character, characterId: "zed" })]))).toBe(
      "character-not-found",
    );
    expect(refusalOf(() => apply([put("other-01", { characterId: "lorien" })]))).toBe("character-not-found");
  });

  it("take portraits of our own alone", () => {
    expect(refusalOf(() => apply([put("goblin-1", { picture: "https://elsewhere.test/x.png" })]))).toBe(
      "invalid-input",
    );
    const picture = `/api/portraits/${"a".repeat(22)}`;
    expect(apply([put("goblin-1", { picture })]).tokens.get("goblin-1")?.picture).toBe(picture);
  });

  it("end at 500 tokens; those that there are may change and go", () => {
    expect(refusalOf(() => apply([put("goblin-1")], new Map(), 500))).toBe("limit-reached");
    expect(refusalOf(() => apply([put("goblin-1")], new Map(), 499))).toBeUndefined();
    const before = present(apply([put("goblin-1")]).tokens);
    expect(refusalOf(() => apply([put("goblin-1", { x: 7 })], before, 500))).toBeUndefined();
    expect(
      refusalOf(() => apply([{ kind: "remove", ids: ["goblin-1"] }, put("goblin-2")], before, 500)),
    ).toBeUndefined();
  });

  it("name each token once", () => {
    expect(namedTokens([put("goblin-1"), { kind: "hide", ids: ["goblin-1", "goblin-2"] }])).toEqual([
      "goblin-1",
      "goblin-2",
    ]);
  });
});

describe("a token's place", () => {
  const scene = sceneOf({
    fog: { on: true, revealed: [{ outline: rectangleOf(0, 0, 150, 150), holes: [] }] },
  });
  const token = { kind: "creature" as const, x: 100, y: 100, hidden: false };

  it("is among the members' when it is shown, of the scene that is shown, and not under fog", () => {
    expect(tokenPlace(token, scene, true)).toBe("members");
    expect(tokenPlace(token, scene, false)).toBe("mj");
    expect(tokenPlace({ ...token, hidden: true }, scene, true)).toBe("mj");
    expect(tokenPlace({ ...token, x: 300 }, scene, true)).toBe("mj");
    expect(tokenPlace({ ...token, x: 300, kind: "character" }, scene, true)).toBe("members");
  });

  it("says where the server alone moves it, and where its player does not for now", () => {
    const [placed] = apply([put("goblin-1")]).tokens.values();
    if (placed === undefined) throw new Error("no token");
    const sight = { on: true, light: "day" as const, playersOpenDoors: true };
    const held = (...asked: [Parameters<typeof heldToken>[1], boolean]) => {
      const { walled, paused, ...rest } = heldToken(placed, ...asked);
      expect(rest).toEqual(placed);
      return [walled, paused];
    };
    expect(held({ sight, paused: true }, true)).toEqual([true, true]);
    expect(held({ sight }, true)).toEqual([true, undefined]);
    expect(held({ sight: { ...sight, on: false }, paused: true }, true)).toEqual([undefined, true]);
    expect(held({}, true)).toEqual([undefined, undefined]);
    expect(held({ sight, paused: true }, false)).toEqual([undefined, undefined]);
    const before = heldToken(placed, { sight, paused: true }, true);
    expect(heldToken(before, {}, true)).toEqual(placed);
    expect(Object.keys(heldToken(before, { paused: false }, true)).toSorted()).toEqual(
      Object.keys(placed).toSorted(),
    );
  });

  it("is shown under the name of whom it stands for, that of its kind in no fight, or its own", () => {
    const token = { ...tokenOf({ name: "Gobelin C", commonName: "Gobelin" }), hidden: false } as PlacedToken;
    expect(shownToken(token, "Gobelin 2")).toEqual({
      ...asTableToken(token),
      hidden: false,
      name: "Gobelin 2",
    });
    expect(shownToken(token, undefined)).toMatchObject({ name: "Gobelin" });
    expect(shownToken({ ...token, nameShown: false }, "Gobelin 2")).toMatchObject({ name: "Créature" });
    const own = { ...token, commonName: undefined };
    expect(shownToken(own, "Gobelin 2")).toMatchObject({ name: "Gobelin C" });
    expect(asTableToken(token)).not.toHaveProperty("commonName");
  });

  it("tells members nothing of hiding", () => {
    const [placed] = apply([put("goblin-1")]).tokens.values();
    expect(placed && Object.keys(asTableToken(placed))).not.toContain("hidden");
  });
});

describe("the characters of a new scene", () => {
  const character = (index: number) => ({ id: `c${index}`, userId: `u${index}`, name: ` Nom ${index} ` });

  it("stand beside each other around its middle, each its owner's", () => {
    const tokens = characterTokens(
      "scene-1",
      sceneOf(),
      Array.from({ length: 12 }, (_, i) => character(i)),
      NOW,
    );
    expect(tokens.map(([id]) => id).slice(0, 2)).toEqual(["character-c0", "character-c1"]);
    expect(tokens[0]?.[1]).toMatchObject({ ownerId: "u0", characterId: "c0", name: "Nom 0", hidden: false });
    expect(new Set(tokens.map(([, { x, y }]) => `${x} ${y}`)).size).toBe(12);
    expect((tokens[10]?.[1].y ?? 0) - (tokens[0]?.[1].y ?? 0)).toBe(sceneOf().grid.size);
  });

  it("stay within a small scene, with portraits of our own and a name in any case", () => {
    const small = sceneOf({ width: 256, height: 256, grid: gridOf({ kind: "none", size: 512 }) });
    const picture = `/api/portraits/${"a".repeat(22)}`;
    const [[, one], [, two]] = characterTokens(
      "scene-1",
      small,
      [
        { ...character(0), name: " ", portrait: picture },
        { ...character(1), portrait: "https://elsewhere.test/x.png" },
      ],
      NOW,
    ) as [[string, PlacedToken], [string, PlacedToken]];
    expect(one).toMatchObject({ name: "Personnage", picture, x: 0 });
    expect(two.picture).toBeUndefined();
  });

  it("have no half of an emoji at the end of a long name", () => {
    const name = `a${"🐉".repeat(45)}`;
    const [[, token] = []] = characterTokens("scene-1", sceneOf(), [{ ...character(0), name }], NOW);
    expect(token?.name).toBe(`a${"🐉".repeat(39)}`);
  });
});
