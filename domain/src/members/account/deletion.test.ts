import { describe, expect, it } from "vitest";
import { AppError } from "../../values/errors";
import { checkDeletionConfirmation } from "./deletion";
import { CHARACTER_QUOTA_MAX, checkCharacterQuota } from "./quota";
import { RECENT_SIGN_IN_MS, requireRecentSignIn } from "./recentSignIn";

describe("Deleting an account", () => {
  it.each(["SUPPRIMER", " supprimer "])("is confirmed by %j", (typed) => {
    expect(checkDeletionConfirmation(typed)).toBeUndefined();
  });

  it.each(["", "SUPPRIME", "oui"])("is not confirmed by %j", (typed) => {
    expect(checkDeletionConfirmation(typed)).toBe(
      "Tape SUPPRIMER pour confirmer la suppression de ton compte.",
    );
  });

  it("requires a sign-in of the last five minutes", () => {
    expect(() => requireRecentSignIn(1000, 1000 + RECENT_SIGN_IN_MS)).not.toThrow();
    expect(() => requireRecentSignIn(1000, 1001 + RECENT_SIGN_IN_MS)).toThrow(
      new AppError("reauthentication-required"),
    );
  });
});

describe("A character quota", () => {
  it.each([0, 1, CHARACTER_QUOTA_MAX])("may be %d", (quota) => {
    expect(checkCharacterQuota(quota)).toBeUndefined();
  });

  it.each([-1, CHARACTER_QUOTA_MAX + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    "may not be %d",
    (quota) => {
      expect(checkCharacterQuota(quota)).toBe("Le quota doit être un nombre entier de 0 à 200.");
    },
  );
});
