import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEARCH_KEY_LENGTH, searchKeyOf, searchKeys } from "./searchKeys";

const finds = (typed: string, ...texts: string[]) => searchKeys(...texts).includes(searchKeyOf(typed) ?? "");

describe("A search", () => {
  it.each(["m", "MAELLE", "maëlle ker", "Kervran", "kerv", "maelle@ex", "example", " (Maëlle"])(
    "for %j finds Maëlle Kervran, maelle@example.fr",
    (typed) => {
      expect(finds(typed, "Maëlle Kervran", "maelle@example.fr")).toBe(true);
    },
  );

  it.each(["aelle", "ran", "kervran maelle", "xample"])(
    "for %j, no beginning of a word, does not",
    (typed) => {
      expect(finds(typed, "Maëlle Kervran", "maelle@example.fr")).toBe(false);
    },
  );

  it.each(["", "   ", "@", "--"])("for %j asks for nothing", (typed) => {
    expect(searchKeyOf(typed)).toBeUndefined();
  });

  it("looks at the first 20 characters", () => {
    const address = "jean-baptiste.de-la-roche@example.fr";
    expect(finds(address, address)).toBe(true);
    expect(finds(`${address.slice(0, SEARCH_KEY_LENGTH)}autre`, address)).toBe(true);
    expect(finds(`${address.slice(0, SEARCH_KEY_LENGTH - 1)}Z`, address)).toBe(false);
  });

  it("finds a name by however much of it is typed", () => {
    const word = fc.string({ unit: fc.constantFrom(..."aéBœç9"), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), (words, cut) => {
        const name = words.join(" ");
        const typed = name.slice(0, 1 + (cut % name.length));
        expect(finds(typed, name)).toBe(true);
        for (const one of words) expect(finds(one, name)).toBe(true);
      }),
    );
  });

  it("keeps few keys, each once, of texts however long", () => {
    const keys = searchKeys("mot ".repeat(500), "mot", undefined);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeLessThanOrEqual(SEARCH_KEY_LENGTH * 25);
  });
});
