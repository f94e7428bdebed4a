import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyAll, foresee } from "../../../operations/applyAll";
import { anyLimits, anyOperation, anyState } from "../../../testing/arbitraryDnd5ePlay";
import { limits as someLimits, withPoints } from "../../../testing/dnd5ePlay";
import { AppError } from "../../../values/errors";
import { dnd5ePlay } from "./dnd5ePlay";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import type { Dnd5eState } from "./state";
import { currentHitPointsOf, maxHitPointsOf } from "./vitality";

const RUNS = { numRuns: 2000 };

/** What an operation makes of a state; undefined when it is refused. Any other error fails the test. */
function tried(state: Dnd5eState, operation: Dnd5eOperation, limits: Dnd5eLimits) {
  try {
    return dnd5ePlay.apply(state, operation, limits);
  } catch (error) {
    if (error instanceof AppError && error.code === "operation-refused") return undefined;
    throw error;
  }
}

const requireValid = (state: Dnd5eState) =>
  expect(dnd5ePlay.stateSchema.safeParse(state)).toEqual({ success: true, data: state });

/** Each by itself, those that make no sense left out. */
const each = (state: Dnd5eState, operations: readonly Dnd5eOperation[], limits: Dnd5eLimits): Dnd5eState =>
  operations.reduce((now, operation) => tried(now, operation, limits)?.state ?? now, state);

describe("any operation on any state within any limits", () => {
  it("is applied within the schema or refused, and changes nothing in place", () => {
    fc.assert(
      fc.property(anyState, anyOperation, anyLimits, (state, operation, limits) => {
        const before = JSON.parse(JSON.stringify(state));
        const applied = tried(state, operation, limits);
        expect(state).toEqual(before);
        if (applied === undefined) return;
        requireValid(applied.state);
        for (const inverse of applied.inverse) {
          expect(dnd5ePlay.operationSchema.safeParse(inverse)).toEqual({ success: true, data: inverse });
        }
        for (const { text } of applied.events) expect(text).not.toMatch(/undefined|NaN|--|\u2212-/);
      }),
      RUNS,
    );
  });

  it("is undone exactly by its inverse, and done again by the inverse of that", () => {
    fc.assert(
      fc.property(anyState, anyOperation, anyLimits, (state, operation, limits) => {
        const applied = tried(state, operation, limits);
        if (applied === undefined) return;
        const undone = applyAll(dnd5ePlay, applied.state, applied.inverse, limits);
        expect(undone.state).toEqual(state);
        expect(applyAll(dnd5ePlay, state, undone.inverse, limits).state).toEqual(applied.state);
      }),
      RUNS,
    );
  });

  it("is undone within the schema after somebody else's, and within smaller limits", () => {
    fc.assert(
      fc.property(
        anyState,
        anyOperation,
        fc.array(anyOperation, { maxLength: 4 }),
        anyLimits,
        anyLimits,
        (state, operation, between, limits, later) => {
          const applied = tried(state, operation, limits);
          if (applied === undefined) return;
          const now = each(applied.state, between, later);
          const { state: undone } = foresee(dnd5ePlay, now, applied.inverse, later);
          requireValid(undone);
          const current = currentHitPointsOf(undone, later);
          expect(current).toBeGreaterThanOrEqual(0);
          expect(current).toBeLessThanOrEqual(maxHitPointsOf(undone, later));
        },
      ),
      RUNS,
    );
  });
});

describe("operations of one press", () => {
  it("come to the same in any order where they are independent", () => {
    const independent: readonly Dnd5eOperation[] = [
      { kind: "damage", amount: 3 },
      { kind: "spendSlot", level: 1 },
      { kind: "gainCoins", coin: "gp", amount: 5 },
      { kind: "spendResource", id: "layOnHands", uses: 2 },
      { kind: "gainExperience", amount: 50 },
      { kind: "addCondition", condition: "poisoned" },
      { kind: "gainInspiration" },
    ];
    const inOrder = applyAll(dnd5ePlay, withPoints(20), independent, someLimits).state;
    fc.assert(
      fc.property(fc.shuffledSubarray([...independent], { minLength: independent.length }), (shuffled) => {
        const { state } = applyAll(dnd5ePlay, withPoints(20), shuffled, someLimits);
        expect(state).toEqual(inOrder);
      }),
    );
  });
});

describe("an operation from outside", () => {
  it.each([
    { kind: "damage", amount: -5 },
    { kind: "damage", amount: 1e9 },
    { kind: "damage", amount: 1.5 },
    { kind: "damage", amount: "5" },
    { kind: "spendSlot", level: 0 },
    { kind: "spendSlot", level: 10 },
    { kind: "deathSave", die: 21 },
    { kind: "addCondition", condition: "tired" },
    { kind: "putOwnResource", id: "constructor", resource: { name: "A", max: 1, recharge: "never" } },
    { kind: "putOwnResource", id: "own-a", resource: { name: " ", max: 1, recharge: "never" } },
    { kind: "putOwnResource", id: "own-a", resource: { name: "A", max: 1000, recharge: "never" } },
    { kind: "spendResource", id: "__proto__", uses: 1 },
    { kind: "concentrate", spell: "x".repeat(61), level: 1 },
    { kind: "shortRest", hitDice: Array.from({ length: 21 }, () => ({ die: "d8", rolled: 1 })) },
    { kind: "takeBack", coins: { gp: 1e9 } },
    { kind: "levelUp" },
    null,
  ])("such as %j is not one", (raw) => {
    expect(dnd5ePlay.operationSchema.safeParse(raw).success).toBe(false);
  });
});
