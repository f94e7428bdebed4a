import type { SystemPreset } from "../../game/preset";
import { foldText } from "../../values/text/foldText";
import type { PanelEvent } from "./panelEventSchema";
import { quickActionsOf } from "./panelEvents";

/** Whether a label matches a search: every word of it, in any order, ignoring accents and case. */
export function matchesSearch(search: string, label: string): boolean {
  const folded = foldText(label);
  return foldText(search)
    .split(" ")
    .every((word) => folded.includes(word));
}

/**
 * The event of the Enter key: the first match among quick actions, rests, commands and skills, in the order in which
 * the panel shows them. Undefined for an empty search and without a match.
 */
export function firstMatch(search: string, preset: SystemPreset): PanelEvent | undefined {
  if (search.trim() === "") return undefined;
  const events: (readonly [string, PanelEvent])[] = [
    ...quickActionsOf(preset).map(({ id, label }) => [label, { type: "takeQuickAction", id }] as const),
    ...preset.commandButtons.map(({ id, label }) => [label, { type: "giveCommand", id }] as const),
    ...preset.skillGroups.flatMap(({ skills }) =>
      skills.map((skill) => [skill, { type: "callSkill", skill }] as const),
    ),
  ];
  return events.find(([label]) => matchesSearch(search, label))?.[1];
}
