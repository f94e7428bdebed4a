import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryInitiative, entryOf, idsOf, orderOf } from "../testing/initiative";
import { keepPanel, readKeptPanel } from "./keptPanel";
import { freshPanel } from "./panelState";

const fresh = freshPanel("camp", "dnd5e");
const used = {
  ...fresh,
  initiative: { ...orderOf(entryOf("ayla", 18), entryOf("bran", 12)), activeIndex: 1, round: 3 },
  history: { entries: [{ id: "entry-4", title: "Tour", detail: "Round 3" }], recorded: 4 },
  usedActions: ["action"],
  tracks: { tension: 4 },
};
const kept = (change: object) =>
  readKeptPanel(JSON.stringify({ version: 1, ...used, ...change }), "camp", "dnd5e");

describe("a panel kept on the device", () => {
  it("survives a reload whole", () => {
    expect(readKeptPanel(keepPanel(used), "camp", "dnd5e")).toEqual(used);
    fc.assert(
      fc.property(arbitraryInitiative(), (initiative) => {
        expect(readKeptPanel(keepPanel({ ...fresh, initiative }), "camp", "dnd5e").initiative).toEqual(
          initiative,
        );
      }),
    );
  });

  it("never leaks into another campaign or system", () => {
    expect(readKeptPanel(keepPanel(used), "other", "dnd5e")).toEqual(freshPanel("other", "dnd5e"));
    expect(readKeptPanel(keepPanel(used), "camp", "vampire")).toEqual(freshPanel("camp", "vampire"));
  });

  it("is forgotten when it was kept by another version", () => {
    expect(kept({ version: 2 })).toEqual(fresh);
  });

  it("begins anew where nothing readable was kept", () => {
    for (const text of [null, "", "{", "null", "[]", "7", '"camp"']) {
      expect(readKeptPanel(text, "camp", "dnd5e")).toEqual(fresh);
    }
  });

  it("loses an unreadable part and keeps the others", () => {
    expect(kept({ tracks: "?" })).toEqual({ ...used, tracks: {} });
    expect(kept({ usedActions: [1] })).toEqual({ ...used, usedActions: [] });
    expect(kept({ history: { entries: [{}] } })).toEqual({ ...used, history: fresh.history });
    const { entries } = used.history;
    expect(kept({ history: { entries } })).toEqual({ ...used, history: { entries, recorded: 0 } });
    expect(kept({ initiative: null })).toEqual({ ...used, initiative: fresh.initiative });
  });

  it("drops unreadable and repeated participants, and sorts what is left", () => {
    const order = [entryOf("bran", 3), { id: "?" }, null, entryOf("ayla", 9), entryOf("ayla", 4)];
    const { initiative } = kept({ initiative: { order, activeIndex: 9, round: 2 } });
    expect(idsOf(initiative)).toEqual(["ayla", "bran"]);
    expect(initiative).toMatchObject({ activeIndex: 1, round: 2 });
  });

  it("brings turn and round back into their bounds", () => {
    const { order } = used.initiative;
    expect(kept({ initiative: { order, activeIndex: -1, round: 0 } }).initiative).toMatchObject({
      activeIndex: 0,
      round: 1,
    });
    expect(kept({ initiative: { order: [], activeIndex: 4, round: 2.5 } }).initiative).toEqual(
      fresh.initiative,
    );
  });

  it("keeps a participant secret whose secrecy was lost", () => {
    const order = [{ id: "ogre", name: "Ogre", value: 3, kind: "creature" }];
    expect(kept({ initiative: { order, activeIndex: 0, round: 1 } }).initiative.order).toEqual([
      { id: "ogre", name: "Ogre", pronouns: "", role: "", value: 3, kind: "creature", hidden: true },
    ]);
  });
});
