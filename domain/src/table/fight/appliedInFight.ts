import { type AppliedRoll, appliedIds } from "../../documents/appliedRoll";
import type { FightDocument } from "../../documents/fight";
import type { CreatureHit } from "../panel/creaturesInFight";
import type { FightEntry } from "./fightOperation";

/** That a roll's damage met a creature, and by which operation. */
export type AppliedInFight = NonNullable<FightDocument["applied"]>[number];

/** How many of them a fight names, the newest: more than it has participants. */
const MAX_APPLIED = 100;

/**
 * What operations apply of rolls to creatures and take back, in their order. It stands in the fight and on no roll, whose
 * readers would count by it who hides.
 */
export function appliedInFight(before: readonly AppliedInFight[] = []) {
  let all = before;
  return {
    all: (): AppliedInFight[] => all.slice(-MAX_APPLIED),
    /** The hits of those that the roll's damage has not met yet, each creature once. */
    notYet: (roll: string, hits: readonly CreatureHit[]): CreatureHit[] => {
      const met = new Set(all.filter((one) => one.roll === roll).map(({ id }) => id));
      const first = new Map(hits.toReversed().map((hit) => [hit.id, hit]));
      return hits.filter((hit) => !met.has(hit.id) && first.get(hit.id) === hit);
    },
    apply: (applied: AppliedRoll, to: readonly string[], operation: string): void => {
      all = [...all, ...appliedIds(applied).flatMap((roll) => to.map((id) => ({ roll, id, operation })))];
    },
    takeBack: (operation: string): void => {
      all = all.filter((one) => one.operation !== operation);
    },
  };
}

/** The creatures that an entry hits. */
export const hitBy = (entry: FightEntry): string[] =>
  "operation" in entry && entry.operation.type === "hitCreatures"
    ? entry.operation.hits.map(({ id }) => id)
    : [];

/** What a fight has applied once entries that wait to be sent are in it. */
export function appliedOnceSent(
  before: readonly AppliedInFight[] | undefined,
  entries: readonly FightEntry[],
): AppliedInFight[] {
  const applied = appliedInFight(before);
  for (const entry of entries) {
    if ("undo" in entry) applied.takeBack(entry.undo);
    else if (entry.roll) applied.apply(entry.roll, hitBy(entry), entry.id);
  }
  return applied.all();
}
