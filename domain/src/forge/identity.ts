import type { Character } from "../character/character";
import { safeLink } from "../links/safeLink";
import { type Identity, identitySchema, LENGTHS } from "./draftFields";
import { type ForgeStep, unless } from "./step";

export const PORTRAIT_STEP = {
  id: "portrait",
  title: "Portrait",
  lead: "Un nom, un visage, une histoire. Seul le nom est indispensable : le reste viendra en jouant.",
} as const satisfies ForgeStep;

export const REVIEW_STEP = {
  id: "review",
  title: "Relecture",
  lead: "Voici ce que dira la fiche. Tout pourra encore changer plus tard.",
} as const satisfies ForgeStep;

/** A portrait is loaded by everybody at the table, so only `https:` addresses will do; none is drawn initials. */
export function isPortraitAddress(address: string): boolean {
  if (address.trim() === "") return true;
  return safeLink(address)?.kind === "external" && address.trim().toLowerCase().startsWith("https:");
}

export function missingOfIdentity({ name, avatarUrl }: Identity): string[] {
  return [
    ...unless(name.trim() !== "", "Nomme ton personnage."),
    ...unless(isPortraitAddress(avatarUrl), "L'adresse du portrait doit commencer par https://."),
  ];
}

/** What every game's character stores of who it is. Blank texts are written too: they clear what stood there. */
export function identityData({ avatarUrl, description, notes, traits }: Identity) {
  return {
    avatarUrl: isPortraitAddress(avatarUrl) ? avatarUrl.trim() : "",
    description: description.trim(),
    notes: notes.trim(),
    traits,
  };
}

/** Who a character of any origin is; what is too long for the Forge is cut where it would be. */
export function identityOf(character: Character): Identity {
  const { name, pronouns = "", avatarUrl = "", description = "", notes = "", traits } = character;
  return identitySchema.parse({
    name: name.slice(0, LENGTHS.name),
    pronoun: pronouns.slice(0, LENGTHS.pronoun),
    avatarUrl: isPortraitAddress(avatarUrl) ? avatarUrl : "",
    description: description.slice(0, LENGTHS.prose),
    notes: notes.slice(0, LENGTHS.prose),
    traits: Object.fromEntries(
      Object.entries<string>(traits).map(([key, text]) => [key, text.slice(0, LENGTHS.prose)]),
    ),
  });
}
