import type { HandoutDocument, HandoutKind, HandoutReaders } from "../../documents/handout";
import { PICTURE_PART, TABLE_AUDIENCE } from "../../documents/handout";

/** As a list names it. */
export const HANDOUT_KIND_NAMES: Readonly<Record<HandoutKind, string>> = {
  letter: "Lettre",
  map: "Plan",
  person: "Personne",
  place: "Lieu",
  clue: "Indice",
};

/** What may be shown of a handout, in its order, the picture first. */
export function showableParts({
  parts,
  pictureId,
}: Pick<HandoutDocument, "parts" | "pictureId">): { id: string; label: string; secret: boolean }[] {
  return [
    ...(pictureId === undefined ? [] : [{ id: PICTURE_PART, label: "L'image", secret: false }]),
    ...parts.map(({ id, title, secret }, place) => ({
      id,
      label: title || (parts.length === 1 ? "Le texte" : `Partie ${place + 1}`),
      secret,
    })),
  ];
}

/** The names of those who read something: « Toute la table », « Nina et Léo », « Personne encore ». */
export function readersText(
  readers: HandoutReaders | undefined,
  nameOf: (uid: string) => string | undefined,
): string {
  if (readers === TABLE_AUDIENCE) return "Toute la table";
  const names = (readers ?? []).map((uid) => nameOf(uid) ?? "Un joueur");
  if (names.length === 0) return "Personne encore";
  return new Intl.ListFormat("fr").format(names);
}

/** Of a handout as a whole: « Toute la table » where all read something, else who reads some of it. */
export function handoutReaders({
  readers,
  readerUids,
}: Pick<HandoutDocument, "readers" | "readerUids">): HandoutReaders {
  return Object.values(readers).includes(TABLE_AUDIENCE) ? TABLE_AUDIENCE : readerUids;
}
