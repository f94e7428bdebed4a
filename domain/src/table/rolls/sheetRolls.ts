import type { RollRequest } from "../../game/rolls/rollRequest";
import { gameOf } from "../../games/registry/games";
import { ACTION_KINDS } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { actionRolls } from "./actionRolls";
import { rollValue } from "./rollValue";
import { sheetChecks } from "./sheetChoices";
import { bareHandsOf } from "./unarmed";

/** One roll of a sheet: its label names it there, and is all that a favourite keeps of it. */
export interface SheetRoll {
  /** « Compétences », « Attaques ». */
  readonly group: string;
  readonly label: string;
  /** What is rolled: `"+5"`, `"6 dés"`, `"45 %"`, `"2d6+3"`, `"2d6 × 4"`. */
  readonly value: string;
  readonly request: RollRequest;
}

/**
 * Everything that a sheet rolls with one press, each label once: initiative, what is done on one's turn, then the
 * game's own values. `character` with its equipment and its state in play, `raw` the same as it came. Never throws.
 */
export function sheetRolls(character: Character, raw: unknown): readonly SheetRoll[] {
  const actions = [...ACTION_KINDS.flatMap((kind) => character[kind]), bareHandsOf(character)];
  const groups = [
    { title: "Combat", choices: gameOf(character.system).sheet.fightRolls(character, raw) },
    {
      title: "Attaques",
      choices: actions.flatMap((action) => actionRolls(character, action).map(({ request }) => request)),
    },
    ...sheetChecks(character, raw),
  ];
  const byLabel = new Map<string, SheetRoll>();
  for (const { title: group, choices } of groups) {
    for (const request of choices) {
      if (request === undefined || byLabel.has(request.label)) continue;
      byLabel.set(request.label, { group, label: request.label, value: rollValue(request), request });
    }
  }
  return [...byLabel.values()];
}
