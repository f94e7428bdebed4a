import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publishInitiative } from "../api/initiative";
import { arbitraryInitiative, entryOf, idsOf, orderOf } from "../testing/initiative";
import type { InitiativeState } from "./initiativeState";
import { publicOrder, TURN_HINT_LABELS, turnHint } from "./publicOrder";
import { nextTurn } from "./turns";

const ogre = entryOf("ogre-7", 15, { kind: "creature", hidden: true });
const wolf = entryOf("wolf-9", 11, { kind: "creature" });
const ambush = orderOf(entryOf("ayla", 18), ogre, wolf, entryOf("bran", 9));

const withoutHidden = (state: InitiativeState): InitiativeState => ({
  ...state,
  order: state.order.filter((entry) => !entry.hidden),
});

/** What the table sees during these turns, a repeated view counted once. */
function viewsOf(start: InitiativeState, turns: number): string[] {
  const views: string[] = [];
  let state = start;
  for (let turn = 0; turn < turns; turn += 1) {
    const view = JSON.stringify(publicOrder(state));
    if (view !== views.at(-1)) views.push(view);
    state = nextTurn(state);
  }
  return views;
}

describe("the order that players see", () => {
  it("shows name, pronouns, role and value, and nothing else of a participant", () => {
    const state = orderOf(entryOf("ayla", 18, { pronouns: "elle", role: "Rôdeuse" }));
    expect(publicOrder(state)).toEqual({
      order: [{ id: "ayla", name: "Nom de ayla", pronouns: "elle", role: "Rôdeuse", value: 18 }],
      activeIndex: 0,
      round: 1,
    });
  });

  it("cuts what is too long to go before the table, and leaves nobody without a name", () => {
    const long = entryOf("ayla", 18, {
      name: "A".repeat(200),
      pronouns: "e".repeat(99),
      role: "R".repeat(200),
    });
    const [ayla, bran] = publicOrder(orderOf(long, entryOf("bran", 9, { name: " " }))).order;
    expect([ayla?.name.length, ayla?.pronouns.length, ayla?.role.length]).toEqual([80, 40, 160]);
    expect(bran?.name).toBe("Personnage sans nom");
  });

  it("is always what the server takes", () => {
    fc.assert(
      fc.property(arbitraryInitiative(), (state) => {
        const body = { ...publicOrder(state), revision: 1 };
        expect(publishInitiative.body.safeParse(body).success).toBe(true);
      }),
    );
  });

  it("leaves hidden participants out, and numbers creatures by what is visible", () => {
    expect(idsOf(publicOrder(ambush))).toEqual(["ayla", "creature-1", "bran"]);
  });

  it("keeps showing the visible one before while a hidden one acts", () => {
    expect(publicOrder({ ...ambush, activeIndex: 1 })).toEqual(publicOrder(ambush));
    expect(publicOrder({ ...ambush, activeIndex: 2 }).activeIndex).toBe(1);
  });

  it("stays at the end of the last round while a hidden one opens the next", () => {
    const opening = orderOf(entryOf("shade", 25, { hidden: true }), ...ambush.order);
    expect(publicOrder({ ...opening, round: 3 })).toMatchObject({ activeIndex: 2, round: 2 });
    expect(publicOrder({ ...opening, activeIndex: 1, round: 3 })).toMatchObject({ activeIndex: 0, round: 3 });
  });

  it("opens round 1 on the first visible one", () => {
    const opening = orderOf(entryOf("shade", 25, { hidden: true }), ...ambush.order);
    expect(publicOrder(opening)).toMatchObject({ activeIndex: 0, round: 1 });
  });

  it("says the same of a fully hidden order as of none", () => {
    const hidden = { ...orderOf(ogre), round: 8 };
    expect(publicOrder(hidden)).toEqual({ order: [], activeIndex: 0, round: 1 });
  });

  it("never mentions a hidden one: the table sees the turns it would see were they not there", () => {
    fc.assert(
      fc.property(arbitraryInitiative(1), (state) => {
        const start = { ...state, activeIndex: 0, round: 1 };
        const plain = withoutHidden(start);
        const rounds = 3;
        const seen = viewsOf(start, rounds * start.order.length);
        const expected = viewsOf(plain, Math.max(1, rounds * plain.order.length));
        expect(seen).toEqual(expected);
      }),
    );
  });
});

describe("the hint to a player", () => {
  const order = publicOrder(ambush);

  it("says whose turn it is and who comes next", () => {
    expect(turnHint(order, ["ayla"])).toBe("yours");
    expect(turnHint(order, ["bran"])).toBeUndefined();
    expect(turnHint({ ...order, activeIndex: 1 }, ["bran"])).toBe("next");
    expect(turnHint({ ...order, activeIndex: 2 }, ["ayla"])).toBe("next");
  });

  it("reads as a word to that player", () => {
    expect(TURN_HINT_LABELS).toEqual({ yours: "À toi de jouer", next: "Tu es le prochain" });
  });

  it("prefers the present turn for a player of several characters, and is silent without an order", () => {
    expect(turnHint({ ...order, activeIndex: 1 }, ["creature-1", "bran"])).toBe("yours");
    expect(turnHint({ order: [], activeIndex: 0, round: 1 }, ["ayla"])).toBeUndefined();
  });
});
