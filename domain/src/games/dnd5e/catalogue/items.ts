import type { Item } from "../../../sheet/equipment/item";
import { armours } from "./armours";
import { adventuringGear } from "./gear";
import { magicArms } from "./magicArms";
import { meleeWeapons } from "./meleeWeapons";
import { packs } from "./packs";
import { rangedWeapons } from "./rangedWeapons";
import { toolItems } from "./tools";
import { wondrousMagic } from "./wondrousMagic";
import { wornMagic } from "./wornMagic";

/**
 * Numbers from the SRD 5.1 (docs/credits.md), converted as in French editions: 1 lb is 0,5 kg and 5 ft are
 * 1,5 m.
 */
export const dnd5eItems: readonly Item[] = [
  ...meleeWeapons,
  ...rangedWeapons,
  ...armours,
  ...adventuringGear,
  ...packs,
  ...toolItems,
  ...magicArms,
  ...wornMagic,
  ...wondrousMagic,
];
