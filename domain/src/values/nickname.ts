import { countCharacters, firstCharacters } from "./text/characters";
import { normaliseName } from "./text/name";

const NICKNAME_MIN_LENGTH = 3;
export const NICKNAME_MAX_LENGTH = 32;

/** Product §5: shown where an account has no nickname. */
export const MISSING_NICKNAME = "Pseudo non renseigné";

/** For a Google account with neither a usable name nor a usable address. */
const FALLBACK_NICKNAME = "Aventurier";

const NICKNAME_CHARACTERS = /^[\p{L}\p{M}\p{Nd} _-]*$/u;

/**
 * What is wrong with a typed nickname; `undefined` when it is valid. Other names lose their invisible characters
 * silently: here they are refused, as all that is no letter, digit, space or dash.
 */
export function checkNickname(raw: string): string | undefined {
  const nickname = normaliseName(raw);
  const length = countCharacters(nickname);
  if (length === 0) return "Choisissez un pseudo pour votre compte.";
  if (length < NICKNAME_MIN_LENGTH) return "Le pseudo doit contenir au moins 3 caractères.";
  if (length > NICKNAME_MAX_LENGTH) return "Le pseudo ne doit pas dépasser 32 caractères.";
  if (!NICKNAME_CHARACTERS.test(raw.normalize("NFC").replace(/\s+/g, " "))) {
    return "Le pseudo ne peut contenir que des lettres, des chiffres, des espaces, des tirets et des tirets bas.";
  }
  return /[\p{L}\p{Nd}]/u.test(nickname)
    ? undefined
    : "Le pseudo doit contenir au moins une lettre ou un chiffre.";
}

/** The name to show for an account that may have none. */
export function displayNickname(name: string | null | undefined): string {
  return normaliseName(name ?? "") || MISSING_NICKNAME;
}

/**
 * A valid nickname for a Google account: the display name without the characters that a nickname may not
 * contain, else the part of the address before the @, else « Aventurier ».
 *
 * @example nicknameFrom("Jeanne d'Arc 🔥", "jeanne@example.fr") // "Jeanne d Arc"
 */
export function nicknameFrom(
  displayName: string | null | undefined,
  email: string | null | undefined,
): string {
  const candidates = [displayName, email?.split("@", 1)[0]].map(toNickname);
  return candidates.find((candidate) => checkNickname(candidate) === undefined) ?? FALLBACK_NICKNAME;
}

function toNickname(text: string | null | undefined): string {
  const allowed = normaliseName((text ?? "").normalize("NFC").replace(/[^\p{L}\p{M}\p{Nd} _-]+/gu, " "));
  return normaliseName(firstCharacters(allowed, NICKNAME_MAX_LENGTH));
}
