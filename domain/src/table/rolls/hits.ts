import type { RollDocument } from "../../documents/roll";
import type { DamageSpec } from "../../game/gameTypes";
import type { AnyPlaySystem } from "../../game/play";
import type { DamagePart, DamageTaken } from "../../game/rolls/damage";
import { gameOf } from "../../games/registry/games";
import { isDeepEqual } from "../../values/isDeepEqual";
import { askedSave } from "./askedSave";

export type HitPart = DamagePart<DamageSpec>;

type Dealing = Pick<RollDocument, "damage" | "follows" | "target" | "audience">;
type Line = Pick<RollDocument, "used">;

/** A roll of damage with what it follows, where that is known. */
export interface FollowingDamage<Roll extends Dealing> {
  readonly roll: Roll;
  readonly line: Line | undefined;
}

/** Whether two rolls of damage are one hit: of the same attack, or against the same save, at the same target. */
function isOneHit(
  { roll, line }: FollowingDamage<Dealing>,
  { roll: other }: FollowingDamage<Dealing>,
): boolean {
  const { damage, follows } = roll;
  if (damage === undefined || line === undefined || !gameOf(damage.game).damage.addsUp) return false;
  const save = askedSave(damage, line);
  // What neither an attack nor a save decides are so many missiles.
  if (line.used !== undefined && save === undefined) return false;
  return (
    other.follows === follows &&
    other.damage?.game === damage.game &&
    other.audience === roll.audience &&
    other.target?.id === roll.target?.id &&
    isDeepEqual(save, askedSave(other.damage, line))
  );
}

/** Rolls of damage as the hits that they are (`DamageRules.addsUp`), each in the order in which it was thrown. */
export function hitsOf<Roll extends Dealing>(rolls: readonly FollowingDamage<Roll>[]): Roll[][] {
  const hits: FollowingDamage<Roll>[][] = [];
  for (const roll of rolls) {
    const same = hits.find(([first]) => first !== undefined && isOneHit(first, roll));
    if (same) same.push(roll);
    else hits.push([roll]);
  }
  return hits.map((hit) => hit.map(({ roll }) => roll));
}

/** The parts of a hit, each kind of damage once: a game halves and resists what is of one kind together. */
export function byKind<Part extends HitPart>(parts: readonly Part[]): HitPart[] {
  const kinds: HitPart[] = [];
  for (const { damage, points } of parts) {
    const at = kinds.findIndex((kind) => isDeepEqual(kind.damage, damage));
    const known = kinds[at];
    if (known) kinds[at] = { damage, points: known.points + points };
    else kinds.push({ damage, points });
  }
  return kinds;
}

/** What a save leaves of a hit: half of each kind, rounded down. */
export const halved = (parts: readonly HitPart[]): HitPart[] =>
  byKind(parts).map(({ damage, points }) => ({ damage, points: Math.floor(points / 2) }));

export const pointsOf = (parts: readonly HitPart[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

/** What a hit comes to for a character: each kind of its damage by itself, taken at once. */
export function hitTaken(
  play: AnyPlaySystem,
  parts: readonly HitPart[],
  state: Readonly<Record<string, unknown>>,
  limits: unknown,
): DamageTaken<{ readonly kind: string }> {
  const taken = byKind(parts).map(({ damage, points }) => play.damageTaken(damage, points, state, limits));
  const operations = taken.flatMap(({ operation }) => operation ?? []);
  const [first] = operations;
  const lost = taken.reduce((sum, one) => sum + (one.lost ?? 0), 0);
  const said = taken.flatMap((one) => one.parts);
  if (first === undefined) return { parts: said };
  const operation = operations.length > 1 ? (play.damageAtOnce?.(operations) ?? first) : first;
  return { parts: said, operation, lost };
}
