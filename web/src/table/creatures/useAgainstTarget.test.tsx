import { cleanup, renderHook } from "@testing-library/react";
import { DND5E_CREATURES } from "domain/games/dnd5e/creatures/catalogue";
import { dnd5ePlay } from "domain/games/dnd5e/play/dnd5ePlay";
import { limits, stateWith } from "domain/testing/dnd5ePlay";
import { afterEach, expect, it, vi } from "vitest";
import { useAgainstTarget } from "./useAgainstTarget";

afterEach(cleanup);

const table = vi.hoisted(() => ({ current: {} }));
vi.mock("../fight/FightProvider", () => ({ useFightTable: () => table.current }));

const [goblin] = DND5E_CREATURES;
table.current = {
  system: "dnd5e",
  fighters: {
    play: dnd5ePlay,
    // Members know a creature by another id than the fight.
    aimedAt: ({ id }: { id: string }) => (id === "gone" ? undefined : { id: id === "seen" ? "goblin" : id }),
    heroes: new Map([["hero", { state: stateWith({ conditions: { restrained: {} } }), limits }]]),
  },
  creatures: {
    of: (id: string) =>
      id === "goblin" ? { creature: goblin, now: { conditions: ["À terre"] } } : undefined,
  },
};
const against = (target: Parameters<typeof useAgainstTarget>[0], metres?: number) => {
  const { effects, notes } = renderHook(() => useAgainstTarget(target, metres)).result.current;
  return { effects: effects.map(({ label, mode }) => `${label} : ${mode}`), notes };
};

it("attacks are met by what their target's state does to them, a hero's and a creature's", () => {
  expect(against({ id: "hero", name: "Elenna" }, 9)).toEqual({
    ...{ effects: ["Cible entravée : advantage"], notes: [] },
  });
  expect(against({ id: "seen", name: "Gobelin", kind: "creature" }, 9).effects).toEqual([
    "Cible à terre : disadvantage",
  ]);
  expect(against({ id: "seen", name: "Gobelin", kind: "creature" }).notes).toHaveLength(1);
});

it("nothing meets an attack at nobody, and at one who has left or has no numbers", () => {
  for (const target of [undefined, { id: "gone", name: "Parti" }, { id: "other", name: "Autre" }]) {
    expect(against(target, 1.5)).toEqual({ effects: [], notes: [] });
  }
});
