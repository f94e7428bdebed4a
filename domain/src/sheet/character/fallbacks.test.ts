import { describe, expect, it } from "vitest";
import { backgroundLabel, FALLBACKS, nameLabel, raceLabel } from "./fallbacks";
import { normaliseCharacter } from "./normaliseCharacter";

describe("the texts of a sheet", () => {
  it("fall back to the product's texts", () => {
    const nobody = normaliseCharacter({});
    expect(raceLabel(nobody)).toBe("Race inconnue");
    expect(backgroundLabel(nobody)).toBe("Origine inconnue");
    expect(nameLabel(nobody)).toBe("Personnage sans nom");
    expect(FALLBACKS).toMatchObject({ roll: "Jet indisponible", skills: "Aucune compétence associée." });
  });

  it("are the character's own, if it has them", () => {
    const elf = normaliseCharacter({ name: "Lorien", race: "Elfe", background: "Ermite" });
    expect([nameLabel(elf), raceLabel(elf), backgroundLabel(elf)]).toEqual(["Lorien", "Elfe", "Ermite"]);
  });
});
