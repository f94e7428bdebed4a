import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkName, nameRules, normaliseName } from "./name";
import { nameSchema } from "./nameSchema";

const rules = nameRules("Le nom", 10, "Donne un nom.");

describe("a name", () => {
  it.each([
    ["zero-width spaces and joiners", "A\u200bn\u200c\u200da\u2060\ufeff"],
    ["marks that turn the direction of a line", "\u202eAn\u202ca\u2066\u2069\u200e\u200f\u061c"],
    ["soft hyphens and fillers", "A\u00adn\u034fa\u115f\u3164\uffa0\u2800"],
    ["tags and variation selectors", "A\u{e0041}n\ufe0fa\u{e0100}"],
  ])("is stored without %s", (_, raw) => {
    expect(normaliseName(raw)).toBe("Ana");
  });

  it("keeps accents, apostrophes and whole emoji", () => {
    expect(normaliseName("  Zoé\t l'Étoile\n❤️ 👩🏽‍🚀 ")).toBe("Zoé l'Étoile ❤️ 👩🏽‍🚀");
    expect(normaliseName("e\u0301")).toBe("\u00e9");
  });

  it("is not blank once its invisible characters are gone", () => {
    for (const raw of ["", " ", "\u200b", "\u202e\u3164", "\u00a0\u2800"]) {
      expect(checkName(raw, rules)).toBe("Donne un nom.");
    }
  });

  it("has no control character and no half of a pair", () => {
    for (const raw of ["A\u0000b", "A\u0085b", "A\ud800", "\udc00A"]) {
      expect(checkName(raw, rules)).toBe("Le nom contient un caractère interdit.");
    }
  });

  it("is counted as it is read", () => {
    expect(checkName("🔥".repeat(10), rules)).toBeUndefined();
    expect(checkName(`${"é".repeat(10)}\u200b`, rules)).toBeUndefined();
    expect(checkName("🔥".repeat(11), rules)).toBe("Le nom ne doit pas dépasser 10 caractères.");
  });

  it("may be blank where nothing asks for one", () => {
    expect(checkName("\u200b", { ...rules, blank: undefined })).toBeUndefined();
  });

  it("is parsed by one schema", () => {
    const schema = nameSchema(rules);
    expect(schema.parse(" A\u200bna ")).toBe("Ana");
    expect(schema.safeParse("\u200b").error?.issues[0]?.message).toBe("Donne un nom.");
  });

  it("is the same when it is normalised again", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (raw) => normaliseName(normaliseName(raw)) === normaliseName(raw),
      ),
    );
  });
});
