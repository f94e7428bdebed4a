import type { CharacterClass } from "./characterClass";
import {
  ALL_ARMOURS,
  ALL_WEAPONS,
  CROSSBOW_AND_BOLTS,
  DUELLISTS_WEAPONS,
  DUNGEONEER,
  EXPLORER,
  LIGHT_TO_SHIELDS,
  PRIEST,
} from "./classKit";
import {
  anyMartialMeleeWeapon,
  anyMartialWeapon,
  anySimpleMeleeWeapon,
  anySimpleWeapon,
  lot,
  option,
} from "./startingEquipment";

/** The martial classes; paladins and rangers learn spells at a later level. */
export const martialClasses: readonly CharacterClass[] = [
  {
    id: "barbare",
    name: "Barbare",
    hitDie: 12,
    savingThrows: ["str", "con"],
    skillChoices: {
      count: 2,
      from: ["athletics", "animalHandling", "intimidation", "nature", "perception", "survival"],
    },
    proficiencies: [...LIGHT_TO_SHIELDS, ...ALL_WEAPONS],
    startingEquipment: {
      lots: [lot("paquetage-d-explorateur"), lot("javeline", 4)],
      choices: [
        [option(lot("hache-a-deux-mains")), option(anyMartialMeleeWeapon())],
        [option(lot("hachette", 2)), option(anySimpleWeapon())],
      ],
    },
  },
  {
    id: "guerrier",
    name: "Guerrier",
    hitDie: 10,
    savingThrows: ["str", "con"],
    skillChoices: {
      count: 2,
      from: [
        "acrobatics",
        "animalHandling",
        "athletics",
        "history",
        "insight",
        "intimidation",
        "perception",
        "survival",
      ],
    },
    proficiencies: [...ALL_ARMOURS, ...ALL_WEAPONS],
    startingEquipment: {
      lots: [],
      choices: [
        [option(lot("cotte-de-mailles")), option(lot("armure-de-cuir"), lot("arc-long"), lot("fleches"))],
        [option(anyMartialWeapon(), lot("bouclier")), option(anyMartialWeapon(2))],
        [CROSSBOW_AND_BOLTS, option(lot("hachette", 2))],
        [DUNGEONEER, EXPLORER],
      ],
    },
  },
  {
    id: "moine",
    name: "Moine",
    hitDie: 8,
    savingThrows: ["str", "dex"],
    skillChoices: {
      count: 2,
      from: ["acrobatics", "athletics", "history", "insight", "religion", "stealth"],
    },
    proficiencies: ["Armes courantes", "Épées courtes", "Un outil d'artisan ou un instrument"],
    startingEquipment: {
      lots: [lot("flechette", 10)],
      choices: [
        [option(lot("epee-courte")), option(anySimpleWeapon())],
        [DUNGEONEER, EXPLORER],
      ],
    },
  },
  {
    id: "paladin",
    name: "Paladin",
    hitDie: 10,
    savingThrows: ["wis", "cha"],
    skillChoices: {
      count: 2,
      from: ["athletics", "insight", "intimidation", "medicine", "persuasion", "religion"],
    },
    proficiencies: [...ALL_ARMOURS, ...ALL_WEAPONS],
    startingEquipment: {
      lots: [lot("cotte-de-mailles")],
      choices: [
        [option(anyMartialWeapon(), lot("bouclier")), option(anyMartialWeapon(2))],
        [option(lot("javeline", 5)), option(anySimpleMeleeWeapon())],
        [PRIEST, EXPLORER],
        [option(lot("amulette-sacree")), option(lot("embleme-sacre")), option(lot("reliquaire"))],
      ],
    },
    spellcasting: { ability: "cha", fromLevel: 2 },
  },
  {
    id: "rodeur",
    name: "Rôdeur",
    hitDie: 10,
    savingThrows: ["str", "dex"],
    skillChoices: {
      count: 3,
      from: [
        "animalHandling",
        "athletics",
        "insight",
        "investigation",
        "nature",
        "perception",
        "stealth",
        "survival",
      ],
    },
    proficiencies: [...LIGHT_TO_SHIELDS, ...ALL_WEAPONS],
    startingEquipment: {
      lots: [lot("arc-long"), lot("fleches")],
      choices: [
        [option(lot("armure-d-ecailles")), option(lot("armure-de-cuir"))],
        [option(lot("epee-courte", 2)), option(anySimpleMeleeWeapon(2))],
        [DUNGEONEER, EXPLORER],
      ],
    },
    spellcasting: { ability: "wis", fromLevel: 2 },
  },
  {
    id: "roublard",
    name: "Roublard",
    hitDie: 8,
    savingThrows: ["dex", "int"],
    skillChoices: {
      count: 4,
      from: [
        "acrobatics",
        "athletics",
        "deception",
        "insight",
        "intimidation",
        "investigation",
        "perception",
        "performance",
        "persuasion",
        "sleightOfHand",
        "stealth",
      ],
    },
    proficiencies: ["Armures légères", ...DUELLISTS_WEAPONS, "Outils de voleur"],
    startingEquipment: {
      lots: [lot("armure-de-cuir"), lot("dague", 2), lot("outils-de-voleur")],
      choices: [
        [option(lot("rapiere")), option(lot("epee-courte"))],
        [option(lot("arc-court"), lot("carquois"), lot("fleches")), option(lot("epee-courte"))],
        [option(lot("paquetage-de-cambrioleur")), DUNGEONEER, EXPLORER],
      ],
    },
  },
];
