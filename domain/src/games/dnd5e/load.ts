import type { Load } from "../../game/sheetRules";
import type { Character } from "../../sheet/character/character";
import type { CarriedItem } from "../../sheet/inventory/tabs";
import { foldText } from "../../values/text/foldText";

/** 15 pounds a point of Strength, as French editions have it. */
const KILOGRAMS_A_POINT = 7.5;
const KILOGRAMS: ReadonlyMap<string, number> = new Map([
  ["kg", 1],
  ["g", 0.001],
  ["lb", 0.5],
  ["lbs", 0.5],
  ["livre", 0.5],
  ["livres", 0.5],
]);

/** What is carried against what Strength carries, in kilograms; undefined where Strength is not known. */
export function dnd5eLoad(
  { abilityScores }: Pick<Character, "abilityScores">,
  carried: readonly CarriedItem[],
): Load | undefined {
  const { str } = abilityScores;
  if (str === undefined) return undefined;
  const weight = carried.reduce((sum, { entry, item }) => {
    const factor = item.weight && KILOGRAMS.get(foldText(item.weight.unit.trim()));
    return sum + (item.weight?.value ?? 0) * (factor ?? 0) * (Number(entry.quantity) || 0);
  }, 0);
  return { carried: Math.round(weight * 100) / 100, most: str * KILOGRAMS_A_POINT };
}
