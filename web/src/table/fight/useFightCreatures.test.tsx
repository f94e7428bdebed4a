import { renderHook } from "@testing-library/react";
import type { Encounter } from "domain/api/encounters";
import { gameOf } from "domain/games/registry/games";
import type { CreatureInFight } from "domain/table/panel/creaturesInFight";
import { entryOf } from "domain/testing/initiative";
import { beforeEach, describe, expect, it, vi } from "vitest";
import "../../live/testing/documents";
import { MemberTestRoot, toasts } from "../../testing/MemberTestRoot";
import type { FightControl } from "./useFight";
import { useFightCreatures } from "./useFightCreatures";

const act = vi.fn();
beforeEach(() => void act.mockReset());

async function ambush(): Promise<Encounter> {
  const [creature] = await gameOf("dnd5e").creatures();
  if (creature === undefined) throw new Error("no creature");
  const line = { name: creature.name, count: 2, hidden: true, experience: 0 };
  return {
    ...{ id: "ambush", name: "Embuscade au pont", version: 1, updatedAt: 0, outline: [line] },
    lines: [{ creature, count: 2, hidden: true }],
  };
}

/** A fight in which this creature of the encounter is. */
const open = (creature?: Partial<CreatureInFight>) => {
  const wolf = { source: { catalogue: "wolf" }, max: 4, lost: 0, conditions: [], ...creature };
  const fighting = { creatures: creature ? { wolf } : {}, copies: {} };
  const fight = { act, running: true, initiative: { order: [], activeIndex: 0, round: 1 } };
  const control = { ...fight, state: { fighting, effects: [] } } as unknown as FightControl;
  return renderHook(() => useFightCreatures(control, "dnd5e"), { wrapper: MemberTestRoot }).result;
};

describe("a prepared encounter", () => {
  it("joins the fight line by line, with what it came with", async () => {
    open().current.openEncounter(await ambush());
    expect(act.mock.calls).toMatchObject([[{ type: "addCreatures", encounter: "ambush#0" }]]);
    expect(act.mock.calls[0]?.[0].joining).toHaveLength(2);
  });

  it("that is in the order already is not opened once more, which is said", async () => {
    open({ encounter: "ambush#0" }).current.openEncounter(await ambush());
    expect(act).not.toHaveBeenCalled();
    expect(toasts).toEqual([{ tone: "error", text: "Cette rencontre est déjà ouverte." }]);
  });

  it("whose creatures wait on a scene joins with them", async () => {
    const { value, ...participant } = entryOf("wolf", 12, { kind: "creature" });
    open({ encounter: "ambush#0", waiting: { sceneId: "pont", participant, value } }).current.openEncounter(
      await ambush(),
    );
    expect(act).toHaveBeenCalledOnce();
    expect(toasts).toEqual([]);
  });
});
