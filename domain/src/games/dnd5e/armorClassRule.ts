import { ABILITY_KEYS, type AbilityKey } from "../../sheet/character/abilities";
import type { Character } from "../../sheet/character/character";
import { fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readBoolean, readList, withoutAbsent } from "../../values/reading/values";
import { readWhole } from "../../values/text/readNumber";

const GEAR = ["armor", "shield", "none"] as const;

/**
 * How a character's armor class is worked out, where that is neither 10 plus Dexterity nor told by its
 * classes' names: natural armour, a spell, a feature.
 */
export interface ArmorClassRule {
  /** The worn gear that counts: suits and shields, shields alone, or neither (a fixed armor class). */
  readonly gear: (typeof GEAR)[number];
  /** Without a suit, before the modifiers of `abilities`. */
  readonly base: number;
  readonly abilities: readonly AbilityKey[];
  /** Whether a shield reduces it to 10 plus Dexterity, as for monks. */
  readonly withoutShield?: boolean;
  /** Added with and without a suit. */
  readonly bonus?: number;
  /** Added in a suit only. */
  readonly armoredBonus?: number;
  /** The most that Dexterity adds in medium armour; 2 when absent. */
  readonly mediumDexterity?: number;
  /** The least that it is, whatever is worn. */
  readonly minimum?: number;
}

const POINTS = { min: -99, max: 99 };

/** The rule that an import stored with the character; undefined without a readable one. */
export function armorClassRuleOf({ stats }: Pick<Character, "stats">): ArmorClassRule | undefined {
  const raw = stats.armorClassRule;
  if (!isRecord(raw)) return undefined;
  const fields = fieldsOf(raw);
  const points = (name: string) => readWhole(pick(fields, [name]), POINTS);
  const gear = GEAR.find((name) => name === pick(fields, ["gear"]));
  const base = points("base");
  if (gear === undefined || base === undefined) return undefined;
  const listed = readList(pick(fields, ["abilities"]));
  return withoutAbsent<ArmorClassRule>({
    gear,
    base,
    abilities: ABILITY_KEYS.filter((key) => listed.includes(key)),
    ...(readBoolean(pick(fields, ["withoutShield"])) === true && { withoutShield: true }),
    ...withoutAbsent({
      bonus: points("bonus"),
      armoredBonus: points("armoredBonus"),
      mediumDexterity: points("mediumDexterity"),
      minimum: points("minimum"),
    }),
  });
}
