import type { Reopened } from "../game/forge/forge";
import { buildDnd5e } from "../games/dnd5e/forge/build";
import { chooseClass, chooseLevel } from "../games/dnd5e/forge/choose";
import { type Dnd5eDraft, emptyDnd5eDraft } from "../games/dnd5e/forge/draft";

export const scores = { str: 15, dex: 12, con: 14, int: 10, wis: 10, cha: 8 };

/** A D&D character made in the Forge. */
export function forged(classId: string, level: number, changes: Partial<Dnd5eDraft> = {}): Reopened {
  const draft = { ...emptyDnd5eDraft, baseScores: scores, ...changes };
  const {
    name,
    class: label = "",
    stats,
    data,
  } = buildDnd5e(chooseLevel(chooseClass(draft, classId), level));
  return { system: "dnd5e", name, class: label, stats, data };
}
