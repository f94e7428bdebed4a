import { isArmor } from "../../sheet/equipment/itemKind";
import type { ResolvedItem } from "../../sheet/equipment/resolveItem";

/** Of whose wearers the rules want neither armour nor shield. */
const UNARMOURED: ReadonlySet<string> = new Set(["dnd5e-bracelets-de-defense"]);

/** Whether a worn item helps: bracers of defence do for who wears neither armour nor shield. */
export const helpsBeside = (item: ResolvedItem, active: readonly ResolvedItem[]): boolean =>
  !UNARMOURED.has(item.id) || !active.some(isArmor);
