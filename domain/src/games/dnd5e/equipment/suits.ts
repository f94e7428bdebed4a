import type { Character } from "../../../sheet/character/character";
import { convertDistance } from "../../../sheet/character/speed";
import type { Contribution } from "../../../sheet/equipment/contributions";
import { isArmor } from "../../../sheet/equipment/itemKind";
import type { ResolvedItem } from "../../../sheet/equipment/resolveItem";
import { foldText } from "../../../values/text/foldText";
import { isDwarf } from "../peoples";
import { equipmentStat } from "./raisedStats";

/** « Force 13 », « For 15 », « Strength 15 » among the properties of a suit. */
const STRENGTH = /^(?:force|for|strength|str)\.? *(\d{1,2})\b/;
/** « Désavantage en Discrétion », and what other tools write. */
const LOUD =
  /desavantage.*\bdiscretion\b|\bdiscretion\b.*desavantage|stealth ?disadvantage|disadvantage.*\bstealth\b/;
/** What armour that is too heavy for its wearer takes from their speed, in metres. */
const SLOWED_METRES = 3;

type Worn = Pick<
  ResolvedItem,
  "id" | "name" | "category" | "tags" | "damage" | "armorClass" | "properties" | "effects"
>;

/** No shield. */
const isSuit = (item: Worn): boolean =>
  isArmor(item) && !(item.armorClass !== undefined && "bonus" in item.armorClass);

/** The Strength that a suit asks for; undefined where it asks for none. */
export function strengthAsked({ properties }: Pick<Worn, "properties">): number | undefined {
  for (const property of properties) {
    const [, strength] = STRENGTH.exec(foldText(property)) ?? [];
    if (strength !== undefined) return Number(strength);
  }
  return undefined;
}

/** An import may have put it into the item's own effects. */
const changesSpeed = ({ effects }: Worn): boolean =>
  Object.keys(effects.stats).some((key) => equipmentStat(key) === "speed");

/** What a suit takes from the speed of who is too weak for it: 3 m, nothing of a dwarf's. `scored`: with raised abilities. */
export function slowedBy(
  { abilityScores, speeds, race = "" }: Pick<Character, "abilityScores" | "speeds" | "race">,
  active: readonly Worn[],
): readonly Contribution[] {
  const { str } = abilityScores;
  const unit = speeds.walk?.unit;
  if (str === undefined || (unit !== "m" && unit !== "ft") || isDwarf({ race })) return [];
  const amount = -Math.round(convertDistance(SLOWED_METRES, "m", unit));
  return active
    .filter((item) => isSuit(item) && !changesSpeed(item) && (strengthAsked(item) ?? 0) > str)
    .slice(0, 1)
    .map(({ id, name }) => ({ target: "speed", itemId: id, itemName: name, amount }));
}

/** The name of the suit in which one is heard; undefined where none is worn. */
export const loudSuit = (active: readonly Worn[]): string | undefined =>
  active.find((item) => isSuit(item) && item.properties.some((property) => LOUD.test(foldText(property))))
    ?.name;
