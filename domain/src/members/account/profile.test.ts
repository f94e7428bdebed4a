import { describe, expect, it } from "vitest";
import { canSaveProfile, checkProfileName, checkPronouns, profileSchema } from "./profile";

describe("the profile", () => {
  it("requires a name", () => {
    expect(canSaveProfile("  ")).toBe(false);
    expect(canSaveProfile(" A ")).toBe(true);
    expect(checkProfileName(" \n ")).toBe("Le nom d'utilisateur est requis.");
    expect(checkProfileName("Mère-grand l'Oie")).toBeUndefined();
  });

  it("has a name of at most 32 characters", () => {
    expect(checkProfileName("é".repeat(32))).toBeUndefined();
    expect(checkProfileName("é".repeat(33))).toBe("Le nom d'utilisateur ne doit pas dépasser 32 caractères.");
  });

  it("has pronouns of at most 40 characters, or none", () => {
    expect(checkPronouns("")).toBeUndefined();
    expect(checkPronouns("iel / ellui")).toBeUndefined();
    expect(checkPronouns("é".repeat(40))).toBeUndefined();
    expect(checkPronouns("é".repeat(41))).toBe("Les pronoms ne doivent pas dépasser 40 caractères.");
  });

  it("contains no control characters", () => {
    expect(checkProfileName("A\u0000b")).toBe("Le nom d'utilisateur contient un caractère interdit.");
    expect(checkPronouns("elle\u0007")).toBe("Les pronoms contiennent un caractère interdit.");
  });

  it("is stored with its spaces collapsed, absent pronouns as an empty text", () => {
    expect(profileSchema.parse({ name: " Aria  Rouge ", pronouns: " elle " })).toEqual({
      name: "Aria Rouge",
      pronouns: "elle",
    });
    expect(profileSchema.parse({ name: "Aria" })).toEqual({ name: "Aria", pronouns: "" });
    expect(profileSchema.safeParse({ name: " " }).error?.issues[0]).toMatchObject({
      path: ["name"],
      message: "Le nom d'utilisateur est requis.",
    });
  });
});
