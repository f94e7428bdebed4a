import {
  addEntry,
  changeValue,
  enterRoll,
  followRoster,
  moveTied,
  removeParticipant,
  setHidden,
} from "../initiative/editOrder";
import { activeEntry, type InitiativeState, type Participant } from "../initiative/initiativeState";
import { nextTurn, previousTurn } from "../initiative/turns";
import type { PresetEntry, SystemPreset } from "../systems/preset";
import { clearHistory, type HistoryEntry, recordEntry } from "./history";
import type { PanelEvent } from "./panelEventSchema";
import { type PanelContext, type PanelState, runningInitiative, setTrack } from "./panelState";

type NewEntry = Omit<HistoryEntry, "id">;

const record = (state: PanelState, entry: NewEntry, { preset }: PanelContext): PanelState => ({
  ...state,
  history: recordEntry(state.history, entry, preset.historyLimit),
});

/** Whether the turn is still the one that the MJ saw when pressing: another device may have passed it. */
function isSeenTurn(initiative: InitiativeState, seen: { id: string; round: number } | undefined): boolean {
  return seen === undefined || (activeEntry(initiative)?.id === seen.id && initiative.round === seen.round);
}

/** Product §4: records an entry for the active participant, then activates the next one. */
function endTurn(state: PanelState, context: PanelContext): PanelState {
  const initiative = runningInitiative(state, context);
  const active = activeEntry(initiative);
  if (active === undefined) return state;
  const detail = `Round ${initiative.round} · initiative ${active.value}`;
  return record(
    { ...state, initiative: nextTurn(initiative) },
    { title: `Tour de ${active.name}`, detail },
    context,
  );
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

/** The MJ asks the players for a skill of the board: only a history entry. */
function callSkill(state: PanelState, skill: string, context: PanelContext): PanelState {
  const group = context.preset.skillGroups.find(({ skills }) => skills.includes(skill));
  return group === undefined ? state : record(state, { title: "Jet demandé", detail: skill }, context);
}

function broadcast(state: PanelState, prompt: string, context: PanelContext): PanelState {
  const detail = prompt.trim();
  return detail === "" ? state : record(state, { title: "Message à la table", detail }, context);
}

/** The panel after an event. An event that changes nothing gives the same state object. */
export function applyPanelEvent(state: PanelState, event: PanelEvent, context: PanelContext): PanelState {
  const editOrder = (edit: (initiative: InitiativeState) => InitiativeState): PanelState => {
    const running = runningInitiative(state, context);
    const initiative = edit(running);
    return initiative === running ? state : { ...state, initiative };
  };
  switch (event.type) {
    case "rollInitiative":
      return { ...state, initiative: event.initiative };
    case "nextTurn":
      return isSeenTurn(runningInitiative(state, context), event.seen) ? endTurn(state, context) : state;
    case "previousTurn":
      return editOrder((initiative) =>
        isSeenTurn(initiative, event.seen) ? previousTurn(initiative) : initiative,
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
    case "removeParticipant":
      return editOrder((initiative) => removeParticipant(initiative, event.id));
    case "setHidden":
      return editOrder((initiative) => setHidden(initiative, event.id, event.hidden));
    case "toggleTurnAction":
      return toggleTurnAction(state, event.actionId, context);
    case "setTrack": {
      const track = context.preset.focusTracks.find(({ id }) => id === event.trackId);
      return track === undefined ? state : setTrack(state, track, event.value);
    }
    case "takeQuickAction":
      return pressButton(state, quickActionsOf(context.preset), event.id, context);
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
  return state.initiative.order.length === 0
    ? state
    : { ...state, initiative: followRoster(state.initiative, roster) };
}
