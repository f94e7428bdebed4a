import * as z from "zod/mini";
import { countCharacters, hasControlCharacters } from "../text/characters";
import { checkedText } from "../text/checkedText";
import { NICKNAME_MAX_LENGTH, normaliseNickname } from "./nickname";

const PRONOUNS_MAX_LENGTH = 40;

/** Product §2: what the account page shows for an empty field. */
export const NOT_GIVEN = { one: "Non renseigné", many: "Non renseignés" } as const;

/**
 * Product §5 "Account profile": a name is required. Fewer rules than for a nickname at registration: a name
 * that came from Google or from an admin (with an apostrophe, say) must stay valid.
 */
export function checkProfileName(raw: string): string | undefined {
  const name = normaliseNickname(raw);
  if (name === "") return "Le nom d'utilisateur est requis.";
  if (hasControlCharacters(name)) return "Le nom d'utilisateur contient un caractère interdit.";
  return countCharacters(name) > NICKNAME_MAX_LENGTH
    ? "Le nom d'utilisateur ne doit pas dépasser 32 caractères."
    : undefined;
}

/** Pronouns are free text, or empty. */
export function checkPronouns(raw: string): string | undefined {
  const pronouns = normaliseNickname(raw);
  if (hasControlCharacters(pronouns)) return "Les pronoms contiennent un caractère interdit.";
  return countCharacters(pronouns) > PRONOUNS_MAX_LENGTH
    ? "Les pronoms ne doivent pas dépasser 40 caractères."
    : undefined;
}

/** Product §5: the save button is disabled when the name is blank. */
export function canSaveProfile(name: string): boolean {
  return name.trim() !== "";
}

/** Parses to the profile as it is stored: spaces collapsed, absent pronouns as an empty text. */
export const profileSchema = z.object({
  name: checkedText(normaliseNickname, checkProfileName),
  pronouns: z._default(checkedText(normaliseNickname, checkPronouns), ""),
});

export type Profile = z.infer<typeof profileSchema>;
