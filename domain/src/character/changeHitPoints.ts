import * as z from "zod/mini";
import type { HitPoints } from "./hitPoints";

/** An integer number of points lost, healed or granted. */
export const hitPointsChangeSchema = z.object({
  kind: z.enum(["damage", "healing", "temporary"]),
  amount: z.int().check(z.minimum(1), z.maximum(9999)),
});
export type HitPointsChange = z.infer<typeof hitPointsChangeSchema>;

const wholePoints = (points: number): number =>
  Number.isFinite(points) ? Math.max(0, Math.trunc(points)) : 0;

const withTemporary = ({ temporary: _, ...points }: HitPoints, temporary: number): HitPoints =>
  temporary > 0 ? { ...points, temporary } : points;

/**
 * Damage reduces temporary hit points first and never goes below 0. Negative or invalid amounts change
 * nothing.
 */
export function takeDamage(hitPoints: HitPoints, amount: number): HitPoints {
  const damage = wholePoints(amount);
  const shield = hitPoints.temporary ?? 0;
  const current = Math.max(0, (hitPoints.current ?? 0) - Math.max(0, damage - shield));
  return withTemporary({ ...hitPoints, current }, shield - damage);
}

/** Healing stops at the maximum, and does not change temporary hit points. */
export function heal(hitPoints: HitPoints, amount: number): HitPoints {
  const current = hitPoints.current ?? 0;
  const healed = current + wholePoints(amount);
  // Points above the maximum (after an item was unequipped) are not reduced by healing.
  return { ...hitPoints, current: Math.max(current, Math.min(healed, hitPoints.max ?? healed)) };
}

/** Temporary hit points do not add up: the larger amount applies. */
export function grantTemporary(hitPoints: HitPoints, amount: number): HitPoints {
  return withTemporary(hitPoints, Math.max(hitPoints.temporary ?? 0, wholePoints(amount)));
}

const CHANGES = { damage: takeDamage, healing: heal, temporary: grantTemporary } as const;

export function changeHitPoints(hitPoints: HitPoints, { kind, amount }: HitPointsChange): HitPoints {
  return CHANGES[kind](hitPoints, amount);
}
