import type { RollEffect } from "../../game/rolls/rollEffect";
import type { RollRequest } from "../../game/rolls/rollRequest";
import type { RequiredLevel } from "../../games/cthulhu/percentRoll";
import type { RollSpec } from "../../games/sheetRoll";
import { type BEAST_ROLLS, MAX_DICE } from "../../games/vampire/poolRoll";
import { parseDice } from "../../values/dice/parseDice";
import { formatModifier, type RollMode } from "../../values/dice/rollDice";

/** What the player adds to the next roll. Each game uses its own part. */
export interface Situation {
  /** Advantage and disadvantage; in Call of Cthulhu a bonus or a penalty die. */
  readonly mode: RollMode;
  /** Added to the total; in Vampire dice of the pool, in Call of Cthulhu bonus dice (negative: penalty dice). */
  readonly modifier: number;
  /** D&D: dice that are added to a check or to damage, `"1d4"`; empty for none. */
  readonly dice: string;
  /** The DC, the difficulty, the value to beat. */
  readonly difficulty?: number | undefined;
  /** Call of Cthulhu: the level that the MJ asks for. */
  readonly level: RequiredLevel;
  /** Cyberpunk: points of Luck that are added. */
  readonly luck: number;
  /** Vampire: the dice that a surge of blood adds. */
  readonly surge: number;
  /** The ids of the effects of the state that the player takes off. */
  readonly ignored: ReadonlySet<string>;
}

export const NO_SITUATION: Situation = {
  mode: "normal",
  modifier: 0,
  dice: "",
  level: "regular",
  luck: 0,
  surge: 0,
  ignored: new Set(),
};

/** A roll with all that acts on it, and what acts, as the log shows it. */
export interface PreparedRoll {
  /** Dice notation, or a game's own roll: what `rollForTable` takes. */
  readonly roll: string | RollSpec;
  readonly notes: readonly string[];
}

const clampBonusDice = (dice: number) => Math.max(-2, Math.min(2, dice));

const BONUS_DICE = { normal: 0, advantage: 1, disadvantage: -1 } as const satisfies Record<RollMode, number>;

/** However many there are of each, they cancel out. */
function modeOf(modes: readonly RollMode[]): RollMode {
  const [up, down] = [modes.includes("advantage"), modes.includes("disadvantage")];
  if (up === down) return "normal";
  return up ? "advantage" : "disadvantage";
}

const MODE_TEXTS = { advantage: "avantage", disadvantage: "désavantage" } as const;

const amountText = (modifier: number) => formatModifier(modifier).replace("-", "−");

/** « Empoisonné : désavantage », « Gravement blessé : −2 ». */
export function effectNote({ label, modifier, mode, fails }: RollEffect): string {
  const what = fails
    ? "échec automatique"
    : mode === undefined
      ? amountText(modifier ?? 0)
      : MODE_TEXTS[mode];
  return `${label} : ${what}`;
}

/** The effects of the state that act on a roll, without those that the player takes off. */
export const effectsOn = (
  { subject }: RollRequest,
  effects: readonly RollEffect[],
  ignored: ReadonlySet<string>,
): readonly RollEffect[] =>
  subject === undefined ? [] : effects.filter(({ id, appliesTo }) => !ignored.has(id) && appliesTo(subject));

/** Rolls that are what they are, whatever is set for the next one. */
const isFixed = (request: RollRequest): boolean =>
  request.kind === "dice" ? request.losesSanity === true : isBeastRoll(request, ["rouse", "remorse"]);

const isBeastRoll = (request: RollRequest, rolls: readonly (typeof BEAST_ROLLS)[number][]): boolean =>
  request.kind === "game" &&
  request.spec.game === "vampire" &&
  request.spec.about !== undefined &&
  rolls.includes(request.spec.about);

/** What a roll takes of the situation: dice have no advantage, and blood surges for no frenzy. */
export function situationOf(request: RollRequest, situation: Situation): Situation {
  if (isFixed(request)) return NO_SITUATION;
  if (request.kind === "dice") return { ...situation, mode: "normal", luck: 0, surge: 0 };
  return isBeastRoll(request, ["frenzy"]) ? { ...situation, surge: 0 } : situation;
}

/** What is left of it for the roll after: dice leave the advantage of the next check alone. */
export function situationAfter(request: RollRequest, situation: Situation): Situation {
  if (isFixed(request)) return situation;
  return request.kind === "dice" ? { ...NO_SITUATION, mode: situation.mode } : NO_SITUATION;
}

function prepareSpec(spec: RollSpec, situation: Situation, acting: readonly RollEffect[]): RollSpec {
  const { mode, modifier, difficulty, level, luck, surge } = situation;
  const added = modifierOf(modifier, acting);
  switch (spec.game) {
    case "dnd5e":
      return {
        ...spec,
        modifier: spec.modifier + added,
        mode: modeOf([spec.mode, mode, ...acting.flatMap((effect) => effect.mode ?? [])]),
        ...(situation.dice !== "" && { dice: situation.dice }),
        ...(difficulty !== undefined && { difficulty }),
        ...(acting.some(({ fails }) => fails) && { fails: true }),
      };
    case "vampire": {
      // A pool that penalties have emptied is still a die.
      const dice = Math.min(MAX_DICE, Math.max(spec.dice > 0 ? 1 : 0, spec.dice + added + surge));
      return { ...spec, dice, ...(difficulty !== undefined && { difficulty }) };
    }
    case "cyberpunk":
      return {
        ...spec,
        modifier: spec.modifier + added + luck,
        ...(difficulty !== undefined && { difficulty }),
      };
    case "cthulhu":
      return {
        ...spec,
        bonusDice: clampBonusDice(spec.bonusDice + BONUS_DICE[mode] + added),
        ...(level !== "regular" && { level }),
      };
  }
}

const modifierOf = (modifier: number, acting: readonly RollEffect[]): number =>
  acting.reduce((sum, effect) => sum + (effect.modifier ?? 0), modifier);

/** Damage takes a modifier and more dice, and has no advantage. What is added is not doubled by a critical hit. */
function prepareDice(dice: string, situation: Situation, acting: readonly RollEffect[]): string {
  const { dice: added } = situation;
  const modifier = modifierOf(situation.modifier, acting);
  const more = added === "" || added.startsWith("-") ? added : `+${added.replace(/^\+/, "")}`;
  const whole = `${dice}${more}${modifier === 0 ? "" : formatModifier(modifier)}`;
  return parseDice(whole) === undefined ? dice : whole;
}

function situationNotes({ modifier, luck, surge, dice }: Situation): string[] {
  return [
    modifier === 0 ? "" : `Situation : ${amountText(modifier)}`,
    dice === "" ? "" : `Dés ajoutés : ${dice}`,
    luck === 0 ? "" : `Chance +${luck}`,
    surge === 0 ? "" : `Coup de sang +${surge}`,
  ].filter(Boolean);
}

/**
 * What a pressed value rolls: its own roll with the situation and with what the state in play does to it. Undefined
 * where it cannot be rolled.
 */
export function prepareRoll(
  request: RollRequest,
  next: Situation,
  effects: readonly RollEffect[],
): PreparedRoll | undefined {
  const situation = situationOf(request, next);
  const acting = effectsOn(request, effects, situation.ignored);
  const notes = [...acting.map(effectNote), ...situationNotes(situation)];
  if (request.kind === "dice") return { roll: prepareDice(request.dice, situation, acting), notes };
  if (request.kind === "check" && !Number.isFinite(request.modifier)) return undefined;
  const spec: RollSpec =
    request.kind === "game"
      ? request.spec
      : {
          game: "dnd5e",
          modifier: Math.trunc(request.modifier),
          mode: "normal",
          ...(request.subject?.kind === "attack" && { attack: true }),
        };
  return { roll: prepareSpec(spec, situation, acting), notes };
}
