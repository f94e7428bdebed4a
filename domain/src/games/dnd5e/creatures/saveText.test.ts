import { expect, it } from "vitest";
import { creatureAttackRolls } from "../../../table/creatures/attackRolls";
import { DND5E_CREATURES } from "./catalogue";
import { saveTextOf } from "./saveText";

const attacksOf = (id: string) => DND5E_CREATURES.find((one) => one.id === id)?.attacks ?? [];

it("says what a breath asks its targets for, and what a success takes", () => {
  const breath = attacksOf("adult-red-dragon").find(({ id }) => id === "fireBreath");
  expect(breath && saveTextOf(breath)).toBe("Sauvegarde DEX DD 21, moitié si réussie");
  const save = { ability: "con", difficulty: 11, success: "none" } as const;
  expect(breath && saveTextOf({ ...breath, save })).toBe("Sauvegarde CON DD 11");
});

it("stands beside the breath, and beside no attack roll", () => {
  const dragon = DND5E_CREATURES.find(({ id }) => id === "adult-red-dragon");
  const rolls = dragon ? creatureAttackRolls(dragon) : [];
  const notesOf = (id: string) => rolls.find((one) => one.id === id)?.strike?.notes;
  expect(notesOf("fireBreath")).toEqual(["Sauvegarde DEX DD 21, moitié si réussie"]);
  expect(rolls.filter(({ strike }) => strike?.request.kind === "check").length).toBeGreaterThan(0);
  for (const { strike } of rolls) if (strike?.request.kind === "check") expect(strike.notes).toEqual([]);
});
