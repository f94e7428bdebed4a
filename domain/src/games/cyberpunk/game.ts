import "./types";
import { INITIATIVE_GROUP, labelled } from "../../game/asks";
import { defineGame } from "../../game/game";
import { initiativeRequest } from "../../game/rolls/initiative";
import { cyberpunkAttack, cyberpunkBareHands } from "./attack";
import { cyberpunkCreatureSchema } from "./creatures/creature";
import { cyberpunkDamage, cyberpunkRolls } from "./rolls";
import { cyberpunkBlocks, facedownRequest, readCyberpunk } from "./sheet";
import { SKILL_GROUPS, STATS } from "./traits";

const reflexesOf = (raw: unknown): number | undefined => readCyberpunk(raw).stats.ref;

/** Cyberpunk RED. */
export const cyberpunk = defineGame({
  id: "cyberpunk",
  sheet: {
    blocks: cyberpunkBlocks,
    fightRolls: (_, raw) => [initiativeRequest(reflexesOf(raw) ?? 0, "ref"), facedownRequest(raw)],
    attack: cyberpunkAttack,
    bareHands: cyberpunkBareHands,
    dodge: "Esquive",
    initiative: (raw) => ({ ownBonus: reflexesOf(raw) }),
  },
  rolls: cyberpunkRolls,
  damage: cyberpunkDamage,
  asks: {
    traits: [
      ...labelled(SKILL_GROUPS),
      { title: "Caractéristiques", traits: STATS.map(({ short }) => short) },
      INITIATIVE_GROUP,
    ],
    difficulty: { max: 60, word: "à battre :", label: "Valeur à battre" },
  },
  creatureSchema: cyberpunkCreatureSchema,
  creatures: async () => (await import("./creatures/catalogue")).CYBERPUNK_CREATURES,
  lifeUnit: "PV",
  play: async () => (await import("./play/play")).cyberpunkPlay,
  spendsPoints: true,
});
