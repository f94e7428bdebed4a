import { useFighters } from "../fighters/FightersProvider";
import type { DamageRoll, HealingRoll } from "./damageRoll";
import { Applied } from "./Offers";

/**
 * The names, as the MJ knows them, of those whom the damage or healing of a roll that names nobody was applied to; nothing
 * where it was applied to none.
 */
export function AppliedTo({ roll }: { roll: DamageRoll | HealingRoll }) {
  const fighters = useFighters();
  const rolls = "parts" in roll ? roll.parts : [roll];
  const ids = [...new Set(rolls.flatMap((one) => fighters?.metBy(one) ?? []))];
  if (ids.length === 0) return null;
  return <Applied>Appliqué à {ids.map((id) => fighters?.of(id)?.name ?? "une créature").join(", ")}</Applied>;
}
