import { expect, it } from "vitest";
import type { DamageSpec } from "../../game/gameTypes";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { creatureAttackRolls } from "../creatures/attackRolls";
import { askedSave, isSaved } from "./askedSave";

const fire: DamageSpec = { game: "dnd5e", type: "fire" };

it("is that of a creature's breath, which halves, and of a spell's line", () => {
  const dragon = DND5E_CREATURES.find(({ id }) => id === "adult-red-dragon");
  if (dragon === undefined) throw new Error("no dragon");
  const breath = creatureAttackRolls(dragon).find(({ id }) => id === "fireBreath")?.strike;
  const trait = "Sauvegarde de Dextérité";
  expect(askedSave(breath?.request.damage, undefined)).toEqual({ trait, difficulty: 21, success: "half" });
  const save = { ability: "dex", difficulty: 15 } as const;
  const line = { used: { use: "cast", save: { ...save, success: "half" } } } as const;
  expect(askedSave(fire, line)).toEqual({ trait, difficulty: 15, success: "half" });
  expect(askedSave(fire, { used: { use: "cast", save } })).toEqual({
    trait,
    difficulty: 15,
    success: "none",
  });
});

it("is none of an attack, of a line without a save, and of another game", () => {
  expect(askedSave(fire, undefined)).toBeUndefined();
  expect(askedSave(fire, { used: { use: "cast" } })).toBeUndefined();
  expect(askedSave({ game: "cthulhu" }, undefined)).toBeUndefined();
  expect(askedSave(undefined, undefined)).toBeUndefined();
});

it("is enough where the roll says so, or reaches it", () => {
  const success = { id: "success", label: "Réussite", tone: "success" } as const;
  expect(isSaved({ total: 3, outcome: success }, { difficulty: 15 })).toBe(true);
  expect(isSaved({ total: 30, outcome: { ...success, tone: "failure" } }, { difficulty: 15 })).toBe(false);
  expect(isSaved({ total: 15 }, { difficulty: 15 })).toBe(true);
  expect(isSaved({ total: 14 }, { difficulty: 15 })).toBe(false);
});
