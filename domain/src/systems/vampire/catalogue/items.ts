import type { Item } from "../../../equipment/item";
import { possessions } from "./possessions";
import { weapons } from "./weapons";

export const vampireItems: readonly Item[] = [...weapons, ...possessions];
