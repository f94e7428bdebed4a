import { expect, it } from "vitest";
import { CHANGED_SINCE } from "../../../operations/refuse";
import { played, refusalSentence, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import type { Dnd5eOperation } from "./operations";
import { currentForm } from "./storedTakeBack";

/** As the log of a character had it before inverses were `revert`. */
const stored = (parts: object) => ({ kind: "takeBack", ...parts }) as unknown as Dnd5eOperation;

it("takes back what was logged before the inverses of all games were one", () => {
  const hasted = { spell: "Hâte", level: 3, saves: [10] };
  const ink = { name: "Encre", max: 3, recharge: "never" as const };
  const after = stateWith({
    hitPoints: { lost: 12, temporary: 0, reduction: 0 },
    slots: { ...withPoints(1).slots, "3": 1 },
    resources: { rage: 1 },
    exhaustion: 1,
    raging: true,
    rageRounds: 10,
    conditions: { blinded: { rounds: 2 } },
    ownResources: { "own-ink": ink },
    concentration: hasted,
  });
  const inverse = stored({
    hitPoints: { lost: -7 },
    slots: { "3": -1 },
    resources: { rage: -1 },
    exhaustion: -1,
    raging: false,
    rageRounds: -10,
    conditions: { blinded: null, prone: {} },
    ownResources: { "own-ink": null },
    concentration: { from: hasted, to: null },
    left: { conditions: { blinded: { rounds: 3 }, prone: null }, ownResources: { "own-ink": ink } },
  });
  expect(played(after, inverse).state).toEqual(
    stateWith({ hitPoints: { lost: 5, temporary: 0, reduction: 0 }, conditions: { prone: {} } }),
  );
});

it("refuses what was logged as set, and that somebody changed since", () => {
  const inverse = stored({ hitPoints: { lost: 10 }, left: { hitPoints: { lost: 3 } } });
  const set = stateWith({ hitPoints: { lost: 3, temporary: 0, reduction: 0 } });
  expect(played(set, inverse).state.hitPoints.lost).toBe(13);
  expect(refusalSentence(stateWith({}), inverse)).toBe(CHANGED_SINCE);
});

it("leaves today's operations as they are", () => {
  const operation: Dnd5eOperation = { kind: "endTurn" };
  expect(currentForm(operation)).toBe(operation);
});
