import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkNickname, displayNickname, nicknameFrom } from "./nickname";
import { normaliseName } from "./text/name";

const WRONG_CHARACTERS =
  "Le pseudo ne peut contenir que des lettres, des chiffres, des espaces, des tirets et des tirets bas.";

describe("a nickname", () => {
  it.each(["Kaë", "Œil de Lynx_7", "a-b", "日本語", "  Aria   la  Rouge ", "x".repeat(32), "आर्या"])(
    "%j is accepted",
    (nickname) => {
      expect(checkNickname(nickname)).toBeUndefined();
    },
  );

  it.each([
    ["", "Choisissez un pseudo pour votre compte."],
    [" \t ", "Choisissez un pseudo pour votre compte."],
    ["ab", "Le pseudo doit contenir au moins 3 caractères."],
    ["a  b".slice(0, 2), "Le pseudo doit contenir au moins 3 caractères."],
    ["x".repeat(33), "Le pseudo ne doit pas dépasser 32 caractères."],
    ["Jeanne d'Arc", WRONG_CHARACTERS],
    ["<b>Aria</b>", WRONG_CHARACTERS],
    ["Aria🔥", WRONG_CHARACTERS],
    ["Aria\u200b", WRONG_CHARACTERS],
    ["½½½", WRONG_CHARACTERS],
    ["-_-", "Le pseudo doit contenir au moins une lettre ou un chiffre."],
  ])("%j is refused: %s", (nickname, message) => {
    expect(checkNickname(nickname)).toBe(message);
  });

  it("is measured after its spaces are collapsed and its accents composed", () => {
    expect(checkNickname("a        b")).toBeUndefined();
    expect(checkNickname(`${"e\u0301".repeat(32)}`)).toBeUndefined();
    expect(checkNickname("e\u0301e\u0301")).toBe("Le pseudo doit contenir au moins 3 caractères.");
  });

  it("is stored normalised", () => {
    expect(normaliseName("  Aria\u00a0 la\tRouge ")).toBe("Aria la Rouge");
  });

  it("is not changed by a second normalisation, and refused only for what that would remove", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (raw) => {
        const nickname = normaliseName(raw);
        expect(normaliseName(nickname)).toBe(nickname);
        expect([checkNickname(nickname), WRONG_CHARACTERS]).toContain(checkNickname(raw));
      }),
      // An unassigned character that shows nothing, between letters that are accepted without it.
      { examples: [["0\u{e0000}\u2c000"]] },
    );
  });

  it("has a replacement text when it is missing", () => {
    expect([displayNickname(undefined), displayNickname(null), displayNickname("  ")]).toEqual([
      "Pseudo non renseigné",
      "Pseudo non renseigné",
      "Pseudo non renseigné",
    ]);
    expect(displayNickname(" Aria ")).toBe("Aria");
  });
});

describe("the nickname of a new Google account", () => {
  it.each([
    ["Aria Sombrelune", "aria@example.fr", "Aria Sombrelune"],
    ["Jeanne d'Arc 🔥", "jeanne@example.fr", "Jeanne d Arc"],
    ["Al", "albert.petit@example.fr", "albert petit"],
    ["🔥🔥🔥", "kael@example.fr", "kael"],
    [null, "kael@example.fr", "kael"],
    ["x", "y@example.fr", "Aventurier"],
    [undefined, undefined, "Aventurier"],
    ["A".repeat(31).concat(" B"), "", "A".repeat(31)],
  ])("named %j with the address %j is %j", (name, email, expected) => {
    expect(nicknameFrom(name, email)).toBe(expected);
  });

  it("is always valid", () => {
    const text = fc.option(fc.string({ unit: "binary", maxLength: 80 }));
    fc.assert(
      fc.property(text, text, (name, email) => {
        expect(checkNickname(nicknameFrom(name, email))).toBeUndefined();
      }),
    );
  });
});
