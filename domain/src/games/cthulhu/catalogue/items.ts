import type { Item } from "../../../sheet/equipment/item";
import { gear } from "./gear";
import { weapons } from "./weapons";

export const cthulhuItems: readonly Item[] = [...weapons, ...gear];
