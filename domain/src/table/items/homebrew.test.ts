import { describe, expect, it } from "vitest";
import { defineItem } from "../../sheet/equipment/item";
import { refusalOf } from "../../testing/refusals";
import { decideCreateItem, decideUpdateItem, type ItemDraft, MAX_ITEMS, requireOwnItem } from "./homebrew";

const { id: _, ...draft }: ItemDraft & { id: string } = defineItem({
  id: "x",
  name: "Lame",
  systems: ["dnd5e"],
});
const made = decideCreateItem("alice", { ...draft, rarity: "rare" }, 0, 5);

describe("homebrew", () => {
  it("belongs to its creator", () => {
    expect(made).toEqual({ ...draft, rarity: "rare", ownerId: "alice", createdAt: 5, updatedAt: 5 });
  });

  it("is replaced as a whole, and keeps its owner and its creation date", () => {
    expect(decideUpdateItem("alice", made, draft, 9)).toEqual({
      ...draft,
      ownerId: "alice",
      createdAt: 5,
      updatedAt: 9,
    });
  });

  it("of another owner, or that does not exist, is not found", () => {
    expect(refusalOf(() => decideUpdateItem("bob", made, draft, 9))).toBe("item-not-found");
    expect(refusalOf(() => requireOwnItem("alice", undefined))).toBe("item-not-found");
  });

  it("must fit into a document", () => {
    const broken: ItemDraft = { ...draft, effects: { ability: {}, stats: { __x__: 1 } } };
    expect(refusalOf(() => decideCreateItem("alice", broken, 0, 5))).toBe("invalid-input");
    expect(refusalOf(() => decideUpdateItem("alice", made, broken, 5))).toBe("invalid-input");
  });

  it("is at most 200 items a member", () => {
    expect(MAX_ITEMS).toBe(200);
    expect(decideCreateItem("alice", draft, 199, 5).ownerId).toBe("alice");
    for (const owned of [200, 201]) {
      expect(() => decideCreateItem("alice", draft, owned, 5)).toThrow("200 objets maison");
      expect(refusalOf(() => decideCreateItem("alice", draft, owned, 5))).toBe("item-quota-reached");
    }
  });

  it("is at most 20 KB an item, counted in bytes", () => {
    const filled = (description: string): ItemDraft => ({
      ...draft,
      systemProfiles: { dnd5e: { fields: {}, description }, vampire: { fields: {}, description } },
    });
    expect(decideCreateItem("alice", filled("x".repeat(8000)), 0, 5).ownerId).toBe("alice");
    const accented = filled("é".repeat(8000));
    expect(refusalOf(() => decideCreateItem("alice", accented, 0, 5))).toBe("payload-too-large");
    expect(refusalOf(() => decideUpdateItem("alice", made, accented, 5))).toBe("payload-too-large");
  });
});
