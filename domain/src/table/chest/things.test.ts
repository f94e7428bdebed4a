import { describe, expect, it } from "vitest";
import { refusalOf } from "../../operations/refuse";
import type { InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import { amountText, joined, splitEntry, withEntry } from "./things";

const entryOf = (changes: Partial<InventoryEntry> = {}): InventoryEntry => ({
  ...{ itemId: "corde", quantity: 1, equipped: false, attuned: false, properties: [], tags: [] },
  ...changes,
});

describe("what is taken of an entry", () => {
  it.each([
    [5, 2, 2, 3],
    [5, 5, 5, undefined],
    [5, undefined, 5, undefined],
    [0, undefined, 0, undefined],
    ["une poignée", 1, "une poignée", undefined],
    [2.5, 1, 2.5, undefined],
  ])("of %s, %s: %s, and %s stay", (quantity, wanted, moved, left) => {
    const split = splitEntry(entryOf({ quantity }), wanted);
    expect([split.moved.quantity, split.left?.quantity]).toEqual([moved, left]);
  });

  it("is refused where there are fewer", () => {
    expect(refusalOf(() => splitEntry(entryOf({ quantity: 2 }), 3))).toBe("Il n'en reste que 2.");
    expect(refusalOf(() => splitEntry(entryOf({ quantity: 0 }), 1))).toBe("Il n'en reste plus.");
  });
});

describe("an entry that comes to others", () => {
  const rope = entryOf({ quantity: 2, equipped: true, slot: "épaule", notes: "Solide" });

  it("is counted with the same thing, which stays as it is worn", () => {
    expect(withEntry([rope], entryOf({ quantity: 3, notes: "Solide" }))).toEqual([{ ...rope, quantity: 5 }]);
  });

  it.each([
    ["of another name", { quantity: 3, notes: "Solide", customName: "La vieille" }],
    ["of another note", { quantity: 3 }],
    ["of another snapshot", { quantity: 3, notes: "Solide", snapshot: { name: "Corde" } }],
    ["that is not counted", { quantity: "un bout", notes: "Solide" }],
    ["beyond what is counted", { quantity: 1_000_000_000, notes: "Solide" }],
  ])("stands by itself: one %s", (_, changes) => {
    expect(withEntry([rope], entryOf(changes))).toEqual([rope, entryOf(changes)]);
  });

  it("comes neither worn nor attuned", () => {
    const worn = entryOf({ itemId: "anneau", equipped: true, attuned: true, slot: "main" });
    expect(withEntry([], worn)).toEqual([entryOf({ itemId: "anneau" })]);
  });

  it("is one with its other half again", () => {
    const { moved, left } = splitEntry(rope, 1);
    expect(left && joined(left, moved)).toEqual(rope);
  });
});

it("is said with its amount", () => {
  expect(amountText({ quantity: 1 }, "Dague")).toBe("Dague");
  expect(amountText({ quantity: 1200 }, "Flèche")).toBe("1\u202f200 × Flèche");
  expect(amountText({ quantity: "une poignée" }, "Farine")).toBe("Farine (une poignée)");
});
