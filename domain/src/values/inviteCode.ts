import { firstCharacters } from "./text/characters";

export const INVITE_CODE_MAX_LENGTH = 64;

/** Product §5: the message of a registration without a valid code. */
export const CODE_REQUIRED = "Les inscriptions sont réservées aux personnes disposant d'un code valide.";

/** What no code has. */
export const FORBIDDEN = /[\s<>"'`\\]/u;
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, "gu");

/** Product §5: trimmed and upper-cased when looked up or used. */
export function normaliseInviteCode(raw: string): string {
  return raw.trim().toUpperCase();
}

/**
 * The value of the field while a code is typed or pasted: upper-cased, without forbidden characters, cut at
 * 64.
 */
export function sanitiseInviteCodeInput(raw: string): string {
  return firstCharacters(raw.toUpperCase().replace(ALL_FORBIDDEN, ""), INVITE_CODE_MAX_LENGTH);
}
