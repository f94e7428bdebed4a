import type { CreatureUse } from "../../../game/creatures/creatureUse";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import { AUTOFIRE_SHOTS } from "../weaponRolls";
import type { CyberpunkCreature } from "./creature";

/** The magazines of what it fires. */
export const cyberpunkUses = ({ attacks }: CyberpunkCreature): CreatureUse[] =>
  attacks.flatMap(({ id, name, magazine }): CreatureUse[] =>
    magazine === undefined ? [] : [{ key: `shots-${id}`, label: name, max: magazine, attack: id }],
  );

/** One shot, or those of a burst. */
export function shotsOf(request: RollRequest): number {
  if (request.kind !== "game" || request.spec.game !== "cyberpunk") return 0;
  const { attack, burst } = request.spec;
  if (attack !== "ranged") return 0;
  return burst ? AUTOFIRE_SHOTS : 1;
}
