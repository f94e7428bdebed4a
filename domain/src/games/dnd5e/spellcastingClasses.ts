import { SKILL_KEYS } from "../../sheet/character/skills";
import type { CharacterClass } from "./characterClass";
import {
  BOLTS_OR_SIMPLE_WEAPON,
  CASTERS_WEAPONS,
  COMPONENTS_OR_FOCUS,
  DUELLISTS_WEAPONS,
  DUNGEONEER,
  EXPLORER,
  LIGHT_TO_SHIELDS,
  PRIEST,
  SCHOLAR,
} from "./classKit";
import {
  anyFocus,
  anyInstrument,
  anySimpleMeleeWeapon,
  anySimpleWeapon,
  lot,
  option,
} from "./startingEquipment";

/** The classes that cast spells from the first level. */
export const spellcastingClasses: readonly CharacterClass[] = [
  {
    id: "barde",
    name: "Barde",
    hitDie: 8,
    savingThrows: ["dex", "cha"],
    skillChoices: { count: 3, from: SKILL_KEYS },
    proficiencies: ["Armures légères", ...DUELLISTS_WEAPONS, "Trois instruments de musique"],
    startingEquipment: {
      lots: [lot("armure-de-cuir"), lot("dague")],
      choices: [
        [option(lot("rapiere")), option(lot("epee-longue")), option(anySimpleWeapon())],
        [option(lot("paquetage-de-diplomate")), option(lot("paquetage-d-artiste"))],
        [option(lot("luth")), option(anyInstrument())],
      ],
    },
    spellcasting: { ability: "cha", fromLevel: 1 },
  },
  {
    id: "clerc",
    name: "Clerc",
    hitDie: 8,
    savingThrows: ["wis", "cha"],
    skillChoices: { count: 2, from: ["history", "insight", "medicine", "persuasion", "religion"] },
    proficiencies: [...LIGHT_TO_SHIELDS, "Armes courantes"],
    startingEquipment: {
      lots: [lot("bouclier")],
      choices: [
        [option(lot("masse-d-armes")), option(lot("marteau-de-guerre"))],
        [option(lot("armure-d-ecailles")), option(lot("armure-de-cuir")), option(lot("cotte-de-mailles"))],
        BOLTS_OR_SIMPLE_WEAPON,
        [PRIEST, EXPLORER],
        [option(lot("amulette-sacree")), option(lot("embleme-sacre")), option(lot("reliquaire"))],
      ],
    },
    spellcasting: { ability: "wis", fromLevel: 1 },
  },
  {
    id: "druide",
    name: "Druide",
    hitDie: 8,
    savingThrows: ["int", "wis"],
    skillChoices: {
      count: 2,
      from: [
        "arcana",
        "animalHandling",
        "insight",
        "medicine",
        "nature",
        "perception",
        "religion",
        "survival",
      ],
    },
    proficiencies: [
      ...LIGHT_TO_SHIELDS,
      "Gourdins, dagues, javelines, masses d'armes, bâtons, serpes, lances, fléchettes, frondes, cimeterres",
      "Matériel d'herboriste",
    ],
    startingEquipment: {
      lots: [lot("armure-de-cuir"), lot("paquetage-d-explorateur")],
      choices: [
        [option(lot("bouclier")), option(anySimpleWeapon())],
        [option(lot("cimeterre")), option(anySimpleMeleeWeapon())],
        [option(lot("branche-de-gui")), option(anyFocus())],
      ],
    },
    spellcasting: { ability: "wis", fromLevel: 1 },
  },
  {
    id: "ensorceleur",
    name: "Ensorceleur",
    hitDie: 6,
    savingThrows: ["con", "cha"],
    skillChoices: {
      count: 2,
      from: ["arcana", "deception", "insight", "intimidation", "persuasion", "religion"],
    },
    proficiencies: CASTERS_WEAPONS,
    startingEquipment: {
      lots: [lot("dague", 2)],
      choices: [BOLTS_OR_SIMPLE_WEAPON, COMPONENTS_OR_FOCUS, [DUNGEONEER, EXPLORER]],
    },
    spellcasting: { ability: "cha", fromLevel: 1 },
  },
  {
    id: "magicien",
    name: "Magicien",
    hitDie: 6,
    savingThrows: ["int", "wis"],
    skillChoices: {
      count: 2,
      from: ["arcana", "history", "insight", "investigation", "medicine", "religion"],
    },
    proficiencies: CASTERS_WEAPONS,
    startingEquipment: {
      lots: [lot("grimoire")],
      choices: [
        [option(lot("baton-de-combat")), option(lot("dague"))],
        COMPONENTS_OR_FOCUS,
        [SCHOLAR, EXPLORER],
      ],
    },
    spellcasting: { ability: "int", fromLevel: 1 },
  },
  {
    id: "occultiste",
    name: "Occultiste",
    hitDie: 8,
    savingThrows: ["wis", "cha"],
    skillChoices: {
      count: 2,
      from: ["arcana", "deception", "history", "intimidation", "investigation", "nature", "religion"],
    },
    proficiencies: ["Armures légères", "Armes courantes"],
    startingEquipment: {
      lots: [lot("armure-de-cuir"), lot("dague", 2)],
      choices: [
        BOLTS_OR_SIMPLE_WEAPON,
        COMPONENTS_OR_FOCUS,
        [SCHOLAR, DUNGEONEER],
        [option(anySimpleWeapon())],
      ],
    },
    spellcasting: { ability: "cha", fromLevel: 1 },
  },
];
