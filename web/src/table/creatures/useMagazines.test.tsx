import { cleanup, renderHook } from "@testing-library/react";
import { leftOf } from "domain/game/creatures/creatureUse";
import { creatureUses } from "domain/table/creatures/creatureRolls";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { afterEach, expect, it, vi } from "vitest";
import type { CreatureUses } from "../fight/useCreatureUses";
import { useMagazines } from "./useMagazines";

afterEach(cleanup);

const fight = vi.hoisted(() => ({ spent: {} as Record<string, number>, spend: vi.fn() }));
// The fight itself, which has the shots that were fired.
vi.mock("../fight/useCreatureUses", () => ({
  useCreatureUses: (_: string, creature: Parameters<typeof creatureUses>[0]): CreatureUses => ({
    uses: creatureUses(creature),
    left: (use) => leftOf(use, fight.spent),
    spend: fight.spend,
  }),
}));

it("magazines are counted in the fight, shot by shot, and full again once they are reloaded", async () => {
  const guard = (await loadCreatures("cyberpunk")).find(({ id }) => id === "garde-corpo");
  if (guard === undefined) throw new RangeError("garde-corpo");
  fight.spent = { "shots-fusil": 10 };
  const { current: magazines } = renderHook(() => useMagazines("entry", guard)).result;
  expect(magazines.of("fusil")).toEqual({ left: 15, max: 25 });
  expect(magazines.of("pistolet")).toEqual({ left: 8, max: 8 });
  expect(magazines.of("poing")).toBeUndefined();
  magazines.fire("fusil", 10);
  magazines.reload("fusil");
  magazines.fire("poing", 1);
  const rifle = expect.objectContaining({ key: "shots-fusil" });
  expect(fight.spend.mock.calls).toEqual([
    [rifle, 10, "Fusil d'assaut"],
    [rifle, -25, "Fusil d'assaut : rechargé"],
  ]);
});
