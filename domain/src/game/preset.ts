import type { SystemId } from "../values/systemIds";

/** A text or button of the panel: `label` is shown, `detail` is recorded in the history. */
export interface PresetEntry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** What the panel offers beside its note (product §2.10.14); without it, it is a note only. */
  readonly offer?: Offer;
}

/**
 * What a button of the panel may lead to besides its note: an entry of the same id of the game's `rests`, for whoever it
 * changes (`group`) or for those whom the MJ ticks (`some`); a roll to ask for, by a name that the game may ask; a text to
 * show, which begins with the entry's `detail`, or that and a loot to lay open; the recap of the last evening.
 */
type Offer =
  | { readonly kind: "apply"; readonly to: "group" | "some" }
  | { readonly kind: "ask"; readonly trait: string }
  | { readonly kind: "show" }
  | { readonly kind: "loot" }
  | { readonly kind: "recap" };

/** What anybody of the game may do on a turn without a roll or a cost of their own. */
interface StandardAction {
  readonly id: string;
  readonly label: string;
  /** Of whoever does it, as the table's log tells it: « esquive ». */
  readonly told: string;
}

/** A gauge of the session, an integer from 0 to `max`; a new panel starts at `start`. */
export interface FocusTrack {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly start: number;
  readonly max: number;
}

export interface SkillGroup {
  readonly id: string;
  readonly label: string;
  readonly skills: readonly string[];
}

/** Example data for an empty panel, with the fields of a roster entry (product §3) except its connection. */
interface SamplePlayer {
  readonly id: string;
  readonly name: string;
  readonly pronouns: string;
  readonly role: string;
  readonly tag: string;
  readonly color: string;
}

/** Product §5: an initiative roll is one die of `sides` faces plus `base`. */
export interface InitiativeDice {
  readonly sides: number;
  readonly base: number;
}

/**
 * The colours of a system in one scheme: `text` is readable (WCAG AA) on the scheme's cards and on `tint`.
 */
interface SchemeColours {
  readonly text: string;
  readonly tint: string;
}

/**
 * `accent` is the background of bands and buttons, `onAccent` is readable (WCAG AA) on it. All are `#rrggbb`.
 */
export interface ColourTheme {
  readonly accent: string;
  readonly onAccent: string;
  readonly light: SchemeColours;
  readonly dark: SchemeColours;
}

/** The data of a game for the MJ command panel (product §3 "Per-system presets"). */
export interface SystemPreset {
  readonly id: SystemId;
  readonly name: string;
  /** Shown for a campaign without a name. */
  readonly campaignNameFallback: string;
  readonly moduleLabel: string;
  readonly tagline: string;
  readonly theme: ColourTheme;
  readonly highlights: readonly PresetEntry[];
  readonly focusTracks: readonly FocusTrack[];
  readonly quickActions: readonly PresetEntry[];
  /** Rests, and what sessions begin and end with, beside those among the quick actions; noted as these are. */
  readonly rests: readonly PresetEntry[];
  readonly supportPrompts: readonly string[];
  readonly skillGroups: readonly SkillGroup[];
  readonly samplePlayers: readonly SamplePlayer[];
  /** Undefined where nobody rolls: participants act by a value of their sheet (`ownInitiativeOf`). */
  readonly initiativeDice: InitiativeDice | undefined;
  readonly turnActions: readonly PresetEntry[];
  /** Offered on the sheet to who is in a fight's order (product §2.8.25). */
  readonly standardActions: readonly StandardAction[];
  readonly timeline: readonly PresetEntry[];
  readonly commandButtons: readonly PresetEntry[];
  readonly historyLimit: number;
  readonly emptyHistoryText: string;
}

/** Product §9: the history limit of a system that sets none. */
export const DEFAULT_HISTORY_LIMIT = 12;
