import "./types";
import { defineGame } from "../../game/game";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { dnd5eAttackOf } from "./attack";
import { attunedTooMany } from "./attunement";
import { dnd5eBareHands } from "./bareHands";
import { helpsBeside } from "./bracers";
import { dnd5eCreatureSchema } from "./creatures/creature";
import { DEATH_SAVE } from "./deathSave";
import { raiseValues } from "./equipment/raise";
import { dnd5eLoad } from "./load";
import { dnd5eDamage, dnd5eRolls } from "./rolls";
import { dnd5eSaves } from "./saves";
import { currentSaveLabel } from "./savingThrowLabel";
import { dnd5eAsked, dnd5eChecks, dnd5eInitiative } from "./sheetChecks";
import { initiativeBonusOf } from "./sheetRolls";
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
    carriedWrongly: attunedTooMany,
    initiative: (raw) => ({ ownBonus: initiativeBonusOf(normaliseCharacter(raw)) }),
  },
  rolls: dnd5eRolls,
  damage: dnd5eDamage,
  asks: {
    traits: dnd5eAsked,
    currentLabel: currentSaveLabel,
    others: [DEATH_SAVE],
    difficulty: { max: 60, word: "DD", label: "DD ou CA" },
  },
  saves: dnd5eSaves,
  creatureSchema: dnd5eCreatureSchema,
  creatures: async () => (await import("./creatures/catalogue")).DND5E_CREATURES,
  lifeUnit: "PV",
  play: async () => (await import("./play/dnd5ePlay")).dnd5ePlay,
  downtime: async () => (await import("./downtime/downtime")).dnd5eDowntime,
  equipment: { raise: raiseValues, helps: helpsBeside, weaponRolls },
  scoreMethods: true,
  diagonalsAreOne: true,
});
