import "./types";
import { INITIATIVE_GROUP, labelled } from "../../game/asks";
import { BARE_HANDS } from "../../game/bareHands";
import { defineGame } from "../../game/game";
import { initiativeRequest } from "../../game/rolls/initiative";
import { vampireAttack } from "./attack";
import { composedAsks } from "./composedPool";
import { vampireCreatureSchema } from "./creatures/creature";
import { vampireDamage, vampireRolls } from "./rolls";
import { vampireBlocks } from "./sheet";
import { ATTRIBUTE_GROUPS, SKILL_GROUPS } from "./traits";

/** Vampire (V5). */
export const vampire = defineGame({
  id: "vampire",
  sheet: {
    blocks: vampireBlocks,
    fightRolls: () => [initiativeRequest(0)],
    attack: vampireAttack,
    bareHands: () => BARE_HANDS,
    dodge: "Dextérité + Athlétisme",
    initiative: () => ({}),
  },
  rolls: vampireRolls,
  damage: vampireDamage,
  asks: {
    composed: composedAsks,
    traits: [
      ...labelled(SKILL_GROUPS),
      ...labelled(ATTRIBUTE_GROUPS),
      { title: "La Bête", traits: ["Résister à la frénésie"] },
      INITIATIVE_GROUP,
    ],
    difficulty: { max: 20, word: "difficulté", label: "Difficulté" },
  },
  creatureSchema: vampireCreatureSchema,
  creatures: async () => (await import("./creatures/catalogue")).VAMPIRE_CREATURES,
  lifeUnit: "Santé",
  play: async () => (await import("./play/play")).vampirePlay,
  downtime: async () => (await import("./downtime/downtime")).vampireDowntime,
  spendsPoints: true,
});
