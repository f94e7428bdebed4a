import { checkPowerDice, MAX_POWER_NOTE, type Power } from "domain/game/powers/power";
import { checkName, nameRules } from "domain/values/text/name";

type CostKey = keyof NonNullable<Power["costs"]>;

/** The fields of a power that a player writes; blank stands for nothing. */
export interface PowerValues extends Record<string, unknown> {
  name: string;
  kind: string;
  level: string;
  rouse: string;
  magic: string;
  sanity: string;
  mythos: string;
  luck: string;
  humanity: string;
  first: string;
  second: string;
  dice: string;
  note: string;
}

/** Costs that are a count, and the highest; the others are dice. */
const COUNTS: Readonly<Partial<Record<CostKey, number>>> = { rouse: 3, luck: 10, mythos: 50 };

const NAME = nameRules("Le nom", 60, "Donne un nom.");
const KIND = nameRules("La catégorie", 60, "Donne une catégorie.");

const text = (value: string | number | undefined): string => (value === undefined ? "" : String(value));

export function valuesOf(power: Power | undefined): PowerValues {
  const { name = "", kind = "", level, costs = {}, roll, note = "" } = power ?? {};
  const [first = "", second = ""] = roll && "traits" in roll ? roll.traits : [];
  return {
    ...{ name, kind, note, first, second },
    level: text(level),
    rouse: text(costs.rouse),
    magic: text(costs.magic),
    sanity: text(costs.sanity),
    mythos: text(costs.mythos),
    luck: text(costs.luck),
    humanity: text(costs.humanity),
    dice: roll && "dice" in roll ? roll.dice : "",
  };
}

function costsOf(values: PowerValues, keys: readonly CostKey[]): Power["costs"] {
  const paid = keys.filter((key) => values[key].trim() !== "" && values[key].trim() !== "0");
  if (paid.length === 0) return undefined;
  return Object.fromEntries(
    paid.map((key) => [key, COUNTS[key] === undefined ? values[key].trim() : Number(values[key])]),
  );
}

function rollOf({ first, second, dice }: PowerValues): Power["roll"] {
  const traits = [first, second].filter((trait) => trait !== "");
  if (traits.length > 0) return { traits };
  return dice.trim() === "" ? undefined : { dice: dice.trim() };
}

/** The power that was written, with the costs that its game has. */
export function powerOf(values: PowerValues, keys: readonly CostKey[]): Power {
  const costs = costsOf(values, keys);
  const roll = rollOf(values);
  const { name, kind, level, note } = values;
  return {
    name: name.trim(),
    kind: kind.trim(),
    ...(level !== "" && { level: Number(level) }),
    ...(costs && { costs }),
    ...(roll && { roll }),
    ...(note.trim() !== "" && { note: note.trim() }),
  };
}

const checkCount = (max: number) => (value: string) =>
  /^\s*\d*\s*$/.test(value) && Number(value) <= max ? null : `Donne un nombre de 0 à ${max}.`;
const checkOptionalDice = (value: string) => (value.trim() === "" ? null : (checkPowerDice(value) ?? null));

/** What is wrong with each field, as sentences. */
export const POWER_CHECKS = {
  name: (name: string) => checkName(name, NAME) ?? null,
  kind: (kind: string) => checkName(kind, KIND) ?? null,
  level: checkCount(10),
  rouse: checkCount(3),
  luck: checkCount(10),
  mythos: checkCount(50),
  magic: checkOptionalDice,
  sanity: checkOptionalDice,
  humanity: checkOptionalDice,
  dice: (dice: string, { first, second }: PowerValues) => (first || second ? null : checkOptionalDice(dice)),
  note: (note: string) =>
    note.trim().length > MAX_POWER_NOTE ? `La note ne doit pas dépasser ${MAX_POWER_NOTE} caractères.` : null,
};
