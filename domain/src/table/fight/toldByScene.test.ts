import { describe, expect, it } from "vitest";
import type { FightDocument } from "../../documents/fight";
import { entryOf, orderOf } from "../../testing/initiative";
import { freshPanel } from "../panel/panelState";
import { nameInFight, toldByScene } from "./toldByScene";

const WOLF = entryOf("wolf-9", 11, { kind: "creature" });
const AYLA = entryOf("ayla-1", 18);

const fightOf = (...entries: (typeof WOLF)[]) => ({
  panel: { ...freshPanel("camp", "dnd5e"), initiative: orderOf(...entries) },
  steps: [] as FightDocument["steps"],
});

describe("what a scene tells a fight", () => {
  const told = { shared: true, startedAt: 1 };
  const RAT = entryOf("rat-0", 9, { kind: "creature", name: "Rat A", commonName: "Rat", unseen: true });

  it("is who hides, whom the group has not seen, and by what names it gets those that it sees", () => {
    const fight = { ...fightOf(AYLA, WOLF, RAT), ...told };
    const after = toldByScene(fight, {
      hidden: new Map([["ayla-1", true]]),
      unseen: new Map([["wolf-9", true]]),
      shown: new Set(["rat-0"]),
      names: { present: ["Rat"] },
    });
    expect(after.panel.initiative.order).toEqual([
      { ...AYLA, hidden: true },
      { ...WOLF, unseen: true },
      entryOf("rat-0", 9, { kind: "creature", name: "Rat 2", shown: true }),
    ]);
    expect(toldByScene(after, { shown: new Set(["rat-0"]) })).toBe(after);
  });

  it("calls them as the fight does, in the order or waiting", () => {
    const fight = fightOf(WOLF);
    expect(nameInFight(fight, "wolf-9")).toBe(WOLF.name);
    expect([nameInFight(fight, "rat-0"), nameInFight(fight, undefined), nameInFight(undefined, "a")]).toEqual(
      [undefined, undefined, undefined],
    );
  });
});
