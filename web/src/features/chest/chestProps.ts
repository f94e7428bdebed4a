import type { Held } from "domain/table/chest/chest";
import type { Goods } from "domain/table/chest/parcels";
import type { ChestTable } from "../../table/chest/useMoveChest";

interface NamedHero {
  readonly id: string;
  readonly name: string;
}

export interface ChestProps {
  table: ChestTable;
  chest: Held;
  /** The game's coins; none where it counts no money. */
  purse: Goods["purse"];
  /** The viewer's own heroes at this table. */
  heroes: readonly NamedHero[];
  /** All heroes of the table. */
  everyone: readonly NamedHero[];
  isMj: boolean;
  connected: boolean;
}

/** What a press does for each of them: « Prendre », or « Prendre pour Lia » where there are several. */
export const forEachHero = <Made>(
  verb: string,
  heroes: ChestProps["heroes"],
  make: (characterId: string) => Made,
): { readonly label: string; readonly move: Made }[] =>
  heroes.map(({ id, name }) => ({ label: heroes.length === 1 ? verb : `${verb} : ${name}`, move: make(id) }));
