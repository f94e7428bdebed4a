import { expect, it } from "vitest";
import { isUnseen } from "./isUnseen";
import type { SightView } from "./sceneView";

const square = (left: number, top: number) => [
  left,
  top,
  left + 100,
  top,
  left + 100,
  top + 100,
  left,
  top + 100,
];
const sight = { outlines: [square(0, 0), square(200, 0)] } as unknown as SightView;
const revealed = [{ outline: square(0, 500), holes: [] }];
const goblin = (x: number, y: number) => ({ kind: "creature", x, y }) as const;

it("members may follow a creature where the group sees it, or the MJ opened the place by hand", () => {
  const at = (x: number, y: number) => isUnseen({ revealed, sight }, goblin(x, y));
  expect([at(50, 50), at(250, 50), at(50, 550), at(150, 50)]).toEqual([false, false, false, true]);
  expect(isUnseen({ revealed: undefined, sight }, goblin(150, 50))).toBe(true);
  expect(isUnseen({ revealed, sight }, { ...goblin(150, 50), kind: "character" })).toBe(false);
});

it("where fog by hand decides, it alone does", () => {
  expect(isUnseen({ revealed, sight: undefined }, goblin(50, 50))).toBe(true);
  expect(isUnseen({ revealed, sight: undefined }, goblin(50, 550))).toBe(false);
  expect(isUnseen({ revealed: undefined, sight: undefined }, goblin(50, 50))).toBe(false);
});
