import type { KeyLine } from "../../ui/KeyHelp";

/** What the keys of a fight do, wherever the MJ runs it. */
export const FIGHT_KEYS: readonly KeyLine[] = [
  { keys: ["n"], does: "Tour suivant" },
  { keys: ["p"], does: "Tour précédent" },
  { keys: ["r"], does: "Lancer l'initiative" },
  { keys: ["d"], does: "Ouvrir les dés de la table" },
  { keys: ["u"], does: "Annuler la dernière action" },
];
