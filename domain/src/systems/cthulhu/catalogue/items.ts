import type { Item } from "../../../equipment/item";
import { gear } from "./gear";
import { weapons } from "./weapons";

export const cthulhuItems: readonly Item[] = [...weapons, ...gear];
