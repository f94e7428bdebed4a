import { fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readName, readText } from "../../values/reading/values";
import type { Damage } from "./item";

const DICE_NAMES = ["dice", "damageDice", "formula", "des", "roll", "notation", "value", "amount"];
const TYPE_NAMES = ["type", "damageType", "typeDeDegats"];
const VERSATILE_NAMES = ["versatileDice", "versatile", "twoHanded", "deuxMains"];

/**
 * Dice, a flat number or a bonus at the start of a text, followed by the damage type: `1d8 + 3 tranchants`.
 * The damage bonus of Call of Cthulhu (`1d6 + impact`) is no type.
 */
const DICE_THEN_TYPE =
  /^([+-]?\d+(?:d\d+)?(?: ?[+-] ?(?:\d+(?:d\d+)?|(?:impact|bd|db)(?![\p{L}\d])))*)(?: (.+))?$/iu;

const damage = (dice: string, type: string | undefined, versatileDice?: string): Damage => ({
  dice,
  ...(type !== undefined && { type }),
  ...(versatileDice !== undefined && { versatileDice }),
});

const readDamageText = (text: string, type: string | undefined): Damage => {
  const [, dice, words] = DICE_THEN_TYPE.exec(text.replace(/\s+/g, " ")) ?? [];
  return dice === undefined ? damage(text, type) : damage(dice, type ?? readText(words, 160));
};

/**
 * Damage from `"1d8 tranchants"`, `{ dice: "1d8", type: "tranchants" }`, Foundry's `{ parts: [["1d8",
 * "slashing"]] }` or a list of any of these, of which the first is taken. `type` is the damage type of a
 * neighbouring field.
 */
export function readDamage(raw: unknown, type?: unknown): Damage | undefined {
  const typeText = readName(type, 160);
  if (isRecord(raw)) {
    const fields = fieldsOf(raw);
    const dice = readText(pick(fields, DICE_NAMES), 160);
    const ownType = readName(pick(fields, TYPE_NAMES), 160) ?? typeText;
    return dice === undefined
      ? readParts(pick(fields, ["parts"]), ownType)
      : damage(dice, ownType, readText(pick(fields, VERSATILE_NAMES), 160));
  }
  if (Array.isArray(raw)) return readParts(raw, typeText);
  const text = readText(raw, 160);
  return text === undefined ? undefined : readDamageText(text, typeText);
}

/** Reads the first part only, and nothing nested in it, so that recursion is bounded. */
const readParts = (parts: unknown, type: string | undefined): Damage | undefined => {
  const [first] = Array.isArray(parts) ? parts : [];
  if (typeof first === "string") return readDamage(first, type);
  const [dice, partType] = Array.isArray(first) ? first : [pick(fieldsOf(first), DICE_NAMES), undefined];
  const text = readText(dice, 160);
  return text === undefined ? undefined : damage(text, readText(partType, 160) ?? type);
};
