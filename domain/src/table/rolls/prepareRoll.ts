import type { RollSpec } from "../../game/gameTypes";
import { modifierOf } from "../../game/rolls/acting";
import type { RollEffect } from "../../game/rolls/rollEffect";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { NO_SITUATION, type Situation } from "../../game/rolls/situation";
import { ALL_GAMES, gameOf } from "../../games/registry/games";
import { parseDice } from "../../values/dice/parseDice";
import { formatModifier } from "../../values/dice/rollDice";

/** A roll with all that acts on it, and what acts, as the log shows it. */
export interface PreparedRoll {
  /** Dice notation, or a game's own roll: what `rollForTable` takes. */
  readonly roll: string | RollSpec;
  readonly notes: readonly string[];
}

/** Of the game whose sheets ask for checks. */
const checkOf = ALL_GAMES.find(({ rolls }) => rolls.check)?.rolls.check;

const MODE_TEXTS = { advantage: "avantage", disadvantage: "désavantage" } as const;

const amountText = (modifier: number) => formatModifier(modifier).replace("-", "−");

/** « Empoisonné : désavantage », « Gravement blessé : −2 ». */
export function effectNote({ label, modifier, mode, fails, critical, rerollsOne }: RollEffect): string {
  const parts = [
    fails && "échec automatique",
    mode && MODE_TEXTS[mode],
    modifier !== undefined && amountText(modifier),
    critical && "un coup qui touche est critique",
    rerollsOne && "un 1 est relancé",
  ].filter(Boolean);
  return `${label} : ${parts.join(", ")}`;
}

/** The effects of the state that act on a roll, without those that the player takes off. */
export const effectsOn = (
  { subject }: RollRequest,
  effects: readonly RollEffect[],
  ignored: ReadonlySet<string>,
): readonly RollEffect[] =>
  subject === undefined ? [] : effects.filter(({ id, appliesTo }) => !ignored.has(id) && appliesTo(subject));

/** What a roll by the game's own rules takes of the situation; undefined for one that is what it is. */
function ownSituation(request: RollRequest, situation: Situation): Situation | undefined {
  if (request.kind === "dice") return request.losesSanity ? undefined : situation;
  if (request.kind === "check") return situation;
  const { situationOf } = gameOf(request.spec.game).rolls;
  return situationOf ? situationOf(request.spec, situation) : situation;
}

/** What a roll takes of the situation: dice have no advantage, and blood surges for no frenzy. */
export function situationOf(request: RollRequest, situation: Situation): Situation {
  const own = ownSituation(request, situation) ?? NO_SITUATION;
  return request.kind === "dice" ? { ...own, mode: "normal", inspired: false, luck: 0, surge: 0 } : own;
}

/** What is left of it for the roll after: dice leave the advantage of the next check alone. */
export function situationAfter(request: RollRequest, situation: Situation): Situation {
  if (ownSituation(request, situation) === undefined) return situation;
  return request.kind === "dice"
    ? { ...NO_SITUATION, mode: situation.mode, inspired: situation.inspired }
    : NO_SITUATION;
}

/** Damage takes a modifier and more dice, and has no advantage. What is added is not doubled by a critical hit. */
function prepareDice(dice: string, situation: Situation, acting: readonly RollEffect[]): string {
  const { dice: added } = situation;
  const modifier = modifierOf(situation.modifier, acting);
  const more = added === "" || added.startsWith("-") ? added : `+${added.replace(/^\+/, "")}`;
  const whole = `${dice}${more}${modifier === 0 ? "" : formatModifier(modifier)}`;
  return parseDice(whole) === undefined ? dice : whole;
}

function situationNotes({ modifier, inspired, luck, surge, dice }: Situation): string[] {
  return [
    modifier === 0 ? "" : `Situation : ${amountText(modifier)}`,
    dice === "" ? "" : `Dés ajoutés : ${dice}`,
    inspired ? "Inspiration" : "",
    luck === 0 ? "" : `Chance +${luck}`,
    surge === 0 ? "" : `Coup de sang +${surge}`,
  ].filter(Boolean);
}

/** Undefined of a check without a modifier. */
function specOf(request: Exclude<RollRequest, { kind: "dice" }>): RollSpec | undefined {
  if (request.kind === "game") return request.spec;
  const { modifier, subject } = request;
  return Number.isFinite(modifier) ? checkOf?.(Math.trunc(modifier), subject) : undefined;
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
  const spec = specOf(request);
  return spec && { roll: gameOf(spec.game).rolls.prepare(spec, situation, acting), notes };
}
