import { ABILITIES } from "../abilities";
import type { Dnd5eCreatureAttack } from "./creature";

/** « Sauvegarde DEX DD 21, moitié si réussie »; undefined of an attack that asks for none. */
export function saveTextOf({ save }: Dnd5eCreatureAttack): string | undefined {
  if (save === undefined) return undefined;
  const half = save.success === "half" ? ", moitié si réussie" : "";
  return `Sauvegarde ${ABILITIES[save.ability].short} DD ${save.difficulty}${half}`;
}
