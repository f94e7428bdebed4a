import { requireAuthority, standingOf } from "../campaign/authority";
import { readDice } from "../dice/parseDice";
import type { RandomUint32 } from "../dice/randomSource";
import { type DiceRoll, rollDice } from "../dice/rollDice";
import type { CampaignDocument } from "../documents/campaign";
import type { CharacterDocument } from "../documents/character";
import type { RollAudience, RollDocument } from "../documents/roll";
import { AppError } from "../errors";
import type { SheetRoll } from "../systems/sheetDice";
import { type RedoSpec, type RollSpec, rollSheet } from "../systems/sheetRoll";
import type { SystemId } from "../systems/systemIds";

/** Rolls expire after 30 days. */
const ROLL_LASTS_MS = 30 * 24 * 60 * 60_000;

/** The roll to make. */
export interface TableRollRequest {
  readonly characterId?: string | undefined;
  readonly label: string;
  /** Dice notation, a roll by the rules of the campaign's game, or an earlier one to roll again. */
  readonly roll: string | RollSpec | RedoSpec;
  readonly audience: RollAudience;
}

type Rolling = Pick<CampaignDocument, "mj" | "memberIds" | "system">;
type RollingCharacter = { readonly id: string; readonly data: CharacterDocument };

/**
 * Whether `uid` may roll in this campaign, with this character or with none. Throws `forbidden` for strangers
 * to the campaign and for another player's character, `character-not-found` for one that is not linked to it.
 */
export function requireRollAllowed(
  campaignId: string,
  campaign: Rolling,
  uid: string,
  request: Pick<TableRollRequest, "characterId">,
  character: CharacterDocument | undefined,
): void {
  requireAuthority("rollForTable", uid, campaign);
  if (request.characterId === undefined) return;
  if (character?.campaignId !== campaignId || character.deletedAt !== undefined) {
    throw new AppError("character-not-found");
  }
  if (standingOf(uid, campaign) !== "mj" && character.userId !== uid) throw new AppError("forbidden");
}

/**
 * Rolls the dice. Throws `invalid-input` for the sheet roll of another game, and for text that is not dice
 * notation.
 */
export function rollTableDice(
  system: SystemId,
  roll: string | RollSpec,
  source: RandomUint32,
): DiceRoll | SheetRoll {
  if (typeof roll !== "string") {
    if (roll.game !== system)
      throw new AppError("invalid-input", { sentence: "Ce jet n'est pas de ce jeu." });
    return rollSheet(roll, source);
  }
  const read = readDice(roll);
  if (typeof read === "string") throw new AppError("invalid-input", { sentence: read });
  return rollDice(read.expression, source);
}

/** Whether an earlier roll is to be rolled again. */
export function isRedo(roll: TableRollRequest["roll"]): roll is RedoSpec {
  return typeof roll !== "string" && "redo" in roll;
}

/** The roll as it is stored. */
export function tableRoll(
  who: { readonly uid: string; readonly name: string },
  character: RollingCharacter | undefined,
  { label, audience, roll }: Pick<TableRollRequest, "label" | "audience" | "roll">,
  { dice, series, ...thrown }: DiceRoll | SheetRoll,
  now: number,
): RollDocument {
  return {
    uid: who.uid,
    name: who.name,
    ...(character && { character: { id: character.id, name: character.data.name } }),
    label,
    audience,
    ...thrown,
    dice: [...dice],
    ...(isRedo(roll) ? { redoOf: roll.redo } : typeof roll !== "string" && { rolled: roll }),
    ...(series && { series: [...series] }),
    createdAt: now,
    expiresAt: now + ROLL_LASTS_MS,
  };
}

/** Whether a stored roll is the one that this request created: same author, audience, label and character. */
export function isSameRoll(
  stored: Pick<RollDocument, "uid" | "label" | "character" | "audience">,
  uid: string,
  request: TableRollRequest,
): boolean {
  return (
    stored.uid === uid &&
    stored.audience === request.audience &&
    stored.label === request.label &&
    stored.character?.id === request.characterId
  );
}
