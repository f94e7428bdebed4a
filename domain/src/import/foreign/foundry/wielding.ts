import { frenchProficiency } from "../../../games/dnd5e/vocabulary";
import type { WeaponBonus, WeaponBonuses } from "../../../games/dnd5e/weaponBonuses";
import type { AbilityKey } from "../../../sheet/character/abilities";
import { abilityKey } from "../../../sheet/character/abilityScores";
import { type Fields, fieldsAt, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readList, readText, withoutAbsent } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import type { FoundryActor } from "./actor";
import { diceOf, REFERS_TO_ABILITY } from "./damage";
import { attackActivity, codesOf, type FoundryItem, isAmmunition, isMagic, kindOf } from "./items";
import type { FoundryValues } from "./values";

const baseOf = (system: Fields): string | undefined =>
  readText(valueAt(system, "type", "baseItem")) ?? readText(pick(system, ["baseItem"]));

/** A monk strikes with Dexterity too, with a short sword and light simple weapons of melee. */
const isMonkWeapon = (system: Fields, { classes }: FoundryActor): boolean => {
  if (!classes.some(({ identifier }) => identifier === "monk" || identifier === "moine")) return false;
  const codes = codesOf(system);
  return (
    baseOf(system) === "shortsword" ||
    (kindOf(system) === "simpleM" && !codes.includes("two") && !codes.includes("hvy"))
  );
};

/** `"cha"`, `"spellcasting"`; `"none"` where the bonus holds all of it. */
const namedAbility = (system: Fields): string | undefined =>
  readText(pick(system, ["ability"])) ?? readText(valueAt(attackActivity(system), "attack", "ability"));

/** The abilities of a weapon that says so itself, or of a monk's; undefined for those of its kind. */
const attackAbilities = (system: Fields, actor: FoundryActor): AbilityKey[] | undefined => {
  const named = namedAbility(system);
  const own = abilityKey(named === "spellcasting" ? actor.worn.text("attributes.spellcasting") : named);
  if (own !== undefined) return [own];
  return kindOf(system) === "natural" || isMonkWeapon(system, actor) ? ["str", "dex"] : undefined;
};

/** The training that each kind of weapon asks for. */
const TRAININGS: Readonly<Record<string, string>> = {
  simpleM: "sim",
  simpleR: "sim",
  martialM: "mar",
  martialR: "mar",
};

/** False for a weapon that says so, or that nothing of the actor's training covers; undefined when it is known. */
const proficient = (system: Fields, actor: FoundryActor): false | undefined => {
  const raw = pick(system, ["proficient"]);
  const share = typeof raw === "boolean" ? Number(raw) : readNumber(raw);
  if (share !== undefined) return share === 0 ? false : undefined;
  const kind = kindOf(system);
  const training = Object.hasOwn(TRAININGS, kind) ? TRAININGS[kind] : undefined;
  const { weaponTraining } = actor;
  if (actor.isNpc || training === undefined || weaponTraining.size === 0) return undefined;
  const covers = (code: string) => weaponTraining.has(frenchProficiency(code));
  return covers(training) || covers(baseOf(system) ?? training) ? undefined : false;
};

/** Whether an attack deals all of its dice: the weapon has none. */
const hasPartsAlone = (system: Fields, base: Fields): boolean =>
  !readNumber(pick(base, ["denomination"])) &&
  readList(valueAt(attackActivity(system), "damage", "parts")).length > 0;

/**
 * Whether its damage has no ability's modifier: since version 4 a number without dice, before it a formula
 * that does not name one, as of a weapon in the other hand.
 */
const hasPlainDamage = (system: Fields): boolean => {
  const base = fieldsAt(system, "damage", "base");
  const [first] = readList(valueAt(system, "damage", "parts"));
  const isCustom = readBoolean(valueAt(base, "custom", "enabled")) === true;
  const whole = isCustom ? valueAt(base, "custom", "formula") : pick(base, ["bonus"]);
  const formula = readText(base.size > 0 ? whole : Array.isArray(first) ? first[0] : undefined, 400);
  if (formula === undefined) return base.size > 0 && hasPartsAlone(system, base);
  if (REFERS_TO_ABILITY.test(formula)) return false;
  if (base.size === 0) return true;
  const hasDice = !isCustom && Boolean(readNumber(pick(base, ["denomination"])));
  return !hasDice && !/\d*d\d|@scale/i.test(formula);
};

/** How a weapon is wielded by this actor, as the facts of an item have it. */
export function wielding(system: Fields, actor: FoundryActor): object {
  return {
    attackAbilities: attackAbilities(system, actor),
    proficient: proficient(system, actor),
    plainDamage: hasPlainDamage(system) || namedAbility(system) === "none" || undefined,
  };
}

/** The modifier that the sheet adds by itself to an attack that has none. */
const unusedModifier = (system: Fields, { worn }: FoundryActor): number => {
  if (namedAbility(system) !== "none") return 0;
  const modifier = (key: AbilityKey) => worn.number(`abilities.${key}.mod`) ?? 0;
  if (codesOf(system).includes("fin")) return Math.max(modifier("str"), modifier("dex"));
  return modifier(/R$/.test(kindOf(system)) ? "dex" : "str");
};

/** What a magic weapon adds to its own attack and damage, while its magic works. */
export function weaponBonuses(
  { type, system }: FoundryItem,
  values: FoundryValues,
  actor: FoundryActor,
): Record<string, number> {
  if (type !== "weapon" && !isAmmunition(system)) return {};
  const magic = isMagic(system) ? (values.number("magicalbonus") ?? 0) : 0;
  const further =
    values.number("attackbonus") ??
    values.number("attack.bonus") ??
    values.evaluate(valueAt(attackActivity(system), "attack", "bonus")) ??
    0;
  const attack = magic + further - unusedModifier(system, actor);
  return { ...(attack !== 0 && { attack }), ...(magic !== 0 && { damage: magic }) };
}

const bonusOf = ({ own }: FoundryActor, kind: string): WeaponBonus => {
  const terms = diceOf(own.text(`bonuses.${kind}.damage`), own)?.match(/[+-]?[^+-]+/g) ?? [];
  const dice = terms.filter((term) => /d\d/.test(term)).join("");
  return withoutAbsent<WeaponBonus>({
    ...withoutAbsent({
      attack: own.number(`bonuses.${kind}.attack`) || undefined,
      damage: own.number(`bonuses.${kind}.damage`) || undefined,
      dice: dice.replace(/^\+/, "") || undefined,
    }),
  });
};

/** What the actor adds to every attack with weapons, in melee and at range. */
export const weaponBonusesOf = (actor: FoundryActor): WeaponBonuses => ({
  melee: bonusOf(actor, "mwak"),
  ranged: bonusOf(actor, "rwak"),
});
