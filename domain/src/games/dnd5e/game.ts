import "./types";
import { defineGame } from "../../game/game";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { initiativeBonusOf } from "../../sheet/character/sheetRolls";
import { deriveArmorClass } from "./armorClass";
import { dnd5eAttackOf } from "./attack";
import { dnd5eBareHands } from "./bareHands";
import { helpsBeside } from "./bracers";
import { dnd5eCreatureSchema } from "./creatures/creature";
import { DEATH_SAVE } from "./deathSave";
import { dnd5eLoad } from "./load";
import { dnd5eDamage, dnd5eRolls } from "./rolls";
import { dnd5eAsked, dnd5eChecks, dnd5eInitiative } from "./sheetChecks";
import { weaponRolls } from "./weaponRolls";

/** Dungeons & Dragons, fifth edition (SRD 5.1). */
export const dnd5e = defineGame({
  id: "dnd5e",
  sheet: {
    checks: dnd5eChecks,
    fightRolls: (character) => [dnd5eInitiative(character)],
    attack: dnd5eAttackOf,
    bareHands: dnd5eBareHands,
    load: dnd5eLoad,
    initiative: (raw) => ({ ownBonus: initiativeBonusOf(normaliseCharacter(raw)) }),
  },
  rolls: dnd5eRolls,
  damage: dnd5eDamage,
  asks: { traits: dnd5eAsked, others: [DEATH_SAVE], difficulty: { max: 60, word: "DD", label: "DD ou CA" } },
  creatureSchema: dnd5eCreatureSchema,
  creatures: async () => (await import("./creatures/catalogue")).DND5E_CREATURES,
  lifeUnit: "PV",
  play: async () => (await import("./play/dnd5ePlay")).dnd5ePlay,
  equipment: { armorClass: deriveArmorClass, helps: helpsBeside, weaponRolls },
  lastLevel: 20,
  scoreMethods: true,
  diagonalsAreOne: true,
});
