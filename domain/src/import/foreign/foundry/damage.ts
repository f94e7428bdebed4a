import { frenchDamageType } from "../../../games/dnd5e/vocabulary";
import type { MoreDamage } from "../../../sheet/equipment/item";
import { type Fields, fieldsAt, fieldsOf, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readList, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import { attackActivity } from "./items";
import type { FoundryValues } from "./values";

/** The dice in the order of their sizes: a versatile weapon goes up by one. */
const STEPS = [4, 6, 8, 10, 12, 20];

const steppedUp = (sides: number): number => STEPS[STEPS.indexOf(sides) + 1] ?? sides;

const withBonus = (dice: string, bonus: number): string =>
  bonus === 0 ? dice : `${dice}${bonus > 0 ? "+" : ""}${bonus}`;

/** The modifier of the attack's ability in a formula. */
export const REFERS_TO_ABILITY = /@(?:mod|abilities\.\w+\.mod)\b/i;

/**
 * `"1d8 + @mod"` → `"1d8"`: the sheet adds the modifier itself. Other references are worked out, those without
 * a value are left out; a formula of more than dice and numbers keeps its dice.
 */
export const diceOf = (formula: unknown, values: FoundryValues): string | undefined => {
  const text = readText(formula, 400)?.replace(/\[[^[\]]*\]/g, "");
  if (text === undefined) return undefined;
  const filled = text
    .replace(/[+-]?\s*@(?:mod|abilities\.\w+\.mod)\b/gi, "")
    .replace(/@[\w.-]+/g, (reference) =>
      String(values.evaluate(reference) ?? values.reference(reference.slice(1)) ?? 0),
    );
  return readText(
    filled
      .replace(/\s*([-+*/])\s*/g, "$1")
      .replace(/[-+]0(?![\dd.*/])/g, "")
      .replace(/^\+|[-+]$/g, "")
      .trim(),
    160,
  );
};

const ownFormula = (part: Fields): unknown =>
  readBoolean(valueAt(part, "custom", "enabled")) === true ? valueAt(part, "custom", "formula") : undefined;

/** `"1d8+2"`, `"1d8+1d6"`; without dice what is added alone. */
const written = (
  count: number | undefined,
  sides: number | undefined,
  added: unknown,
  values: FoundryValues,
): string | undefined => {
  const bonus = diceOf(added, values);
  const flat = values.evaluate(bonus);
  if (!count || !sides) return bonus;
  if (bonus !== undefined && flat === undefined) return `${count}d${sides}+${bonus.replace(/^\+\s*/, "")}`;
  return withBonus(`${count}d${sides}`, flat ?? 0);
};

/** `{ number, denomination, bonus, custom }`, with the base's numbers where it gives none. */
const partDice = (
  part: Fields,
  values: FoundryValues,
  number?: number,
  sides?: number,
): string | undefined => {
  const custom = ownFormula(part);
  if (custom !== undefined) return diceOf(custom, values);
  const own = (name: string) => readNumber(pick(part, [name]));
  return written(own("number") || number, own("denomination") || sides, pick(part, ["bonus"]), values);
};

const typeOf = (raw: unknown): string | undefined => {
  const type = readText(raw);
  return type === undefined ? undefined : frenchDamageType(type);
};

/** The parts of the first attack that come on top of the weapon's own damage. */
const addedParts = (system: Fields): readonly unknown[] =>
  readList(valueAt(attackActivity(system), "damage", "parts"));

const readPart = (part: unknown, values: FoundryValues): MoreDamage[] => {
  const [dice, type] = Array.isArray(part)
    ? [diceOf(part[0], values), typeOf(part[1])]
    : [partDice(fieldsOf(part), values), typeOf(readList(pick(fieldsOf(part), ["types"]))[0])];
  return dice === undefined ? [] : [{ dice, type }];
};

/** The first part, with the others as what is dealt with it. */
const dealt = (
  [first, ...more]: readonly MoreDamage[],
  versatileDice: string | undefined,
): FoundryDamage | undefined =>
  first && { ...first, versatileDice, more: more.length > 0 ? more : undefined };

interface FoundryDamage extends MoreDamage {
  readonly versatileDice?: string | undefined;
  readonly more?: readonly MoreDamage[] | undefined;
}

/**
 * Version 4 has `damage.base` and attacks with parts, earlier ones have `damage.parts` alone; undefined where
 * none of them has dice.
 */
export function damageOf(
  system: Fields,
  values: FoundryValues,
  isVersatile: boolean,
): FoundryDamage | undefined {
  const base = fieldsAt(system, "damage", "base");
  const versatile = valueAt(system, "damage", "versatile");
  if (base.size === 0) {
    const listed = readList(valueAt(system, "damage", "parts"));
    return dealt(
      listed.flatMap((part) => readPart(part, values)),
      diceOf(versatile, values),
    );
  }
  const number = values.number("damage.base.number");
  const sides = values.number("damage.base.denomination");
  const custom = ownFormula(base);
  const dice =
    custom === undefined
      ? written(number, sides, values.text("damage.base.bonus"), values)
      : diceOf(custom, values);
  const formula = isRecord(versatile) ? undefined : diceOf(versatile, values);
  const stepped = sides === undefined ? undefined : steppedUp(sides);
  const twoHanded = isVersatile
    ? (formula ?? partDice(fieldsOf(versatile), values, number, stepped))
    : undefined;
  const further = addedParts(system).flatMap((part) => readPart(part, values));
  if (dice === undefined) return dealt(further, undefined);
  const type = typeOf(readList(pick(base, ["types"]))[0]);
  return dealt([{ dice, type }, ...further], twoHanded);
}
