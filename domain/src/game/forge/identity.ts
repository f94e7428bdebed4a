import type { Character } from "../../sheet/character/character";
import type { TraitKey } from "../../sheet/character/traits";
import { emblemAddress, pictureAddress } from "../../values/portraits/portrait";
import { cutText } from "../../values/text/characters";
import { normaliseName } from "../../values/text/name";
import { type CharacterIdentity, identitySchema, LENGTHS } from "./draftFields";
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

/** Whether a portrait may be loaded by all members: one that we keep, one at an `https:` address, or none. */
export const isPortraitAddress = (address: string): boolean =>
  address.trim() === "" || pictureAddress(address) !== undefined;

export function missingOfIdentity({ name, avatarUrl }: CharacterIdentity): string[] {
  return [
    ...unless(normaliseName(name) !== "", "Nomme ton personnage."),
    ...unless(isPortraitAddress(avatarUrl), "L'adresse du portrait doit commencer par https://."),
  ];
}

/** The stored fields of an identity, in any system. Empty texts are included, to clear stored ones. */
export function identityData({ avatarUrl, description, notes, traits }: CharacterIdentity) {
  return {
    avatarUrl: isPortraitAddress(avatarUrl) ? avatarUrl.trim() : "",
    description: description.trim(),
    notes: notes.trim(),
    traits,
  };
}

/** The identity of any character; texts that are too long for the Forge are cut. */
export function identityOf(character: Character): CharacterIdentity {
  const { name, pronouns = "", avatarUrl = "", description = "", notes = "", traits } = character;
  return identitySchema.parse({
    name: cutText(name, LENGTHS.name),
    pronoun: cutText(pronouns, LENGTHS.pronoun),
    avatarUrl: isPortraitAddress(avatarUrl) ? avatarUrl : "",
    description: cutText(description, LENGTHS.prose),
    notes: cutText(notes, LENGTHS.prose),
    traits: Object.fromEntries(
      Object.entries<string>(traits).map(([key, text]) => [key, cutText(text, LENGTHS.prose)]),
    ),
  });
}

/** The identity of a ready character: name, pronoun, the emblem that is its portrait, what it looks like, and its traits. */
export function readyIdentity(
  name: string,
  pronoun: string,
  emblem: string,
  { description, ...traits }: Readonly<Record<"description" | TraitKey, string>>,
): CharacterIdentity {
  return { name, pronoun, avatarUrl: emblemAddress(emblem), description, notes: "", traits };
}
