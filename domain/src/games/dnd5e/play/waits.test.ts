import { expect, it } from "vitest";
import { limits, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { FRESH_STATE } from "./state";
import { waitsOf } from "./waits";

const slots = (spent: object) => stateWith({ slots: { ...FRESH_STATE.slots, ...spent } });

it.each([
  ["the whole", withPoints(30), false],
  ["a scratch", withPoints(16), false],
  ["half of the hit points", withPoints(15), true],
  ["one hit point", withPoints(1), true],
  ["nobody at 0, who cannot rest", withPoints(0), false],
  ["nobody who is dead", withPoints(20, { exhaustion: 6 }), false],
  ["exhaustion", withPoints(30, { exhaustion: 1 }), true],
  ["some slots of a level", slots({ 1: 2 }), false],
  ["all slots of a level", slots({ 2: 1 }), true],
  ["all slots of a pact", slots({ pact: 2 }), true],
])("a long rest after %s", (_, state, waits) => {
  expect(waitsOf(state, limits)).toEqual(waits ? [{ text: "Repos long à prendre", at: "repos" }] : []);
});

it("is nothing for who has no hit points on the sheet", () => {
  expect(waitsOf(stateWith({ exhaustion: 1 }), { ...limits, hitPoints: undefined })).toEqual([]);
});
