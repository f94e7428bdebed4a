import * as z from "zod/mini";
import { good, type Handlers, neutral } from "../operations/reducer";
import { refuse } from "../operations/refuse";
import { entryOf, withEntry } from "../operations/revert";
import type { EquippedCharacter } from "../sheet/equipment/equippedCharacter";
import type { Item } from "../sheet/equipment/item";
import { carriedItems } from "../sheet/inventory/tabs";
import { amountSchema, wholeSchema } from "../values/range";
import type { SystemId } from "../values/systemIds";
import { plural } from "../values/text/plural";
import { magazineSizeOf } from "./magazineSize";

/** Weapons whose shots are counted at once. */
const MAX_WEAPONS = 60;
/** The bounds of the shots that are gone from a magazine. */
export const SHOTS_RANGE = { min: 0, max: 999 };

/** The id of the weapon's item. */
const weaponSchema = z.string().check(z.regex(/^(?!__)[^\p{Cc}\p{Cs}]{1,128}$/u));

/** Shots by weapon since its magazine was filled; a full one is not in it. */
export const shotsFiredSchema = z
  .record(weaponSchema, wholeSchema({ min: 1, max: SHOTS_RANGE.max }))
  .check(z.refine((shots) => Object.keys(shots).length <= MAX_WEAPONS));

interface Magazine {
  /** The weapon's name. */
  readonly name: string;
  readonly size: number;
}

/** What of a state counts shots. */
export interface ShotState {
  readonly shotsFired: z.output<typeof shotsFiredSchema>;
}

/** What of a build and its gear holds shots. */
export interface MagazineLimits {
  /** By the id of the weapon's item. */
  readonly magazines: Readonly<Record<string, Magazine>>;
}

export const ammunitionOperations = [
  z.object({ kind: z.literal("fire"), weapon: weaponSchema, shots: amountSchema(99) }),
  z.object({ kind: z.literal("reload"), weapon: weaponSchema }),
] as const;
export type AmmunitionOperation = z.output<(typeof ammunitionOperations)[number]>;

const magazineOf = ({ magazines }: MagazineLimits, weapon: string): Magazine =>
  entryOf(magazines, weapon) ?? refuse("Cette arme n'a pas de chargeur connu.");

/** The shots that are left in a magazine; undefined for a weapon that has none. */
export function shotsLeft(
  { shotsFired }: ShotState,
  weapon: string,
  { magazines }: MagazineLimits,
): number | undefined {
  const magazine = entryOf(magazines, weapon);
  return magazine && Math.max(0, magazine.size - (entryOf(shotsFired, weapon) ?? 0));
}

const shotsText = (shots: number) => `${shots} ${plural(shots, "coup", "coups")}`;

/** What firing and reloading do in a game whose state counts shots. */
export const ammunitionHandlers = <State extends ShotState, Limits extends MagazineLimits>(): Handlers<
  AmmunitionOperation,
  State,
  Limits
> => ({
  fire: (state, { weapon, shots }, limits) => {
    const { name, size } = magazineOf(limits, weapon);
    const left = shotsLeft(state, weapon, limits) ?? 0;
    if (left === 0) refuse(`${name} : chargeur vide.`);
    if (shots > left) refuse(`${name} : il reste ${shotsText(left)} dans le chargeur.`);
    const isNew = entryOf(state.shotsFired, weapon) === undefined;
    if (isNew && Object.keys(state.shotsFired).length >= MAX_WEAPONS) {
      refuse("Recharge d'abord une autre arme : trop de chargeurs sont entamés.");
    }
    const shotsFired = withEntry(state.shotsFired, weapon, size - left + shots);
    return {
      state: { ...state, shotsFired },
      events: [neutral(`${name} : ${left - shots} / ${shotsText(size)}`)],
    };
  },
  reload: (state, { weapon }, limits) => {
    const { name, size } = magazineOf(limits, weapon);
    if (entryOf(state.shotsFired, weapon) === undefined) refuse(`${name} : le chargeur est plein.`);
    const shotsFired = withEntry<number>(state.shotsFired, weapon, undefined);
    return { state: { ...state, shotsFired }, events: [good(`${name} rechargé : ${shotsText(size)}`)] };
  },
});

/** The magazines of the official weapons that are carried, and of all that are equipped. */
export function magazinesOf(
  { character }: EquippedCharacter,
  system: SystemId,
  items: readonly Item[],
  names: readonly string[],
): MagazineLimits["magazines"] {
  const known = carriedItems(character.inventoryItems, items, system).map(({ item }) => item);
  const worn = character.actions.flatMap(({ weapon }) => weapon ?? []);
  const magazines = [...known, ...worn].flatMap((item): (readonly [string, Magazine])[] => {
    const { id, name } = item;
    const size = magazineSizeOf(item, names);
    return size === undefined || !weaponSchema.safeParse(id).success ? [] : [[id, { name, size }]];
  });
  return Object.fromEntries(magazines.slice(0, MAX_WEAPONS));
}
