import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineItem, type ItemInput, itemSchema } from "./item";

const boots: ItemInput = {
  id: "dnd5e-bottes-de-vitesse",
  name: "Bottes de vitesse",
  systems: ["dnd5e"],
  requiresAttunement: true,
  effects: { stats: { vitesse: "+3 m" } },
  systemProfiles: { dnd5e: { effects: { ability: { dex: 1 } } } },
};

describe("an item of a catalogue", () => {
  it("is the same whether it is defined or parsed", () => {
    expect(defineItem(boots)).toEqual(z.parse(itemSchema, boots));
  });

  it("has empty lists and no effects by default", () => {
    expect(defineItem({ id: "corde", name: "Corde", systems: ["dnd5e"] })).toEqual({
      id: "corde",
      name: "Corde",
      systems: ["dnd5e"],
      properties: [],
      tags: [],
      requiresAttunement: false,
      effects: { ability: {}, stats: {} },
      systemProfiles: {},
    });
  });

  it.each([
    ["no name", { name: "  " }],
    ["no system", { systems: [] }],
    ["an unknown ability", { effects: { ability: { luck: 1 } } }],
    ["an unknown system's profile", { systemProfiles: { gurps: {} } }],
    ["a negative weight", { weight: { value: -1, unit: "kg" } }],
    ["a description of 8001 characters", { description: "x".repeat(8001) }],
  ])("is refused with %s", (_, flaw) => {
    expect(z.safeParse(itemSchema, { ...boots, ...flaw }).success).toBe(false);
  });
});
