import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryInitiative, entryOf, idsOf, orderOf } from "../../testing/initiative";
import { freshPanel } from "./panelState";
import { readStoredPanel, serialisePanel } from "./storedPanel";

const fresh = freshPanel("camp", "dnd5e");
const used = {
  ...fresh,
  initiative: { ...orderOf(entryOf("ayla", 18), entryOf("bran", 12)), activeIndex: 1, round: 3 },
  history: { entries: [{ id: "entry-4", title: "Tour", detail: "Round 3" }], recorded: 4 },
  usedActions: ["action"],
  tracks: { tension: 4 },
};
const restored = (change: object) =>
  readStoredPanel(JSON.stringify({ version: 1, ...used, ...change }), "camp", "dnd5e");

describe("a panel stored on the device", () => {
  it("is restored completely", () => {
    expect(readStoredPanel(serialisePanel(used), "camp", "dnd5e")).toEqual(used);
    fc.assert(
      fc.property(arbitraryInitiative(), (initiative) => {
        expect(readStoredPanel(serialisePanel({ ...fresh, initiative }), "camp", "dnd5e").initiative).toEqual(
          initiative,
        );
      }),
    );
  });

  it("is not used for another campaign or system", () => {
    expect(readStoredPanel(serialisePanel(used), "other", "dnd5e")).toEqual(freshPanel("other", "dnd5e"));
    expect(readStoredPanel(serialisePanel(used), "camp", "vampire")).toEqual(freshPanel("camp", "vampire"));
  });

  it("is ignored when another version stored it", () => {
    expect(restored({ version: 2 })).toEqual(fresh);
  });

  it("is empty when nothing readable is stored", () => {
    for (const text of [null, "", "{", "null", "[]", "7", '"camp"']) {
      expect(readStoredPanel(text, "camp", "dnd5e")).toEqual(fresh);
    }
  });

  it("loses an unreadable part and keeps the others", () => {
    expect(restored({ tracks: "?" })).toEqual({ ...used, tracks: {} });
    expect(restored({ usedActions: [1] })).toEqual({ ...used, usedActions: [] });
    expect(restored({ history: { entries: [{}] } })).toEqual({ ...used, history: fresh.history });
    const { entries } = used.history;
    expect(restored({ history: { entries } })).toEqual({ ...used, history: { entries, recorded: 0 } });
    expect(restored({ initiative: null })).toEqual({ ...used, initiative: fresh.initiative });
  });

  it("drops unreadable and repeated participants, and sorts the others", () => {
    const order = [entryOf("bran", 3), { id: "?" }, null, entryOf("ayla", 9), entryOf("ayla", 4)];
    const { initiative } = restored({ initiative: { order, activeIndex: 9, round: 2 } });
    expect(idsOf(initiative)).toEqual(["ayla", "bran"]);
    expect(initiative).toMatchObject({ activeIndex: 1, round: 2 });
  });

  it("limits active index and round to their ranges", () => {
    const { order } = used.initiative;
    expect(restored({ initiative: { order, activeIndex: -1, round: 0 } }).initiative).toMatchObject({
      activeIndex: 0,
      round: 1,
    });
    expect(restored({ initiative: { order: [], activeIndex: 4, round: 2.5 } }).initiative).toEqual(
      fresh.initiative,
    );
  });

  it("hides a participant whose `hidden` field is unreadable", () => {
    const order = [{ id: "ogre", name: "Ogre", value: 3, kind: "creature" }];
    expect(restored({ initiative: { order, activeIndex: 0, round: 1 } }).initiative.order).toEqual([
      { id: "ogre", name: "Ogre", pronouns: "", role: "", value: 3, kind: "creature", hidden: true },
    ]);
  });
});
