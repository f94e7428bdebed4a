import { CREATURE_CHARACTERISTICS } from "domain/games/cthulhu/creatures/creature";
import { CHARACTERISTICS } from "domain/games/cthulhu/traits";
import { named, THREAT } from "../../../kits/creatures/creatureFields";
import type { CreatureFormParts } from "../../../kits/creatures/creatureForm";
import { SkillFields } from "../../../kits/creatures/ListFields";

export const cthulhuCreatureForm: CreatureFormParts = {
  first: {
    life: { max: 12 },
    threat: 1,
    characteristics: { str: 60, con: 60, siz: 60, dex: 55, int: 50, pow: 50 },
    initiative: 55,
    armour: 0,
    build: 0,
    damageBonus: "0",
    move: 8,
    skills: [],
  },
  lifeLabel: "Points de vie",
  hasLifeDice: true,
  groups: [
    {
      title: "Caractéristiques",
      fields: [
        THREAT,
        ...named("characteristics", CREATURE_CHARACTERISTICS, CHARACTERISTICS),
        { path: "initiative", label: "Initiative (DEX)" },
        { path: "armour", label: "Armure" },
        { path: "damageBonus", label: "Impact", as: "text" },
        { path: "build", label: "Carrure" },
        { path: "move", label: "Mouvement" },
        { path: "sanityLoss", label: "Perte de SAN", as: "text", optional: true },
      ],
    },
  ],
  more: SkillFields,
  attack: {
    first: { target: 40, damage: [{ dice: "1d6" }] },
    fields: [
      { path: "target", label: "Pourcentage" },
      { path: "impaling", label: "Empale", as: "check" },
      { path: "shot", label: "Arme à feu", as: "check" },
      { path: "malfunction", label: "Panne à partir de", optional: true },
    ],
    damage: { first: { dice: "" } },
  },
};
