import { expect, it } from "vitest";
import { plural } from "./plural";

it("French is singular below two, zero and halves included", () => {
  const forms = [-2, -1, 0, 1, 1.5, 2, 20].map((count) => plural(count, "joueur", "joueurs"));
  expect(forms).toEqual(["joueurs", "joueur", "joueur", "joueur", "joueur", "joueurs", "joueurs"]);
});
