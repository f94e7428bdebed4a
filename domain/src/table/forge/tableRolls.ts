import type { CampaignDocument } from "../../documents/campaign";
import type { ForgeRollsDocument, RolledScore } from "../../documents/forgeRolls";
import { CHARACTERISTIC_FACTOR, LUCK_DICE } from "../../games/cthulhu/creation";
import { CHARACTERISTICS } from "../../games/cthulhu/traits";
import { ABILITY_ROLL } from "../../games/dnd5e/abilityMethods";
import { rollDie } from "../../values/dice/die";
import { parseDice } from "../../values/dice/parseDice";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { rollDice } from "../../values/dice/rollDice";
import { AppError } from "../../values/errors";
import type { SystemId } from "../../values/systemIds";
import { requireAuthority } from "../campaign/authority";

type RollingTable = Pick<CampaignDocument, "mj" | "memberIds" | "settings" | "system">;

interface ScoreDice {
  readonly notation: string;
  readonly factor: number;
}

const fivefold = (notation: string): ScoreDice => ({ notation, factor: CHARACTERISTIC_FACTOR });

/** The rolls for a new character: six abilities, or eight characteristics and Luck in order. */
const SCORE_DICE: Readonly<Record<SystemId, readonly ScoreDice[]>> = {
  dnd5e: Array.from({ length: 6 }, () => ({ notation: ABILITY_ROLL, factor: 1 })),
  vampire: [],
  cyberpunk: [],
  cthulhu: [...CHARACTERISTICS.map(({ dice }) => fivefold(dice)), fivefold(LUCK_DICE)],
};

/** Rolls a set of scores; empty for games that do not roll scores. */
export function rollScores(system: SystemId, source: RandomUint32): RolledScore[] {
  return SCORE_DICE[system].map(({ notation, factor }) => {
    const expression = parseDice(notation);
    if (expression === undefined) throw new RangeError(`No dice: ${notation}`);
    const { dice, total } = rollDice(expression, source);
    return { dice: dice.map(({ value }) => value), total: total * factor };
  });
}

const nothingRolled = (uid: string, now: number): ForgeRollsDocument => ({
  uid,
  hitDice: [],
  createdAt: now,
});

/**
 * The scores of a player in a campaign that rolls them: the stored ones, or new ones if there are none.
 * Throws `forbidden` for anyone who is not a player of the campaign, `invalid-input` when its settings do not
 * roll scores.
 */
export function decideRollScores(
  table: RollingTable,
  uid: string,
  stored: ForgeRollsDocument | undefined,
  source: RandomUint32,
  now: number,
): ForgeRollsDocument & { scores: RolledScore[] } {
  requireAuthority("linkCharacter", uid, table);
  if (table.settings.abilityMethod !== "rolled" || SCORE_DICE[table.system].length === 0) {
    throw new AppError("invalid-input", {
      sentence: "Les caractéristiques ne se lancent pas à cette table.",
    });
  }
  const current = stored ?? nothingRolled(uid, now);
  return { ...current, scores: current.scores ?? rollScores(table.system, source) };
}

/**
 * The stored result for each die, the nth die of a size having the nth result of that size; undefined where
 * none was rolled yet.
 */
export function hitDiceFor(
  { hitDice }: Pick<ForgeRollsDocument, "hitDice">,
  sides: readonly number[],
): (number | undefined)[] {
  return sides.map((size, index) => {
    const nth = sides.slice(0, index).filter((earlier) => earlier === size).length;
    return hitDice.find((rolled) => rolled.sides === size)?.values[nth];
  });
}

/**
 * The hit dice of these sizes in a campaign that rolls them: the stored ones, and as many new ones as are
 * missing. Repeating the call, or gaining a level, never rolls a die twice. Throws what `decideRollScores`
 * throws.
 */
export function decideRollHitDice(
  table: RollingTable,
  uid: string,
  stored: ForgeRollsDocument | undefined,
  sides: readonly number[],
  source: RandomUint32,
  now: number,
): ForgeRollsDocument {
  requireAuthority("linkCharacter", uid, table);
  if (table.settings.hitPoints !== "rolled" || table.system !== "dnd5e") {
    throw new AppError("invalid-input", { sentence: "Les points de vie ne se lancent pas à cette table." });
  }
  const current = stored ?? nothingRolled(uid, now);
  const hitDice = [...new Set([...current.hitDice.map((rolled) => rolled.sides), ...sides])].map((size) => {
    const values = current.hitDice.find((rolled) => rolled.sides === size)?.values ?? [];
    const missing = sides.filter((one) => one === size).length - values.length;
    const rolled = Array.from({ length: Math.max(0, missing) }, () => rollDie(size, source));
    return { sides: size, values: [...values, ...rolled] };
  });
  return { ...current, hitDice };
}
