import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canSubmitNewPassword,
  checkConfirmation,
  checkLoginPassword,
  checkNewPassword,
  checkRegistrationPassword,
  newPasswordSchema,
  passwordChecklist,
  registrationPasswordProblems,
} from "./password";

/** A valid password; each case below breaks one rule. */
const GOOD = "Tisane-Volcan-42";
const TOO_COMMON = "Ce mot de passe est trop commun. Choisissez une combinaison unique.";

describe("a registration password", () => {
  it("that follows every rule is accepted", () => {
    expect(checkRegistrationPassword(GOOD)).toBeUndefined();
    expect(registrationPasswordProblems(GOOD)).toEqual([]);
  });

  it.each([
    ["", "Le mot de passe est requis."],
    ["Tisane-Vol4", "Le mot de passe doit contenir au moins 12 caractères."],
    [`${GOOD}${"xy".repeat(57)}`, "Le mot de passe ne doit pas dépasser 128 caractères."],
    [` ${GOOD}`, "Le mot de passe ne doit pas commencer ni finir par un espace."],
    [`${GOOD}\u00a0`, "Le mot de passe ne doit pas commencer ni finir par un espace."],
    ["Tisane-\u0007Volcan-42", "Le mot de passe ne doit pas contenir de caractère de contrôle."],
    ["TISANE-VOLCAN-42", "Ajoutez au moins une lettre minuscule."],
    ["tisane-volcan-42", "Ajoutez au moins une lettre majuscule."],
    ["Tisane-Volcan-xx", "Ajoutez au moins un chiffre."],
    ["TisaneVolcan4242", "Ajoutez au moins un caractère spécial."],
    ["Tisane Volcan 42", "Ajoutez au moins un caractère spécial."],
    ["Password123!", TOO_COMMON],
  ])("%j is refused: %s", (password, message) => {
    expect(registrationPasswordProblems(password)).toEqual([message]);
    expect(checkRegistrationPassword(password)).toBe(message);
  });

  it("may have exactly 12 and exactly 128 characters, an emoji counting as one", () => {
    expect(checkRegistrationPassword("Tisane-Vol42")).toBeUndefined();
    expect(checkRegistrationPassword("Tisane-Vo42🔥")).toBeUndefined();
    expect(checkRegistrationPassword("Tisane-V42🔥")).toBe(
      "Le mot de passe doit contenir au moins 12 caractères.",
    );
    expect(checkRegistrationPassword(`${GOOD}${"xy".repeat(56)}`)).toBeUndefined();
  });

  it("reports all its problems, in the order of the rules", () => {
    expect(registrationPasswordProblems("aaa")).toEqual([
      "Le mot de passe doit contenir au moins 12 caractères.",
      "Ajoutez au moins une lettre majuscule.",
      "Ajoutez au moins un chiffre.",
      "Ajoutez au moins un caractère spécial.",
      TOO_COMMON,
    ]);
  });

  it("may contain accented letters, digits of any script and any sign", () => {
    expect(checkRegistrationPassword("ÉÉÉÉTÉ-été-42-é")).toBeUndefined();
    expect(checkRegistrationPassword("Tisane Volcan 4€")).toBeUndefined();
    expect(checkRegistrationPassword("Tisane-Volcan-٤٢")).toBeUndefined();
  });

  it("is not altered by the server's schema", () => {
    expect(newPasswordSchema.parse(GOOD)).toBe(GOOD);
    expect(newPasswordSchema.safeParse("court").success).toBe(false);
  });
});

describe("the checklist beside the password field", () => {
  it("has no rule met while nothing is typed, and all of them for a valid password", () => {
    expect(passwordChecklist("").some(({ met }) => met)).toBe(false);
    expect(passwordChecklist(GOOD).every(({ met }) => met)).toBe(true);
  });

  it("has a different text for each rule", () => {
    const hints = passwordChecklist("").map(({ hint }) => hint);
    expect(new Set(hints).size).toBe(9);
    expect(hints.every((hint) => hint.length > 8)).toBe(true);
  });

  it("has one unmet rule per problem", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "binary", maxLength: 140 }), (password) => {
        const open = passwordChecklist(password).filter(({ met }) => !met);
        expect(open).toHaveLength(registrationPasswordProblems(password).length);
      }),
    );
  });
});

describe("a login password", () => {
  it("may be any text of 1 to 128 characters", () => {
    expect(checkLoginPassword("")).toBe("Le mot de passe est requis.");
    expect(checkLoginPassword("x")).toBeUndefined();
    expect(checkLoginPassword("x".repeat(128))).toBeUndefined();
    expect(checkLoginPassword("x".repeat(129))).toBe("Le mot de passe ne doit pas dépasser 128 caractères.");
  });
});

describe("a confirmation", () => {
  it("must equal the password", () => {
    expect(checkConfirmation(GOOD, GOOD)).toBeUndefined();
    expect(checkConfirmation(GOOD, GOOD.toLowerCase())).toBe("Les mots de passe ne correspondent pas.");
  });
});

describe("the account page's new password", () => {
  it.each([
    ["", ""],
    [GOOD, ""],
    ["", GOOD],
    [GOOD, `${GOOD}x`],
  ])("%j confirmed as %j cannot be submitted", (password, confirmation) => {
    expect(canSubmitNewPassword(password, confirmation)).toBe(false);
    expect(checkNewPassword(password, confirmation)).toBe("Les mots de passe doivent être identiques");
  });

  it("follows the rules of registration", () => {
    expect(canSubmitNewPassword("court", "court")).toBe(true);
    expect(checkNewPassword("court", "court")).toBe("Le mot de passe doit contenir au moins 12 caractères.");
    expect(checkNewPassword(GOOD, GOOD)).toBeUndefined();
  });
});
