import { requireAuthority } from "../campaign/authority";
import { parseDice } from "../dice/diceExpression";
import { rollDie } from "../dice/die";
import type { RandomUint32 } from "../dice/randomSource";
import { rollDice } from "../dice/rollDice";
import type { CampaignDocument } from "../documents/campaign";
import type { ForgeRollsDocument, RolledScore } from "../documents/forgeRolls";
import { AppError } from "../errors";
import { CHARACTERISTIC_FACTOR, LUCK_DICE } from "../systems/cthulhu/creation";
import { CHARACTERISTICS } from "../systems/cthulhu/traits";
import { ABILITY_ROLL } from "../systems/dnd5e/abilityMethods";
import type { SystemId } from "../systems/systemIds";

type RollingTable = Pick<CampaignDocument, "mj" | "memberIds" | "settings" | "system">;

interface ScoreDice {
  readonly notation: string;
  readonly factor: number;
}

const fivefold = (notation: string): ScoreDice => ({ notation, factor: CHARACTERISTIC_FACTOR });

/** What is thrown for a new character: six abilities, or eight characteristics and Luck in their order. */
const SCORE_DICE: Readonly<Record<SystemId, readonly ScoreDice[]>> = {
  dnd5e: Array.from({ length: 6 }, () => ({ notation: ABILITY_ROLL, factor: 1 })),
  vampire: [],
  cyberpunk: [],
  cthulhu: [...CHARACTERISTICS.map(({ dice }) => fivefold(dice)), fivefold(LUCK_DICE)],
};

/** Throws one set; games that roll no scores have none. */
export function rollScores(system: SystemId, source: RandomUint32): RolledScore[] {
  return SCORE_DICE[system].map(({ notation, factor }) => {
    const { dice, total } = rollDice(parseDice(notation) ?? [], source);
    return { dice: dice.map(({ value }) => value), total: total * factor };
  });
}

const nothingRolled = (uid: string, now: number): ForgeRollsDocument => ({
  uid,
  hitDice: [],
  createdAt: now,
});

/**
 * The set of a player at a table whose scores are rolled: the one they have, or a new one, never a second. Throws
 * `forbidden` for whoever brings no character to this table, `invalid-input` where its scores are not rolled.
 */
export function decideRollScores(
  table: RollingTable,
  uid: string,
  kept: ForgeRollsDocument | undefined,
  source: RandomUint32,
  now: number,
): ForgeRollsDocument & { scores: RolledScore[] } {
  requireAuthority("linkCharacter", uid, table);
  if (table.settings.abilityMethod !== "rolled" || SCORE_DICE[table.system].length === 0) {
    throw new AppError("invalid-input", {
      sentence: "Les caractéristiques ne se lancent pas à cette table.",
    });
  }
  const begun = kept ?? nothingRolled(uid, now);
  return { ...begun, scores: begun.scores ?? rollScores(table.system, source) };
}

/** For each die in turn, what the list of its size holds at its place; undefined where nothing was rolled yet. */
export function hitDiceFor(
  { hitDice }: Pick<ForgeRollsDocument, "hitDice">,
  sides: readonly number[],
): (number | undefined)[] {
  return sides.map((size, index) => {
    const place = sides.slice(0, index).filter((earlier) => earlier === size).length;
    return hitDice.find((rolled) => rolled.sides === size)?.values[place];
  });
}

/**
 * The hit dice of these sizes at a table where they are rolled, those rolled before and as many new ones as are missing:
 * whoever asks again, or goes up a level, never rolls one twice. Throws as `decideRollScores` does.
 */
export function decideRollHitDice(
  table: RollingTable,
  uid: string,
  kept: ForgeRollsDocument | undefined,
  sides: readonly number[],
  source: RandomUint32,
  now: number,
): ForgeRollsDocument {
  requireAuthority("linkCharacter", uid, table);
  if (table.settings.hitPoints !== "rolled" || table.system !== "dnd5e") {
    throw new AppError("invalid-input", { sentence: "Les points de vie ne se lancent pas à cette table." });
  }
  const begun = kept ?? nothingRolled(uid, now);
  const hitDice = [...new Set([...begun.hitDice.map((rolled) => rolled.sides), ...sides])].map((size) => {
    const values = begun.hitDice.find((rolled) => rolled.sides === size)?.values ?? [];
    const missing = sides.filter((one) => one === size).length - values.length;
    const thrown = Array.from({ length: Math.max(0, missing) }, () => rollDie(size, source));
    return { sides: size, values: [...values, ...thrown] };
  });
  return { ...begun, hitDice };
}
