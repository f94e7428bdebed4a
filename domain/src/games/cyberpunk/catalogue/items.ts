import type { Item } from "../../../sheet/equipment/item";
import { armours } from "./armours";
import { gear } from "./gear";
import { weapons } from "./weapons";

export const cyberpunkItems: readonly Item[] = [...weapons, ...armours, ...gear];
