import type { Character } from "../../sheet/character/character";
import { fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readText, withoutAbsent } from "../../values/reading/values";
import { readWhole } from "../../values/text/readNumber";

const REACHES = ["melee", "ranged"] as const;

/** What a character adds to every attack of a kind, whatever the weapon. */
export interface WeaponBonus {
  readonly attack?: number;
  readonly damage?: number;
  /** Dice beside the weapon's: `"1d4"`. */
  readonly dice?: string;
}

/** A feature, a fighting style, a blessing: by the kind of weapon. */
export type WeaponBonuses = Readonly<Partial<Record<(typeof REACHES)[number], WeaponBonus>>>;

const POINTS = { min: -99, max: 99 };
const DICE = /^\d{1,3}d\d{1,4}(?:[+-]\d{1,3}(?:d\d{1,4})?)*$/;

const readBonus = (raw: unknown): WeaponBonus | undefined => {
  const fields = fieldsOf(raw);
  const dice = readText(pick(fields, ["dice"]), 60)?.replace(/\s+/g, "");
  const bonus = withoutAbsent<WeaponBonus>({
    ...withoutAbsent({
      attack: readWhole(pick(fields, ["attack"]), POINTS),
      damage: readWhole(pick(fields, ["damage"]), POINTS),
      dice: dice !== undefined && DICE.test(dice) ? dice : undefined,
    }),
  });
  return Object.keys(bonus).length > 0 ? bonus : undefined;
};

/** The bonuses that an import stored with the character; undefined without readable ones. */
export function weaponBonusesIn({ stats }: Pick<Character, "stats">): WeaponBonuses | undefined {
  const raw = stats.weaponBonuses;
  if (!isRecord(raw)) return undefined;
  const fields = fieldsOf(raw);
  const known = REACHES.flatMap((reach) => {
    const bonus = readBonus(pick(fields, [reach]));
    return bonus === undefined ? [] : [[reach, bonus] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
