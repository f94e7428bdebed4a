import type { InitiativeEntry } from "../../documents/initiativeState";
import type { Creature } from "../../game/gameTypes";
import { isDeepEqual } from "../../values/isDeepEqual";
import type { CreatureInFight, CreaturesInFight } from "./creaturesInFight";
import { type HistoryEntry, historyAgain, recordedAt } from "./history";
import type { PanelState } from "./panelState";
import type { TimedEffect } from "./timedEffects";

/**
 * The inverse of one event (`fightReducer`): of each part that it changed what was there before, small enough to be stored for
 * thirty events. It applies to the state that the event left, and to no other.
 */
export interface UndoStep {
  /** The order before: the ids of entries that stayed as they were, the others whole. */
  readonly order?: readonly (string | InitiativeEntry)[] | undefined;
  readonly turn?: Turn | undefined;
  /** How many entries were recorded before, and the oldest ones that are gone since. */
  readonly history?: { readonly recorded: number; readonly dropped: readonly HistoryEntry[] } | undefined;
  readonly usedActions?: readonly string[] | undefined;
  readonly tracks?: Readonly<Record<string, number>> | undefined;
  /** Those that changed, as they were: null for one that was not there. */
  readonly creatures?: Readonly<Record<string, CreatureInFight | null>> | undefined;
  readonly copies?: Readonly<Record<string, Creature | null>> | undefined;
  readonly effects?: readonly TimedEffect[] | undefined;
}

interface Turn {
  readonly activeIndex: number;
  readonly round: number;
}

const turnOf = ({ initiative: { activeIndex, round } }: PanelState): Turn => ({ activeIndex, round });

function orderBefore(before: PanelState, after: PanelState): UndoStep["order"] {
  const left = new Map(after.initiative.order.map((entry) => [entry.id, entry]));
  return before.initiative.order.map((entry) => (isDeepEqual(left.get(entry.id), entry) ? entry.id : entry));
}

function historyBefore({ history: before }: PanelState, { history: after }: PanelState): UndoStep["history"] {
  const stayed = new Set(after.entries.map(({ id }) => id));
  return { recorded: before.recorded, dropped: before.entries.filter(({ id }) => !stayed.has(id)) };
}

type Entries<Entry> = Readonly<Record<string, Entry>>;

/** The entries that differ, as they were before; undefined where none does. */
function entriesBefore<Entry>(
  before: Entries<Entry>,
  after: Entries<Entry>,
): Entries<Entry | null> | undefined {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => !isDeepEqual(before[id], after[id]),
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((id) => [id, before[id] ?? null]));
}

function withEntriesBefore<Entry>(now: Entries<Entry>, step: Entries<Entry | null> = {}): Entries<Entry> {
  const others = Object.entries(now).filter(([id]) => !Object.hasOwn(step, id));
  const restored = Object.entries(step).flatMap(([id, entry]) =>
    entry === null ? [] : [[id, entry] as const],
  );
  return Object.fromEntries([...others, ...restored]);
}

/** What leads from `after` back to `before`. */
export function undoStepOf(before: PanelState, after: PanelState): UndoStep {
  const { initiative, history, usedActions, tracks, fighting, effects } = before;
  const creatures = entriesBefore(fighting.creatures, after.fighting.creatures);
  const copies = entriesBefore(fighting.copies, after.fighting.copies);
  return {
    ...(creatures && { creatures }),
    ...(copies && { copies }),
    ...(!isDeepEqual(effects, after.effects) && { effects }),
    ...(!isDeepEqual(initiative.order, after.initiative.order) && { order: orderBefore(before, after) }),
    ...(!isDeepEqual(turnOf(before), turnOf(after)) && { turn: turnOf(before) }),
    ...(!isDeepEqual(history, after.history) && { history: historyBefore(before, after) }),
    ...(!isDeepEqual(usedActions, after.usedActions) && { usedActions }),
    ...(!isDeepEqual(tracks, after.tracks) && { tracks }),
  };
}

/** A copy stays while a creature that was placed after the event is one of it. */
function fightingBefore({ creatures: now, copies }: CreaturesInFight, step: UndoStep): CreaturesInFight {
  const creatures = withEntriesBefore(now, step.creatures);
  const used = new Set(
    Object.values(creatures).flatMap(({ source }) => ("copy" in source ? source.copy : [])),
  );
  const kept = Object.entries(copies).filter(([key]) => used.has(key));
  return { creatures, copies: { ...Object.fromEntries(kept), ...withEntriesBefore(copies, step.copies) } };
}

/** The state before the event that left this one. */
export function takeStepBack(state: PanelState, step: UndoStep): PanelState {
  const { order: now, ...turnNow } = state.initiative;
  const known = new Map(now.map((entry) => [entry.id, entry]));
  const order = step.order?.flatMap((one) => (typeof one === "string" ? (known.get(one) ?? []) : one)) ?? now;
  const turn = step.turn ?? turnNow;
  return {
    ...state,
    initiative: {
      ...turn,
      order,
      activeIndex: Math.min(turn.activeIndex, Math.max(0, order.length - 1)),
    },
    history: step.history ? historyAgain(state.history, step.history) : state.history,
    usedActions: step.usedActions ?? state.usedActions,
    tracks: step.tracks ?? state.tracks,
    fighting: fightingBefore(state.fighting, step),
    effects: step.effects ?? state.effects,
  };
}

/** What the history says of the operation whose inverse this is; undefined where it says nothing, or no more. */
export function notedBy(
  { history: before }: UndoStep,
  { entries }: PanelState["history"],
): HistoryEntry | undefined {
  return before && entries.findLast((entry) => recordedAt(entry) > before.recorded);
}
