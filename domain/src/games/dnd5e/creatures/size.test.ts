import { describe, expect, it } from "vitest";
import { loadCreatures } from "../../../table/creatures/loadCreatures";
import { SYSTEM_IDS } from "../../../values/systemIds";
import { squaresOf } from "./size";

describe("the space of a creature", () => {
  it("is what its description says", () => {
    expect(squaresOf("Humanoïde (gobelinoïde) de taille P, neutre mauvais")).toBe(1);
    expect(squaresOf("Géant de taille G, chaotique mauvais")).toBe(2);
    expect(squaresOf("Nuée de bêtes TP de taille M, sans alignement")).toBe(1);
    expect(squaresOf("Dragon de taille TG")).toBe(3);
    expect(squaresOf("Dragon de taille Gig, neutre")).toBe(4);
    expect(squaresOf("Homme de retaille G")).toBe(1);
    expect(squaresOf("Homme de tailleG")).toBe(1);
    expect(squaresOf("Petit malfaiteur des quais")).toBe(1);
    expect(squaresOf("Monstruosité de taille inconnue")).toBe(1);
  });

  it("is that of the catalogues' creatures: large ones are D&D's", async () => {
    const counts: Record<string, number> = {};
    for (const system of SYSTEM_IDS) {
      for (const { about } of await loadCreatures(system)) {
        const key = `${system} ${squaresOf(about)}`;
        counts[key] = (counts[key] ?? 0) + 1;
      }
    }
    expect(counts).toMatchInlineSnapshot(`
      {
        "cthulhu 1": 25,
        "cyberpunk 1": 25,
        "dnd5e 1": 184,
        "dnd5e 2": 103,
        "dnd5e 3": 32,
        "dnd5e 4": 15,
        "vampire 1": 25,
      }
    `);
  });
});
