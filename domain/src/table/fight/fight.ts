import { NO_INITIATIVE } from "../../documents/initiativeState";
import { MAX_PARTICIPANTS } from "../../documents/panelSchema";
import { PRESETS } from "../../games/registry/presets";
import type { Applied, Reducer } from "../../operations/applied";
import { applyAll } from "../../operations/applyAll";
import { decideEntries } from "../../operations/decideEntries";
import { refuse } from "../../operations/refuse";
import type { SystemId } from "../../values/systemIds";
import { countBytes } from "../../values/text/characters";
import { placeCreatures } from "../panel/creatureEvents";
import { type CreaturesInFight, ofOrder } from "../panel/creaturesInFight";
import { datedNow, recordEntry } from "../panel/history";
import type { PanelEvent } from "../panel/panelEventSchema";
import { applyPanelEvent, followRosterInPanel } from "../panel/panelEvents";
import { freshPanel, type PanelState } from "../panel/panelState";
import { takeStepBack, type UndoStep, undoStepOf } from "../panel/undoStep";
import { UNDO_MS } from "../play/undo";
import { type FightCourse, followHistory, newCourse } from "./course";
import type { FightEntry, FightOperation } from "./fightOperation";
import { asTold, isOrderTold } from "./shownNames";

/** How many operations can be taken back, the last one first. */
export const UNDO_LIMIT = 30;

/**
 * What the panel may take as JSON, and the panel with its steps, so that a document is never larger than the database
 * allows (1 MiB).
 */
const [MAX_PANEL_BYTES, MAX_FIGHT_BYTES] = [600_000, 800_000];

/** An operation with what takes it back; without it where that would be too large to keep. */
interface FightStep {
  readonly id: string;
  readonly step?: UndoStep | undefined;
  /** It ended the fight: when that had begun, when it ended (epoch milliseconds), and its course. */
  readonly ended?:
    | { readonly startedAt: number; readonly at: number; readonly course?: FightCourse | undefined }
    | undefined;
}

/** What operations change. */
export interface FightState {
  readonly panel: PanelState;
  /** Whether the members see the order while there is one. */
  readonly shared: boolean;
  /** The members end the turns of their characters. */
  readonly playersPass?: true | undefined;
  /** They see whose turn it is, and nothing of who comes when. */
  readonly turnOnly?: true | undefined;
  /** Epoch milliseconds; undefined while no fight is running. */
  readonly startedAt?: number | undefined;
  /** Undefined while no fight is running. */
  readonly course?: FightCourse | undefined;
}

/** The MJ's panel as the server holds it, or a device before the first fight; plain and serialisable. */
export interface Fight extends FightState {
  /** What takes back the last operations, the newest first. */
  readonly steps: readonly FightStep[];
}

/** What ends with a fight. */
const NO_FIGHTERS = { initiative: NO_INITIATIVE, effects: [], usedActions: [] } as const;

/** A campaign that has had no fight. */
export const noFight = (campaignId: string, system: SystemId): Fight => ({
  panel: freshPanel(campaignId, system),
  shared: false,
  steps: [],
});

const contextOf = (fight: FightState) => ({
  ...{ preset: PRESETS[fight.panel.system], roster: [] },
  told: isOrderTold(fight),
});

/** Creatures of two fights as one, those of `after` as it has them. */
const together = (before: CreaturesInFight, after: CreaturesInFight): CreaturesInFight => ({
  creatures: { ...before.creatures, ...after.creatures },
  copies: { ...before.copies, ...after.copies },
});

/** A panel as one device kept it becomes everybody's; one that has been in use keeps what it has, and takes the order. */
function open(fight: FightState, kept: PanelState, now: number): FightState {
  if (fight.panel.initiative.order.length > 0) return fight;
  const { campaignId, system } = fight.panel;
  const unused = fight.panel.history.recorded === 0;
  const fighting = together(kept.fighting, fight.panel.fighting);
  const panel = unused
    ? { ...kept, campaignId, system, fighting }
    : { ...fight.panel, initiative: kept.initiative };
  return { ...fight, panel, startedAt: now };
}

/** The order is empty again; history, tracks, sharing and who waits on a scene stay for the next fight. Taken back by its step. */
function end(fight: FightState): FightState {
  if (fight.startedAt === undefined) return fight;
  const { panel } = fight;
  const { order, round } = panel.initiative;
  const detail = `Round ${round} · ${order.length} participant${order.length > 1 ? "s" : ""}`;
  const history = recordEntry(
    panel.history,
    { title: "Fin du combat", detail },
    PRESETS[panel.system].historyLimit,
  );
  const { startedAt: _, ...rest } = fight;
  const { shownNumbers: __, ...kept } = panel;
  const fighting = ofOrder(panel.fighting, []);
  return { ...rest, panel: { ...kept, ...NO_FIGHTERS, fighting, history } };
}

/** Whether the fight ended between the two: what was done in it is taken back once its end is. */
export const hasEnded = (before: FightState, after: FightState): boolean =>
  before.startedAt !== undefined && after.startedAt === undefined;

const bytesOf = (value: object): number => countBytes(JSON.stringify(value));

/**
 * The last steps, the newest first; of the oldest only the ids, once all would take too much: whoever takes these back is
 * told why not.
 */
function boundedSteps(panel: PanelState, steps: readonly FightStep[]): FightStep[] {
  let left = MAX_FIGHT_BYTES - bytesOf(panel);
  return steps.slice(0, UNDO_LIMIT).map(({ step, ...kept }) => {
    left = step === undefined ? 0 : left - bytesOf(step);
    return left > 0 ? { ...kept, step } : kept;
  });
}

/** Throws `operation-refused` for a panel that has grown too large; what makes it smaller always passes. */
function requireRoom(before: PanelState, after: PanelState): void {
  const bytes = bytesOf(after);
  if (bytes > MAX_PANEL_BYTES && bytes > bytesOf(before)) {
    refuse("Ce combat est trop long : retire des participants, ou raccourcis leurs textes.");
  }
}

/** An order that is shared no more is passed by the MJ alone. */
function share(
  { playersPass: passed, turnOnly: only, ...fight }: FightState,
  {
    shared,
    playersPass = passed === true,
    turnOnly = only === true,
  }: Extract<FightOperation, { type: "share" }>,
): FightState {
  return {
    ...{ ...fight, shared },
    ...(shared && playersPass && { playersPass: true }),
    ...(turnOnly && { turnOnly: true }),
  };
}

type Done = Applied<FightState, UndoStep>;

/** Whether an operation is an inverse; no device sends one. */
const isStep = (operation: FightOperation | UndoStep): operation is UndoStep => !("type" in operation);

/** What has no inverse: nobody takes it back. */
const final = (state: FightState): Done => ({ state, events: [], inverse: [] });

function press(fight: FightState, event: PanelEvent, now: number): Done {
  const panel = applyPanelEvent(fight.panel, event, contextOf(fight));
  if (panel === fight.panel) return final(fight);
  const { length } = panel.initiative.order;
  if (length > MAX_PARTICIPANTS) refuse(`L'ordre est plein : ${MAX_PARTICIPANTS} participants au plus.`);
  const startedAt = fight.startedAt ?? (length > 0 ? now : undefined);
  return { state: { ...fight, panel, startedAt }, events: [], inverse: [undoStepOf(fight.panel, panel)] };
}

function perform(fight: FightState, operation: FightOperation, now: number): Done {
  switch (operation.type) {
    case "openFight":
      return final(open(fight, operation.panel, now));
    case "endFight": {
      const ended = end(fight);
      if (ended === fight) return final(fight);
      return { state: ended, events: [], inverse: [undoStepOf(fight.panel, ended.panel)] };
    }
    case "placeCreatures": {
      const panel = placeCreatures(fight.panel, operation.groups, operation.sceneId);
      return final(panel === fight.panel ? fight : { ...fight, panel });
    }
    case "share":
      return final(share(fight, operation));
    case "followRoster":
      return final({ ...fight, panel: followRosterInPanel(fight.panel, operation.roster) });
    default:
      return press(fight, operation, now);
  }
}

/**
 * How operations change a fight; its limits are the moment (epoch milliseconds). One that changes nothing gives the same
 * state object. The inverse of a panel's event is its step: as an operation, it applies to what the event left. What was
 * done is said by the panel's history, so there are no events. Throws `operation-refused` beyond the limits of
 * participants and of what a fight may take.
 */
export const fightReducer: Reducer<FightState, FightOperation | UndoStep, number> = {
  apply: (fight, operation, now) => {
    if (isStep(operation)) return final({ ...fight, panel: takeStepBack(fight.panel, operation) });
    const done = perform(fight, operation, now);
    requireRoom(fight.panel, done.state.panel);
    return done;
  },
};

/** What an entry asks for: its operation, or the inverse of the last one. Throws `operation-refused` for any other. */
function operationOf({ steps: [last] }: Fight, entry: FightEntry, now: number): FightOperation | UndoStep {
  if (!("undo" in entry)) return entry.operation;
  if (last?.id !== entry.undo) return refuse("Autre chose a changé depuis : annule d'abord cela.");
  if (last.ended && now - last.ended.at > UNDO_MS) {
    return refuse("Un combat ne se reprend que pendant dix minutes.");
  }
  return last.step ?? refuse("C'était trop long pour être gardé : cela ne s'annule plus.");
}

/**
 * The fight after an entry; the same object where it changes nothing. `now`: epoch milliseconds. Throws
 * `operation-refused` as `fightReducer` does, and for an undo of anything but the last step, of one that was too large to
 * keep, or of an end that is ten minutes ago.
 */
export function applyFightEntry(fight: Fight, entry: FightEntry, now: number): Fight {
  const after = applyEntry(fight, entry, now);
  return after === fight ? fight : withCourse(fight, after, entry.id);
}

/** `after` with what its history dropped in the fight's course, while a fight is running. */
function withCourse({ startedAt, panel: before }: Fight, after: Fight, id: string): Fight {
  const { course, ...fight } = after;
  const { entries, recorded } = fight.panel.history;
  const panel = { ...fight.panel, history: { entries, recorded } };
  if (fight.startedAt === undefined) return { ...fight, panel };
  const known = course ?? newCourse(id, startedAt === undefined ? before.history.recorded : 0);
  return { ...fight, panel, course: followHistory(known, fight.panel.history) };
}

/** Whether it does something to creatures that no roll of the log tells. */
const isByHand = (entry: FightEntry): boolean =>
  "operation" in entry &&
  entry.roll === undefined &&
  (entry.operation.type === "hitCreatures" || entry.operation.type === "setCreatureCondition");

const dated = (fight: FightState, now: number): FightState => ({
  ...fight,
  panel: { ...fight.panel, history: datedNow(fight.panel.history, now) },
});

function applyEntry(fight: Fight, entry: FightEntry, now: number): Fight {
  const { steps, ...before } = fight;
  const { state: done, inverse } = applyAll(fightReducer, before, [operationOf(fight, entry, now)], now);
  if (done === before) return fight;
  const state = isByHand(entry) ? dated(done, now) : done;
  if ("undo" in entry) {
    const [last, ...left] = steps;
    const { startedAt, course } = last?.ended ?? {};
    return { ...state, ...(startedAt !== undefined && { startedAt, course }), steps: left };
  }
  const step = inverse.find(isStep);
  if (step === undefined) return { ...state, steps };
  const { id } = entry;
  // What came before belongs to the fight that is over: its end alone is taken back.
  if (hasEnded(before, state) && before.startedAt !== undefined) {
    const { startedAt, course } = before;
    const ended = { startedAt, at: now, ...(course && { course }) };
    return { ...state, steps: boundedSteps(state.panel, [{ id, step, ended }]) };
  }
  return { ...state, steps: boundedSteps(state.panel, [{ id, step }, ...steps]) };
}

/** What waits to be sent, applied in its order; what the server would refuse changes nothing. */
export function pendingFight(fight: Fight, entries: readonly FightEntry[], now: number): Fight {
  let shown = fight;
  decideEntries(entries, (entry) => {
    shown = applyFightEntry(shown, entry, now);
    return {};
  });
  return asTold(shown);
}
