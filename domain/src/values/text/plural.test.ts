import { expect, it } from "vitest";
import { plural, unitOf } from "./plural";

it("French is singular below two, zero and halves included", () => {
  const forms = [-2, -1, 0, 1, 1.5, 2, 20].map((count) => plural(count, "joueur", "joueurs"));
  expect(forms).toEqual(["joueurs", "joueur", "joueur", "joueur", "joueur", "joueurs", "joueurs"]);
});

it.each([
  [1, "points de Chance", "point de Chance"],
  [1, "points d'amélioration", "point d'amélioration"],
  [0, "sorts mineurs", "sort mineur"],
  [1, "points à perdre", "point à perdre"],
  [1, "XP", "XP"],
  [-1, "dés de vie", "dé de vie"],
  [2, "points de Chance", "points de Chance"],
])("%d of %j is %j", (count, many, form) => expect(unitOf(count, many)).toBe(form));
