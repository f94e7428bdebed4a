import { describe, expect, it } from "vitest";
import type { FightDocument } from "../../documents/fight";
import { campaignOf, NOW } from "../../testing/campaigns";
import { decideFightChange, type FightChange } from "./changeFight";
import type { FightEntry, FightOperation } from "./fightOperation";

const roll = { id: "roll-0001", audience: "table" } as const;
const hit = (id: string, creature = "gob-1", points = 3) => ({
  ...{ id, roll },
  operation: { type: "hitCreatures" as const, hits: [{ id: creature, points }] },
});

const change = (stored: FightDocument | undefined, entries: readonly FightEntry[]): FightChange => {
  const subject = { campaignId: "camp", system: "dnd5e" as const, stored, live: undefined };
  return decideFightChange(campaignOf(), "mj", subject, entries, NOW);
};

const joining: FightOperation = {
  type: "addCreatures",
  creature: { catalogue: "goblin" },
  joining: ["gob-1", "gob-2"].map((id) => ({
    participant: { id, name: id, pronouns: "", role: "", kind: "creature" as const, hidden: false },
    ...{ value: 12, life: 7 },
  })),
};
const { document } = change(undefined, [{ id: "operation-0", operation: joining }]);
const lost = (after: FightChange, id = "gob-1") => after.document.panel.fighting.creatures[id]?.lost;

describe("the damage of a roll in a fight", () => {
  const first = change(document, [hit("operation-a")]);
  const applied = [{ roll: roll.id, id: "gob-1", operation: "operation-a" }];

  it("is noted in the fight, by the entries' ids alone, and meets each creature once", () => {
    expect(first.document.applied).toEqual(applied);
    const other = change(first.document, [hit("operation-b"), hit("operation-c", "gob-2")]);
    expect([lost(other), lost(other, "gob-2")]).toEqual([3, 3]);
    expect(other.answers).toEqual([{ id: "operation-b" }, { id: "operation-c" }]);
  });

  it("meets those alone whom it has not met, where it is applied to several, each once", () => {
    const hits = ["gob-1", "gob-2", "gob-2"].map((id) => ({ id, points: 3 }));
    const both = { id: "operation-d", roll, operation: { type: "hitCreatures" as const, hits } };
    const after = change(first.document, [both]);
    expect([lost(after), lost(after, "gob-2")]).toEqual([3, 3]);
    const second = { roll: roll.id, id: "gob-2", operation: "operation-d" };
    expect(after.document.applied).toEqual([...applied, second]);
  });

  it("is noted no more when it is taken back, and stays noted after the fight", () => {
    const undone = change(first.document, [{ id: "operation-u", undo: "operation-a" }]);
    expect([lost(undone), undone.document.applied]).toEqual([0, undefined]);
    const over = change(first.document, [{ id: "operation-e", operation: { type: "endFight" } }]);
    expect(over.document.applied).toEqual(applied);
  });

  it("names the newest hundred", () => {
    let after = document;
    for (let at = 0; at < 110; at += 1)
      after = change(after, [
        { ...hit(`operation-${at}`, "gob-1", at % 2 === 0 ? 3 : -3), roll: { ...roll, id: `roll-1${at}` } },
      ]).document;
    expect(after.applied).toHaveLength(100);
    expect(after.applied?.at(-1)).toEqual({ roll: "roll-1109", id: "gob-1", operation: "operation-109" });
  });

  it("names each roll of a hit", () => {
    const parts = { ...hit("operation-b", "gob-2"), roll: { ...roll, parts: ["roll-0002", roll.id] } };
    const both = [roll.id, "roll-0002"].map((id) => ({ roll: id, id: "gob-2", operation: "operation-b" }));
    expect(change(document, [parts]).document.applied).toEqual(both);
  });
});
