import { describe, expect, it } from "vitest";
import { type FightDocument, fights } from "../../documents/fight";
import type { InitiativeEntry } from "../../documents/initiativeState";
import { entryOf, orderOf } from "../../testing/initiative";
import { freshPanel } from "../panel/panelState";
import { aimedCreature, creatureInSight, withAliases } from "./aliases";

const creature = (id: string, name: string, change: Partial<InitiativeEntry> = {}) =>
  entryOf(id, 12, { kind: "creature", name, ...change });
const LORIEN = entryOf("lorien", 18, { name: "Lorien" });
const OGRE = creature("ogre", "Ogre", { hidden: true });
const GOBLINS = [creature("gob-a", " Gobelin 1 "), creature("gob-b", "Gobelin 2")];
const WOLVES = [creature("wolf-a", "Loup"), creature("wolf-b", "Loup")];

const fightOf = (order: readonly InitiativeEntry[], change: Partial<FightDocument> = {}): FightDocument => ({
  ...{ mjUid: "mj", shared: true, startedAt: 1, steps: [], revision: 1, operationIds: [] },
  ...{ pace: { since: 0, count: 0 }, updatedAt: 1 },
  panel: { ...freshPanel("camp", "dnd5e"), initiative: orderOf(...order) },
  ...change,
});

function aliased(fight: FightDocument): FightDocument {
  let made = 0;
  const after = withAliases(fight, () => {
    made += 1;
    return `creature-x${made}`;
  });
  expect(fights.schema.parse(after)).toEqual(after);
  return after;
}
const TOLD = aliased(fightOf([LORIEN, OGRE, ...GOBLINS, ...WOLVES]));
const withEntry = (fight: FightDocument, id: string, change: Partial<InitiativeEntry>): FightDocument => {
  const { initiative } = fight.panel;
  const order = initiative.order.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
  return { ...fight, panel: { ...fight.panel, initiative: { ...initiative, order } } };
};

describe("the alias of a creature", () => {
  it("is made once it is shown, for no hero and for nobody who hides", () => {
    expect(Object.keys(TOLD.aliases ?? {})).toEqual(["gob-a", "gob-b", "wolf-a", "wolf-b"]);
    expect(aliased(TOLD)).toBe(TOLD);
    for (const change of [{ shared: false }, { startedAt: undefined }]) {
      expect(withAliases(fightOf(GOBLINS, change), () => "x")).not.toHaveProperty("aliases");
    }
  });

  it("stays through hiding, and is nobody else's", () => {
    const hidden = aliased(withEntry(TOLD, "gob-a", { hidden: true }));
    const back = aliased(withEntry(hidden, "gob-a", { hidden: false }));
    expect(back.aliases).toEqual(TOLD.aliases);
    const shown = withAliases(withEntry(TOLD, "ogre", { hidden: false }), () => "creature-later");
    expect(shown.aliases).toEqual({ ...TOLD.aliases, ogre: "creature-later" });
  });

  it("is forgotten with who has left, unless a step brings them back", () => {
    const fresh = creature("orc", "Orc");
    const left = fightOf([LORIEN, fresh], { aliases: TOLD.aliases });
    expect(Object.keys(aliased(left).aliases ?? {})).toEqual(["orc"]);
    const [goblin, other] = GOBLINS as [InitiativeEntry, InitiativeEntry];
    const steps = [
      { id: "removed", step: { order: ["lorien", goblin, other.id] } },
      { id: "long" },
      {
        id: "ended",
        step: {
          creatures: { "wolf-a": { source: { catalogue: "loup" }, max: 11, lost: 0, conditions: [] } },
        },
      },
    ];
    expect(Object.keys(aliased({ ...left, steps }).aliases ?? {})).toEqual([
      "gob-a",
      "gob-b",
      "wolf-a",
      "orc",
    ]);
  });
});

describe("the creature of the order as members aim at it", () => {
  it("is known by its alias and its public name", () => {
    expect(creatureInSight(TOLD, "gob-a")).toEqual({
      id: "creature-x1",
      name: "Gobelin 1",
      kind: "creature",
    });
    const told = withEntry(TOLD, "gob-a", { hidden: true, shownInOrder: true });
    expect(creatureInSight(told, "gob-a")?.id).toBe("creature-x1");
    expect(creatureInSight(fightOf(GOBLINS), "gob-b")?.id).toBe("Gobelin 2");
  });

  it("is nobody who hides, no hero, and nobody while the order is the MJ's", () => {
    for (const id of ["ogre", "lorien", "gone"]) expect(creatureInSight(TOLD, id)).toBeUndefined();
    expect(creatureInSight({ ...TOLD, shared: false }, "gob-a")).toBeUndefined();
    expect(creatureInSight(withEntry(TOLD, "gob-a", { hidden: true }), "gob-a")).toBeUndefined();
  });
});

describe("the creature that a roll is aimed at", () => {
  const aimed = (id: string, name: string, fight = TOLD) =>
    aimedCreature(fight, { id, name, kind: "creature" });

  it("is the one with that alias, whatever it is called and hidden since or not", () => {
    expect(aimed("creature-x3", "Loup")).toBe("wolf-a");
    expect(aimed("creature-x4", "Loup")).toBe("wolf-b");
    const renamed = withEntry(TOLD, "gob-b", { name: "Chef", hidden: true });
    expect(aimed("creature-x2", "Gobelin 2", renamed)).toBe("gob-b");
  });

  it("is nobody who has left, though another has the name now, and no hero", () => {
    expect(aimed("creature-x9", "Gobelin 1")).toBeUndefined();
    expect(aimedCreature(TOLD, { id: "lorien", name: "Gobelin 1" })).toBeUndefined();
  });

  it("is the one of that name for rolls that releases of before made", () => {
    expect(aimed("creature-7", "Gobelin 1")).toBe("gob-a");
    expect(aimed("Ogre", "Ogre")).toBe("ogre");
    for (const name of ["Dragon", "Loup", "Lorien"]) expect(aimed("creature-1", name)).toBeUndefined();
  });
});
