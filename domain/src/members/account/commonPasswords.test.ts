import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../../values/text/foldText";
import { COMMON_PASSWORD_CORES } from "./commonPasswordCores";
import { isCommonPassword } from "./commonPasswords";

describe("a common password", () => {
  it.each(["password", "password123", "123456", "azerty123", "qwerty123", "admin123", "letmein"])(
    "includes %s, which the product names",
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each([
    ["added signs and digits", "Password123!"],
    ["digits in front", "2026_Azerty"],
    ["a year behind", "Novembre-2026!"],
    ["substitutions", "P@ssw0rd2024!"],
    ["substitutions at the edges", "@dm1n1str@t3ur"],
    ["€ for e", "S€cr€t-Secret!"],
    ["signs between the letters", "m.o.t-d.e-p.a.s.s.e"],
    ["accents", "Mot de passé 1!"],
    ["two times the same word", "DragonDragon1!"],
    ["a keyboard walk", "1Q2w3e4r5t6y!"],
    ["well-known digits in little dressing", "Aa!123456789"],
    ["one short pattern repeated", "Aa1!Aa1!Aa1!"],
    ["four letters and signs around well-known digits", "Xya!123456789"],
    ["four different characters", "xkqzxkzqkxqz"],
    ["two letters of variety", "abababababab"],
  ])("is recognised behind %s", (_, password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "Demo-Dragon-2026!",
    "Tisane-Volcan-42",
    "correct Horse battery",
    "Lune-Argent-Password-9",
    "Xyab!123456789",
    "xkqzwxkzqwkz",
    "748-219-603-55",
  ])("does not include %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it("is recognised whatever year and signs surround it", () => {
    const signs = fc.stringMatching(/^[-_.?#*%&+=]{0,4}$/);
    const core = fc.constantFrom(...COMMON_PASSWORD_CORES.filter((entry) => /^[a-z]{5,}$/.test(entry)));
    fc.assert(
      fc.property(core, signs, fc.integer({ min: 0, max: 99_999 }), (word, sign, year) => {
        expect(isCommonPassword(`${sign}${word.toUpperCase()}${sign}${year}${sign}`)).toBe(true);
      }),
    );
  });

  it("is checked without throwing, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => typeof isCommonPassword(text) === "boolean"),
    );
  });
});

describe("the list of common passwords", () => {
  it("has a thousand entries, each once and folded", () => {
    expect(COMMON_PASSWORD_CORES.length).toBeGreaterThan(1000);
    expect(COMMON_PASSWORD_CORES.filter((entry, index, all) => all.indexOf(entry) !== index)).toEqual([]);
    expect(
      COMMON_PASSWORD_CORES.filter((entry) => entry !== foldText(entry) || /[^a-z0-9]/.test(entry)),
    ).toEqual([]);
  });
});
