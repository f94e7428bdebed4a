import { describe, expect, it } from "vitest";
import { sheetChoices } from "./sheetChoices";

const found = (system: Parameters<typeof sheetChoices>[0], raw: unknown, label: string) =>
  sheetChoices(system, raw)
    .flatMap(({ choices }) => choices)
    .find((choice) => choice.label === label);
const specs = (system: Parameters<typeof sheetChoices>[0], raw: unknown) =>
  sheetChoices(system, raw)
    .flatMap(({ choices }) => choices)
    .flatMap((choice) => (choice.kind === "game" ? [choice.spec] : []));

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
    const asked = (label: string) => found("dnd5e", hero, label);
    expect(asked("Attaquer avec Épée")).toMatchObject({ modifier: 5, subject: { kind: "attack" } });
    expect(asked("Athlétisme")).toMatchObject({ modifier: 5, subject: { kind: "check", trait: "str" } });
    const save = { modifier: 5, subject: { kind: "save", trait: "str" } };
    expect(asked("Sauvegarde de Force")).toMatchObject(save);
    expect(asked("Dextérité")).toMatchObject({ modifier: 1, subject: { kind: "check", trait: "dex" } });
    expect(sheetChoices("dnd5e", {})).toEqual([]);
  });

  it("in Vampire is a pool with the character's Hunger", () => {
    const stats = { attributes: { strength: 3, dexterity: 2 }, skills: { brawl: 2 }, hunger: 2 };
    expect(found("vampire", { stats }, "Force")).toMatchObject({
      spec: { game: "vampire", dice: 3, hungerDice: 2 },
      subject: { kind: "check", trait: "strength" },
    });
    expect(found("vampire", { stats }, "Exaltation")).toMatchObject({ spec: { about: "rouse" } });
  });

  it("has each attack once: several at one press are the sheet's", () => {
    const labels = sheetChoices("cyberpunk", { system: "cyberpunk", stats: { ref: 8, dex: 6, body: 6 } })
      .flatMap(({ title, choices }) => (title === "Attaques" ? choices : []))
      .filter(({ kind }) => kind === "game")
      .map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(0);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("in every game has the attacks of what it carries", () => {
    const pistol = { name: "Pistolet", category: "Arme de poing", damage: { dice: "3d6" } };
    const runner = {
      system: "cyberpunk",
      stats: { ref: 8, skills: { handgun: 6 } },
      inventoryItems: [{ itemId: "p", equipped: true, snapshot: pistol }],
    };
    const spec = (modifier: number) => ({ spec: { game: "cyberpunk", modifier } });
    expect(found("cyberpunk", runner, "Attaquer avec Pistolet")).toMatchObject(spec(14));
    expect(found("cyberpunk", runner, "Tir visé (tête) : Pistolet")).toMatchObject(spec(6));
    const damage = sheetChoices("cyberpunk", runner)[0]?.choices.find((choice) => choice.kind === "dice");
    expect(damage).toMatchObject({ dice: "3d6", damage: { game: "cyberpunk", location: "body" } });
  });

  it("holds another's look in Cyberpunk, which is opposed by the same", () => {
    const facedown = found("cyberpunk", { stats: { cool: 6, reputation: 2 } }, "Confrontation");
    expect(facedown).toMatchObject({
      spec: { game: "cyberpunk", modifier: 8, facedown: true },
      opposed: true,
    });
    expect(found("cyberpunk", { stats: {} }, "Confrontation")).toBeUndefined();
  });

  it("in Cyberpunk is stat and skill, in Call of Cthulhu a percentage", () => {
    const runner = { stats: { attributes: { ref: 8 }, skills: { handgun: 6 } } };
    expect(specs("cyberpunk", runner)).toContainEqual({ game: "cyberpunk", modifier: 14 });
    const sleuth = { stats: { characteristics: { dex: 70 }, skills: { listen: 45 } } };
    expect(specs("cthulhu", sleuth)).toContainEqual({ game: "cthulhu", target: 45, bonusDice: 0 });
  });
});
