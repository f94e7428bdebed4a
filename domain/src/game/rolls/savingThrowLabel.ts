import { elide } from "../../values/text/elide";

/** « Sauvegarde d'Intelligence » */
export const savingThrowLabel = (ability: string): string => `Sauvegarde ${elide("de", ability)}`;

/**
 * The label of a roll as sheets have it now. Until November 2026 they had « Sauvegarde de Intelligence », which older
 * clients still send, and asks and favourites of that time still have.
 */
export const currentLabel = (label: string): string =>
  label.replace(/^Sauvegarde de (.+)$/, (_, ability: string) => savingThrowLabel(ability));
