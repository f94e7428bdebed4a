import { frenchDamageType } from "../../../games/dnd5e/vocabulary";
import type { WeaponBonus, WeaponBonuses } from "../../../games/dnd5e/weaponBonuses";
import type { AbilityKey } from "../../../sheet/character/abilities";
import { type Fields, fieldsAt, fieldsOf, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readList, readName, readText, withoutAbsent } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import { always, amountOf, hasClass, type Scores, typedSum } from "./numbers";
import { type BeyondSheet, isSecond, type Modifier, TYPED, typedFor } from "./sheet";
import { isTrainedWith } from "./trained";

const WEAPON_CATEGORIES: ReadonlyMap<number | undefined, string> = new Map([
  [1, "simple-weapons"],
  [2, "martial-weapons"],
]);

export const properties = (definition: Fields): Fields[] =>
  readList(pick(definition, ["properties"])).map(fieldsOf);

const hasProperty = (definition: Fields, name: string): boolean =>
  properties(definition).some((property) => readName(pick(property, ["name"])) === name);

const isWeapon = (definition: Fields): boolean => readNumber(pick(definition, ["attackType"])) !== undefined;

export const isRanged = (definition: Fields): boolean => readNumber(pick(definition, ["attackType"])) === 2;

/** Whether a class, a race or a feat gave the character this choice, by its English name. */
const hasChosen = ({ fields }: BeyondSheet, name: string): boolean =>
  [...fieldsAt(fields, "options").values(), pick(fields, ["feats"])]
    .flatMap(readList)
    .some((raw) => readName(valueAt(fieldsOf(raw), "definition", "name")) === name);

const isMonkWeapon = (definition: Fields, sheet: BeyondSheet): boolean =>
  hasClass(sheet, "Monk") &&
  readBoolean(pick(definition, ["isMonkWeapon"])) === true &&
  !isRanged(definition);

/** The sides of the die that a monk's level gives its weapons. */
const martialDie = ({ fields }: BeyondSheet): number => {
  const features = readList(pick(fields, ["classes"]))
    .flatMap((raw) => readList(pick(fieldsOf(raw), ["classFeatures"])))
    .map(fieldsOf)
    .filter((feature) => readName(valueAt(feature, "definition", "name")) === "Martial Arts");
  return Math.max(
    0,
    ...features.map((feature) => readNumber(valueAt(feature, "levelScale", "dice", "diceValue")) ?? 0),
  );
};

/** The dice in two hands stand in the notes of a property. */
const versatileDice = (definition: Fields): string | undefined => {
  const versatile = properties(definition).find(
    (property) => readName(pick(property, ["name"])) === "Versatile",
  );
  return versatile && /\d+d\d+/.exec(readText(pick(versatile, ["notes"])) ?? "")?.[0];
};

/** What a style adds to a weapon in one hand while the other holds none. */
const dueling = (definition: Fields, sheet: BeyondSheet): number => {
  if (isRanged(definition) || hasProperty(definition, "Two-Handed") || sheet.isDualWielding) return 0;
  return sheet.own
    .filter(({ type, subType }) => type === "damage" && subType === "one-handed-melee-attacks")
    .reduce((sum, { value }) => sum + (value ?? 0), 0);
};

/** The dice that an item's magic deals with every blow. */
const furtherDamage = (granted: readonly Modifier[]): object[] =>
  granted.flatMap(({ type, subType, dice, restriction }) =>
    type === "damage" && dice !== undefined && restriction === ""
      ? [{ dice, type: frenchDamageType(subType) }]
      : [],
  );

const damageOf = (
  definition: Fields,
  granted: readonly Modifier[],
  sheet: BeyondSheet,
): object | undefined => {
  const written =
    readText(valueAt(definition, "damage", "diceString")) ?? readText(pick(definition, ["fixedDamage"]));
  if (written === undefined) return undefined;
  const die = isMonkWeapon(definition, sheet) ? martialDie(sheet) : 0;
  const grown = (dice: string) => {
    const [, sides] = /^1d(\d+)$/.exec(dice) ?? [];
    return sides !== undefined && die > Number(sides) ? `1d${die}` : dice;
  };
  const style = isWeapon(definition) ? dueling(definition, sheet) : 0;
  const inTwoHands = versatileDice(definition);
  const type = readText(pick(definition, ["damageType"]));
  return {
    dice: style === 0 ? grown(written) : `${grown(written)}+${style}`,
    type: type && frenchDamageType(type),
    versatileDice: inTwoHands && grown(inTwoHands),
    more: furtherDamage(granted),
  };
};

/** A monk's weapons and a hexblade's own; undefined for the abilities of its kind. */
const attackAbilities = (entry: Fields, sheet: BeyondSheet): AbilityKey[] | undefined => {
  const definition = fieldsAt(entry, "definition");
  const id = readText(pick(entry, ["id"]));
  const isHex = id !== undefined && typedFor(sheet, TYPED.hexWeapon, id) === 1;
  const isMonk = isMonkWeapon(definition, sheet);
  if (!isHex && !isMonk) return undefined;
  if (isMonk || hasProperty(definition, "Finesse")) return isHex ? ["str", "dex", "cha"] : ["str", "dex"];
  return [isRanged(definition) ? "dex" : "str", "cha"];
};

/** False for a weapon that the character cannot wield, where the payload names those that it can. */
const proficientWith = (definition: Fields, sheet: BeyondSheet): false | undefined => {
  const known = sheet.own.some(({ type, subType }) => type === "proficiency" && subType.endsWith("-weapons"));
  if (!known || !isWeapon(definition)) return undefined;
  const category = WEAPON_CATEGORIES.get(readNumber(pick(definition, ["categoryId"])));
  if (category === undefined) return undefined;
  const names = [category, readText(pick(definition, ["type"])), readText(pick(definition, ["name"]))];
  return isTrainedWith(sheet, names) ? undefined : false;
};

/** How a weapon is wielded by this character, as the facts of an item have it. */
export function wielding(entry: Fields, granted: readonly Modifier[], sheet: BeyondSheet): object {
  const definition = fieldsAt(entry, "definition");
  const isPlain = isSecond(entry, sheet.typed) && !hasChosen(sheet, "Two-Weapon Fighting");
  return {
    damage: damageOf(definition, granted, sheet),
    attackAbilities: attackAbilities(entry, sheet),
    proficient: proficientWith(definition, sheet),
    plainDamage: isPlain || undefined,
  };
}

/** What a weapon's magic and the player's own numbers add to its attack and its damage. */
export function ownBonuses(
  entry: Fields,
  granted: readonly Modifier[],
  sheet: BeyondSheet,
): { attack?: number; damage?: number } {
  if (!isWeapon(fieldsAt(entry, "definition"))) return {};
  const magic = granted
    .filter(({ type, subType }) => type === "bonus" && subType === "magic")
    .reduce((sum, { value }) => sum + (value ?? 0), 0);
  const id = readText(pick(entry, ["id"]));
  const typed = (typeId: number) => (id === undefined ? 0 : typedSum(sheet, id, typeId));
  const attack = magic + typed(TYPED.attackBonus);
  const damage = magic + typed(TYPED.damageBonus);
  return { ...(attack !== 0 && { attack }), ...(damage !== 0 && { damage }) };
}

const bonusOf = (reach: "melee" | "ranged", sheet: BeyondSheet, scores: Scores): WeaponBonus => {
  const about = (type: string) =>
    always(
      [...sheet.own, ...sheet.worn],
      type,
      ...["weapon-attacks", `${reach}-weapon-attacks`, `${reach}-attacks`],
    );
  const sum = (type: string) =>
    about(type).reduce((total, modifier) => total + amountOf(modifier, sheet, scores), 0);
  const dice = about("damage").flatMap((modifier) => modifier.dice ?? []);
  return withoutAbsent<WeaponBonus>({
    ...withoutAbsent({
      attack: sum("bonus") || undefined,
      damage: sum("damage") || undefined,
      dice: dice.length > 0 ? dice.join("+") : undefined,
    }),
  });
};

/** What styles and features add to every attack with weapons, in melee and at range. */
export const weaponBonusesOf = (sheet: BeyondSheet, scores: Scores): WeaponBonuses => ({
  melee: bonusOf("melee", sheet, scores),
  ranged: bonusOf("ranged", sheet, scores),
});
