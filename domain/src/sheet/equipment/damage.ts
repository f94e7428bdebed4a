import { fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readList, readName, readText } from "../../values/reading/values";
import { type Damage, MAX_MORE_DAMAGE, type MoreDamage } from "./item";

const DICE_NAMES = ["dice", "damageDice", "formula", "des", "roll", "notation", "value", "amount"];
const TYPE_NAMES = ["type", "damageType", "typeDeDegats"];
const VERSATILE_NAMES = ["versatileDice", "versatile", "twoHanded", "deuxMains"];

/**
 * Dice, a flat number or a bonus at the start of a text, followed by the damage type: `1d8 + 3 tranchants`.
 * The damage bonus of Call of Cthulhu (`1d6 + impact`) is no type.
 */
const DICE_THEN_TYPE =
  /^([+-]?\d+(?:d\d+)?(?: ?[+-] ?(?:\d+(?:d\d+)?|(?:impact|bd|db)(?![\p{L}\d])))*)(?: (.+))?$/iu;

/** Where further dice of another type begin: `"… + 1d6 force"`, `"… plus 1d6 feu"`. */
const FURTHER = /\s*(?:\+|\b(?:plus|et|and)\b)\s*(?=\d+d\d)/iu;
/** Dice of two types, of which the words at the end are the last one's: `"1d8 + 1d6"`. */
const TWO_DICE = /^(.+?) ?\+ ?(\d+d\d+)$/;
const FURTHER_NAMES = ["more", "further"];

const damage = (
  dice: string,
  type: string | undefined,
  versatileDice?: string,
  more: readonly MoreDamage[] = [],
): Damage => ({
  dice,
  ...(type !== undefined && { type }),
  ...(versatileDice !== undefined && { versatileDice }),
  ...(more.length > 0 && { more: more.slice(0, MAX_MORE_DAMAGE) }),
});

const readDamageText = (text: string, type: string | undefined): Damage => {
  const [, dice, words] = DICE_THEN_TYPE.exec(text.replace(/\s+/g, " ")) ?? [];
  if (dice === undefined) return damage(text, type);
  const [own = "", ...rest] = words?.split(FURTHER) ?? [];
  const more = rest.map((part): MoreDamage => readDamageText(part, undefined));
  const ownType = readText(own, 160);
  const [, first, last] = TWO_DICE.exec(dice) ?? [];
  if (type === undefined || ownType === undefined || first === undefined || last === undefined)
    return damage(dice, type ?? ownType, undefined, more);
  return damage(first, type, undefined, [{ dice: last, type: ownType }, ...more]);
};

/** `"1d8 tranchants + 1d6 force"`, which reads as the same damage. */
export const damageText = ({ dice, type, more = [] }: Damage): string =>
  [{ dice, type }, ...more].map((part) => [part.dice, part.type].filter(Boolean).join(" ")).join(" + ");

/**
 * Damage from `"1d8 tranchants + 1d6 force"`, `{ dice: "1d8", type: "tranchants" }`, Foundry's `{ parts:
 * [["1d8", "slashing"]] }` or a list of any of these, of which the further ones are dealt with the first.
 * `type` is the damage type of a neighbouring field.
 */
export function readDamage(raw: unknown, type?: unknown): Damage | undefined {
  const typeText = readName(type, 160);
  if (isRecord(raw)) {
    const fields = fieldsOf(raw);
    const dice = readText(pick(fields, DICE_NAMES), 160);
    const ownType = readName(pick(fields, TYPE_NAMES), 160) ?? typeText;
    return dice === undefined
      ? readParts(pick(fields, ["parts"]), ownType)
      : damage(
          dice,
          ownType,
          readText(pick(fields, VERSATILE_NAMES), 160),
          readMore(readList(pick(fields, FURTHER_NAMES))),
        );
  }
  if (Array.isArray(raw)) return readParts(raw, typeText);
  const text = readText(raw, 160);
  return text === undefined ? undefined : readDamageText(text, typeText);
}

/** Reads nothing nested in a part, so that recursion is bounded. */
const readPart = (part: unknown, type: string | undefined): Damage | undefined => {
  if (typeof part === "string") return readDamage(part, type);
  const fields = fieldsOf(part);
  const [dice, partType] = Array.isArray(part) ? part : [pick(fields, DICE_NAMES), pick(fields, TYPE_NAMES)];
  const text = readText(dice, 160);
  return text === undefined ? undefined : damage(text, readName(partType, 160) ?? type);
};

/** Those that can be rolled; a sign before them says no more than that they are added. */
const readMore = (parts: readonly unknown[]): MoreDamage[] =>
  parts.slice(0, MAX_MORE_DAMAGE).flatMap((part): MoreDamage[] => {
    const { dice, type, more = [] } = readPart(part, undefined) ?? {};
    const added = dice?.replace(/^\+\s*/, "");
    if (!added) return [...more];
    return [{ dice: added, ...(type !== undefined && { type }) }, ...more];
  });

const readParts = (parts: unknown, type: string | undefined): Damage | undefined => {
  const [first, ...rest] = Array.isArray(parts) ? readList(parts) : [];
  const read = readPart(first, type);
  if (read === undefined) return undefined;
  return damage(read.dice, read.type, undefined, [...(read.more ?? []), ...readMore(rest)]);
};
