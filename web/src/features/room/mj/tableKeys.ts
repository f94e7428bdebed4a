import { FIGHT_KEYS } from "../../../table/fight/fightKeys";
import type { KeyLine } from "../../../ui/KeyHelp";

/** The keys of the MJ's table, beside those of its map. */
export const TABLE_KEYS: readonly KeyLine[] = [
  ...FIGHT_KEYS,
  { keys: ["/"], does: "Écrire un message ou une commande" },
];
