import { INITIATIVE_LABEL } from "../../game/rolls/initiative";
import type { RolledValue } from "./rollInitiative";

/** A roll of a table, as far as it matters here. */
interface TableRoll {
  readonly id: string;
  readonly label: string;
  readonly character?: { readonly id: string } | undefined;
  readonly total: number;
  readonly createdAt: number;
}

/** What a character has rolled for its initiative. */
export interface OwnRoll extends RolledValue {
  readonly rollId: string;
  readonly characterId: string;
}

/**
 * The newest initiative roll of each character since a moment (epoch milliseconds). `bonusOf`: what its sheet adds,
 * which is shown apart from the die.
 */
export function ownRollsSince(
  rolls: readonly TableRoll[],
  since: number,
  bonusOf: (characterId: string) => number | undefined,
): OwnRoll[] {
  const newest = new Map<string, OwnRoll>();
  for (const { id, label, character, total, createdAt } of rolls) {
    if (label !== INITIATIVE_LABEL || character === undefined || createdAt <= since) continue;
    if (newest.has(character.id)) continue;
    const bonus = bonusOf(character.id);
    newest.set(character.id, { rollId: id, characterId: character.id, value: total, bonus });
  }
  return [...newest.values()];
}
