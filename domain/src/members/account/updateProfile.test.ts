import { describe, expect, it } from "vitest";
import { decideUpdateProfile } from "./updateProfile";

describe("a saved profile", () => {
  const renamed = { name: "Anaïs d'Arc", pronouns: "elle", nameKey: "anais d'arc", surnameKey: "d'arc" };

  it("updates the keys that admins search by", () => {
    const before = { name: "Ana", pronouns: "elle", nameKey: "ana", surnameKey: "ana" };
    expect(decideUpdateProfile(before, { name: "Anaïs d'Arc", pronouns: "elle" })).toEqual(renamed);
    const unfound = { ...renamed, surnameKey: "" };
    expect(decideUpdateProfile(unfound, { name: "Anaïs d'Arc", pronouns: "elle" })).toEqual(renamed);
  });

  it("changes nothing when it equals the stored one", () => {
    expect(decideUpdateProfile(renamed, { name: "Anaïs d'Arc", pronouns: "elle" })).toBeUndefined();
    expect(decideUpdateProfile(renamed, { name: "Anaïs d'Arc", pronouns: "iel" })).toMatchObject({
      pronouns: "iel",
    });
  });
});
