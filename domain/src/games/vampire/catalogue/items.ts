import type { Item } from "../../../sheet/equipment/item";
import { possessions } from "./possessions";
import { weapons } from "./weapons";

export const vampireItems: readonly Item[] = [...weapons, ...possessions];
