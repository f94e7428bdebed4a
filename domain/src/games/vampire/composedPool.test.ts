import { describe, expect, it } from "vitest";
import { composedAsks, composedPool, readPoolChoice } from "./composedPool";

const stats = { attributes: { strength: 3 }, skills: { melee: 2 }, hunger: 2 };

describe("a composed pool", () => {
  it("is any attribute with any skill and a speciality, with the Hunger of now", () => {
    const choice = { attribute: "strength", skill: "melee", speciality: true } as const;
    expect(composedPool({ stats }, choice)).toEqual({
      kind: "game",
      label: "Force + Mêlée (spécialité)",
      spec: { game: "vampire", dice: 6, hungerDice: 2 },
      subject: { kind: "check", trait: "strength", skill: "melee" },
    });
    expect(composedPool({ stats }, { ...choice, skill: "occult", speciality: false })).toMatchObject({
      label: "Force + Occultisme",
      spec: { dice: 3 },
    });
    expect(composedPool({ stats }, { ...choice, skill: "cuisine" }).label).toContain("cuisine");
  });

  it("is two attributes as well", () => {
    const raw = { stats: { ...stats, attributes: { resolve: 3, composure: 2 } } };
    expect(composedPool(raw, { attribute: "resolve", skill: "composure", speciality: false })).toMatchObject({
      ...{ label: "Résolution + Sang-froid", spec: { dice: 5, hungerDice: 2 } },
    });
  });

  it("is asked for by the names of its traits, and rolled by a sheet that knows them", () => {
    expect(composedAsks.reads("Résolution + Sang-froid")).toBe(true);
    for (const trait of ["Résolution", "Mêlée + Force", "Force + Cuisine", "Force + Mêlée + Occultisme"]) {
      expect(composedAsks.reads(trait)).toBe(false);
      expect(composedAsks.roll({ stats }, trait)).toBeUndefined();
    }
    expect(composedAsks.roll({ stats }, "Force + Mêlée")).toMatchObject({ spec: { dice: 5 } });
    expect(composedAsks.roll({}, "Force + Mêlée")).toBeUndefined();
  });

  it("is remembered, whatever was stored", () => {
    const choice = { attribute: "wits", skill: "science", speciality: true };
    expect(readPoolChoice(choice)).toEqual(choice);
    for (const stored of [undefined, "Force", { ...choice, skill: "cuisine" }]) {
      expect(readPoolChoice(stored)).toEqual({ attribute: "strength", skill: "brawl", speciality: false });
    }
  });
});
