import {
  type Fields,
  fieldsOf,
  isRecord,
  pick,
  readFirstList,
  withBlocks,
} from "../../values/reading/fields";
import { PROSE_LENGTH, readList, readName, readText } from "../../values/reading/values";
import { readNumber } from "../../values/text/readNumber";
import { readDamage } from "../equipment/damage";
import type { Damage } from "../equipment/item";
import type { AbilityKey } from "./abilities";

/** The weapon of an attack, with what the rules of the games ask of it. */
export interface ActionWeapon {
  /** The id of its item. */
  readonly id: string;
  readonly name: string;
  readonly category?: string;
  /** Its damage as the item has it, without what its wielder adds. */
  readonly dice?: string;
  readonly properties: readonly string[];
  readonly tags: readonly string[];
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  readonly magical: boolean;
}

/** An action of a character; it can be rolled if it has an attack bonus or dice. */
export interface Action {
  name: string;
  description?: string;
  /** Added to the d20. */
  attackBonus?: number;
  damage?: Damage;
  range?: string;
  /** The name of the equipped item that grants it. */
  grantedBy?: string;
  /** Of an attack with equipment. */
  weapon?: ActionWeapon;
  /** Of D&D's attack with equipment: the ability that leads it, and whether it is a blow, not a shot. */
  strike?: { readonly ability: AbilityKey; readonly melee: boolean };
}

export const ACTION_KINDS = ["actions", "bonusActions", "reactions"] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Product §2: the action tabs. */
export const ACTION_KIND_LABELS: Readonly<Record<ActionKind, string>> = {
  actions: "Action",
  bonusActions: "Action Bonus",
  reactions: "Réaction",
};

const KIND_NAMES: Readonly<Record<ActionKind, readonly string[]>> = {
  actions: ["actions", "action"],
  bonusActions: ["bonusActions", "bonusAction", "actionsBonus", "actionBonus", "bonus"],
  reactions: ["reactions", "reaction"],
};
const NAME_NAMES = ["name", "nom", "title", "label"];
const DESCRIPTION_NAMES = ["description", "desc", "text", "summary", "snippet", "effect", "effet"];
const BONUS_NAMES = ["attackBonus", "toHit", "attack", "bonus", "attaque"];
const DAMAGE_NAMES = ["damage", "degats", "dice"];
const RANGE_NAMES = ["range", "portee"];

const readAction = (raw: unknown): Action | undefined => {
  if (!isRecord(raw)) {
    const name = readText(raw);
    return name === undefined ? undefined : { name };
  }
  const fields = fieldsOf(raw);
  const name = readText(pick(fields, NAME_NAMES));
  if (name === undefined) return undefined;
  const description = readName(pick(fields, DESCRIPTION_NAMES), PROSE_LENGTH);
  const attackBonus = readNumber(pick(fields, BONUS_NAMES));
  const damage = readDamage(pick(fields, DAMAGE_NAMES), pick(fields, ["damageType"]));
  const range = readText(pick(fields, RANGE_NAMES));
  const grantedBy = readText(pick(fields, ["grantedBy"]));
  return {
    name,
    ...(description !== undefined && { description }),
    ...(attackBonus !== undefined && { attackBonus }),
    ...(damage !== undefined && { damage }),
    ...(range !== undefined && { range }),
    ...(grantedBy !== undefined && { grantedBy }),
  };
};

const readActions = (raw: unknown): Action[] => {
  const list = typeof raw === "string" ? raw.slice(0, PROSE_LENGTH).split("\n") : readList(raw);
  return list.flatMap((entry) => readAction(entry) ?? []);
};

/**
 * The actions of the three kinds, each a list of names or of action objects; `actions` may also be an object
 * with the three lists.
 */
export function readActionsFrom(layers: readonly Fields[]): Record<ActionKind, readonly Action[]> {
  const sources = withBlocks(layers, KIND_NAMES.actions);
  const read = (kind: ActionKind) => readFirstList(sources, KIND_NAMES[kind], readActions);
  return { actions: read("actions"), bonusActions: read("bonusActions"), reactions: read("reactions") };
}
