import { describe, expect, it } from "vitest";
import { CHANGED_SINCE } from "../../../operations/refuse";
import { limits, played, refusalSentence, withPoints } from "../../../testing/dnd5ePlay";
import { dnd5ePlay } from "./dnd5ePlay";
import type { Dnd5eOperation } from "./operations";
import { currentHitPointsOf } from "./vitality";

const inverseOf = (state: ReturnType<typeof withPoints>, operation: Dnd5eOperation) =>
  dnd5ePlay.apply(state, operation, limits);

describe("taking an operation back", () => {
  it("says what it gives back", () => {
    const { state, inverse } = inverseOf(withPoints(20), { kind: "damage", amount: 7 });
    expect(inverse).toEqual([{ kind: "revert", changes: [{ field: "hitPoints", key: "lost", by: -7 }] }]);
    expect(played(state, inverse).texts).toEqual(["Annulé : +7 PV"]);
    const healing = inverseOf(withPoints(20), { kind: "heal", amount: 3 });
    expect(played(healing.state, healing.inverse).texts).toEqual(["Annulé : −3 PV"]);
  });

  it("leaves what somebody else changed since", () => {
    const hit = inverseOf(withPoints(20), { kind: "damage", amount: 7 });
    const after = played(hit.state, [
      { kind: "damage", amount: 2 },
      { kind: "spendSlot", level: 1 },
    ]).state;
    const { state } = played(after, hit.inverse);
    expect(currentHitPointsOf(state, limits)).toBe(18);
    expect(state.slots["1"]).toBe(1);
  });

  it("leaves a concentration that is another by now", () => {
    const first = inverseOf(withPoints(20), { kind: "concentrate", spell: "Toile", level: 2 });
    const other = played(first.state, { kind: "concentrate", spell: "Hâte", level: 3 }).state;
    expect(refusalSentence(other, first.inverse[0] as Dnd5eOperation)).toBe(CHANGED_SINCE);
    expect(played(first.state, first.inverse).texts).toEqual(["Annulé"]);
  });

  it("is refused for hit points that were set, and that somebody changed since", () => {
    const set = inverseOf(withPoints(20), { kind: "setHitPoints", current: 5 });
    const anew = played(set.state, [{ kind: "setHitPoints", current: 12 }]).state;
    expect(refusalSentence(anew, set.inverse[0] as Dnd5eOperation)).toBe(CHANGED_SINCE);
    expect(played(set.state, set.inverse).state).toEqual(withPoints(20));
  });

  it("leaves a condition that somebody put there anew, and ends one that has lasted a round", () => {
    const blind = (rounds: number): Dnd5eOperation => ({
      kind: "addCondition",
      condition: "blinded",
      rounds,
    });
    const first = inverseOf(withPoints(20), blind(3));
    const turned = played(first.state, [{ kind: "endTurn" }]).state;
    expect(played(turned, first.inverse).state).toEqual(withPoints(20));
    const longer = played(first.state, [blind(10)]).state;
    expect(refusalSentence(longer, first.inverse[0] as Dnd5eOperation)).toBe(CHANGED_SINCE);
    const ended = inverseOf(first.state, { kind: "removeCondition", condition: "blinded" });
    const again = played(ended.state, [blind(10)]).state;
    expect(refusalSentence(again, ended.inverse[0] as Dnd5eOperation)).toBe(CHANGED_SINCE);
  });

  it("leaves a resource of one's own that somebody wrote over", () => {
    const put = (name: string): Dnd5eOperation => ({
      kind: "putOwnResource",
      id: "own-ink",
      resource: { name, max: 3, recharge: "never" },
    });
    const first = inverseOf(withPoints(20), put("Encre"));
    const renamed = played(first.state, [put("Encre noire")]).state;
    expect(refusalSentence(renamed, first.inverse[0] as Dnd5eOperation)).toBe(CHANGED_SINCE);
  });

  it("revives who died of it", () => {
    const { state, inverse } = inverseOf(withPoints(5), { kind: "damage", amount: 50 });
    expect(played(state, inverse).state).toEqual(withPoints(5));
  });

  it("needs no inverse where nothing changed", () => {
    expect(inverseOf(withPoints(5), { kind: "endTurn" }).inverse).toEqual([]);
  });
});
