import type { ResolvedItem } from "../../sheet/equipment/resolveItem";
import { fieldName } from "../../values/reading/fields";

/** Whether it attacks with the better of Strength and Dexterity. */
export const isFinesse = ({ properties }: Pick<ResolvedItem, "properties">): boolean =>
  properties.some((property) => fieldName(property).startsWith("finesse"));
