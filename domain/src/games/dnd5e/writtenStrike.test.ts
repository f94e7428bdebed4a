import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { writtenStrike } from "./writtenStrike";

/** Strength +3, Dexterity +1, proficiency +3. */
const strong = { str: 16, dex: 12 };
const strikeOf = (action: object, abilityScores: object = strong) =>
  writtenStrike(normaliseCharacter({ system: "dnd5e", level: 5, abilityScores }), {
    name: "Attaque",
    attackBonus: 6,
    damage: { dice: "1d12+3" },
    ...action,
  });
const BLOW = { ability: "str", melee: true };

describe("what leads an attack that a sheet has written", () => {
  it.each([
    [{ name: "Hache à deux mains" }],
    [{ name: "Hachette" }],
    [{ name: "Greataxe" }],
    [{ name: "Griffes" }],
    [{ name: "Attaque à mains nues" }],
    [{ name: "Trophée", description: "Attaque d'arme au corps à corps." }],
    [{ name: "Trophée", range: "Allonge 1,5 m" }],
    [{ name: "Épée +2", attackBonus: 8 }],
  ])("is Strength, in a blow: %j", (action) => {
    expect(strikeOf(action)).toEqual(BLOW);
  });

  it.each([
    ["no name of a weapon", { name: "Souvenir de famille" }],
    ["no attack", { name: "Hache", attackBonus: undefined }],
    ["a shot", { name: "Arc long" }],
    ["a distance", { name: "Hachette", range: "6/18 m" }],
    ["a throw", { name: "Hachette lancée" }],
    ["a throw among its words", { name: "Hachette", description: "Légère, Lancer" }],
    ["a spell", { name: "Lame", description: "Attaque de sort au corps à corps" }],
    ["another ability's bonus", { name: "Épée", attackBonus: 5 }],
    ["more than magic adds", { name: "Épée", attackBonus: 10 }],
  ])("is not known by %s", (_, action) => {
    expect(strikeOf(action)).toBeUndefined();
  });

  it("is the better of two with finesse, Strength where it is as good", () => {
    const rapier = { name: "Rapière", attackBonus: 7 };
    expect(strikeOf(rapier, { str: 16, dex: 18 })?.ability).toBe("dex");
    expect(strikeOf(rapier, { str: 18, dex: 18 })?.ability).toBe("str");
    expect(strikeOf(rapier, { str: 18, dex: 12 })?.ability).toBe("str");
    expect(strikeOf({ name: "Hache", attackBonus: 7 }, { str: 16, dex: 18 })?.ability).toBe("str");
  });

  it("is not known while Strength is not", () => {
    expect(strikeOf({ name: "Hache" }, {})).toBeUndefined();
    expect(strikeOf({ name: "Rapière" }, { str: 16 })).toEqual(BLOW);
  });
});
