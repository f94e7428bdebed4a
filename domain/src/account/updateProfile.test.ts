import { describe, expect, it } from "vitest";
import { decideUpdateProfile } from "./updateProfile";

describe("a profile that is saved", () => {
  const renamed = { name: "Anaïs d'Arc", pronouns: "elle", nameKey: "anais d'arc", surnameKey: "d'arc" };

  it("carries the new name to where admins search", () => {
    const before = { name: "Ana", pronouns: "elle", nameKey: "ana", surnameKey: "ana" };
    expect(decideUpdateProfile(before, { name: "Anaïs d'Arc", pronouns: "elle" })).toEqual(renamed);
    const unfound = { ...renamed, surnameKey: "" };
    expect(decideUpdateProfile(unfound, { name: "Anaïs d'Arc", pronouns: "elle" })).toEqual(renamed);
  });

  it("changes nothing where it says what is there", () => {
    expect(decideUpdateProfile(renamed, { name: "Anaïs d'Arc", pronouns: "elle" })).toBeUndefined();
    expect(decideUpdateProfile(renamed, { name: "Anaïs d'Arc", pronouns: "iel" })).toMatchObject({
      pronouns: "iel",
    });
  });
});
