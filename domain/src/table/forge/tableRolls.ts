import type { CampaignDocument } from "../../documents/campaign";
import type { ForgeRollsDocument } from "../../documents/forgeRolls";
import type { RolledScore } from "../../game/forge/scoreDice";
import { rollScoreDice } from "../../game/forge/scoreDice";
import { forgeOf } from "../../games/registry/forges";
import { rollDie } from "../../values/dice/die";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { AppError } from "../../values/errors";
import type { SystemId } from "../../values/systemIds";
import { requireAuthority } from "../campaign/authority";

type RollingTable = Pick<CampaignDocument, "mj" | "memberIds" | "settings" | "system">;

/** Rolls a set of scores; empty for games that do not roll scores. */
export const rollScores = (system: SystemId, source: RandomUint32): RolledScore[] =>
  rollScoreDice(forgeOf(system).dice?.scores ?? [], source);

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
  if (table.settings.abilityMethod !== "rolled" || forgeOf(table.system).dice === undefined) {
    throw new AppError("invalid-input", {
      sentence: "Les caractéristiques ne se lancent pas à cette table.",
    });
  }
  const current = stored ?? nothingRolled(uid, now);
  return { ...current, scores: current.scores ?? rollScores(table.system, source) };
}

/**
 * The dice of levels, of these sizes, in a campaign that rolls them: the stored ones, and as many new ones as are
 * missing. Repeating the call, or gaining a level, never rolls a die twice. Throws what `decideRollScores`
 * throws.
 */
export function decideRollLevelDice(
  table: RollingTable,
  uid: string,
  stored: ForgeRollsDocument | undefined,
  sides: readonly number[],
  source: RandomUint32,
  now: number,
): ForgeRollsDocument {
  requireAuthority("linkCharacter", uid, table);
  if (table.settings.hitPoints !== "rolled" || !forgeOf(table.system).dice?.levelDice) {
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
