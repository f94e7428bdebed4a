import { describe, expect, it } from "vitest";
import { composedPool, readPoolChoice } from "./composedPool";

const stats = { attributes: { strength: 3 }, skills: { melee: 2 }, hunger: 2 };

describe("a composed pool", () => {
  it("is any attribute with any skill and a speciality, with the Hunger of now", () => {
    const choice = { attribute: "strength", skill: "melee", speciality: true } as const;
    expect(composedPool({ stats }, choice)).toEqual({
      kind: "game",
      label: "Force + Mêlée (spécialité)",
      spec: { game: "vampire", dice: 6, hungerDice: 2 },
      subject: { kind: "check", trait: "strength" },
    });
    expect(composedPool({ stats }, { ...choice, skill: "occult", speciality: false })).toMatchObject({
      label: "Force + Occultisme",
      spec: { dice: 3 },
    });
    expect(composedPool({ stats }, { ...choice, skill: "cuisine" }).label).toContain("cuisine");
  });

  it("is remembered, whatever was stored", () => {
    const choice = { attribute: "wits", skill: "science", speciality: true };
    expect(readPoolChoice(choice)).toEqual(choice);
    for (const stored of [undefined, "Force", { ...choice, skill: "cuisine" }]) {
      expect(readPoolChoice(stored)).toEqual({ attribute: "strength", skill: "brawl", speciality: false });
    }
  });
});
