import { describe, expect, it } from "vitest";
import { sheetChoices } from "./sheetChoices";

const found = (system: Parameters<typeof sheetChoices>[0], raw: unknown, label: string) =>
  sheetChoices(system, raw)
    .flatMap(({ choices }) => choices)
    .find((choice) => choice.label === label)?.roll;

describe("what a tray takes over from a sheet", () => {
  it("in D&D are attacks, skills, saves and abilities", () => {
    const hero = {
      system: "dnd5e",
      level: 1,
      abilityScores: { str: 16, dex: 12 },
      skills: { athletics: true },
      savingThrows: { str: true },
      inventoryItems: [{ itemId: "e", equipped: true, snapshot: { name: "Épée", category: "Arme" } }],
    };
    const modifier = (label: string) => found("dnd5e", hero, label);
    expect(modifier("Attaquer avec Épée")).toEqual({ game: "dnd5e", modifier: 5 });
    expect(modifier("Athlétisme")).toEqual({ game: "dnd5e", modifier: 5 });
    expect(modifier("Sauvegarde de Force")).toEqual({ game: "dnd5e", modifier: 5 });
    expect(modifier("Dextérité")).toEqual({ game: "dnd5e", modifier: 1 });
    expect(sheetChoices("dnd5e", {})).toEqual([]);
  });

  it("in Vampire is a pool with the character's Hunger", () => {
    const stats = { attributes: { strength: 3, dexterity: 2 }, skills: { brawl: 2 }, hunger: 2 };
    expect(found("vampire", { stats }, "Force")).toEqual({ game: "vampire", dice: 3, hungerDice: 2 });
  });

  it("in every game has the attacks of what it carries", () => {
    const pistol = { name: "Pistolet", category: "Arme de poing", damage: { dice: "3d6" } };
    const runner = {
      system: "cyberpunk",
      stats: { ref: 8, skills: { handgun: 6 } },
      inventoryItems: [{ itemId: "p", equipped: true, snapshot: pistol }],
    };
    expect(found("cyberpunk", runner, "Attaquer avec Pistolet")).toEqual({ game: "cyberpunk", modifier: 14 });
    expect(found("cyberpunk", runner, "Tir visé (tête) : Pistolet")).toEqual({
      game: "cyberpunk",
      modifier: 6,
    });
  });

  it("in Cyberpunk is stat and skill, in Call of Cthulhu a percentage", () => {
    const runner = { stats: { attributes: { ref: 8 }, skills: { handgun: 6 } } };
    const rolls = sheetChoices("cyberpunk", runner).flatMap(({ choices }) => choices.map(({ roll }) => roll));
    expect(rolls).toContainEqual({ game: "cyberpunk", modifier: 14 });
    const sleuth = { stats: { characteristics: { dex: 70 }, skills: { listen: 45 } } };
    const targets = sheetChoices("cthulhu", sleuth).flatMap(({ choices }) => choices.map(({ roll }) => roll));
    expect(targets).toContainEqual({ game: "cthulhu", target: 45, bonusDice: 0 });
  });
});
