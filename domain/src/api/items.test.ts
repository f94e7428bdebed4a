import { describe, expect, it } from "vitest";
import { defineItem } from "../sheet/equipment/item";
import { listItems } from "./items";

describe("the list of items", () => {
  it("shows an item whose name was given under other rules", () => {
    const item = { ...defineItem({ id: "x", name: "Lame", systems: ["dnd5e"] }), name: "x".repeat(500) };
    expect(listItems.result.safeParse([item]).success).toBe(true);
    expect(listItems.result.safeParse({ items: [item] }).success).toBe(true);
  });
});
