import { isDeepEqual } from "../../../play/isDeepEqual";
import {
  clamp,
  MAX_COINS,
  MAX_EXHAUSTION,
  MAX_EXPERIENCE,
  MAX_HIT_DICE,
  MAX_OWN_RESOURCES,
  MAX_POINTS,
  MAX_RESOURCES,
  MAX_SLOTS,
  MAX_USES,
} from "./bounds";
import type { Dnd5eState } from "./state";
import { type Act, bad, good, neutral, refused } from "./step";
import type { TakeBack } from "./takeBackSchema";
import { currentHitPointsOf } from "./vitality";

type Numbers = Readonly<Record<string, number>>;
type Group = "hitPoints" | "deathSaves" | "hitDice" | "slots" | "coins";

/** The largest value of each group of numbers; the smallest is 0. */
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

/** The operation that makes `before` of `after`; none where they are equal. */
export function inverseOf(before: Dnd5eState, after: Dnd5eState): TakeBack[] {
  const parts: [string, unknown][] = [
    ...GROUP_NAMES.map((name): [string, unknown] => [name, differences(before[name], after[name])]),
    ["resources", differences(before.resources, after.resources)],
    ["exhaustion", before.exhaustion - after.exhaustion || undefined],
    ["experience", before.experience - after.experience || undefined],
    ["inspiration", before.inspiration === after.inspiration ? undefined : before.inspiration],
    ["conditions", replaced(before.conditions, after.conditions)],
    ["ownResources", replaced(before.ownResources, after.ownResources)],
    [
      "concentration",
      isDeepEqual(before.concentration, after.concentration)
        ? undefined
        : { from: after.concentration, to: before.concentration },
    ],
  ];
  const changed = parts.filter(([, part]) => part !== undefined);
  return changed.length === 0 ? [] : [{ kind: "takeBack", ...Object.fromEntries(changed) } as TakeBack];
}

function added(numbers: Numbers, change: Readonly<Record<string, number | undefined>>, max: number): Numbers {
  const entries = Object.entries(change).map(([key, by = 0]) => [
    key,
    clamp((numbers[key] ?? 0) + by, 0, max),
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

/** The state with the changes of `operation`, each within its bounds. */
function withChanges(state: Dnd5eState, operation: TakeBack): Dnd5eState {
  const groups = GROUP_NAMES.map((name) => [name, added(state[name], operation[name] ?? {}, GROUPS[name])]);
  const { concentration } = operation;
  const isAsLeft = concentration !== undefined && isDeepEqual(state.concentration, concentration.from);
  return {
    ...state,
    ...(Object.fromEntries(groups) as Pick<Dnd5eState, Group>),
    resources: addedResources(state.resources, operation.resources ?? {}),
    exhaustion: clamp(state.exhaustion + (operation.exhaustion ?? 0), 0, MAX_EXHAUSTION),
    experience: clamp(state.experience + (operation.experience ?? 0), 0, MAX_EXPERIENCE),
    inspiration: operation.inspiration ?? state.inspiration,
    conditions: put(state.conditions, operation.conditions ?? {}, Number.POSITIVE_INFINITY),
    ownResources: put(state.ownResources, operation.ownResources ?? {}, MAX_OWN_RESOURCES),
    concentration: isAsLeft ? concentration.to : state.concentration,
  };
}

const takeBack: Act<"takeBack"> = (state, operation, limits) => {
  const next = withChanges(state, operation);
  if (inverseOf(state, next).length === 0) throw refused("Il n'y a plus rien à annuler.");
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
