import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { refusedSentence } from "../testing/playLaws";
import { wholeSchema } from "../values/range";
import { CHANGED_SINCE } from "./refuse";
import { type Revert, type Revertible, revert, revertOf } from "./revert";

const SHOTS = { min: 0, max: 9 };
const stateSchema = z.object({
  points: wholeSchema(SHOTS),
  down: z.boolean(),
  shots: z.record(z.string(), wholeSchema({ min: 1, max: 9 })),
  injuries: z.record(z.string(), z.enum(["open", "eased"])),
});
type State = z.output<typeof stateSchema>;

const revertible: Revertible<State> = {
  stateSchema,
  ranges: { points: SHOTS, shots: SHOTS },
  told: {
    points: { label: "PV", sign: -1 },
    down: { label: "Inconscience" },
    shots: { label: "Coups" },
    injuries: { label: "Blessure" },
  },
};
const before: State = { points: 2, down: false, shots: { arc: 3 }, injuries: { bras: "open" } };

const undo = (state: State, changes: Revert["changes"]) =>
  revert(state, { kind: "revert", changes }, revertible, undefined);

describe("taking changes back", () => {
  it("moves numbers and restores everything else", () => {
    const after: State = {
      points: 5,
      down: true,
      shots: { fronde: 1 },
      injuries: { bras: "eased", dos: "open" },
    };
    const [inverse] = revertOf(before, after, revertible, false);
    expect(inverse?.changes).toEqual([
      { field: "points", by: -3 },
      { field: "down", to: false, from: true },
      { field: "shots", key: "arc", by: 3 },
      { field: "shots", key: "fronde", by: -1 },
      { field: "injuries", key: "bras", to: "open", from: "eased" },
      { field: "injuries", key: "dos", to: null, from: "open" },
    ]);
    const undone = undo(after, inverse?.changes ?? []);
    expect(undone.state).toEqual(before);
    expect(undone.events).toEqual([
      { text: "Annulé : PV +3, Inconscience, Coups +3, Coups −1, Blessure", tone: "neutral" },
    ]);
  });

  it("has nothing to do where nothing changed", () => {
    expect(revertOf(before, { ...before, shots: { arc: 3 } }, revertible, false)).toEqual([]);
  });

  it("leaves what somebody else made of it since, and is refused where nothing else is left", () => {
    const after: State = { ...before, points: 5, injuries: { bras: "eased" } };
    const changes = revertOf(before, after, revertible, false)[0]?.changes ?? [];
    const healed: State = { ...after, injuries: {} };
    expect(undo(healed, changes)).toEqual({
      state: { ...healed, points: 2 },
      events: [{ text: "Annulé : PV +3", tone: "neutral" }],
    });
    expect(refusedSentence(() => undo(healed, changes.slice(1)))).toBe(CHANGED_SINCE);
  });

  it("is refused for a number that was set and that somebody changed since", () => {
    const after: State = { ...before, points: 7, shots: {} };
    const changes = revertOf(before, after, revertible, true)[0]?.changes ?? [];
    expect(changes).toEqual([
      { field: "points", by: -5, from: 7 },
      { field: "shots", key: "arc", by: 3, from: 0 },
    ]);
    expect(undo(after, changes).state).toEqual(before);
    expect(refusedSentence(() => undo({ ...after, points: 9 }, changes))).toBe(CHANGED_SINCE);
    expect(refusedSentence(() => undo({ ...after, shots: { arc: 1 } }, changes))).toBe(CHANGED_SINCE);
  });

  it("keeps within the bounds after what others changed", () => {
    expect(undo(before, [{ field: "points", by: -8 }]).state.points).toBe(0);
    expect(undo(before, [{ field: "shots", key: "arc", by: -8 }]).state.shots).toEqual({});
  });

  it.each([
    [{ field: "constructor", by: 1 }],
    [{ field: "points", to: true }],
    [{ field: "points", key: "arc", by: 1 }],
    [{ field: "down", by: 1 }],
    [{ field: "down", to: "oui" }],
    [{ field: "down", to: null }],
    [{ field: "down" }],
    [{ field: "shots", by: 1 }],
    [{ field: "injuries", key: "bras", to: "soignée" }],
    [{ field: "injuries", key: "bras" }],
  ])("refuses %j, which is no change of this state", (change) => {
    expect(refusedSentence(() => undo(before, [change]))).toBe("Cette annulation n'est plus possible.");
  });
});
