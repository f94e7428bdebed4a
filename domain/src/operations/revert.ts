import * as z from "zod/mini";
import { isDeepEqual } from "../values/isDeepEqual";
import { clampTo, hasAtMost, signed, wholeSchema } from "../values/range";
import { isRecord } from "../values/reading/fields";
import type { Range } from "../values/text/readNumber";
import type { PlayEvent } from "./applied";
import { CHANGED_SINCE, refuse } from "./refuse";

/**
 * A state that can be reverted: its fields are values, or entries by id. A number that entries do not have is 0, and
 * none of them is 0, so that two equal states have equal entries; in a group, such as hit points, every number is
 * always there.
 */
export type PlayFields = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, unknown>>;

/** What undoing says of a field. `sign` is -1 for what counts losses: « Annulé : PV +7 ». */
interface FieldLabel {
  readonly label: string;
  readonly sign?: -1;
}
export type FieldLabels<State> = Readonly<Record<keyof State & string, FieldLabel>>;

type Ranges = Readonly<Record<string, Range>>;

/** What a game says of its state, so that operations on it can be taken back. */
export interface Revertible<State, Limits = unknown> {
  readonly stateSchema: z.ZodMiniType<State>;
  /** The bounds of each field that is a number, of the entries that are numbers, or of each number of a group. */
  readonly ranges: Readonly<Record<string, Range | Ranges>>;
  /** Numbers that the state has not while they are 0. */
  readonly sparse?: readonly string[];
  /** Records that are one value, null while there is none. */
  readonly whole?: readonly string[];
  /** Operations that set what somebody typed, beside those whose name says so. */
  readonly setting?: readonly string[];
  /** Fields whose entries change by themselves: whether one still is what an operation left. */
  readonly isAsLeft?: Readonly<Record<string, (now: unknown, left: unknown) => boolean>>;
  /** What is said of it: the labels of what came back, or a sentence of the game's own. */
  readonly told: FieldLabels<State> | ((before: State, after: State, limits: Limits) => PlayEvent);
}
type Shape = Omit<Revertible<never>, "stateSchema" | "told">;

/** More than a long rest gives back. */
const MAX_CHANGES = 128;
const KEY_LENGTH = 128;
const TEXT_LENGTH = 160;

const textSchema = z.string().check(z.maxLength(TEXT_LENGTH));
const difference = wholeSchema({ min: -1_000_000_000, max: 1_000_000_000 });
/** A value that is put back as it was: a text, or a small record such as a condition with its rounds. */
const plainValue = z.union([
  z.boolean(),
  textSchema,
  z.null(),
  z
    .record(
      z.string().check(z.maxLength(40)),
      z.union([difference, z.boolean(), textSchema, z.array(difference).check(z.maxLength(32))]),
    )
    .check(hasAtMost(8)),
]);
type Plain = z.output<typeof plainValue>;

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
  was: unknown,
  is: unknown,
  isSet: boolean,
): Pick<Change, "by" | "to" | "from"> | undefined {
  if (isDeepEqual(was, is)) return undefined;
  if (typeof was !== "number" && typeof is !== "number") {
    return { to: (was ?? null) as Plain, from: (is ?? null) as Plain };
  }
  const left = Number(is ?? 0);
  return { by: Number(was ?? 0) - left, ...(isSet && { from: left }) };
}

const keysOf = (one: Entries, other: Entries) => new Set([...Object.keys(one), ...Object.keys(other)]);

/**
 * The operations that lead from `after` back to `before`: one, or none where nothing changed. `isSet`: the
 * operation set values instead of adding to them.
 */
export function revertOf(before: PlayFields, after: PlayFields, { whole }: Shape, isSet: boolean): Revert[] {
  const changes = [...keysOf(before, after)].flatMap((field): Change[] => {
    const was = before[field];
    const is = after[field];
    if (isRecord(was) && isRecord(is) && !whole?.includes(field)) {
      return [...keysOf(was, is)].flatMap((key) => {
        const change = changeBack(entryOf(was, key), entryOf(is, key), isSet);
        return change ? [{ field, key, ...change }] : [];
      });
    }
    const change = changeBack(was, is, isSet);
    return change ? [{ field, ...change }] : [];
  });
  return changes.length === 0 ? [] : [{ kind: "revert", changes }];
}

const refuseRevert = (): never => refuse("Cette annulation n'est plus possible.");

const isRange = (range: Range | Ranges): range is Range => typeof range.min === "number";

/** What the change makes of a value: a number within the range moves, anything else is put back. */
function changedValue(value: unknown, range: Range | undefined, { by, to }: Change): unknown {
  if (range === undefined) return to === undefined ? refuseRevert() : to;
  return by === undefined ? refuseRevert() : clampTo(range, Number(value ?? 0) + by);
}

function withChange(state: PlayFields, change: Change, { ranges, sparse, whole }: Shape): PlayFields {
  const { field, key } = change;
  const value = entryOf(state, field);
  const range = entryOf(ranges, field);
  if (key === undefined) {
    const isKnown = value !== undefined || sparse?.includes(field);
    const isValue = !isRecord(value) || whole?.includes(field);
    if (!isKnown || !isValue || (range && !isRange(range))) return refuseRevert();
    const changed = changedValue(value, range, change);
    if (changed !== 0 || !sparse?.includes(field)) return { ...state, [field]: changed };
    const { [field]: _, ...others } = state;
    return others;
  }
  if (!isRecord(value) || whole?.includes(field)) return refuseRevert();
  if (range === undefined || isRange(range)) {
    const entry = changedValue(entryOf(value, key), range, change) ?? undefined;
    return { ...state, [field]: withEntry<unknown>(value, key, entry) };
  }
  const ofKey = entryOf(range, key) ?? refuseRevert();
  return { ...state, [field]: { ...value, [key]: changedValue(value[key], ofKey, change) } };
}

/** Whether what the operation left is still there. Throws where a number that was set is not. */
function isStillLeft(state: PlayFields, { field, key, by, from }: Change, { isAsLeft }: Shape): boolean {
  if (from === undefined) return true;
  const value = entryOf(state, field);
  const now = key === undefined ? value : isRecord(value) ? entryOf(value, key) : undefined;
  if (by !== undefined) return (now ?? 0) === from || refuse(CHANGED_SINCE);
  return isDeepEqual(now ?? null, from) || isAsLeft?.[field]?.(now, from) === true;
}

function changeText({ field, by }: Change, labels: Readonly<Record<string, FieldLabel>>): string {
  const { label, sign = 1 } = entryOf(labels, field) ?? { label: field };
  return by === undefined ? label : `${label} ${signed(by * sign)}`;
}

function labelledEvent(changes: readonly Change[], labels: Readonly<Record<string, FieldLabel>>): PlayEvent {
  const text = [...new Set(changes.map((change) => changeText(change, labels)))].join(", ");
  return { text: `Annulé : ${text}`, tone: "neutral" };
}

/**
 * Takes changes back, kept within the bounds; what somebody changed since stays. Throws `AppError("operation-refused")`
 * where they do not fit, nothing of them is left to do, or a value that was set is another by now.
 */
export function revert<State extends PlayFields, Limits>(
  state: State,
  { changes }: Revert,
  revertible: Revertible<State, Limits>,
  limits: Limits,
): { state: State; events: readonly PlayEvent[] } {
  const { stateSchema, told } = revertible;
  const own = changes.filter((change) => isStillLeft(state, change, revertible));
  const changed = own.reduce<PlayFields>((before, change) => withChange(before, change, revertible), state);
  if (isDeepEqual(changed, state)) return refuse(CHANGED_SINCE);
  const parsed = stateSchema.safeParse(changed);
  if (!parsed.success) return refuseRevert();
  const event = typeof told === "function" ? told(state, parsed.data, limits) : labelledEvent(own, told);
  return { state: parsed.data, events: [event] };
}
