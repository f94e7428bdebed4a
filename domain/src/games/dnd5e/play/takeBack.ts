import { CHANGED_SINCE } from "../../../operations/refuse";
import { isDeepEqual } from "../../../values/isDeepEqual";
import { isRecord } from "../../../values/reading/fields";
import {
  clamp,
  MAX_COINS,
  MAX_EXHAUSTION,
  MAX_EXPERIENCE,
  MAX_HIT_DICE,
  MAX_OWN_RESOURCES,
  MAX_POINTS,
  MAX_RESOURCES,
  MAX_ROUNDS,
  MAX_SLOTS,
  MAX_USES,
} from "./bounds";
import type { Dnd5eState } from "./state";
import { type Act, bad, good, neutral, refused } from "./step";
import type { TakeBack } from "./takeBackSchema";
import { currentHitPointsOf } from "./vitality";

type Fields = Readonly<Record<string, unknown>>;
type Numbers = Readonly<Record<string, number>>;
type Group = "hitPoints" | "deathSaves" | "hitDice" | "slots" | "coins";

/** The largest value of each group of numbers. */
const GROUPS: Readonly<Record<Group, number>> = {
  hitPoints: MAX_POINTS,
  deathSaves: 3,
  hitDice: MAX_HIT_DICE,
  slots: MAX_SLOTS,
  coins: MAX_COINS,
};
const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** What to add to `after` to have `before` again; undefined where nothing differs. */
function differences(before: Numbers, after: Numbers): Record<string, number> | undefined {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys
    .map((key) => [key, (before[key] ?? 0) - (after[key] ?? 0)] as const)
    .filter(([, difference]) => difference !== 0);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** What to put over `after` to have `before` again, null for what was not there. */
function replaced<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Record<string, Value | null> | undefined {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys
    .filter((key) => !isDeepEqual(before[key], after[key]))
    .map((key) => [key, before[key] ?? null] as const);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

const SET_GROUPS = ["hitPoints", "deathSaves"] as const;
const PUT_GROUPS = ["conditions", "ownResources"] as const;

/** What an operation left in the fields that it changed: of numbers only where it set them. */
function leftBy(before: Dnd5eState, after: Dnd5eState, isSet: boolean): TakeBack["left"] {
  const set = (isSet ? SET_GROUPS : []).map((name) => {
    const changed = Object.keys(differences(before[name], after[name]) ?? {});
    return [name, Object.fromEntries(changed.map((key) => [key, (after[name] as Numbers)[key]]))] as const;
  });
  const put = PUT_GROUPS.map((name) => [name, replaced(after[name] as Fields, before[name])] as const);
  const left = [...set, ...put].filter(([, fields]) => Object.keys(fields ?? {}).length > 0);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** The operation that makes `before` of `after`; none where they are equal. `isSet`: it set values that were typed. */
export function inverseOf(before: Dnd5eState, after: Dnd5eState, isSet: boolean): TakeBack[] {
  const parts: [string, unknown][] = [
    ...GROUP_NAMES.map((name): [string, unknown] => [name, differences(before[name], after[name])]),
    ["resources", differences(before.resources, after.resources)],
    ["exhaustion", before.exhaustion - after.exhaustion || undefined],
    ["experience", before.experience - after.experience || undefined],
    ["inspiration", before.inspiration === after.inspiration ? undefined : before.inspiration],
    ["raging", before.raging === after.raging ? undefined : before.raging],
    ["rageRounds", (before.rageRounds ?? 0) - (after.rageRounds ?? 0) || undefined],
    ["conditions", replaced(before.conditions, after.conditions)],
    ["ownResources", replaced(before.ownResources, after.ownResources)],
    [
      "concentration",
      isDeepEqual(before.concentration, after.concentration)
        ? undefined
        : { from: after.concentration, to: before.concentration },
    ],
    ["left", leftBy(before, after, isSet)],
  ];
  const changed = parts.filter(([, part]) => part !== undefined);
  return changed.length === 0 ? [] : [{ kind: "takeBack", ...Object.fromEntries(changed) } as TakeBack];
}

/** The smallest value of numbers that may be below 0. */
const LEAST: Numbers = { lost: -MAX_POINTS };

function added(numbers: Numbers, change: Readonly<Record<string, number | undefined>>, max: number): Numbers {
  const entries = Object.entries(change).map(([key, by = 0]) => [
    key,
    clamp((numbers[key] ?? 0) + by, LEAST[key] ?? 0, max),
  ]);
  return { ...numbers, ...Object.fromEntries(entries) };
}

/** Fields that are whole are left out, and those beyond the bound too. */
function addedResources(resources: Numbers, change: Numbers): Record<string, number> {
  const spent = Object.entries(added(resources, change, MAX_USES)).filter(([, uses]) => uses > 0);
  return Object.fromEntries(spent.slice(0, MAX_RESOURCES));
}

function put<Value>(
  fields: Readonly<Record<string, Value | undefined>>,
  change: Readonly<Record<string, Value | null | undefined>>,
  max: number,
): Record<string, Value> {
  const entries = Object.entries({ ...fields, ...change });
  const present = entries.filter((entry): entry is [string, Value] => (entry[1] ?? null) !== null);
  return Object.fromEntries(present.slice(0, max));
}

const sameAs = (value: unknown, left: unknown): boolean => isDeepEqual(value ?? null, left);

/** A condition that lasts rounds has fewer of them by now. */
const sameCondition = (value: unknown, left: unknown): boolean => {
  const rounds = [value, left].map((one) => (isRecord(one) ? one.rounds : undefined));
  const [now, then] = rounds;
  return sameAs(value, left) || (typeof now === "number" && typeof then === "number" && now < then);
};

/** Those of the changes that concern what is still as the operation left it. */
function own<Change extends object>(
  change: Change | undefined,
  now: Fields,
  left: Fields | undefined,
  isSame: (value: unknown, left: unknown) => boolean,
): Change {
  const kept = Object.entries(change ?? {}).filter(
    ([key]) => left?.[key] === undefined || isSame(now[key], left[key]),
  );
  return Object.fromEntries(kept) as Change;
}

const wasSetAnew = (state: Dnd5eState, left: TakeBack["left"]): boolean =>
  SET_GROUPS.some((name) =>
    Object.entries(left?.[name] ?? {}).some(([key, value]) => (state[name] as Numbers)[key] !== value),
  );

/** Turns that come back to a rage which others have ended since are without effect: they count in a rage alone. */
function rageRoundsAfter({ rageRounds = 0 }: Dnd5eState, { rageRounds: by = 0 }: TakeBack) {
  const rounds = clamp(rageRounds + by, 0, MAX_ROUNDS);
  return rounds > 0 && { rageRounds: rounds };
}

/** The state with the changes of `operation`, each within its bounds. */
function withChanges(now: Dnd5eState, operation: TakeBack): Dnd5eState {
  const { rageRounds: _, ...state } = now;
  const groups = GROUP_NAMES.map((name) => [name, added(state[name], operation[name] ?? {}, GROUPS[name])]);
  const { concentration, left } = operation;
  const isAsLeft = concentration !== undefined && isDeepEqual(state.concentration, concentration.from);
  return {
    ...state,
    ...(Object.fromEntries(groups) as Pick<Dnd5eState, Group>),
    resources: addedResources(state.resources, operation.resources ?? {}),
    exhaustion: clamp(state.exhaustion + (operation.exhaustion ?? 0), 0, MAX_EXHAUSTION),
    experience: clamp(state.experience + (operation.experience ?? 0), 0, MAX_EXPERIENCE),
    inspiration: operation.inspiration ?? state.inspiration,
    raging: operation.raging ?? state.raging,
    ...rageRoundsAfter(now, operation),
    conditions: put(
      state.conditions,
      own(operation.conditions, state.conditions, left?.conditions, sameCondition),
      Number.POSITIVE_INFINITY,
    ),
    ownResources: put(
      state.ownResources,
      own(operation.ownResources, state.ownResources, left?.ownResources, sameAs),
      MAX_OWN_RESOURCES,
    ),
    concentration: isAsLeft ? concentration.to : state.concentration,
  };
}

const takeBack: Act<"takeBack"> = (state, operation, limits) => {
  if (wasSetAnew(state, operation.left)) throw refused(CHANGED_SINCE);
  const next = withChanges(state, operation);
  if (isDeepEqual(state, next)) throw refused(CHANGED_SINCE);
  const points = currentHitPointsOf(next, limits) - currentHitPointsOf(state, limits);
  const event =
    points === 0
      ? neutral("Annulé.")
      : points > 0
        ? good(`Annulé : +${points} PV`)
        : bad(`Annulé : −${-points} PV`);
  return { state: next, events: [event] };
};

export const takeBackActs = { takeBack };
