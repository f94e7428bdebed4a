import { nothingExplored } from "domain/table/sight/explored";
import { gridOf } from "domain/testing/scenes";
import { withSeen } from "domain/testing/seenOutlines";
import { expect, it } from "vitest";
import type { SightView } from "../view/sceneView";
import { seenArea } from "./seenArea";

const grid = gridOf({ size: 50 });
const scene = { width: 1200, height: 1000, grid, revealed: undefined, fogIsClear: false };
const whole = { left: 0, top: 0, right: 1200, bottom: 1000 };
const square = (left: number, top: number, side: number) => [
  ...[left, top, left + side, top],
  ...[left + side, top + side, left, top + side],
];
const sightOf = (...outlines: number[][]) =>
  ({ explored: withSeen(nothingExplored(scene, grid), outlines).explored }) as unknown as SightView;

it("is all of the scene for its MJ, without fog, and where nothing is seen", () => {
  const revealed = [{ outline: square(100, 100, 100), holes: [] }];
  expect(seenArea({ ...scene, revealed, fogIsClear: true })).toEqual(whole);
  expect(seenArea(scene)).toEqual(whole);
  expect(seenArea({ ...scene, revealed: [], sight: sightOf() })).toEqual(whole);
});

it("is what is revealed with half a cell around it", () => {
  const revealed = [{ outline: square(100, 0, 100), holes: [] }];
  expect(seenArea({ ...scene, revealed })).toEqual({ left: 75, top: 0, right: 225, bottom: 125 });
});

it("grows by six cells at a time as the group sees more, so that the camera stays while it walks", () => {
  const of = (...outlines: number[][]) => seenArea({ ...scene, revealed: [], sight: sightOf(...outlines) });
  const first = { left: 300, top: 300, right: 600, bottom: 600 };
  expect(of(square(400, 400, 100))).toEqual(first);
  expect(of(square(400, 400, 150))).toEqual(first);
  expect(of(square(400, 400, 250))).toEqual({ ...first, right: 900, bottom: 900 });
  const revealed = [{ outline: square(0, 0, 100), holes: [] }];
  expect(seenArea({ ...scene, revealed, sight: sightOf(square(400, 400, 100)) })).toEqual({
    ...{ left: 0, top: 0 },
    ...{ right: 600, bottom: 600 },
  });
});
