import { renderHook } from "@testing-library/react";
import { DND5E_CREATURES } from "domain/games/dnd5e/creatures/catalogue";
import { entryOf, orderOf } from "domain/testing/initiative";
import { expect, it, vi } from "vitest";
import type { TableRoll } from "../../../table/rollLog/LogLine";
import { useCreatureDefence } from "./useCreatureDefence";

const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin");
vi.mock("../../../table/fight/FightProvider", () => ({
  useFightTable: () => ({
    system: "dnd5e",
    fight: {
      known: {
        panel: { initiative: orderOf(entryOf("g1", 9, { kind: "creature", name: "Gobelin 1" })) },
        aliases: { g1: "creature-x1" },
      },
    },
    creatures: { creatureOf: (id: string) => (id === "g1" ? goblin : undefined) },
  }),
}));

const attack = (changes: Partial<TableRoll>): TableRoll =>
  ({
    outcome: { id: "success", label: "Touché", tone: "success" },
    target: { id: "creature-x1", name: "Gobelin 1", kind: "creature" },
    ...changes,
  }) as TableRoll;

it("gives an attack at a creature of the fight its armour class, and no other roll anything", () => {
  const { current: withDefence } = renderHook(() => useCreatureDefence()).result;
  expect(withDefence(attack({})).defence).toBe(goblin?.armourClass);
  for (const other of [
    attack({ target: { id: "creature-x9", name: "Gobelin 1", kind: "creature" } }),
    attack({ target: { id: "c1", name: "Elenna" } }),
    attack({ outcome: undefined }),
  ]) {
    expect(withDefence(other)).toBe(other);
  }
});
