import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InitiativeState } from "../../documents/initiativeState";
import { sharedInitiatives } from "../../documents/sharedInitiative";
import { arbitraryInitiative, entryOf, idsOf, orderOf } from "../../testing/initiative";
import {
  activeOf,
  creaturesInSight,
  followingOf,
  publicOrder,
  TURN_HINT_LABELS,
  toldTurn,
  turnHint,
} from "./publicOrder";
import { nextTurn } from "./turns";

const ogre = entryOf("ogre-7", 15, { kind: "creature", hidden: true });
const wolf = entryOf("wolf-9", 11, { kind: "creature" });
const ambush = orderOf(entryOf("ayla", 18), ogre, wolf, entryOf("bran", 9));

const withoutHidden = (state: InitiativeState): InitiativeState => ({
  ...state,
  order: state.order.filter((entry) => !entry.hidden),
});

/** What the players see during these turns, without repetitions and without the MJ's turns. */
function viewsOf(start: InitiativeState, turns: number): string[] {
  const views: string[] = [];
  let state = start;
  for (let turn = 0; turn < turns; turn += 1) {
    const order = publicOrder(state);
    const view = JSON.stringify(order);
    if (!order.mjPlays && view !== views.at(-1)) views.push(view);
    state = nextTurn(state);
  }
  return views;
}

describe("the order that players see", () => {
  it("says of a creature by its name alone what it is", () => {
    const wolf = entryOf("wolf", 9, { kind: "creature", role: "Bête de taille M", commonName: "Loup" });
    expect(publicOrder(orderOf(wolf), { aliases: { wolf: "creature-1" } }).order).toEqual([
      { id: "creature-1", name: wolf.name, pronouns: "", role: "", value: 9 },
    ]);
  });

  it("shows name, pronouns, role and value of a participant, and nothing else", () => {
    const state = orderOf(entryOf("ayla", 18, { pronouns: "elle", role: "Rôdeuse" }));
    expect(publicOrder(state)).toEqual({
      order: [{ id: "ayla", name: "Nom de ayla", pronouns: "elle", role: "Rôdeuse", value: 18 }],
      activeIndex: 0,
      round: 1,
    });
  });

  it("has a hidden one that the MJ lets be seen there, with its turn", () => {
    const seen = entryOf("ogre-7", 15, { kind: "creature", hidden: true, shownInOrder: true });
    const state = { ...orderOf(entryOf("ayla", 18), seen, wolf), activeIndex: 1 };
    const shown = publicOrder(state);
    expect(shown.order.map(({ id }) => id)).toEqual(["ayla", "creature-ogre-7", "creature-wolf-9"]);
    expect(shown).toMatchObject({ activeIndex: 1, round: 1 });
    expect(shown.mjPlays).toBeUndefined();
  });

  it("neither names nor counts a creature that the group has not seen, unless the MJ lets it be seen there", () => {
    const bat = entryOf("bat-3", 14, { kind: "creature", unseen: true });
    const order = [entryOf("ayla", 18), bat, wolf];
    const unseen = publicOrder({ ...orderOf(...order), activeIndex: 1 });
    expect(unseen.order.map(({ id, name }) => [id, name])).toEqual([
      ["ayla", "Nom de ayla"],
      ["creature-wolf-9", "Nom de wolf-9"],
    ]);
    expect(unseen).toMatchObject({ activeIndex: 0, mjPlays: true });
    const shown = publicOrder(orderOf(entryOf("ayla", 18), { ...bat, shownInOrder: true }, wolf));
    expect(shown.order).toHaveLength(3);
    expect(JSON.stringify(shown)).not.toContain("unseen");
  });

  it("cuts long texts, and gives everybody a name", () => {
    const long = entryOf("ayla", 18, {
      name: "A".repeat(200),
      pronouns: "e".repeat(99),
      role: "R".repeat(200),
    });
    const [ayla, bran] = publicOrder(orderOf(long, entryOf("bran", 9, { name: " " }))).order;
    expect([ayla?.name.length, ayla?.pronouns.length, ayla?.role.length]).toEqual([80, 40, 160]);
    expect(bran?.name).toBe("Personnage sans nom");
  });

  it("is always readable where it is stored", () => {
    fc.assert(
      fc.property(arbitraryInitiative(), (state) => {
        const document = { shared: publicOrder(state), revision: 1, updatedAt: 1 };
        expect(sharedInitiatives.schema.safeParse(document).success).toBe(true);
      }),
    );
  });

  it("omits hidden participants, and has creatures by their aliases", () => {
    const aliases = { "wolf-9": "creature-x1", "shade-1": "creature-x2" };
    expect(idsOf(publicOrder(ambush, { aliases }))).toEqual(["ayla", "creature-x1", "bran"]);
  });

  it("says that the MJ plays while a hidden participant does, whoever comes next", () => {
    const order = publicOrder({ ...ambush, activeIndex: 1 });
    expect(order).toEqual({ ...publicOrder(ambush), mjPlays: true });
    expect([activeOf(order), followingOf(order)?.id]).toEqual([undefined, "creature-wolf-9"]);
    expect([turnHint(order, ["ayla"]), turnHint(order, ["bran"])]).toEqual([undefined, undefined]);
    expect(publicOrder({ ...ambush, activeIndex: 2 })).not.toHaveProperty("mjPlays");
  });

  it("says who comes after the MJ's turn, be it the only visible one", () => {
    const alone = orderOf(entryOf("shade", 25, { hidden: true }), entryOf("ayla", 18));
    expect(turnHint(publicOrder(alone), ["ayla"])).toBe("next");
  });

  it("stays at the end of the round while a hidden participant starts the next one", () => {
    const opening = orderOf(entryOf("shade", 25, { hidden: true }), ...ambush.order);
    expect(publicOrder({ ...opening, round: 3 })).toMatchObject({ activeIndex: 2, round: 2 });
    expect(publicOrder({ ...opening, activeIndex: 1, round: 3 })).toMatchObject({ activeIndex: 0, round: 3 });
  });

  it("has nobody's turn while a hidden participant opens the fight: the first visible one comes next", () => {
    const opening = publicOrder(orderOf(entryOf("shade", 25, { hidden: true }), ...ambush.order));
    expect(opening).toMatchObject({ round: 1, mjPlays: true });
    expect(followingOf(opening)?.id).toBe("ayla");
  });

  it("pauses once a round where a creature that is seen may have the turn of a hidden one, and for no hero", () => {
    const shade = (at: number, change = {}) =>
      entryOf(`shade-${at}`, at, { kind: "creature", hidden: true, ...change });
    const turnsOf = (...order: Parameters<typeof orderOf>) =>
      order.map((_, activeIndex) => activeOf(publicOrder({ ...orderOf(...order), activeIndex }))?.id ?? "MJ");
    const [ayla, bran, dora] = [entryOf("ayla", 18), entryOf("bran", 9), entryOf("dora", 3)];
    const beast = "creature-wolf-9";
    expect(turnsOf(ayla, shade(17), shade(16), wolf, shade(10), bran)).toEqual([
      ...["ayla", "MJ", "MJ", beast, beast, "bran"],
    ]);
    expect(turnsOf(shade(20), ayla, shade(17), wolf, bran)).toEqual(["MJ", "ayla", beast, beast, "bran"]);
    expect(turnsOf(ayla, shade(17), bran, shade(5), dora)).toEqual(["ayla", "MJ", "bran", "MJ", "dora"]);
    const seen = shade(17, { shownInOrder: true });
    expect(turnsOf(ayla, seen, wolf, shade(10), bran)[3]).toBe("MJ");
  });

  it("tells the turn alone where the MJ wants it so, and the creatures in sight by name", () => {
    const cub = entryOf("cub", 20, { kind: "creature", name: "Louveteau" });
    const order = [cub, ...ambush.order];
    const at = (activeIndex: number) =>
      publicOrder({ ...orderOf(...order), activeIndex }, { turnOnly: true });
    const inSight = [
      { id: "creature-cub", name: "Louveteau" },
      { id: "creature-wolf-9", name: "Nom de wolf-9" },
    ];
    const turn = at(1);
    expect(turn).toMatchObject({
      order: [{ id: "ayla" }],
      activeIndex: 0,
      round: 1,
      turnOnly: true,
      inSight,
    });
    expect(turn.order).toHaveLength(1);
    expect([turnHint(turn, ["ayla"]), turnHint(turn, ["bran"])]).toEqual(["yours", undefined]);
    expect([creaturesInSight(turn), followingOf(turn)]).toEqual([inSight, undefined]);
    const hidden = at(2);
    expect(hidden).toMatchObject({ order: [], mjPlays: true });
    expect(toldTurn(hidden)).toBe(hidden);
    expect(sharedInitiatives.schema.safeParse({ shared: hidden, revision: 1, updatedAt: 1 }).success).toBe(
      true,
    );
    const nobody = publicOrder(orderOf(ogre), { turnOnly: true });
    expect([nobody, toldTurn(nobody)]).toEqual([
      { order: [], activeIndex: 0, round: 1, turnOnly: true },
      undefined,
    ]);
  });

  it("is the same for an order of hidden participants as for an empty one", () => {
    const hidden = { ...orderOf(ogre), round: 8 };
    expect(publicOrder(hidden)).toEqual({ order: [], activeIndex: 0, round: 1 });
  });

  it("reveals nothing of hidden participants: the turns are those of an order without them", () => {
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

describe("the dead in what members see", () => {
  it("are named as such, and whoever lives comes next", () => {
    const wolfAt = (lost: number) => ({
      creatures: { [wolf.id]: { source: { catalogue: "wolf" }, max: 7, lost, conditions: [] } },
      copies: {},
    });
    expect(followingOf(publicOrder(ambush, { fighting: wolfAt(6) }))?.id).toBe("creature-wolf-9");
    const seen = publicOrder(ambush, { fighting: wolfAt(7) });
    expect(seen.order.map(({ dead }) => dead)).toEqual([undefined, true, undefined]);
    expect(followingOf(seen)?.id).toBe("bran");
    const fallen = publicOrder(orderOf(entryOf("ayla", 18), entryOf("bran", 9, { dead: true })));
    expect([followingOf(fallen), turnHint(fallen, ["bran"])]).toEqual([undefined, undefined]);
  });
});

describe("the turn hint of a player", () => {
  const order = publicOrder(ambush);

  it("tells whose turn it is and who is next", () => {
    expect(turnHint(order, ["ayla"])).toBe("yours");
    expect(turnHint(order, ["bran"])).toBeUndefined();
    expect(turnHint({ ...order, activeIndex: 1 }, ["bran"])).toBe("next");
    expect(turnHint({ ...order, activeIndex: 2 }, ["ayla"])).toBe("next");
  });

  it("is worded for that player", () => {
    expect(TURN_HINT_LABELS).toEqual({ yours: "À toi de jouer", next: "Tu es le prochain" });
  });

  it("prefers the current turn for a player of several characters, and is absent without an order", () => {
    expect(turnHint({ ...order, activeIndex: 1 }, ["creature-wolf-9", "bran"])).toBe("yours");
    expect(turnHint({ order: [], activeIndex: 0, round: 1 }, ["ayla"])).toBeUndefined();
  });
});
