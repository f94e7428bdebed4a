import {
  activeEntry,
  type InitiativeState,
  isKnown,
  type Participant,
} from "../../documents/initiativeState";
import type { PresetEntry, SystemPreset } from "../../game/preset";
import { PRESETS } from "../../games/registry/presets";
import { elide } from "../../values/text/elide";
import { fromLiving, isDeadIn, withDead } from "../initiative/dead";
import {
  addEntry,
  changeValue,
  enterRoll,
  followRoster,
  leaveOrder,
  moveTied,
  setHidden,
  setShownInOrder,
} from "../initiative/editOrder";
import { actNow, readyGunValue, setMark, withoutSurprise } from "../initiative/turnMarks";
import { nextTurn, passedOver, previousTurn } from "../initiative/turns";
import {
  addCreatures,
  addEffect,
  hitCreatures,
  type Noted,
  setCreatureCondition,
  setCreatureUse,
  usesBack,
} from "./creatureEvents";
import { ofOrder } from "./creaturesInFight";
import { clearHistory, type HistoryEntry, recordEntry } from "./history";
import type { PanelEvent } from "./panelEventSchema";
import { type PanelContext, type PanelState, runningInitiative, setTrack } from "./panelState";
import { countTurns, passTurn, type TimedEffect } from "./timedEffects";

type NewEntry = Omit<HistoryEntry, "id">;

const record = (state: PanelState, entry: NewEntry, { preset }: PanelContext): PanelState => ({
  ...state,
  history: recordEntry(state.history, entry, preset.historyLimit),
});

/** Whether the turn is still the one that the MJ saw when pressing: another device may have passed it. */
function isSeenTurn(initiative: InitiativeState, seen: { id: string; round: number } | undefined): boolean {
  return seen === undefined || (activeEntry(initiative)?.id === seen.id && initiative.round === seen.round);
}

/** Product §4: records an entry for the active participant, then activates the next one who is not dead. */
function endTurn(
  state: PanelState,
  { dead }: Extract<PanelEvent, { type: "nextTurn" }>,
  context: PanelContext,
): PanelState {
  const initiative = withDead(runningInitiative(state, context), dead);
  const active = activeEntry(initiative);
  if (active === undefined) return state;
  const detail = `Round ${initiative.round} · initiative ${active.value}`;
  const passed = nextTurn(withoutSurprise(initiative, active.id), isDeadIn(state.fighting));
  const fighting = usesBack(state.fighting, activeEntry(passed)?.id, passed.round > initiative.round);
  const { effects, ended } = passTurn(state.effects, initiative, passed);
  const title = `Tour ${elide("de", active.name)}`;
  const after = record(
    { ...state, fighting, initiative: passed, effects },
    { title, detail, ...(context.told && isKnown(active) && { seen: title }) },
    context,
  );
  return ended.reduce((left, effect) => endEffect(left, effect, context), after);
}

/** The condition of an effect is over: a creature loses it here, a character in its own state. */
function endEffect(state: PanelState, { targetId, condition, label }: TimedEffect, context: PanelContext) {
  const off = { type: "setCreatureCondition", ids: [targetId], condition, on: false } as const;
  const name = state.initiative.order.find(({ id }) => id === targetId)?.name ?? "";
  return record(setCreatureCondition(state, off).state, { title: name, detail: `Fin : ${label}` }, context);
}

/** Without what nobody in the order has any more; an effect that ends with the turn of who has left follows its target. */
function settled(state: PanelState): PanelState {
  const { order } = state.initiative;
  const fighting = ofOrder(state.fighting, order);
  const ids = new Set([...order.map(({ id }) => id), ...Object.keys(fighting.creatures)]);
  const isSettled = state.effects.every(({ targetId, turnOf }) => ids.has(targetId) && ids.has(turnOf));
  if (fighting === state.fighting && isSettled) return state;
  const effects = state.effects
    .filter(({ targetId }) => ids.has(targetId))
    .map((effect) => (ids.has(effect.turnOf) ? effect : { ...effect, turnOf: effect.targetId }));
  return { ...state, fighting, effects };
}

/** Marks a participant; in a game without dice, a readied gun acts sooner. */
function mark(
  initiative: InitiativeState,
  { id, mark: noted, on }: Extract<PanelEvent, { type: "setMark" }>,
  { preset }: PanelContext,
): InitiativeState {
  const marked = setMark(initiative, id, noted, on);
  const entry = marked.order.find((one) => one.id === id);
  if (marked === initiative || entry === undefined || noted !== "ready" || preset.initiativeDice)
    return marked;
  return changeValue(marked, id, readyGunValue(entry.value, on));
}

/** Product §4: a turn action toggles between used and unused, and each toggle is recorded. */
function toggleTurnAction(state: PanelState, actionId: string, context: PanelContext): PanelState {
  const action = context.preset.turnActions.find(({ id }) => id === actionId);
  if (action === undefined) return state;
  const used = state.usedActions.includes(actionId);
  const usedActions = used
    ? state.usedActions.filter((id) => id !== actionId)
    : [...state.usedActions, actionId];
  const detail = used ? "Action réinitialisée." : "Action consommée.";
  return record({ ...state, usedActions }, { title: action.label, detail }, context);
}

/** The quick actions of a game with its rests. */
export const quickActionsOf = ({ quickActions, rests }: SystemPreset): readonly PresetEntry[] => [
  ...quickActions,
  ...rests,
];

/** Product §2: quick actions, commands and broadcasts only add history entries. */
function pressButton(
  state: PanelState,
  buttons: readonly PresetEntry[],
  id: string,
  context: PanelContext,
): PanelState {
  const button = buttons.find((one) => one.id === id);
  return button === undefined
    ? state
    : record(state, { title: button.label, detail: button.detail }, context);
}

/** Product §2.10.7: whom a rest was applied to. */
function noteRest(
  state: PanelState,
  { id, names }: Extract<PanelEvent, { type: "applyRest" }>,
  context: PanelContext,
): PanelState {
  const rest = quickActionsOf(context.preset).find((one) => one.id === id);
  if (rest === undefined) return state;
  const detail = `Appliqué à ${names.join(", ")}.`;
  return record(state, { title: rest.label, detail }, context);
}

/** The MJ asks the players for a skill of the board: only a history entry. */
function callSkill(state: PanelState, skill: string, context: PanelContext): PanelState {
  const group = context.preset.skillGroups.find(({ skills }) => skills.includes(skill));
  return group === undefined ? state : record(state, { title: "Jet demandé", detail: skill }, context);
}

function broadcast(state: PanelState, prompt: string, context: PanelContext): PanelState {
  const detail = prompt.trim();
  return detail === "" ? state : record(state, { title: "Message à la table", detail }, context);
}

/**
 * The panel after an event. An event that changes nothing gives the same state object. Throws `operation-refused` where
 * creatures or effects are too many.
 */
export function applyPanelEvent(state: PanelState, event: PanelEvent, context: PanelContext): PanelState {
  const after = applyEvent(state, event, context);
  if (after === state) return state;
  return settled(PASSES_TURNS.has(event.type) ? after : withTurnBegun(state, after, context));
}

/** What counts the turns itself, or goes back. */
const PASSES_TURNS: ReadonlySet<PanelEvent["type"]> = new Set(["rollInitiative", "nextTurn", "previousTurn"]);

/** Without the effects that end as a turn begins, where an edit of the order gave somebody the turn. */
function withTurnBegun(before: PanelState, after: PanelState, context: PanelContext): PanelState {
  const [had, has] = [activeEntry(before.initiative)?.id, activeEntry(after.initiative)?.id];
  if (had === undefined || has === undefined || had === has) return after;
  const isGone = after.initiative.order.every(({ id }) => id !== had);
  const over = isGone ? passedOver(before.initiative, has) : [];
  const { effects, ended } = countTurns(after.effects, { begun: [has, ...over], ended: over });
  const isNewRound = after.initiative.round > before.initiative.round;
  const fighting = usesBack(after.fighting, has, isNewRound);
  return ended.reduce((left, effect) => endEffect(left, effect, context), { ...after, fighting, effects });
}

function applyEvent(state: PanelState, event: PanelEvent, context: PanelContext): PanelState {
  const noted = ({ state: after, note }: Noted): PanelState => (note ? record(after, note, context) : after);
  const editOrder = (edit: (initiative: InitiativeState) => InitiativeState): PanelState => {
    const running = runningInitiative(state, context);
    const initiative = edit(running);
    return initiative === running ? state : { ...state, initiative };
  };
  switch (event.type) {
    case "rollInitiative":
      return { ...state, initiative: fromLiving(event.initiative, isDeadIn(state.fighting)) };
    case "nextTurn":
      return isSeenTurn(runningInitiative(state, context), event.seen)
        ? endTurn(state, event, context)
        : state;
    case "previousTurn":
      return editOrder((initiative) =>
        isSeenTurn(initiative, event.seen)
          ? previousTurn(withDead(initiative, event.dead), isDeadIn(state.fighting))
          : initiative,
      );
    case "changeValue":
      return editOrder((initiative) => changeValue(initiative, event.id, event.value));
    case "moveTied":
      return editOrder((initiative) => moveTied(initiative, event.id, event.direction));
    case "enterRoll":
      return editOrder((initiative) => enterRoll(initiative, event.id, event));
    case "addParticipants":
      return editOrder((initiative) =>
        event.joining.reduce(
          (grown, { participant, ...rolled }) => addEntry(grown, participant, rolled),
          initiative,
        ),
      );
    case "addCreatures":
      return addCreatures({ ...state, initiative: runningInitiative(state, context) }, event);
    case "hitCreatures":
      return noted(hitCreatures(state, event));
    case "setCreatureCondition":
      return noted(setCreatureCondition(state, event));
    case "setCreatureUse":
      return noted(setCreatureUse(state, event));
    case "addEffect":
      return addEffect(state, event);
    case "removeEffect": {
      const effects = state.effects.filter(({ id }) => id !== event.id);
      return effects.length === state.effects.length ? state : { ...state, effects };
    }
    case "setMark":
      return editOrder((initiative) => mark(initiative, event, context));
    case "actNow":
      return editOrder((initiative) => actNow(initiative, event.id));
    case "removeParticipant":
      return editOrder((initiative) => leaveOrder(initiative, event.id, isDeadIn(state.fighting)));
    case "setHidden":
      return editOrder((initiative) => setHidden(initiative, event.id, event.hidden));
    case "setShownInOrder":
      return editOrder((initiative) => setShownInOrder(initiative, event.id, event.shown));
    case "toggleTurnAction":
      return toggleTurnAction(state, event.actionId, context);
    case "setTrack": {
      const track = context.preset.focusTracks.find(({ id }) => id === event.trackId);
      return track === undefined ? state : setTrack(state, track, event.value);
    }
    case "takeQuickAction":
      return pressButton(state, quickActionsOf(context.preset), event.id, context);
    case "applyRest":
      return noteRest(state, event, context);
    case "giveCommand":
      return pressButton(state, context.preset.commandButtons, event.id, context);
    case "callSkill":
      return callSkill(state, event.skill, context);
    case "broadcast":
      return broadcast(state, event.prompt, context);
    case "clearHistory": {
      const history = clearHistory(state.history);
      return history === state.history ? state : { ...state, history };
    }
  }
}

/** Applies a roster change to a running order: not an action of the MJ, so it cannot be undone. */
export function followRosterInPanel(state: PanelState, roster: readonly Participant[]): PanelState {
  if (state.initiative.order.length === 0) return state;
  const after = { ...state, initiative: followRoster(state.initiative, roster) };
  return settled(withTurnBegun(state, after, { preset: PRESETS[state.system], roster }));
}
