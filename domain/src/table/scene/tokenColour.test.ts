import { expect, it } from "vitest";
import { tokenOf } from "../../testing/scenes";
import { colorFor } from "../roster/playerColor";
import { tokenColour } from "./tokenColour";

it("A hero's token that was never painted has its hero's colour, and one that the MJ painted keeps theirs", () => {
  const hero = tokenOf({ kind: "character", characterId: "lorien" });
  for (const former of ["#2563a8", "#c2410c", "#4338ca"]) {
    expect(tokenColour({ ...hero, colour: former })).toBe(colorFor("lorien"));
  }
  expect(tokenColour({ ...hero, colour: "#123456" })).toBe("#123456");
});

it("Whoever is no hero keeps the colour of the token", () => {
  expect(tokenColour(tokenOf({ colour: "#2563a8" }))).toBe("#2563a8");
});
