import type { CampaignDocument } from "../../documents/campaign";
import {
  MAX_RANDOM_TABLES,
  type RandomTableDocument,
  type RandomTableRow,
} from "../../documents/randomTable";
import { rollDie } from "../../values/dice/die";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { DiceRoll } from "../../values/dice/rollDice";
import { AppError } from "../../values/errors";
import { requireAuthority } from "../campaign/authority";

type Campaign = Pick<CampaignDocument, "mj" | "memberIds">;
type Draft = Pick<RandomTableDocument, "name" | "rows">;

/** The faces of the die that decides a table: the weights of all its rows. */
export const facesOf = (rows: readonly Pick<RandomTableRow, "weight">[]): number =>
  rows.reduce((sum, { weight }) => sum + weight, 0);

/** The faces of each row, in order: `[1, 3]` for one of weight 3 that comes first. */
export function rangesOf(rows: readonly Pick<RandomTableRow, "weight">[]): (readonly [number, number])[] {
  return rows.map(({ weight }, place) => {
    const before = facesOf(rows.slice(0, place));
    return [before + 1, before + weight];
  });
}

/** A die with a face for each point of weight; how it ended is the row that it falls on. */
export function rollOnTable(rows: readonly RandomTableRow[], source: RandomUint32): DiceRoll {
  const sides = facesOf(rows);
  const value = rollDie(sides, source);
  const place = rangesOf(rows).findIndex(([, last]) => value <= last);
  return {
    ...{ notation: `1d${sides}`, die: sides, roll: value, modifier: 0, total: value },
    dice: [{ sides, value, kept: true, sign: 1 }],
    outcome: { id: "row", label: rows[place]?.text ?? "", tone: "neutral" },
  };
}

/**
 * A new table of a campaign that has `count` others. Throws `forbidden` to all but the MJ, and
 * `random-table-quota-reached` beyond 50.
 */
export function decideCreateRandomTable(
  campaign: Campaign,
  callerUid: string,
  draft: Draft,
  count: number,
  now: number,
): RandomTableDocument {
  requireAuthority("prepareRandomTables", callerUid, campaign);
  if (count >= MAX_RANDOM_TABLES) throw new AppError("random-table-quota-reached");
  return { ...draft, uid: callerUid, version: 1, createdAt: now, updatedAt: now };
}

/** Throws `forbidden` to all but the MJ, and `random-table-not-found` where there is none. */
export function requireRandomTable(
  campaign: Campaign,
  callerUid: string,
  stored: RandomTableDocument | undefined,
): RandomTableDocument {
  requireAuthority("prepareRandomTables", callerUid, campaign);
  if (stored === undefined) throw new AppError("random-table-not-found");
  return stored;
}

/** Throws what `requireRandomTable` throws, and `stale-version` when it was changed since `version` was read. */
export function decideUpdateRandomTable(
  campaign: Campaign,
  callerUid: string,
  stored: RandomTableDocument | undefined,
  { version, ...draft }: Draft & { readonly version: number },
  now: number,
): RandomTableDocument {
  const before = requireRandomTable(campaign, callerUid, stored);
  if (before.version !== version) throw new AppError("stale-version");
  return { ...before, ...draft, version: version + 1, updatedAt: now };
}
