import { elide } from "../../values/text/elide";

/** « Sauvegarde d'Intelligence » */
export const savingThrowLabel = (ability: string): string => `Sauvegarde ${elide("de", ability)}`;

/**
 * The label of a saving throw as sheets have it now, any other as it is. Until November 2026 they had « Sauvegarde de Intelligence », which older
 * clients still send, and asks and favourites of that time still have.
 */
export const currentSaveLabel = (label: string): string =>
  label.replace(/^Sauvegarde de (.+)$/, (_, ability: string) => savingThrowLabel(ability));
