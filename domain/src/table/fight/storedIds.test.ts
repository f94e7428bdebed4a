import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenOperationsSchema } from "../../documents/sceneSchema";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { campaignOf, NOW } from "../../testing/campaigns";
import { entryOf } from "../../testing/initiative";
import { refusalOf } from "../../testing/refusals";
import { sceneOf, tokenOf } from "../../testing/scenes";
import { requestIdSchema } from "../../values/requestId";
import { requireStorable } from "../../values/storable";
import { applyTokenOperations } from "../scene/tokens";
import { decideFightChange } from "./changeFight";
import { fightEntrySchema } from "./fightOperation";

/** What an object has under without being given it, and what Firestore keeps for itself. */
const RESERVED = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...["__a__", "____", "__id__", "__name__", "", "__a\n__"],
];
const texts = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...RESERVED) },
  fc.constantFrom(".", "..", "a.b", "a/b", "__", "_a_", "__a", "Gobelin 1", "é`"),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin");
const hidden = { kind: "creature", hidden: true } as const;
const joining = (id: string) => {
  const { value, ...participant } = entryOf(id, 12, hidden);
  return { participant, value };
};
const ordered = (id: string) => ({ order: [entryOf(id, 12, hidden)], activeIndex: 0, round: 1 });
const panel = {
  campaignId: "camp",
  system: "dnd5e",
  initiative: ordered("wolf"),
  history: { entries: [], recorded: 0 },
  usedActions: [],
  tracks: {},
  fighting: { creatures: {}, copies: {} },
  effects: [],
};
const own = (id: string, value: unknown) => Object.fromEntries([[id, value]]);
const fought = { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions: [] };

/** Each operation that brings an id into a fight under which something is stored. */
const OPERATIONS: Readonly<Record<string, (id: string) => object>> = {
  rollInitiative: (id) => ({ type: "rollInitiative", initiative: ordered(id) }),
  addParticipants: (id) => ({ type: "addParticipants", joining: [joining(id)] }),
  addCreatures: (id) => ({
    type: "addCreatures",
    creature: { catalogue: "goblin" },
    joining: [{ ...joining(id), life: 7 }],
  }),
  "addCreatures with a copy": (id) => ({
    type: "addCreatures",
    creature: { copy: { ...goblin, id } },
    joining: [{ ...joining("wolf"), life: 7 }],
  }),
  "openFight with an order": (id) => ({ type: "openFight", panel: { ...panel, initiative: ordered(id) } }),
  "openFight with tracks": (id) => ({ type: "openFight", panel: { ...panel, tracks: own(id, 3) } }),
  "openFight with creatures": (id) => ({
    type: "openFight",
    panel: { ...panel, fighting: { creatures: own(id, fought), copies: {} } },
  }),
};

const scene = { id: "scene-1", data: sceneOf() };

describe("an id under which something is stored", () => {
  it.each(Object.entries(OPERATIONS))(
    "is refused by %s where it has a meaning of its own",
    (_, operation) => {
      const accepted = (id: string) =>
        fightEntrySchema.safeParse({ id: "operation-1", operation: operation(id) }).success;
      expect(accepted("gobelin-1")).toBe(true);
      // zod takes `__proto__` for no key of a record at all.
      for (const id of RESERVED.filter((one) => one !== "__proto__")) expect(accepted(id), id).toBe(false);
    },
  );

  it.each(Object.entries(OPERATIONS))("is stored by %s where it is taken", (_, operation) => {
    fc.assert(
      fc.property(texts, (id) => {
        const entry = fightEntrySchema.safeParse({ id: "operation-1", operation: operation(id) });
        if (!entry.success) return;
        const subject = { campaignId: "camp", system: "dnd5e", stored: undefined, live: undefined } as const;
        const end = { id: "operation-2", operation: { type: "endFight" as const } };
        const { document } = decideFightChange(campaignOf(), "mj", subject, [entry.data], NOW);
        expect(refusalOf(() => requireStorable(document, "Ce combat"))).toBeUndefined();
        const ended = decideFightChange(campaignOf(), "mj", { ...subject, stored: document }, [end], NOW);
        for (const fight of ended.ended.values()) {
          expect(refusalOf(() => requireStorable(fight, "Ce combat"))).toBeUndefined();
        }
      }),
    );
  });

  it("is refused of a token, and of the participant that it follows", () => {
    const put = (id: string, participantId: string) => [
      { kind: "put", id, token: { ...tokenOf({ nameShown: false }), participantId }, hidden: false },
    ];
    const accepted = (id: string, participantId: string) =>
      tokenOperationsSchema.safeParse(put(id, participantId)).success;
    expect(accepted("token-one", "gobelin-1")).toBe(true);
    for (const id of RESERVED) {
      expect(accepted(id, "gobelin-1"), id).toBe(false);
      expect(accepted("token-one", id), id).toBe(false);
    }
    fc.assert(
      fc.property(texts, texts, (id, participantId) => {
        const operations = tokenOperationsSchema.safeParse(put(id.padEnd(8, "-"), participantId));
        if (!operations.success) return;
        const change = applyTokenOperations(scene, new Map(), 0, operations.data, new Map(), NOW);
        expect(refusalOf(() => requireStorable(change.names, "Cette scène"))).toBeUndefined();
      }),
    );
  });

  it("is refused of a request", () => {
    expect(requestIdSchema.safeParse("request-1").success).toBe(true);
    for (const id of RESERVED) expect(requestIdSchema.safeParse(id).success, id).toBe(false);
  });
});
