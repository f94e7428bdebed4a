import { describe, expect, it } from "vitest";
import type { FightDocument } from "../../documents/fight";
import { campaignOf, NOW } from "../../testing/campaigns";
import { decideFightChange, type FightChange, rollsOf } from "./changeFight";
import type { FightEntry, FightOperation } from "./fightOperation";

const roll = { id: "roll-0001", audience: "table" } as const;
const hit = (id: string, creature = "gob-1") => ({
  ...{ id, roll },
  operation: { type: "hitCreatures" as const, hits: [{ id: creature, points: 3 }] },
});

const change = (
  stored: FightDocument | undefined,
  entries: readonly FightEntry[],
  applied: { id: string; operation: string }[] = [],
): FightChange => {
  const rolls = new Map([[roll.id, { applied }]]);
  const subject = { campaignId: "camp", system: "dnd5e" as const, stored, live: undefined, rolls };
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
  const applied = [{ id: "gob-1", operation: "operation-a" }];

  it("is noted on the roll, by the entries' ids alone, and meets each creature once", () => {
    expect([...first.applied]).toEqual([[roll.id, applied]]);
    const other = change(first.document, [hit("operation-b"), hit("operation-c", "gob-2")], applied);
    expect([lost(other), lost(other, "gob-2")]).toEqual([3, 3]);
    expect(other.answers).toEqual([{ id: "operation-b" }, { id: "operation-c" }]);
  });

  it("meets those alone whom it has not met, where it is applied to several, each once", () => {
    const hits = ["gob-1", "gob-2", "gob-2"].map((id) => ({ id, points: 3 }));
    const both = { id: "operation-d", roll, operation: { type: "hitCreatures" as const, hits } };
    const after = change(first.document, [both], applied);
    expect([lost(after), lost(after, "gob-2")]).toEqual([3, 3]);
    expect([...after.applied]).toEqual([[roll.id, [...applied, { id: "gob-2", operation: "operation-d" }]]]);
  });

  it("is taken off the roll when it is taken back, and stays on it after the fight", () => {
    const undo = { id: "operation-u", undo: "operation-a" };
    expect(rollsOf(first.document, [undo])).toEqual([roll]);
    const undone = change(first.document, [undo], applied);
    expect([lost(undone), ...undone.applied]).toEqual([0, [roll.id, []]]);
    const over = change(first.document, [{ id: "operation-e", operation: { type: "endFight" } }], applied);
    expect(over.applied.size).toBe(0);
    expect(rollsOf(over.document, [hit("operation-f")])).toEqual([roll]);
  });
});
