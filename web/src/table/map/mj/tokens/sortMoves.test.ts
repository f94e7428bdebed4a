import { sceneOf } from "domain/testing/scenes";
import { describe, expect, it } from "vitest";
import type { TokenView } from "../../view/sceneView";
import { sortMoves } from "./sortMoves";

const revealed = [{ outline: [0, 0, 100, 0, 100, 100, 0, 100], holes: [] }];
const scene = sceneOf({ fog: { on: true, revealed }, names: { comte: "Le comte" } });
const tokenOf = (changes: Partial<TokenView> = {}): TokenView => ({
  ...{ id: "goblin", sceneId: "scene-1", kind: "creature", name: "Gobelin", colour: "#aa0000" },
  ...{ nameShown: true, size: 1, x: 20, y: 20, movable: true, own: false, pending: false },
  ...{ concealed: false, hidden: false, secret: false },
  ...changes,
});
const [open, covered] = [
  { x: 60, y: 20 },
  { x: 700, y: 20 },
];
const sorted = (token: TokenView, to: typeof open, on: { live?: boolean; settled?: boolean } = {}) =>
  sortMoves({ scene, live: true, settled: true, ...on }, [{ token, to }]);

describe("the MJ's moves", () => {
  it("are the server's where they cross the fog's border, either way, with the real name kept", () => {
    const { plain, operations } = sorted(tokenOf({ id: "comte", name: "Le comte" }), covered);
    expect(plain).toEqual([]);
    expect(operations).toMatchObject([
      { kind: "put", id: "comte", hidden: false, token: { ...covered, name: "Le comte", nameShown: false } },
    ]);
    expect(sorted(tokenOf(covered), open).crossing).toHaveLength(1);
  });

  it("are this device's on either side of it, of hidden tokens, of characters, and before the scene is shown", () => {
    const plain = [
      sorted(tokenOf(), open),
      sorted(tokenOf(covered), { x: 800, y: 20 }),
      sorted(tokenOf({ hidden: true }), covered),
      sorted(tokenOf({ kind: "character" }), covered),
      sorted(tokenOf(), covered, { live: false }),
    ];
    for (const { plain: made, crossing, operations } of plain)
      expect([made.length, crossing, operations]).toEqual([1, [], []]);
  });

  it("are the server's while the fog may lie elsewhere, but for those that fog does not cover", () => {
    expect(sorted(tokenOf(), open, { settled: false }).crossing).toHaveLength(1);
    expect(sorted(tokenOf({ hidden: true }), open, { settled: false }).crossing).toEqual([]);
    expect(sorted(tokenOf({ kind: "character" }), covered, { settled: false }).crossing).toEqual([]);
    expect(sorted(tokenOf(), covered, { live: false, settled: false }).crossing).toEqual([]);
  });

  it("are this device's to ask for, all of them, where the group's sight decides", () => {
    const sight = { on: true, light: "day" as const, playersOpenDoors: true };
    const on = { scene: { ...scene, sight }, live: true, settled: false };
    const { plain, operations } = sortMoves(on, [{ token: tokenOf(), to: covered }]);
    expect([plain.length, operations]).toEqual([1, []]);
  });
});
