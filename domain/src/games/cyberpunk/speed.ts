import { defineSpeed } from "../../game/speedRules";
import { officialArmourPenalty } from "./armourPenalty";
import type { CyberpunkCreature } from "./creatures/creature";
import { readCyberpunk } from "./sheet";

/** Of a Move Action, for each point of MOVE; a square is as long. */
const METRES = 2;

export const cyberpunkSpeed = defineSpeed<CyberpunkCreature>({
  ofCharacter: (raw) => {
    const { move } = readCyberpunk(raw).stats;
    return move === undefined ? undefined : Math.max(0, move + officialArmourPenalty(raw)) * METRES;
  },
  ofCreature: ({ stats }) => stats.move * METRES,
  square: METRES,
});
