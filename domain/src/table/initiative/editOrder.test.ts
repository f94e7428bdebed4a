import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  activeEntry,
  type InitiativeState,
  NO_INITIATIVE,
  sortByValue,
} from "../../documents/initiativeState";
import { arbitraryInitiative, entryOf, idsOf, orderOf } from "../../testing/initiative";
import {
  addEntry,
  canMoveTied,
  changeValue,
  enterRoll,
  followRoster,
  leaveOrder,
  missingFromOrder,
  moveTied,
  removeParticipant,
  setHidden,
  setShownInOrder,
  setUnseen,
  ties,
} from "./editOrder";
import { fallbackInitiative } from "./rollInitiative";
import { actNow } from "./turnMarks";
import { nextTurn, previousTurn } from "./turns";

const trio = orderOf(entryOf("ayla", 18), entryOf("bran", 12), entryOf("cleo", 7));
const tied = orderOf(entryOf("ayla", 15), entryOf("bran", 15), entryOf("cleo", 7));
const active = (state: InitiativeState) => activeEntry(state)?.id;

describe("editing a value", () => {
  it("sorts the order again and keeps the active participant", () => {
    const state = changeValue({ ...trio, activeIndex: 1 }, "cleo", 20);
    expect(idsOf(state)).toEqual(["cleo", "ayla", "bran"]);
    expect(active(state)).toBe("bran");
  });

  it("changes nothing for a value that is not a number or an unknown participant", () => {
    expect(changeValue(trio, "ayla", Number.NaN)).toBe(trio);
    expect(changeValue(trio, "ayla", Number.POSITIVE_INFINITY)).toBe(trio);
    expect(changeValue(trio, "ayla", 18)).toBe(trio);
    expect(changeValue(trio, "zoe", 3)).toBe(trio);
  });
});

describe("adding and removing participants", () => {
  const ogre = entryOf("ogre", 0, { kind: "creature", hidden: true });

  it("adds a creature by its value, after those who tie with it", () => {
    const state = addEntry({ ...trio, activeIndex: 2 }, ogre, { value: 12 });
    expect(idsOf(state)).toEqual(["ayla", "bran", "ogre", "cleo"]);
    expect(active(state)).toBe("cleo");
    expect(state.order[2]).toEqual({ ...ogre, value: 12 });
  });

  it("starts the order with the first one added", () => {
    expect(addEntry(NO_INITIATIVE, ogre, { value: 12 })).toMatchObject({ activeIndex: 0, round: 1 });
    expect(idsOf(addEntry(NO_INITIATIVE, ogre, { value: 12 }))).toEqual(["ogre"]);
  });

  it("never adds a participant twice, nor one without a value", () => {
    expect(addEntry(trio, entryOf("ayla", 3), { value: 3 })).toBe(trio);
    expect(addEntry(trio, ogre, { value: Number.NaN })).toBe(trio);
  });

  it("keeps the active participant when one before or after is removed", () => {
    expect(active(removeParticipant({ ...trio, activeIndex: 1 }, "ayla"))).toBe("bran");
    expect(active(removeParticipant({ ...trio, activeIndex: 1 }, "cleo"))).toBe("bran");
  });

  it("activates the following one when the active one is removed", () => {
    expect(active(removeParticipant({ ...trio, activeIndex: 1 }, "bran"))).toBe("cleo");
  });

  it("starts the next round when the last of the order is removed during its turn", () => {
    const state = removeParticipant({ ...trio, activeIndex: 2, round: 4 }, "cleo");
    expect(state).toMatchObject({ activeIndex: 0, round: 5 });
    expect(idsOf(state)).toEqual(["ayla", "bran"]);
  });

  it("resets the order once the last participant is removed", () => {
    const alone = { ...orderOf(entryOf("ayla", 3)), round: 6 };
    expect(removeParticipant(alone, "ayla")).toEqual(NO_INITIATIVE);
  });

  it("ignores the removal of an unknown participant", () => {
    expect(removeParticipant(trio, "zoe")).toBe(trio);
  });

  it("hides and shows one participant only", () => {
    const hidden = setHidden(trio, "bran", true);
    expect(hidden.order.map((entry) => entry.hidden)).toEqual([false, true, false]);
    expect(setHidden(hidden, "bran", false)).toEqual(trio);
    expect(setHidden(trio, "bran", false)).toBe(trio);
    expect(setHidden(trio, "zoe", true)).toBe(trio);
    const seen = setShownInOrder(hidden, "bran", true);
    expect(seen.order).toMatchObject([{}, { id: "bran", hidden: true, shownInOrder: true }, {}]);
    expect(setShownInOrder(seen, "bran", true)).toBe(seen);
    expect(setShownInOrder(seen, "bran", false)).toEqual(hidden);
    expect(setHidden(seen, "bran", false)).toEqual(trio);
    expect(setShownInOrder(trio, "bran", true)).toBe(trio);
  });

  it("hides one participant whom the group has not seen, until it has", () => {
    const unseen = setUnseen(trio, "bran", true);
    expect(unseen.order).toEqual([trio.order[0], { ...trio.order[1], unseen: true }, trio.order[2]]);
    expect(setUnseen(unseen, "bran", true)).toBe(unseen);
    expect(setUnseen(unseen, "bran", false)).toEqual(trio);
    expect(setUnseen(trio, "bran", false)).toBe(trio);
    expect(setUnseen(trio, "zoe", true)).toBe(trio);
  });

  it("shows one whom the group has not seen all the same, as long as that hides it", () => {
    const unseen = setUnseen(trio, "bran", true);
    const shown = setShownInOrder(unseen, "bran", true);
    expect(shown.order[1]).toEqual({ ...trio.order[1], unseen: true, shownInOrder: true });
    expect(setShownInOrder(shown, "bran", true)).toBe(shown);
    expect(setShownInOrder(shown, "bran", false)).toEqual(unseen);
    expect(setUnseen(shown, "bran", false)).toEqual(trio);
    const both = setShownInOrder(setHidden(unseen, "bran", true), "bran", true);
    expect(setUnseen(both, "bran", false)).toEqual(
      setShownInOrder(setHidden(trio, "bran", true), "bran", true),
    );
  });

  it("keeps what the group has not seen through other changes", () => {
    const unseen = setUnseen({ ...trio, activeIndex: 1 }, "bran", true);
    expect(changeValue(unseen, "bran", 25).order[0]).toMatchObject({ id: "bran", unseen: true });
    expect(setHidden(setHidden(unseen, "bran", true), "bran", false)).toEqual(unseen);
  });
});

describe("settling ties", () => {
  it("lists the groups that share a value", () => {
    const state = orderOf(...tied.order, entryOf("dara", 7), entryOf("eli", 3));
    expect(ties(state).map((group) => group.map((entry) => entry.id))).toEqual([
      ["ayla", "bran"],
      ["cleo", "dara"],
    ]);
    expect(ties(trio)).toEqual([]);
  });

  it("swaps with the tied neighbour, up or down", () => {
    expect(idsOf(moveTied(tied, "bran", "up"))).toEqual(["bran", "ayla", "cleo"]);
    expect(idsOf(moveTied(tied, "ayla", "down"))).toEqual(["bran", "ayla", "cleo"]);
  });

  it("activates the one now first at the start of a round, so that nobody is skipped", () => {
    expect(active(moveTied(tied, "bran", "up"))).toBe("bran");
  });

  it("does not move past a different value, an end of the order or for an unknown participant", () => {
    expect(moveTied(tied, "cleo", "up")).toBe(tied);
    expect(moveTied(tied, "ayla", "up")).toBe(tied);
    expect(moveTied(tied, "cleo", "down")).toBe(tied);
    expect(moveTied(tied, "zoe", "down")).toBe(tied);
    expect(moveTied(tied, "zoe", "up")).toBe(tied);
  });

  it("enables the arrows only where they change something", () => {
    expect(canMoveTied(tied, "bran", "up")).toBe(true);
    expect(canMoveTied(tied, "ayla", "down")).toBe(true);
    expect(canMoveTied(tied, "ayla", "up")).toBe(false);
    expect(canMoveTied(tied, "bran", "down")).toBe(false);
  });
});

describe("following the roster of a running order", () => {
  const state = { ...orderOf(...trio.order, entryOf("ogre", 10, { kind: "creature" })), activeIndex: 3 };

  it("renames characters, removes those who left and keeps creatures and the active participant", () => {
    const renamed = entryOf("ayla", 0, { name: "Ayla la Grise", role: "Mage" });
    const followed = followRoster(setHidden(state, "ayla", true), [renamed, entryOf("cleo", 0)]);
    expect(idsOf(followed)).toEqual(["ayla", "ogre", "cleo"]);
    expect(followed.order[0]).toMatchObject({ name: "Ayla la Grise", role: "Mage", hidden: true });
    expect(active(followed)).toBe("cleo");
  });

  it("keeps the rolled values", () => {
    const { value: _, ...participant } = entryOf("ayla", 0);
    expect(followRoster(orderOf(entryOf("ayla", 18)), [participant]).order[0]?.value).toBe(18);
  });

  it("lists the newcomers for the MJ to add, only while there is an order", () => {
    const roster = [entryOf("ayla", 0), entryOf("dara", 0)];
    expect(missingFromOrder(state, roster).map((one) => one.id)).toEqual(["dara"]);
    expect(missingFromOrder(NO_INITIATIVE, roster)).toEqual([]);
  });
});

describe("an order that changes in mid-round", () => {
  const four = { ...orderOf(...trio.order, entryOf("dara", 3)), activeIndex: 1 };
  /** Who has the turn after each of these many turns, with the round. */
  const turnsOf = (start: InitiativeState, count: number) => {
    let state = start;
    return Array.from({ length: count }, () => {
      state = nextTurn(state);
      return `${active(state)} ${state.round}`;
    });
  };

  it("gives who has acted no second turn", () => {
    const behind = changeValue(four, "ayla", 5);
    expect(idsOf(behind)).toEqual(["bran", "cleo", "ayla", "dara"]);
    expect(turnsOf(behind, 5)).toEqual(["cleo 1", "dara 1", "bran 2", "cleo 2", "ayla 2"]);
  });

  it("lets who has not acted act next, though it stands before the active one now", () => {
    const before = changeValue(four, "dara", 20);
    expect(idsOf(before)).toEqual(["dara", "ayla", "bran", "cleo"]);
    expect(turnsOf(before, 4)).toEqual(["dara 1", "cleo 1", "dara 2", "ayla 2"]);
  });

  it("takes no turn from those whom the active one moves behind", () => {
    const behind = changeValue(four, "bran", 1);
    expect(turnsOf(behind, 3)).toEqual(["cleo 1", "dara 1", "ayla 2"]);
  });

  it("settles a tie with who has acted without giving a turn back", () => {
    const settled = moveTied({ ...tied, activeIndex: 1 }, "bran", "up");
    expect([idsOf(settled), active(settled)]).toEqual([["bran", "ayla", "cleo"], "bran"]);
    expect(turnsOf(settled, 2)).toEqual(["cleo 1", "bran 2"]);
  });

  it("gives whoever joins before the active one its first turn with the next round", () => {
    expect(turnsOf(addEntry(four, entryOf("zoe", 0), { value: 20 }), 3)).toEqual([
      "cleo 1",
      "dara 1",
      "zoe 2",
    ]);
  });

  it("goes back to who has acted, and on again", () => {
    const moved = changeValue(nextTurn(changeValue(four, "dara", 20)), "cleo", 4);
    expect(active(moved)).toBe("dara");
    expect(active(previousTurn(nextTurn(moved)))).toBe("bran");
    expect(turnsOf(previousTurn(changeValue(four, "ayla", 5)), 1)).toEqual(["bran 2"]);
  });

  it("forgets who acted out of turn once it acts now", () => {
    const acting = actNow(changeValue(four, "ayla", 5), "ayla");
    expect(acting.order.some(({ outOfTurn }) => outOfTurn)).toBe(false);
    expect(active(acting)).toBe("ayla");
  });

  it("passes the turn of who leaves to the next one who may act", () => {
    const isDead = ({ id }: { id: string }) => id === "cleo";
    expect(active(leaveOrder(four, "bran"))).toBe("cleo");
    expect(active(leaveOrder(four, "bran", isDead))).toBe("dara");
    expect(active(leaveOrder(changeValue(four, "dara", 20), "bran"))).toBe("dara");
    expect(leaveOrder({ ...trio, activeIndex: 2, round: 4 }, "cleo")).toMatchObject({ round: 5 });
    expect(leaveOrder(orderOf(entryOf("ayla", 3)), "ayla")).toEqual(NO_INITIATIVE);
  });

  it("begins with the first one, in whatever order they roll", () => {
    const waiting = fallbackInitiative(trio.order, { sides: 20, base: 0 });
    const rolled = [["ayla", 4] as const, ["bran", 17] as const, ["cleo", 9] as const].reduce(
      (state, [id, value]) => enterRoll(state, id, { value }),
      waiting,
    );
    expect([idsOf(rolled), active(rolled)]).toEqual([["bran", "cleo", "ayla"], "bran"]);
  });

  it("gives everybody exactly one turn in the round, however often values change", () => {
    const edits = fc.array(
      fc.record({
        at: fc.nat(14),
        value: fc.integer({ min: -3, max: 25 }),
        up: fc.boolean(),
        turn: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(arbitraryInitiative(1), edits, (start, all) => {
        let state: InitiativeState = { ...start, activeIndex: 0 };
        const over: (string | undefined)[] = [];
        const pass = () => {
          over.push(active(state));
          state = nextTurn(state);
        };
        for (const { at, value, up, turn } of all) {
          const id = idsOf(state)[at] ?? "?";
          state = moveTied(changeValue(state, id, value), id, up ? "up" : "down");
          if (turn && state.round === start.round) pass();
        }
        while (state.round === start.round) pass();
        expect(over.toSorted()).toEqual(idsOf(start).toSorted());
      }),
    );
  });
});

describe("any edit", () => {
  const arbitraryEdit = fc.oneof(
    fc.tuple(fc.nat(14), fc.integer({ min: -3, max: 25 })).map(
      ([at, value]) =>
        (state: InitiativeState) =>
          changeValue(state, idsOf(state)[at] ?? "?", value),
    ),
    fc.nat(14).map((at) => (state: InitiativeState) => removeParticipant(state, idsOf(state)[at] ?? "?")),
    fc.tuple(fc.nat(14), fc.constantFrom("up" as const, "down" as const)).map(
      ([at, direction]) =>
        (state: InitiativeState) =>
          moveTied(state, idsOf(state)[at] ?? "?", direction),
    ),
    fc
      .integer({ min: -3, max: 25 })
      .map((value) => (state: InitiativeState) => addEntry(state, entryOf("newcomer", 0), { value })),
  );

  it("keeps the order sorted, the active index within it and the round at least 1", () => {
    fc.assert(
      fc.property(arbitraryInitiative(), fc.array(arbitraryEdit, { maxLength: 15 }), (start, edits) => {
        const state = edits.reduce((current, edit) => edit(current), start);
        expect(state.order).toEqual(sortByValue(state.order));
        expect(state.order.length === 0 ? state.activeIndex === 0 : active(state) !== undefined).toBe(true);
        expect(state.round).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
