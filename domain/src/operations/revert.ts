import * as z from "zod/mini";
import { clampTo, signed, wholeSchema } from "../values/range";
import type { Range } from "../values/text/readNumber";
import type { PlayEvent } from "./applied";
import { CHANGED_SINCE, refuse } from "./refuse";

type Value = number | boolean | string;
type Entries = Readonly<Record<string, Value | undefined>>;

/**
 * A state that can be reverted: every field is always there, a value or entries by id. A number that entries
 * do not have is 0, and none of them is 0, so that two equal states have equal entries.
 */
export type PlayFields = Readonly<Record<string, Value | Entries>>;

/** What undoing says of a field. `sign` is -1 for what counts losses: « Annulé : PV +7 ». */
interface FieldLabel {
  readonly label: string;
  readonly sign?: -1;
}

export type FieldLabels<State> = Readonly<Record<keyof State & string, FieldLabel>>;
/** The bounds of each field that is a number, or whose entries are numbers. */
type FieldRanges = Readonly<Record<string, Range>>;

const MAX_CHANGES = 24;
const KEY_LENGTH = 128;
const TEXT_LENGTH = 160;

const plainValue = z.union([z.boolean(), z.string().check(z.maxLength(TEXT_LENGTH)), z.null()]);
const difference = wholeSchema({ min: -1_000_000_000, max: 1_000_000_000 });

/**
 * One change back, in a field or in an entry of it. Numbers move by an amount, so that what others changed in
 * between stands; anything else gets its former value, null for an entry that was not there. `from` is what the
 * operation left: of a number only where it was set, which nobody may have changed since; anything else that was
 * changed since stays as it is. Entries of earlier releases have none.
 */
const changeSchema = z.object({
  field: z.string().check(z.maxLength(40)),
  key: z.optional(z.string().check(z.maxLength(KEY_LENGTH))),
  by: z.optional(difference),
  to: z.optional(plainValue),
  from: z.optional(z.union([difference, plainValue])),
});
type Change = z.output<typeof changeSchema>;

/** The operation that takes another one back. */
export const revertSchema = z.object({
  kind: z.literal("revert"),
  changes: z.array(changeSchema).check(z.minLength(1), z.maxLength(MAX_CHANGES)),
});
export type Revert = z.output<typeof revertSchema>;

const isEntries = (value: Value | Entries | undefined): value is Entries => typeof value === "object";

/** An own entry; names such as `constructor` are no entries unless they were stored. */
export const entryOf = <Entry>(
  entries: Readonly<Record<string, Entry | undefined>>,
  key: string,
): Entry | undefined => (Object.hasOwn(entries, key) ? entries[key] : undefined);

/** The entries with this one; without it when it is undefined or 0. */
export function withEntry<Entry>(
  entries: Readonly<Record<string, Entry | undefined>>,
  key: string,
  entry: Entry | undefined,
): Record<string, Entry> {
  const others = Object.entries(entries).filter(
    (one): one is [string, Entry] => one[0] !== key && one[1] !== undefined,
  );
  return Object.fromEntries(entry === undefined || entry === 0 ? others : [...others, [key, entry]]);
}

function changeBack(
  was: Value | undefined,
  is: Value | undefined,
  isSet: boolean,
): Pick<Change, "by" | "to" | "from"> | undefined {
  if (was === is) return undefined;
  if (typeof was !== "number" && typeof is !== "number") return { to: was ?? null, from: is ?? null };
  const left = Number(is ?? 0);
  return { by: Number(was ?? 0) - left, ...(isSet && { from: left }) };
}

/**
 * The operations that lead from `after` back to `before`: one, or none where nothing changed. `isSet`: the
 * operation set values instead of adding to them.
 */
export function revertOf(before: PlayFields, after: PlayFields, isSet: boolean): Revert[] {
  const changes = Object.keys(before).flatMap((field): Change[] => {
    const was = before[field];
    const is = after[field];
    if (isEntries(was) && isEntries(is)) {
      return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) => {
        const change = changeBack(entryOf(was, key), entryOf(is, key), isSet);
        return change ? [{ field, key, ...change }] : [];
      });
    }
    const change = isEntries(was) || isEntries(is) ? undefined : changeBack(was, is, isSet);
    return change ? [{ field, ...change }] : [];
  });
  return changes.length === 0 ? [] : [{ kind: "revert", changes }];
}

function changedValue(value: Value | undefined, { field, by, to }: Change, ranges: FieldRanges) {
  const range = entryOf(ranges, field);
  if (range === undefined) return to === undefined ? refuseRevert() : (to ?? undefined);
  return by === undefined ? refuseRevert() : clampTo(range, Number(value ?? 0) + by);
}

const refuseRevert = (): never => refuse("Cette annulation n'est plus possible.");

function withChange(state: PlayFields, change: Change, ranges: FieldRanges): PlayFields {
  const { field, key } = change;
  const value = entryOf(state, field);
  if (value === undefined || isEntries(value) !== (key !== undefined)) return refuseRevert();
  if (isEntries(value) && key !== undefined) {
    const entry = changedValue(entryOf(value, key), change, ranges);
    return { ...state, [field]: withEntry<Value>(value, key, entry) };
  }
  const changed = changedValue(isEntries(value) ? undefined : value, change, ranges);
  return changed === undefined ? refuseRevert() : { ...state, [field]: changed };
}

/** Whether what the operation left is still there. Throws where a number that was set is not. */
function isAsLeft(state: PlayFields, { field, key, by, from }: Change): boolean {
  if (from === undefined) return true;
  const value = entryOf(state, field);
  const now = isEntries(value) ? entryOf(value, key ?? "") : value;
  if (by === undefined) return (now ?? null) === from;
  return (now ?? 0) === from || refuse(CHANGED_SINCE);
}

function eventText({ field, by }: Change, labels: Readonly<Record<string, FieldLabel>>): string {
  const { label, sign = 1 } = entryOf(labels, field) ?? { label: field };
  return by === undefined ? label : `${label} ${signed(by * sign)}`;
}

/** What a game says of its state, so that operations on it can be taken back. */
export interface Revertible<State> {
  readonly stateSchema: z.ZodMiniType<State>;
  readonly ranges: FieldRanges;
  readonly labels: FieldLabels<State>;
}

/**
 * Takes changes back, kept within the bounds; what somebody changed since stays. Throws `AppError("operation-refused")` where they
 * do not fit, nothing of them is left, or a value that was set is another by now.
 */
export function revert<State extends PlayFields>(
  state: State,
  { changes }: Revert,
  { stateSchema, ranges, labels }: Revertible<State>,
): { state: State; events: readonly PlayEvent[] } {
  const own = changes.filter((change) => isAsLeft(state, change));
  if (own.length === 0) refuse(CHANGED_SINCE);
  const changed = own.reduce<PlayFields>((before, change) => withChange(before, change, ranges), state);
  const parsed = stateSchema.safeParse(changed);
  if (!parsed.success) return refuseRevert();
  const text = [...new Set(own.map((change) => eventText(change, labels)))].join(", ");
  return { state: parsed.data, events: [{ text: `Annulé : ${text}`, tone: "neutral" }] };
}
