import { describe, expect, it } from "vitest";
import { defineItem } from "../../sheet/equipment/item";
import type { InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { DEFAULT_CAMPAIGN_SETTINGS } from "../campaign/settings";
import { addedEntries, mustAskForRareItems, requireNoRareItem } from "./rareItems";

const entryOf = (changes: Partial<InventoryEntry> = {}): InventoryEntry => ({
  itemId: "cape",
  quantity: 1,
  equipped: false,
  attuned: false,
  properties: [],
  tags: [],
  ...changes,
});
const added = (before: InventoryEntry[], after: InventoryEntry[]) =>
  addedEntries(before, after).map(({ itemId }) => itemId);

describe("asking for rare items", () => {
  const asking = campaignOf({ settings: { ...DEFAULT_CAMPAIGN_SETTINGS, askForRareItems: true } });

  it("is for the players of a table whose rules say so", () => {
    expect(mustAskForRareItems(asking, "alice")).toBe(true);
    expect(mustAskForRareItems(asking, "mj")).toBe(false);
    expect(mustAskForRareItems(campaignOf(), "alice")).toBe(false);
    expect(mustAskForRareItems(undefined, "alice")).toBe(false);
  });
});

describe("the entries that a save adds", () => {
  const carried = [entryOf(), entryOf({ itemId: "corde", quantity: 3 })];

  it("are new ones and more of what there was", () => {
    expect(added(carried, [...carried, entryOf({ itemId: "anneau" })])).toEqual(["anneau"]);
    expect(added(carried, [entryOf(), entryOf({ itemId: "corde", quantity: 4 })])).toEqual(["corde"]);
    expect(added(carried, [entryOf(), ...carried])).toEqual(["cape", "cape"]);
  });

  it("are not what is worn, named or noted otherwise, split, fewer or gone", () => {
    const worn = entryOf({ equipped: true, attuned: true, customName: "Ma cape", notes: "Bleue" });
    const split = [entryOf({ itemId: "corde", quantity: 1 }), entryOf({ itemId: "corde", quantity: 2 })];
    expect(added(carried, [worn, ...split])).toEqual([]);
    expect(added(carried, [entryOf({ itemId: "corde", quantity: 1 })])).toEqual([]);
  });

  it("are those of another description under the same id", () => {
    for (const changes of [
      { snapshot: { name: "Cape", rarity: "Rare" } },
      { overrides: { rarity: "Rare" } },
      { tags: ["rare"] },
    ]) {
      expect(added([entryOf()], [entryOf(changes)])).toEqual(["cape"]);
      expect(added([entryOf(changes)], [entryOf(changes)])).toEqual([]);
    }
  });

  it("are those of a description that there was less of, though not of the item", () => {
    const gilded = entryOf({ overrides: { rarity: "Rare" } });
    expect(added([entryOf(), gilded], [{ ...gilded, quantity: 2 }])).toEqual(["cape"]);
    expect(added([entryOf(), gilded], [entryOf({ quantity: 2 })])).toEqual([]);
  });

  it("are those whose amount becomes a text", () => {
    expect(added([entryOf()], [entryOf({ quantity: "mille" })])).toEqual(["cape"]);
    expect(added([entryOf({ quantity: "mille" })], [entryOf({ quantity: "mille" })])).toEqual([]);
  });
});

describe("an entry of the amount 0", () => {
  it("is one more where there was none of it, and not where all of it is used up", () => {
    const none = entryOf({ quantity: 0, equipped: true });
    expect(added([], [none])).toEqual(["cape"]);
    expect(added([entryOf()], [entryOf(), none])).toEqual(["cape"]);
    expect(added([entryOf()], [none])).toEqual([]);
    expect(added([none], [none])).toEqual([]);
    expect(added([none], [entryOf()])).toEqual(["cape"]);
    const gilded = { ...none, overrides: { rarity: "Rare" } };
    expect(added([entryOf()], [gilded])).toEqual(["cape"]);
  });
});

describe("a rare item among entries", () => {
  const ring = defineItem({ id: "anneau", name: "Anneau", rarity: "Rare", systems: ["dnd5e"] });
  const cloak = defineItem({ id: "cape", name: "Cape", rarity: "Commun", systems: ["dnd5e"] });
  const refusal = (...entries: InventoryEntry[]) =>
    refusalOf(() => requireNoRareItem(entries, [ring, cloak], "dnd5e"));

  it("is found in the item, whatever the entry says of it", () => {
    expect(refusal(entryOf({ itemId: "anneau", overrides: { rarity: "Commun" } }))).toBe("rare-item");
    expect(() => requireNoRareItem([entryOf({ itemId: "anneau" })], [ring], "dnd5e")).toThrow(
      "« Anneau » est rare",
    );
  });

  it("is found in what the entry alone says", () => {
    for (const changes of [
      { overrides: { rarity: "Rare" } },
      { snapshot: { rarity: "Rare" } },
      { tags: ["rare"] },
    ]) {
      expect(refusal(entryOf(changes))).toBe("rare-item");
      expect(refusal(entryOf({ ...changes, itemId: "libre-lame" }))).toBe("rare-item");
    }
  });

  it("is none of the others", () => {
    expect(refusal()).toBeUndefined();
    expect(
      refusal(entryOf(), entryOf({ itemId: "libre-corde", snapshot: { name: "Corde" } })),
    ).toBeUndefined();
  });
});
