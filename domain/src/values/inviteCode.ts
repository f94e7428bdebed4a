import { describeError } from "./errors";
import { countCharacters, firstCharacters, hasControlCharacters } from "./text/characters";

export const INVITE_CODE_MAX_LENGTH = 64;

/** Product §5: the message of a registration without a valid code. */
export const CODE_REQUIRED = "Les inscriptions sont réservées aux personnes disposant d'un code valide.";

const FORBIDDEN = /[\s<>"'`\\]/u;
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, "gu");

/** A code is the id of its document: these would be other paths, or reserved ids. */
const NOT_A_DOCUMENT_ID = /\/|^\.{1,2}$|^__.*__$/;

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

/** What is wrong with a code before it is looked up; `undefined` when it may be looked up. */
export function checkInviteCode(raw: string): string | undefined {
  const code = normaliseInviteCode(raw);
  if (code === "") return CODE_REQUIRED;
  const malformed =
    FORBIDDEN.test(code) ||
    hasControlCharacters(code) ||
    NOT_A_DOCUMENT_ID.test(code) ||
    countCharacters(code) > INVITE_CODE_MAX_LENGTH;
  return malformed ? describeError("invite-invalid").sentence : undefined;
}
