import type { RollRequest } from "../../game/rolls/rollRequest";
import { facedownRoll } from "../../games/cyberpunk/sheet";
import { initiativeRoll } from "../../games/initiativeRoll";
import { ACTION_KINDS } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { initiativeBonusOf } from "../../sheet/character/sheetRolls";
import { formatModifier } from "../../values/dice/rollDice";
import type { SystemId } from "../../values/systemIds";
import { plural } from "../../values/text/plural";
import { INITIATIVE_LABEL } from "../initiative/ownRolls";
import { actionRolls } from "./actionRolls";
import { sheetChecks } from "./sheetChoices";

/** One roll of a sheet: its label names it there, and is all that a favourite keeps of it. */
export interface SheetRoll {
  /** « Compétences », « Attaques ». */
  readonly group: string;
  readonly label: string;
  /** What is rolled: `"+5"`, `"6 dés"`, `"45 %"`, `"2d6+3"`. */
  readonly value: string;
  readonly request: RollRequest;
}

/** What a roll throws, in its game's short form. */
export function rollValue(request: RollRequest): string {
  if (request.kind === "check") return formatModifier(request.modifier);
  if (request.kind === "dice") return request.dice;
  const { spec } = request;
  switch (spec.game) {
    case "vampire":
      return `${spec.dice} ${plural(spec.dice, "dé", "dés")}`;
    case "dnd5e":
    case "cyberpunk":
      return formatModifier(spec.modifier);
    case "cthulhu":
      return `${spec.target} %`;
  }
}

/** The facedown of Cyberpunk: who holds the other's look. Undefined without COOL. */
export function facedownRequest(raw: unknown): RollRequest | undefined {
  const spec = facedownRoll(raw);
  return spec && { kind: "game", label: "Confrontation", spec, subject: { kind: "check", trait: "cool" } };
}

/** The initiative of D&D; undefined where it is not known. */
function dnd5eInitiative(character: Character): RollRequest | undefined {
  const modifier = initiativeBonusOf(character);
  return modifier === undefined
    ? undefined
    : { kind: "check", label: INITIATIVE_LABEL, modifier, subject: { kind: "check", trait: "dex" } };
}

const FIGHT: Readonly<Record<SystemId, (character: Character, raw: unknown) => (RollRequest | undefined)[]>> =
  {
    dnd5e: (character) => [dnd5eInitiative(character)],
    vampire: (_, raw) => [initiativeRoll("vampire", raw)],
    cyberpunk: (_, raw) => [initiativeRoll("cyberpunk", raw), facedownRequest(raw)],
    cthulhu: () => [],
  };

/**
 * Everything that a sheet rolls with one press, each label once: initiative, what is done on one's turn, then the
 * game's own values. `character` with its equipment and its state in play, `raw` the same as it came. Never throws.
 */
export function sheetRolls(character: Character, raw: unknown): readonly SheetRoll[] {
  const actions = ACTION_KINDS.flatMap((kind) => character[kind]);
  const groups = [
    { title: "Combat", choices: FIGHT[character.system](character, raw) },
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
