import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { dnd5eDarkvision } from "./darkvision";
import { RACES } from "./races";

const of = (fields: object) => dnd5eDarkvision(normaliseCharacter({ system: "dnd5e", ...fields }));

describe("how far a character sees in the dark", () => {
  it.each(RACES.map(({ name, darkvision }) => [name, darkvision] as const))(
    "« %s »: %i m",
    (race, metres) => {
      expect(of({ race })).toBe(metres);
    },
  );

  it("is what the sheet says, in metres or feet", () => {
    expect(of({ race: "Humain", traits: ["Vision dans le noir (36 m)"] })).toBe(36);
    expect(of({ race: "Drow", stats: { senses: "Darkvision 120 ft." } })).toBe(36);
  });

  it("is nothing where neither says so", () => {
    expect(of({ race: "Halfelin" })).toBe(0);
    expect(of({})).toBe(0);
  });
});
