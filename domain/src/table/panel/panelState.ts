import { type InitiativeState, NO_INITIATIVE, type Participant } from "../../documents/initiativeState";
import type { FocusTrack, SystemPreset } from "../../game/preset";
import type { SystemId } from "../../values/systemIds";
import { fallbackInitiative } from "../initiative/rollInitiative";
import { type CreaturesInFight, NO_CREATURES } from "./creaturesInFight";
import { EMPTY_HISTORY, type History } from "./history";
import type { TimedEffect } from "./timedEffects";

/** The state of the MJ's panel for one campaign, in its fight's document or on a device without one. Plain and serialisable. */
export interface PanelState {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly initiative: InitiativeState;
  readonly history: History;
  /** Ids of the turn actions marked as used. */
  readonly usedActions: readonly string[];
  /** The values of the tracks that were changed, by id; others have their preset's start value. */
  readonly tracks: Readonly<Record<string, number>>;
  /** The creatures of the order that have numbers. */
  readonly fighting: CreaturesInFight;
  /** Conditions that end with a turn. */
  readonly effects: readonly TimedEffect[];
  /** The last number that a creature of each name was shown under in this fight. */
  readonly shownNumbers?: readonly ShownNumber[] | undefined;
}

export interface ShownNumber {
  /** What the kind is called. */
  readonly name: string;
  readonly last: number;
}

/** The panel's inputs: the system's preset, and the current roster. */
export interface PanelContext {
  readonly preset: SystemPreset;
  readonly roster: readonly Participant[];
  /** The members read the order. */
  readonly told?: boolean | undefined;
}

/** An empty panel, also after a change of campaign or system (product §4). */
export function freshPanel(campaignId: string, system: SystemId): PanelState {
  return {
    campaignId,
    system,
    initiative: NO_INITIATIVE,
    history: EMPTY_HISTORY,
    usedActions: [],
    tracks: {},
    fighting: NO_CREATURES,
    effects: [],
  };
}

/** The current order: rolled or edited, else the roster with its fallback values (product §4). */
export function runningInitiative(state: PanelState, { preset, roster }: PanelContext): InitiativeState {
  return state.initiative.order.length > 0
    ? state.initiative
    : fallbackInitiative(roster, preset.initiativeDice);
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, Math.trunc(value)));

/** The value of a track: an integer from 0 to its maximum. */
export function trackValue(state: PanelState, track: FocusTrack): number {
  return clamp(state.tracks[track.id] ?? track.start, track.max);
}

/** Sets a track; what is not a number changes nothing. */
export function setTrack(state: PanelState, track: FocusTrack, value: number): PanelState {
  if (Number.isNaN(value) || clamp(value, track.max) === trackValue(state, track)) return state;
  return { ...state, tracks: { ...state.tracks, [track.id]: clamp(value, track.max) } };
}
