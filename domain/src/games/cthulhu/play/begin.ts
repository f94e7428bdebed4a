import { magazinesOf } from "../../../game/magazines";
import { type Gauge, readTrait } from "../../../game/sheetReading";
import type { Trait } from "../../../game/trait";
import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import { carriedItems } from "../../../sheet/inventory/tabs";
import { clampTo } from "../../../values/range";
import { type Fields, fieldsOf } from "../../../values/reading/fields";
import { MAGAZINE_NAMES } from "../attack";
import { cthulhuItems } from "../catalogue/items";
import { cashOf } from "../creation";
import { readCthulhu, skillBase } from "../sheet";
import { CTHULHU_SKILLS } from "../traits";
import { type CthulhuLimits, type CthulhuState, FRESH_STATE, RANGES } from "./state";

const reading = ({ character: { stats, data } }: EquippedCharacter) => readCthulhu({ stats, data });

const ARMOUR: Trait = { key: "armour", label: "Armure", aliases: ["armor", "protection"] };
const ARMOUR_RANGE = { min: 0, max: 99 };

/** The points of the best armour that is equipped (« Armure » among its fields), else those that the stats give. */
function armourOf({ character }: EquippedCharacter, layers: readonly Fields[]): number {
  const worn = carriedItems(character.inventoryItems, cthulhuItems, "cthulhu")
    .filter(({ entry }) => entry.equipped)
    .map(({ item }) => readTrait([fieldsOf(item.fields)], ARMOUR, ARMOUR_RANGE) ?? 0);
  const best = Math.max(0, ...worn);
  return best > 0 ? best : (readTrait(layers, ARMOUR, ARMOUR_RANGE) ?? 0);
}

/** The maxima of the build, its armour, its skills, and the magazines of its weapons. */
export function limitsOf(equipped: EquippedCharacter): CthulhuLimits {
  const { layers, characteristics, skills, hitPoints, sanity, magicPoints } = reading(equipped);
  const known = CTHULHU_SKILLS.flatMap((skill): (readonly [string, number])[] => {
    const value = skills[skill.key] ?? skillBase(skill, characteristics);
    return value === undefined ? [] : [[skill.key, value]];
  });
  return {
    hitPoints: hitPoints.max,
    magic: magicPoints.max,
    armour: armourOf(equipped, layers),
    constitution: characteristics.con,
    intelligence: characteristics.int,
    sanity: clampTo(RANGES.sanity, sanity.max),
    skills: Object.fromEntries(known),
    magazines: magazinesOf(equipped, "cthulhu", cthulhuItems, MAGAZINE_NAMES),
  };
}

const lost = ({ current, max }: Gauge): number => max - current;

/** An investigator that has no state yet, as its `stats` tell it; without Luck, it has none to spend. */
export function firstState(equipped: EquippedCharacter): CthulhuState {
  const { hitPoints, sanity, magicPoints, skills, luck = 0 } = reading(equipped);
  const current = clampTo(RANGES.sanity, sanity.current);
  return {
    ...FRESH_STATE,
    hitPointsLost: lost(hitPoints),
    unconscious: hitPoints.current === 0,
    magicSpent: lost(magicPoints),
    sanity: current,
    sanityAtDawn: current,
    luck: clampTo(RANGES.luck, luck),
    cash: cashOf(skills.creditRating ?? 0),
  };
}
