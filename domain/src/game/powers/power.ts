import * as z from "zod/mini";
import type { PlayEvent } from "../../operations/applied";
import { checkDice, parseDice } from "../../values/dice/parseDice";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { rollDice } from "../../values/dice/rollDice";
import { wholeSchema } from "../../values/range";
import { fieldsOf, pick } from "../../values/reading/fields";
import { readList, readName } from "../../values/reading/values";
import { checkedText } from "../../values/text/checkedText";
import { foldText } from "../../values/text/foldText";
import { nameRules } from "../../values/text/name";
import { nameSchema } from "../../values/text/nameSchema";
import type { RollSpec } from "../gameTypes";
import type { RollSubject } from "../rolls/rollEffect";
import type { UseSpec } from "../rolls/useSpec";

export const MAX_POWERS = 100;
export const MAX_POWER_NOTE = 600;
const MAX_NAME = 60;
const MAX_DICE_TEXT = 40;

/** What is wrong with dice that a power costs or rolls; a bare number may stand for them. */
export function checkPowerDice(text: string): string | undefined {
  if (text.length > MAX_DICE_TEXT) return `Les dés ne doivent pas dépasser ${MAX_DICE_TEXT} caractères.`;
  return /^\d{1,3}$/.test(text.trim()) ? undefined : checkDice(text);
}

const dice = checkedText((text) => text.trim(), checkPowerDice);
/** A characteristic, a skill, a discipline… by its key in the game. */
const trait = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/));

/**
 * What a character can do beyond its skills: a power, an implant, a program, a spell, a tome. `id` is that of
 * the game's list; without one the player wrote it.
 */
export const powerSchema = z.object({
  id: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  name: nameSchema(nameRules("Le nom", MAX_NAME, "Donne un nom.")),
  /** `"Auspex"`, `"Programme"`. */
  kind: nameSchema(nameRules("La catégorie", MAX_NAME, "Donne une catégorie.")),
  level: z.optional(wholeSchema({ min: 0, max: 10 })),
  costs: z.optional(
    z.object({
      /** Vampire: rouse checks. */
      rouse: z.optional(wholeSchema({ min: 1, max: 3 })),
      /** Call of Cthulhu: magic points, and the Sanity that is lost. */
      magic: z.optional(dice),
      sanity: z.optional(dice),
      /** The points that it adds to the Cthulhu Mythos. */
      mythos: z.optional(wholeSchema({ min: 1, max: 50 })),
      /** Cyberpunk RED: points of Luck, and the Humanity that an implant takes. */
      luck: z.optional(wholeSchema({ min: 1, max: 10 })),
      humanity: z.optional(dice),
    }),
  ),
  roll: z.optional(
    z.union([z.object({ traits: z.array(trait).check(z.minLength(1), z.maxLength(3)) }), z.object({ dice })]),
  ),
  note: z.optional(z.string().check(z.maxLength(MAX_POWER_NOTE))),
});
export type Power = z.infer<typeof powerSchema>;

/** `stats.powers` of a character of the games other than D&D. */
export const powersSchema = z.array(powerSchema).check(z.maxLength(MAX_POWERS));

/** Whether it is an implant that takes Humanity when it is put in. */
export const isImplant = ({ costs }: Power): boolean => costs?.humanity !== undefined;

/** Whether using a power puts an implant in: it takes Humanity and rolls nothing. */
export const isInstallation = (power: Power): boolean =>
  isImplant(power) && traitsOfPower(power).length === 0 && diceOfPower(power).roll === undefined;

/** What using a power presses, its costs rolled, and what is rolled for its effect. */
export interface PowerUse<Operation> {
  readonly operations: readonly Operation[];
  readonly roll?:
    | { readonly kind: "game"; readonly spec: RollSpec }
    | { readonly kind: "dice"; readonly dice: string };
}

/** What one game knows of powers. */
export interface PowerRules<Operation, State> {
  /** A few to choose from. */
  readonly list: readonly Power[];
  /** The costs that the game has. */
  readonly costs: readonly (keyof NonNullable<Power["costs"]>)[];
  /** What may be rolled together, with its name. */
  readonly traits: readonly { readonly key: string; readonly label: string }[];
  /** The raw character is read as its sheet does; dice of costs come from `source`. */
  readonly use: (power: Power, raw: unknown, state: State, source: RandomUint32) => PowerUse<Operation>;
  /** Whether the character has learnt what a power of the list needs; absent where anybody may have any. */
  readonly isLearnt?: (power: Power, raw: unknown) => boolean;
  /** Where a power of the list stands for this character, the least first; absent where the list's order holds. */
  readonly rank?: (power: Power, raw: unknown) => number;
  /** What putting an implant in presses; absent in games that have none. */
  readonly install?: (power: Power, source: RandomUint32) => readonly Operation[];
  /** Whether it is in place; one that was put in is not paid for again. */
  readonly isInstalled?: (power: Power, raw: unknown, state: State) => boolean;
  /** What taking it out presses; nothing of one that play has not put in. */
  readonly remove?: (power: Power, state: State) => readonly Operation[];
}

interface RolledCost {
  /** 0 at least. */
  readonly amount: number;
  /** What the dice show, where they alone make the amount. */
  readonly faces?: readonly number[];
}

/** What dice or a number come to. */
export function rolledCost(text: string | undefined, source: RandomUint32): RolledCost {
  const expression = text === undefined ? undefined : parseDice(text);
  if (expression === undefined) return { amount: Math.max(0, Number(text) || 0) };
  const { total, dice: thrown } = rollDice(expression, source);
  const faces = thrown.map(({ value }) => value);
  const isWhole = faces.reduce((sum, face) => sum + face, 0) === total;
  return { amount: Math.max(0, total), ...(isWhole && { faces }) };
}

/** The roll of a power that rolls dice by themselves; nothing for traits, for a number, or for none. */
export function diceOfPower({ roll }: Power): Pick<PowerUse<never>, "roll"> {
  const isDice = roll && "dice" in roll && parseDice(roll.dice) !== undefined;
  return isDice ? { roll: { kind: "dice", dice: roll.dice } } : {};
}

export const traitsOfPower = ({ roll }: Power): readonly string[] =>
  roll && "traits" in roll ? roll.traits : [];

/** What a power's roll of traits is about, led by the first of them, so that the state in play acts on it as on any. */
export function subjectOfPower(power: Power): RollSubject | undefined {
  const [trait] = traitsOfPower(power);
  return trait === undefined ? undefined : { kind: "check", trait, power: power.kind };
}

const isNamed = (name: string) => {
  const folded = foldText(name);
  return (power: Pick<Power, "name">): boolean => foldText(power.name) === folded;
};

/**
 * The powers of a character: those that it stores, else those that its import names, as the game's list has
 * them. Never throws.
 */
export function readPowers(
  { stats, data }: { readonly stats?: unknown; readonly data?: unknown },
  list: readonly Power[],
): readonly Power[] {
  const stored = fieldsOf(stats).get("powers");
  if (Array.isArray(stored)) {
    return readList(stored)
      .flatMap((raw) => {
        const read = powerSchema.safeParse(raw);
        return read.success ? [read.data] : [];
      })
      .slice(0, MAX_POWERS);
  }
  return readList(pick(fieldsOf(data), ["powers"]))
    .flatMap((raw) => {
      const name = readName(raw, MAX_NAME);
      return name === undefined ? [] : [list.find(isNamed(name)) ?? { name, kind: "Autres" }];
    })
    .slice(0, MAX_POWERS);
}

/** Adds a power, or writes another over the one of its name; a full list stays as it is. */
export function putPower(powers: readonly Power[], power: Power): readonly Power[] {
  const place = powers.findIndex(isNamed(power.name));
  if (place >= 0) return powers.with(place, power);
  return powers.length >= MAX_POWERS ? powers : [...powers, power];
}

export function removePower(powers: readonly Power[], name: string): readonly Power[] {
  const isIt = isNamed(name);
  return powers.filter((power) => !isIt(power));
}

const COST_LABELS = {
  rouse: (count: number | string) => (count === 1 ? "1 jet d'Exaltation" : `${count} jets d'Exaltation`),
  magic: (count: number | string) => `${count} PM`,
  sanity: (count: number | string) => `${count} SAN`,
  mythos: (count: number | string) => `+${count} % de Mythe`,
  luck: (count: number | string) => `${count} Chance`,
  humanity: (count: number | string) => `${count} Humanité`,
} as const satisfies Readonly<Record<keyof NonNullable<Power["costs"]>, (count: number | string) => string>>;

/** `"1 jet d'Exaltation"`, `"3 PM, 1d3 SAN"`; blank where it costs nothing. */
export const powerCostText = ({ costs = {} }: Power): string =>
  Object.entries(costs)
    .flatMap(([cost, count]) =>
      count === undefined ? [] : [COST_LABELS[cost as keyof typeof COST_LABELS](count)],
    )
    .join(", ");

/**
 * A power's use as the table's log tells it: « Auspex (niv. 2) », and what came of paying for it (`events`: « Exaltation
 * ratée (5) : Faim 3 / 5 »), or what it costs where that changed nothing.
 */
export function powerLine(power: Power, events: readonly PlayEvent[] = []) {
  const { name, level } = power;
  const notes = events.length > 0 ? events.map(({ text }) => text) : [powerCostText(power)];
  return {
    label: level === undefined ? name : `${name} (niv. ${level})`,
    use: { use: "power" } satisfies UseSpec,
    notes: notes.filter((note) => note !== ""),
  } as const;
}

/** `"Résolution + Auspex"`, `"2d6"`; blank where nothing is rolled. */
export function powerRollText(power: Power, traits: PowerRules<unknown, unknown>["traits"]): string {
  const { roll } = power;
  if (roll && "dice" in roll) return roll.dice;
  return traitsOfPower(power)
    .map((key) => traits.find((one) => one.key === key)?.label ?? key)
    .join(" + ");
}
