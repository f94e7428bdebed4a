import { describe, expect, it } from "vitest";
import { favouriteRolls, MAX_FAVOURITES, readFavourites, toggleFavourite } from "./favouriteRolls";
import type { SheetRoll } from "./sheetRolls";

const many = Array.from({ length: MAX_FAVOURITES + 1 }, (_, place) => `Jet ${place}`);
const roll = (label: string): SheetRoll => ({
  ...{ group: "Compétences", label, value: "+1" },
  request: { kind: "check", label, modifier: 1 },
});

describe("favourite rolls", () => {
  it("are read from a device that may hold anything", () => {
    expect(readFavourites(undefined)).toEqual([]);
    expect(readFavourites({ 0: "Force" })).toEqual([]);
    expect(readFavourites(["Force", 3, "", "Force", "x".repeat(161), "Survie"])).toEqual(["Force", "Survie"]);
    expect(readFavourites(many)).toHaveLength(MAX_FAVOURITES);
  });

  it("are found by the names that sheets have had", () => {
    expect(readFavourites(["Sauvegarde de Intelligence", "Sauvegarde d'Intelligence"])).toEqual([
      "Sauvegarde d'Intelligence",
    ]);
  });

  it("are added at the end and taken away, no more than fit", () => {
    expect(toggleFavourite(["Force"], "Survie")).toEqual(["Force", "Survie"]);
    expect(toggleFavourite(["Force", "Survie"], "Force")).toEqual(["Survie"]);
    const full = many.slice(1);
    expect(toggleFavourite(full, "Survie")).toBe(full);
  });

  it("have the sheet's values, in their own order, without what it no longer rolls", () => {
    const rolls = [roll("Force"), roll("Survie")];
    expect(favouriteRolls(["Survie", "Attaquer avec Saule", "Force"], rolls)).toEqual([rolls[1], rolls[0]]);
  });
});
