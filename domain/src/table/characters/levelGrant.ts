import type { CharacterDocument } from "../../documents/character";
import type { CampaignSettings } from "../../game/campaignSettings";
import { readCharacterCard } from "../../sheet/character/characterCard";
import { AppError } from "../../values/errors";
import { isRecord } from "../../values/reading/fields";
import { numberText } from "../../values/text/typedNumber";
import { requireAuthority, type Table } from "../campaign/authority";
import { nextLevelOf } from "./nextLevel";

type Graded = Pick<
  CharacterDocument,
  "system" | "campaignId" | "deletedAt" | "grantedLevel" | "stats" | "data"
>;

/**
 * The MJ lets a character of the campaign come to its next level, or, with the level that it has, takes that back: what
 * to write, or `settled` where it stands so already. A grant names its level, so that the level uses it up: at level 4
 * nothing is left of a grant of level 4, whichever way the character came there. Throws `character-not-found` when it is
 * not linked to this campaign, `forbidden` for anyone but the MJ, `level-not-next` for any other level and in games
 * without levels.
 */
export function decideGrantLevel(
  campaignId: string,
  table: Table,
  callerUid: string,
  character: Graded | undefined,
  level: number,
): Pick<CharacterDocument, "grantedLevel"> | "settled" {
  requireAuthority("grantLevel", callerUid, table);
  if (character?.campaignId !== campaignId || character.deletedAt !== undefined) {
    throw new AppError("character-not-found");
  }
  const next = nextLevelOf(readCharacterCard(character));
  if (next === undefined || (level !== next && level !== next - 1)) throw new AppError("level-not-next");
  const grantedLevel = level === next ? level : undefined;
  return character.grantedLevel === grantedLevel ? "settled" : { grantedLevel };
}

/** The level up to which the MJ lets a character come, as its document or the API has it. Never throws. */
export function grantedLevelOf(raw: unknown): number | undefined {
  const level = isRecord(raw) ? raw.grantedLevel : undefined;
  return typeof level === "number" ? level : undefined;
}

/** What a level is waited for with. */
interface LevelClaim {
  /** The level to take (`nextLevelOf`). */
  readonly next: number;
  /** How levels come at its table; undefined for a character without one, which takes them as it likes. */
  readonly progression: CampaignSettings["xpType"] | undefined;
  /** The level that the MJ granted. */
  readonly granted: number | undefined;
  /** The experience that it has, and that the level asks for; undefined where they are not known. */
  readonly experience?: { readonly has: number; readonly needs: number } | undefined;
}

/**
 * Why the next level is not taken yet, for its player to read; undefined once it may be: the MJ granted it, or the
 * experience of it is reached where the table counts some.
 */
export function checkNextLevel({ next, progression, granted, experience }: LevelClaim): string | undefined {
  if (progression === undefined || (granted !== undefined && granted >= next)) return undefined;
  if (progression === "milestone" || experience === undefined) return `Le MJ accorde le niveau ${next}.`;
  if (experience.has >= experience.needs) return undefined;
  return `Le niveau ${next} vient avec ${numberText(experience.needs)} XP.`;
}
