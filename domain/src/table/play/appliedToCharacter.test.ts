import { describe, expect, it } from "vitest";
import type { RollDocument } from "../../documents/roll";
import { playSystemOf } from "../../games/registry/plays";
import { NOW } from "../../testing/campaigns";
import { equippedOf } from "../../testing/playLaws";
import { decidePlayChange, firstPlayState, rollsOf } from "./changePlayState";
import type { AskedEntry } from "./playEntry";

const play = playSystemOf("dnd5e");
const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 31 } });
const alice = { uid: "alice", role: "owner" } as const;
const mj = { uid: "mj", role: "mj" } as const;
const roll = { id: "roll-0001", audience: "mj" } as const;
const hit = (id: string) => ({ id, roll, operation: { kind: "damage", amount: 7 } });

const change = (
  by: typeof alice | typeof mj,
  entries: readonly AskedEntry[],
  applied: string[] = [],
  healing: Partial<RollDocument> = {},
) =>
  decidePlayChange(
    by,
    {
      play,
      limits: play.limitsOf(equipped),
      character: { id: "lorien", name: "Lorien", campaignId: "camp", build: { stats: {}, data: {} } },
      advances: undefined,
      stored: firstPlayState(play, "alice", equipped, NOW),
      earlier: new Map(),
      rolls: new Map([
        [roll.id, { ...healing, applied: applied.map((operation) => ({ id: "lorien", operation })) }],
      ]),
    },
    entries,
    NOW,
  );

describe("the damage of a roll", () => {
  it("is noted on the roll when the MJ applies it, and meets the character once", () => {
    const first = change(mj, [hit("operation-a"), hit("operation-b")]);
    expect([...first.applied]).toEqual([[roll.id, [{ id: "lorien", operation: "operation-a" }]]]);
    expect([...first.created.keys()]).toEqual(["operation-a"]);
    expect(first.created.get("operation-a")?.roll).toEqual(roll);
    const again = change(mj, [hit("operation-c")], ["operation-a"]);
    expect([again.answers, again.created.size]).toEqual([[{ id: "operation-c", events: [] }], 0]);
  });

  it("names its roll where the whole table sees that", () => {
    const cause = (seen: Partial<RollDocument>) =>
      change(mj, [hit("operation-a")], [], seen).created.get("operation-a")?.cause;
    const bite = { label: "Dégâts : Morsure", name: "Morgane", creature: { name: "Loup 1" } };
    expect(cause({ ...bite, audience: "table" })).toBe("Loup 1 · Dégâts : Morsure");
    expect(cause({ label: "Dégâts", name: "Nina", audience: "table" })).toBe("Nina · Dégâts");
    expect(cause({ ...bite, audience: "mj" })).toBeUndefined();
  });

  it("is taken off the roll with the operation, in its own campaign, and noted by the MJ alone", () => {
    const { created } = change(mj, [hit("operation-a")]);
    const undo = [{ id: "operation-u", undo: "operation-a" }];
    expect(rollsOf(mj, "camp", created, undo)).toEqual([roll]);
    expect(rollsOf(mj, "other", created, undo)).toEqual([]);
    expect(rollsOf(alice, "camp", new Map(), [hit("operation-a")])).toEqual([]);
    expect([...change(mj, [hit("operation-a"), ...undo]).applied]).toEqual([]);
    const owner = change(alice, [hit("operation-a")]);
    expect([owner.applied.size, owner.created.get("operation-a")?.roll]).toEqual([0, undefined]);
  });
});

describe("the healing of a roll", () => {
  const aimed = { heals: "hitPoints", target: { id: "lorien", name: "Lorien" } } as const;
  const seen = { id: roll.id, audience: "table" } as const;
  const heal = (id: string, of: typeof seen | typeof roll = seen) => ({
    ...{ id, roll: of, operation: { kind: "heal", amount: 7 } },
  });

  it("aimed at a character is applied by its owner too, once, and noted on the roll", () => {
    expect(rollsOf(alice, "camp", new Map(), [heal("operation-a")])).toEqual([seen]);
    const first = change(alice, [heal("operation-a"), heal("operation-b")], [], aimed);
    expect([...first.applied]).toEqual([[roll.id, [{ id: "lorien", operation: "operation-a" }]]]);
    expect([...first.created.keys()]).toEqual(["operation-a"]);
    expect(change(alice, [heal("operation-c")], ["operation-a"], aimed).created.size).toBe(0);
  });

  it("is noted by no owner for a roll at another, one that deals damage, or one for the MJ alone", () => {
    const others = [
      { ...aimed, target: { id: "borin", name: "Borin" } },
      { ...aimed, target: { ...aimed.target, kind: "creature" } },
      { target: aimed.target },
    ] as const;
    for (const other of others) {
      expect(change(alice, [heal("operation-a")], [], other).applied.size).toBe(0);
    }
    expect(change(alice, [heal("operation-a", roll)], [], aimed).applied.size).toBe(0);
  });
});
