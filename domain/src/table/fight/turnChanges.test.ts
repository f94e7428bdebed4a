import { describe, expect, it } from "vitest";
import { entryOf, orderOf } from "../../testing/initiative";
import { applyFightEntry, type Fight, noFight } from "./fight";
import type { FightEntry } from "./fightOperation";
import { turnChangesOf } from "./turnChanges";

const wolf = entryOf("wolf", 11, { kind: "creature" });
const order = orderOf(entryOf("ayla", 18), wolf, entryOf("bran", 9));
const entry = (
  id: string,
  operation: Extract<FightEntry, { operation: unknown }>["operation"],
): FightEntry => ({
  id,
  operation,
});
const next = (id: string) => entry(id, { type: "nextTurn" });
const begun = applyFightEntry(
  noFight("camp", "dnd5e"),
  entry("roll", { type: "rollInitiative", initiative: order }),
  1,
);
const effectOn = (targetId: string) =>
  entry(`effect-${targetId}`, {
    type: "addEffect",
    effect: {
      ...{ id: targetId, targetId, condition: "poisoned", label: "Empoisonné" },
      ...{ turnOf: "ayla", when: "end", rounds: 1 },
    },
  });

/** What the last of these entries does to characters. */
function changesAfter(fight: Fight, ...entries: FightEntry[]) {
  const last = entries.at(-1);
  const before = entries.slice(0, -1).reduce((done, one) => applyFightEntry(done, one, 1), fight);
  if (last === undefined) throw new RangeError("no entry");
  return turnChangesOf(before, applyFightEntry(before, last, 1), last);
}

describe("a turn that passes", () => {
  it("is over for the character who had it, and for no creature", () => {
    expect(changesAfter(begun, next("one"))).toEqual([
      { kind: "passTurn", entryId: "one-turn", characterId: "ayla" },
    ]);
    expect(changesAfter(begun, next("one"), next("two"))).toEqual([]);
    expect(changesAfter(begun, next("one"), next("two"), next("three"))).toMatchObject([
      { characterId: "bran" },
    ]);
  });

  it("is over though the next turn is the same character's, a round later", () => {
    const alone = applyFightEntry(
      noFight("camp", "dnd5e"),
      entry("alone", { type: "rollInitiative", initiative: orderOf(entryOf("ayla", 18)) }),
      1,
    );
    expect(changesAfter(alone, next("one"))).toMatchObject([{ kind: "passTurn", characterId: "ayla" }]);
  });

  it("ends what the panel timed with it, of characters alone", () => {
    expect(changesAfter(begun, effectOn("bran"), effectOn("wolf"), next("one"))).toEqual([
      { kind: "endCondition", entryId: "one-1", characterId: "bran", condition: "poisoned" },
      { kind: "passTurn", entryId: "one-turn", characterId: "ayla" },
    ]);
  });

  it("ends what begins with the next one's turn, where the one before is taken out of the order", () => {
    const timed = entry("timed", {
      type: "addEffect",
      effect: {
        ...{ id: "bran", targetId: "bran", condition: "poisoned", label: "Empoisonné" },
        ...{ turnOf: "wolf", when: "start", rounds: 1 },
      },
    });
    const ended = [{ kind: "endCondition", entryId: "out-1", characterId: "bran", condition: "poisoned" }];
    const out = entry("out", { type: "removeParticipant", id: "ayla" });
    expect(changesAfter(begun, timed, out)).toEqual(ended);
    const left = entry("out", { type: "followRoster", roster: [entryOf("bran", 0)] });
    expect(changesAfter(begun, timed, left)).toEqual(ended);
    expect(changesAfter(begun, timed, entry("off", { type: "removeEffect", id: "bran" }))).toEqual([]);
  });

  it("is taken back of who has it again", () => {
    expect(changesAfter(begun, next("one"), { id: "back", undo: "one" })).toEqual([
      { kind: "undoTurn", entryId: "back-turn", characterId: "ayla", undo: "one-turn" },
    ]);
    expect(changesAfter(begun, next("one"), next("two"), { id: "back", undo: "two" })).toEqual([]);
  });

  it("does nothing when another device passed it, nor does anything else", () => {
    const seen = { id: "bran", round: 1 };
    expect(changesAfter(begun, entry("late", { type: "nextTurn", seen }))).toEqual([]);
    expect(changesAfter(begun, entry("back", { type: "previousTurn" }))).toEqual([]);
    const value = entry("value", { type: "changeValue", id: "bran", value: 7 });
    expect(changesAfter(begun, value)).toEqual([]);
    expect(changesAfter(begun, value, { id: "undo", undo: "value" })).toEqual([]);
  });
});
