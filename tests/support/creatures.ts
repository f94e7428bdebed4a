import type { EncounterDocument } from "domain/documents/encounter";
import type { EncounterLine } from "domain/documents/encounterLines";
import type { Creature } from "domain/game/gameTypes";
import type { CreatureDraft } from "domain/games/creature";
import { CTHULHU_CREATURES } from "domain/games/cthulhu/creatures/catalogue";
import { outlineOf } from "domain/table/creatures/encounterOutline";

/** A creature of D&D, whole and small. */
export const THUG: Extract<CreatureDraft, { system: "dnd5e" }> = {
  system: "dnd5e",
  name: "Brute des docks",
  about: "Humanoïde de taille M, neutre mauvais",
  life: { max: 32, dice: "5d8+10" },
  challenge: 0.5,
  experience: 100,
  proficiencyBonus: 2,
  initiative: 0,
  armourClass: 11,
  speeds: { walk: 9 },
  abilities: { str: 15, dex: 11, con: 14, int: 10, wis: 10, cha: 11 },
  saves: {},
  skills: { perception: 2 },
  senses: {},
  passivePerception: 12,
  languages: "commun",
  resistances: [{ type: "cold" }],
  immunities: [],
  vulnerabilities: [],
  conditionImmunities: ["frightened"],
  attacks: [
    {
      id: "mace",
      name: "Masse d'armes",
      attackBonus: 4,
      damage: [{ dice: "1d6+2", type: "bludgeoning" }],
      save: { ability: "con", difficulty: 11, success: "none" },
    },
  ],
  traits: [{ name: "Tactique de groupe", text: "Avantage si un allié est au contact." }],
  legendary: [],
};

/** A creature of another game. */
export const CULTIST = CTHULHU_CREATURES.find(({ id }) => id === "cultiste") as Creature;

/** A prepared encounter as its calls take it. */
export const AMBUSH: { name: string; lines: EncounterLine[] } = {
  name: "Embuscade au pont",
  lines: [
    { creature: { ...THUG, id: "thug" }, count: 3, hidden: false },
    { creature: { ...THUG, id: "chief", name: "Chef" }, count: 1, hidden: true },
  ],
};

/** The same as it is stored for its MJ. */
export const ambushOf = (uid: string): EncounterDocument => ({
  ...AMBUSH,
  uid,
  outline: outlineOf(AMBUSH.lines),
  version: 1,
  createdAt: 1,
  updatedAt: 1,
});
