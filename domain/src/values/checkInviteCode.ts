import { describeError } from "./errors";
import { CODE_REQUIRED, FORBIDDEN, INVITE_CODE_MAX_LENGTH, normaliseInviteCode } from "./inviteCode";
import { countCharacters, hasControlCharacters } from "./text/characters";

/** A code is the id of its document: these would be other paths, or reserved ids. */
const NOT_A_DOCUMENT_ID = /\/|^\.{1,2}$|^__.*__$/;

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
