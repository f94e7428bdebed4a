import type { SystemPreset } from "../systems/preset";
import { foldText } from "../text/foldText";
import type { PanelEvent } from "./panelEvents";

/** Whether a label of the panel answers a search: every word of it, in any order, accents and case aside. */
export function matchesSearch(search: string, label: string): boolean {
  const folded = foldText(label);
  return foldText(search)
    .split(" ")
    .every((word) => folded.includes(word));
}

/**
 * What the Enter key presses for a search: the first match among quick actions, commands and skills, in the order in
 * which the panel shows them. Undefined for an empty search and for one that nothing answers.
 */
export function firstMatch(search: string, preset: SystemPreset): PanelEvent | undefined {
  if (search.trim() === "") return undefined;
  const events: (readonly [string, PanelEvent])[] = [
    ...preset.quickActions.map(({ id, label }) => [label, { type: "takeQuickAction", id }] as const),
    ...preset.commandButtons.map(({ id, label }) => [label, { type: "giveCommand", id }] as const),
    ...preset.skillGroups.flatMap(({ skills }) =>
      skills.map((skill) => [skill, { type: "callSkill", skill }] as const),
    ),
  ];
  return events.find(([label]) => matchesSearch(search, label))?.[1];
}
