import { type AppliedRoll, appliedIds } from "../../documents/appliedRoll";
import type { RollDocument } from "../../documents/roll";

/** Whom a roll's damage was applied to, with the operation that did it. */
export type Applied = NonNullable<RollDocument["applied"]>;

/** How many applications a roll names, the newest: more than a fight has participants. */
const MAX_APPLIED = 80;

/**
 * What operations apply of rolls and take back, in their order. `rolls`: those that were found, by their ids; of others
 * nothing is noted.
 */
export function appliedRolls(rolls: ReadonlyMap<string, Pick<RollDocument, "applied">>) {
  const changed = new Map<string, Applied>();
  const appliedOf = (id: string): Applied => changed.get(id) ?? rolls.get(id)?.applied ?? [];
  const change = (roll: AppliedRoll, next: (applied: Applied) => Applied) => {
    for (const id of appliedIds(roll)) if (rolls.has(id)) changed.set(id, next(appliedOf(id)));
  };
  return {
    /** The rolls that have changed, by their ids. */
    changed: changed as ReadonlyMap<string, Applied>,
    /** Those that the roll's damage was not applied to yet, each once. */
    notYet: <Hit extends { readonly id: string }>(roll: AppliedRoll, hits: readonly Hit[]): Hit[] => {
      const known = new Set(appliedOf(roll.id).map(({ id }) => id));
      const first = new Map(hits.toReversed().map((hit) => [hit.id, hit]));
      return hits.filter((hit) => !known.has(hit.id) && first.get(hit.id) === hit);
    },
    apply: (roll: AppliedRoll, to: readonly string[], operation: string): void => {
      const added = to.map((id) => ({ id, operation }));
      change(roll, (applied) => [...applied, ...added].slice(-MAX_APPLIED));
    },
    takeBack: (roll: AppliedRoll, operation: string): void =>
      change(roll, (applied) => applied.filter((one) => one.operation !== operation)),
  };
}
