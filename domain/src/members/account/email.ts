import { INVALID_EMAIL } from "../../values/sentences";
import { hasControlCharacters } from "../../values/text/characters";

const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART = '[^\\s@<>()\\[\\]\\\\,;:"]+';
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?";
const ADDRESS = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+(?=.{2,}$)(?!\\d+$)${LABEL}$`, "u");
const MISPLACED_DOT = /^\.|\.\.|\.@/;

/** Product §5: trimmed and lowercased, so that each spelling of an address is the same account. */
export function normaliseEmail(raw: string): string {
  return raw.trim().toLowerCase();
}

function isEmail(email: string): boolean {
  return (
    email.length <= EMAIL_MAX_LENGTH &&
    !hasControlCharacters(email) &&
    !MISPLACED_DOT.test(email) &&
    ADDRESS.test(email)
  );
}

/** What is wrong with a typed address, as a French sentence; `undefined` when it is valid. */
export function checkEmail(raw: string): string | undefined {
  return isEmail(normaliseEmail(raw)) ? undefined : INVALID_EMAIL;
}

/**
 * Hides most of an address: who knows it recognises it, others cannot write to it.
 *
 * @example maskEmail("lea@example.fr") // "le…@example.fr"
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = Array.from(email.slice(0, at));
  return `${local.slice(0, Math.min(2, local.length - 1)).join("")}…${email.slice(at)}`;
}
