import { expect, it } from "vitest";
import { aliasOf } from "../initiative/publicOrder";
import { fighterColour, publicColour } from "./fighterColour";
import { CREATURE_COLOUR, colorFor } from "./playerColor";

it("In an order a hero has the colour of the roster, and all creatures have theirs", () => {
  expect(fighterColour({ id: "c1", kind: "character" })).toBe(colorFor("c1"));
  expect(fighterColour({ id: "c1", kind: "creature" })).toBe(CREATURE_COLOUR);
  expect(publicColour({ id: "c1" })).toBe(colorFor("c1"));
  expect(publicColour({ id: aliasOf("c1") })).toBe(CREATURE_COLOUR);
});
