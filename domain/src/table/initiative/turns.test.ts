import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  activeEntry,
  type InitiativeState,
  NO_INITIATIVE,
  sortByValue,
} from "../../documents/initiativeState";
import { arbitraryInitiative, entryOf, idsOf, orderOf } from "../../testing/initiative";
import { followRoster } from "./editOrder";
import { fallbackInitiative, participantsOf, rollInitiative } from "./rollInitiative";
import { nextTurn, nextUp, previousTurn } from "./turns";

const d20 = { sides: 20, base: 0 };
const trio = orderOf(entryOf("ayla", 18), entryOf("bran", 12), entryOf("cleo", 7));

describe("rolling initiative", () => {
  it("sorts the new order by value, highest first, first participant active, round 1", () => {
    const results = [4, 19, 11];
    const state = rollInitiative(trio.order, d20, () => results.shift() ?? 0);
    expect(state.order.map((entry) => [entry.id, entry.value])).toEqual([
      ["bran", 19],
      ["cleo", 11],
      ["ayla", 4],
    ]);
    expect(state).toMatchObject({ activeIndex: 0, round: 1 });
  });

  it("rolls the system's own die and adds its base", () => {
    const asked: number[] = [];
    const roll = (sides: number) => {
      asked.push(sides);
      return 3;
    };
    const state = rollInitiative([entryOf("ayla", 0)], { sides: 10, base: 2 }, roll);
    expect(asked).toEqual([10]);
    expect(state.order[0]?.value).toBe(5);
  });

  it("falls back to the maximum minus 2 per position when nobody has rolled", () => {
    expect(fallbackInitiative(trio.order, d20).order.map((entry) => entry.value)).toEqual([20, 18, 16]);
    const withBase = fallbackInitiative(trio.order, { sides: 10, base: 1 });
    expect(withBase.order.map((entry) => entry.value)).toEqual([11, 9, 7]);
    expect(idsOf(withBase)).toEqual(["ayla", "bran", "cleo"]);
  });

  it("without dice orders participants by their own values, creatures by the one they have", () => {
    const never = () => Number.NaN;
    const roster = [
      { ...entryOf("ayla", 0), ownValue: 45 },
      { ...entryOf("bran", 0), ownValue: 70 },
      entryOf("cleo", 0),
    ];
    const valuesOf = ({ order }: InitiativeState) => order.map((entry) => [entry.id, entry.value]);
    const first = [
      ["bran", 70],
      ["cleo", 50],
      ["ayla", 45],
    ];
    expect(valuesOf(fallbackInitiative(roster, undefined))).toEqual(first);
    const played = orderOf(entryOf("ayla", 99), entryOf("goule", 60, { kind: "creature" }));
    const again = rollInitiative(participantsOf(played, roster), undefined, never);
    expect(valuesOf(again)).toEqual([
      ["bran", 70],
      ["goule", 60],
      ["cleo", 50],
      ["ayla", 45],
    ]);
    expect(again.order.some((entry) => "ownValue" in entry)).toBe(false);
    expect(followRoster(again, roster).order.some((entry) => "ownValue" in entry)).toBe(false);
  });

  it("rolls again for the roster and for the creatures already in the order", () => {
    const state = orderOf(entryOf("ayla", 9, { hidden: true }), entryOf("ogre", 4, { kind: "creature" }));
    const roster = [entryOf("ayla", 0), entryOf("bran", 0)];
    const participants = participantsOf(state, roster);
    expect(participants.map((one) => [one.id, one.hidden])).toEqual([
      ["ayla", true],
      ["bran", false],
      ["ogre", false],
    ]);
  });

  it("always gives a sorted order of every participant", () => {
    fc.assert(
      fc.property(
        arbitraryInitiative(),
        fc.infiniteStream(fc.integer({ min: 1, max: 20 })),
        (state, dice) => {
          const rolled = rollInitiative(state.order, d20, () => dice.next().value);
          expect(rolled.order).toEqual(sortByValue(rolled.order));
          expect(idsOf(rolled).toSorted()).toEqual(idsOf(state).toSorted());
        },
      ),
    );
  });
});

describe("next and previous turn", () => {
  it("advances to the next participant within the round", () => {
    expect(nextTurn(trio)).toMatchObject({ activeIndex: 1, round: 1 });
  });

  it("starts a new round after the last participant", () => {
    expect(nextTurn({ ...trio, activeIndex: 2, round: 3 })).toMatchObject({ activeIndex: 0, round: 4 });
  });

  it("goes back to the previous participant without changing the round", () => {
    expect(previousTurn({ ...trio, activeIndex: 2, round: 3 })).toMatchObject({ activeIndex: 1, round: 3 });
  });

  it("goes back a round only from the first participant to the last", () => {
    expect(previousTurn({ ...trio, round: 3 })).toMatchObject({ activeIndex: 2, round: 2 });
  });

  it("never goes below round 1", () => {
    expect(previousTurn(trio)).toMatchObject({ activeIndex: 2, round: 1 });
  });

  it("changes nothing without an order", () => {
    expect(nextTurn(NO_INITIATIVE)).toBe(NO_INITIATIVE);
    expect(previousTurn(NO_INITIATIVE)).toBe(NO_INITIATIVE);
    expect(activeEntry(NO_INITIATIVE)).toBeUndefined();
  });

  it("returns to the same state by one step forward and one back", () => {
    fc.assert(
      fc.property(arbitraryInitiative(), (state) => {
        expect(previousTurn(nextTurn(state))).toEqual(state);
      }),
    );
  });

  it("gives everyone exactly one turn per round", () => {
    fc.assert(
      fc.property(arbitraryInitiative(1), (state) => {
        let current = state;
        const acted = state.order.map(() => {
          const id = activeEntry(current)?.id;
          current = nextTurn(current);
          return id;
        });
        expect(acted.toSorted()).toEqual(idsOf(state).toSorted());
        expect(current).toEqual({ ...state, round: state.round + 1 });
      }),
    );
  });

  it("goes on where everybody is out, and gives the only one left a turn each round", () => {
    expect(nextTurn(trio, () => true)).toMatchObject({ activeIndex: 1, round: 1 });
    const alone = ({ id }: { id: string }) => id !== trio.order[0]?.id;
    expect(nextTurn(trio, alone)).toMatchObject({ activeIndex: 0, round: 2 });
    expect(nextUp(trio, alone)).toBeUndefined();
  });

  it("names who is next, the first one after the last", () => {
    expect(nextUp(trio)?.id).toBe("bran");
    expect(nextUp({ ...trio, activeIndex: 2 })?.id).toBe("ayla");
  });

  it("names nobody as next when there are fewer than two", () => {
    expect(nextUp(orderOf(entryOf("ayla", 3)))).toBeUndefined();
    expect(nextUp(NO_INITIATIVE)).toBeUndefined();
    expect(nextUp(orderOf(entryOf("ayla", 3), entryOf("bran", 2)))?.id).toBe("bran");
  });
});

describe("turns of an order with dead participants", () => {
  const isDead = ({ id }: { id: string }) => dead.has(id);
  let dead = new Set<string>();

  it("skip them both ways, and start a new round where those at its end are dead", () => {
    dead = new Set(["bran"]);
    expect(nextTurn(trio, isDead)).toMatchObject({ activeIndex: 2, round: 1 });
    expect(previousTurn({ ...trio, activeIndex: 2 }, isDead)).toMatchObject({ activeIndex: 0, round: 1 });
    expect(nextUp(trio, isDead)?.id).toBe("cleo");
    dead = new Set(["cleo"]);
    const last = { ...trio, activeIndex: 1, round: 2 };
    expect(nextTurn(last, isDead)).toMatchObject({ activeIndex: 0, round: 3 });
    expect(previousTurn({ ...trio, round: 3 }, isDead)).toMatchObject({ activeIndex: 1, round: 2 });
  });

  it("come back to the only one who lives in a new round, and name nobody as next", () => {
    dead = new Set(["ayla", "cleo"]);
    const alone = { ...trio, activeIndex: 1 };
    expect(nextTurn(alone, isDead)).toEqual({ ...alone, round: 2 });
    expect(nextUp(alone, isDead)).toBeUndefined();
  });

  it("pass one by one where everybody is dead", () => {
    dead = new Set(idsOf(trio));
    expect(nextTurn(trio, isDead)).toEqual(nextTurn(trio));
    expect(previousTurn(trio, isDead)).toEqual(previousTurn(trio));
  });

  it("return to the same living one by one step forward and one back", () => {
    fc.assert(
      fc.property(arbitraryInitiative(1), fc.infiniteStream(fc.boolean()), (state, lots) => {
        dead = new Set(idsOf(state).filter(() => lots.next().value));
        dead.delete(activeEntry(state)?.id ?? "");
        const passed = nextTurn(state, isDead);
        expect(dead.has(activeEntry(passed)?.id ?? "")).toBe(false);
        expect(previousTurn(passed, isDead)).toEqual(state);
      }),
    );
  });
});
