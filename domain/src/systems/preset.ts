import type { SystemId } from "./systemIds";

/** A line the MJ reads or presses: `label` names it, `detail` is what the history keeps of it. */
export interface PresetEntry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
}

/** A gauge of the session, in whole steps from 0 to `max`; a new panel begins at `start`. */
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

/** Shows what a filled panel looks like; the fields are those of a roster entry (product §3) without its connection. */
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

/** One colour scheme of a system: `text` is readable (AA) on the scheme's cards and on `tint`. */
interface SchemeColours {
  readonly text: string;
  readonly tint: string;
}

/** `accent` fills bands and buttons, `onAccent` is readable (AA) on it. All are `#rrggbb`. */
export interface ColourTheme {
  readonly accent: string;
  readonly onAccent: string;
  readonly light: SchemeColours;
  readonly dark: SchemeColours;
}

/** What a game brings to the MJ command panel (product §3 "Per-system presets"). */
export interface SystemPreset {
  readonly id: SystemId;
  readonly name: string;
  /** Title of a campaign that has no name. */
  readonly campaignNameFallback: string;
  readonly moduleLabel: string;
  readonly tagline: string;
  readonly theme: ColourTheme;
  readonly highlights: readonly PresetEntry[];
  readonly focusTracks: readonly FocusTrack[];
  readonly quickActions: readonly PresetEntry[];
  readonly supportPrompts: readonly string[];
  readonly skillGroups: readonly SkillGroup[];
  readonly samplePlayers: readonly SamplePlayer[];
  readonly initiativeDice: InitiativeDice;
  readonly turnActions: readonly PresetEntry[];
  readonly timeline: readonly PresetEntry[];
  readonly commandButtons: readonly PresetEntry[];
  readonly historyLimit: number;
  readonly emptyHistoryText: string;
}

/** Product §9: the history limit of a system that names none of its own. */
export const DEFAULT_HISTORY_LIMIT = 12;
