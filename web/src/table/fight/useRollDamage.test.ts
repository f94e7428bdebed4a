import { renderHook } from "@testing-library/react";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { freshPanel } from "domain/table/panel/panelState";
import { entryOf, orderOf } from "domain/testing/initiative";
import { beforeEach, expect, it, vi } from "vitest";
import { MemberTestRoot, toasts } from "../../testing/MemberTestRoot";
import { useRollDamage } from "./useRollDamage";

const act = vi.fn();
beforeEach(() => void act.mockReset());

const piercing = { id: "roll-0001", damage: { game: "dnd5e", type: "piercing" } as const, points: 5 };
const poison = { id: "roll-0002", damage: { game: "dnd5e", type: "poison" } as const, points: 3 };
const roll = {
  ...{ id: "roll-0001", audience: "table" as const, label: "Arc", points: 5, parts: [piercing] },
  target: { id: "creature-1", name: "Gobelin 2", kind: "creature" as const },
};
const both = { ...roll, parts: [piercing, poison], points: 8 };

async function damageOf(changes: { operationIds?: string[]; running?: boolean; copy?: boolean } = {}) {
  const { operationIds = [], running = true, copy = true } = changes;
  const goblin = (await loadCreatures("dnd5e")).find(({ id }) => id === "goblin");
  const creature = { kind: "creature" } as const;
  const initiative = orderOf(
    entryOf("a", 15, { ...creature, name: "Gobelin 1", hidden: true }),
    entryOf("b", 12, { ...creature, name: "Gobelin 2" }),
  );
  const now = { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions: [] };
  const state = { ...freshPanel("camp", "dnd5e"), fighting: { creatures: { a: now, b: now }, copies: {} } };
  const known = { operationIds, steps: operationIds.map((id) => ({ id, step: {} as never })) };
  const creatureOf = () => (copy ? goblin : undefined);
  const { result } = renderHook(
    () => useRollDamage({ state, initiative, running, known, act }, { creatureOf }, "dnd5e"),
    { wrapper: MemberTestRoot },
  );
  return result.current;
}

it("applies a roll to the creature that it names, by one press, under an id of the roll's", async () => {
  const { left, foresee } = (await damageOf())(roll);
  expect(left).toEqual(roll);
  expect([foresee?.([piercing]).lost, foresee?.([{ ...piercing, points: 2 }]).lost]).toEqual([5, 2]);
  foresee?.([piercing]).apply();
  expect(act.mock.calls).toEqual([
    [
      { type: "hitCreatures", hits: [{ id: "b", points: 5 }] },
      "roll-0001-b-0",
      { id: "roll-0001", audience: "table" },
    ],
  ]);
  expect(toasts).toEqual([{ tone: "success", text: "Gobelin 2 : −5 PV (2 / 7)" }]);
});

it("applies all the rolls of a hit at once, and of one that comes later that alone", async () => {
  const { foresee } = (await damageOf())(both);
  foresee?.(both.parts).apply();
  expect(act.mock.calls).toEqual([
    [
      { type: "hitCreatures", hits: [{ id: "b", points: 8 }] },
      "roll-0001-b-0",
      { id: "roll-0001", audience: "table", parts: ["roll-0002"] },
    ],
  ]);
  act.mockReset();
  const later = (await damageOf({ operationIds: ["roll-0001-b-0"] }))(both);
  expect(later.left).toMatchObject({ id: "roll-0002", points: 3, parts: [poison] });
  later.foresee?.(later.left?.parts ?? []).apply();
  expect(act.mock.calls).toMatchObject([[{ hits: [{ points: 3 }] }, "roll-0002-b-0", { id: "roll-0002" }]]);
});

it("knows what was applied, and offers nothing without a fight, a creature of that name, or its numbers", async () => {
  expect((await damageOf({ operationIds: ["roll-0001-b-0"] }))(roll).left).toBeUndefined();
  const applied = [{ id: "b-of-before", operation: "roll-0001-b-0" }];
  const before = { ...roll, parts: [{ ...piercing, applied }] };
  expect((await damageOf({ running: false }))(before).left).toBeUndefined();
  expect((await damageOf({ running: false }))(roll).foresee).toBeUndefined();
  expect((await damageOf({ copy: false }))(roll).foresee).toBeUndefined();
  const dragon = { ...roll, target: { ...roll.target, name: "Dragon" } };
  expect((await damageOf())(dragon).foresee).toBeUndefined();
});
