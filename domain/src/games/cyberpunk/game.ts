import "./types";
import { INITIATIVE_GROUP, labelled, type TraitGroup } from "../../game/asks";
import { defineGame } from "../../game/game";
import { initiativeRequest } from "../../game/rolls/initiative";
import { officialArmourPenalty } from "./armourPenalty";
import { cyberpunkAttack, cyberpunkBareHands } from "./attack";
import { cyberpunkCreatureSchema } from "./creatures/creature";
import { DEATH_SAVE } from "./deathSave";
import { FACEDOWN } from "./facedown";
import { cyberpunkDamage, cyberpunkRolls } from "./rolls";
import { cyberpunkBlocks, facedownRequest, readCyberpunk } from "./sheet";
import { SKILL_GROUPS, STATS } from "./traits";

const reflexesOf = (raw: unknown): number | undefined => readCyberpunk(raw).stats.ref;

/** REF with what heavy armour takes from it: what the order of a fight counts with, which knows no state in play. */
function reactionOf(raw: unknown): number | undefined {
  const reflexes = reflexesOf(raw);
  return reflexes === undefined ? undefined : Math.max(0, reflexes + officialArmourPenalty(raw));
}

const FIGHT: TraitGroup = {
  ...INITIATIVE_GROUP,
  traits: [...INITIATIVE_GROUP.traits, FACEDOWN, DEATH_SAVE.label],
};

/** Cyberpunk RED. */
export const cyberpunk = defineGame({
  id: "cyberpunk",
  sheet: {
    blocks: cyberpunkBlocks,
    fightRolls: (_, raw) => [initiativeRequest(reflexesOf(raw) ?? 0, "ref"), facedownRequest(raw)],
    attack: cyberpunkAttack,
    bareHands: cyberpunkBareHands,
    dodge: "Esquive",
    initiative: (raw) => ({ ownBonus: reactionOf(raw) }),
  },
  rolls: cyberpunkRolls,
  damage: cyberpunkDamage,
  asks: {
    traits: [
      ...labelled(SKILL_GROUPS),
      { title: "Caractéristiques", traits: STATS.map(({ short }) => short) },
      FIGHT,
    ],
    others: [DEATH_SAVE],
    difficulty: { max: 60, word: "à battre :", label: "Valeur à battre" },
  },
  creatureSchema: cyberpunkCreatureSchema,
  creatures: async () => (await import("./creatures/catalogue")).CYBERPUNK_CREATURES,
  lifeUnit: "PV",
  play: async () => (await import("./play/play")).cyberpunkPlay,
  downtime: async () => (await import("./downtime/downtime")).cyberpunkDowntime,
  spendsPoints: true,
});
