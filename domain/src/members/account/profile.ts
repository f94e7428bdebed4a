import * as z from "zod/mini";
import { NICKNAME_MAX_LENGTH } from "../../values/nickname";
import { checkName, type NameRules, nameRules } from "../../values/text/name";
import { nameSchema } from "../../values/text/nameSchema";

const PROFILE_NAME = nameRules(
  "Le nom d'utilisateur",
  NICKNAME_MAX_LENGTH,
  "Le nom d'utilisateur est requis.",
);

/** Of members and of characters. */
export const PRONOUNS: NameRules = {
  max: 40,
  tooLong: "Les pronoms ne doivent pas dépasser 40 caractères.",
  forbidden: "Les pronoms contiennent un caractère interdit.",
};

/** Product §2: what the account page shows for an empty field. */
export const NOT_GIVEN = { one: "Non renseigné", many: "Non renseignés" } as const;

/**
 * Product §5 "Account profile": a name is required. Fewer rules than for a nickname at registration: a name
 * that came from Google or from an admin (with an apostrophe, say) must stay valid.
 */
export const checkProfileName = (raw: string): string | undefined => checkName(raw, PROFILE_NAME);

/** Pronouns are free text, or empty. */
export const checkPronouns = (raw: string): string | undefined => checkName(raw, PRONOUNS);

/** Product §5: the save button is disabled when the name is blank. */
export function canSaveProfile(name: string): boolean {
  return name.trim() !== "";
}

/** Parses to the profile as it is stored: spaces collapsed, absent pronouns as an empty text. */
export const profileSchema = z.object({
  name: nameSchema(PROFILE_NAME),
  pronouns: z._default(nameSchema(PRONOUNS), ""),
});

export type Profile = z.infer<typeof profileSchema>;
