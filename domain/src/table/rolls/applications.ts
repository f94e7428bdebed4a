import { type AppliedRoll, appliedIds } from "../../documents/appliedRoll";
import type { RollDocument } from "../../documents/roll";
import { isDeepEqual } from "../../values/isDeepEqual";

/** That what a roll deals or heals met somebody, and by which operation. */
export interface Application {
  readonly roll: string;
  /** Of a character, or of a creature of a fight. */
  readonly id: string;
  readonly operation: string;
}

/** Whom a roll met, as its document says. */
export type Applied = NonNullable<RollDocument["applied"]>;

type Rolled = Pick<RollDocument, "applied"> & { readonly id: string };

/** How many applications a roll names, the newest: more than a fight has participants. */
const MAX_APPLIED = 80;

/** What a roll's document says of whom it met: characters alone, and creatures where a release of before applied it. */
export const applicationsOf = ({ id: roll, applied = [] }: Rolled): Application[] =>
  applied.map((one) => ({ roll, ...one }));

/**
 * What operations apply of rolls and take back, in their order: a roll meets each once, whatever is pressed, on whichever
 * device. What was applied to characters stands on the rolls; to creatures in the fight, and on no roll, whose readers
 * would count by it who hides.
 */
export function applications(before: readonly Application[] = []) {
  let all = before;
  return {
    all: (): readonly Application[] => all,
    /** Those of `met` whom nothing of the roll has met yet, each once. */
    notYet: <Met extends { readonly id: string }>(roll: AppliedRoll, met: readonly Met[]): Met[] => {
      const rolls = appliedIds(roll);
      const known = new Set(all.flatMap((one) => (rolls.includes(one.roll) ? [one.id] : [])));
      const first = new Map(met.toReversed().map((one) => [one.id, one]));
      return met.filter((one) => !known.has(one.id) && first.get(one.id) === one);
    },
    apply: (applied: AppliedRoll, to: readonly string[], operation: string): void => {
      all = [...all, ...appliedIds(applied).flatMap((roll) => to.map((id) => ({ roll, id, operation })))];
    },
    /** `from`: the one whose operation it is; of a fight's, all whom it met. */
    takeBack: (operation: string, from?: string): void => {
      all = all.filter((one) => one.operation !== operation || (from !== undefined && one.id !== from));
    },
  };
}

type Sent = { readonly id: string } & (
  | { readonly undo: string }
  | { readonly roll?: AppliedRoll | undefined }
);

/** What is applied once entries that wait to be sent are done. `metBy`: the ids of whom an entry's roll meets. */
export function appliedOnceSent<Entry extends Sent>(
  before: readonly Application[],
  entries: readonly Entry[],
  metBy: (entry: Entry) => readonly string[],
): readonly Application[] {
  const applied = applications(before);
  for (const entry of entries) {
    if ("undo" in entry) applied.takeBack(entry.undo);
    else if (entry.roll) applied.apply(entry.roll, metBy(entry), entry.id);
  }
  return applied.all();
}

/** What rolls say from now on of whom they met, of those that change. `rolls`: by their ids. */
export function changedRolls(
  rolls: ReadonlyMap<string, Pick<RollDocument, "applied">>,
  all: readonly Application[],
): ReadonlyMap<string, Applied> {
  return new Map(
    [...rolls].flatMap(([roll, { applied = [] }]): [string, Applied][] => {
      const met = all.filter((one) => one.roll === roll).map(({ id, operation }) => ({ id, operation }));
      const newest = met.slice(-MAX_APPLIED);
      return isDeepEqual(newest, applied) ? [] : [[roll, newest]];
    }),
  );
}
