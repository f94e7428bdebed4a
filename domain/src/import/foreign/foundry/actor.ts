import { frenchProficiency } from "../../../games/dnd5e/vocabulary";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import type { RawFields } from "../../../sheet/character/character";
import { type Fields, fieldsAt, fieldsOf, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import { classReferences } from "./advancement";
import { activeChanges, borneChanges, type Change } from "./changes";
import { effectTarget } from "./effectTarget";
import { enchanted } from "./enchanted";
import {
  type FoundryClass,
  type FoundryItem,
  foundryClassesOf,
  readFoundryItems,
  referredItem,
} from "./items";
import { listedCodes } from "./listedCodes";
import { type DerivedValue, type FoundryValues, foundryValues } from "./values";

/** A Foundry dnd5e actor, with its values under the changes that act on it. */
export interface FoundryActor {
  readonly raw: Fields;
  readonly core: Fields;
  readonly items: readonly FoundryItem[];
  readonly classes: readonly FoundryClass[];
  readonly isNpc: boolean;
  /** The sum of the class levels. */
  readonly level: number;
  /** With everything that the actor wears. */
  readonly worn: FoundryValues;
  /** Without what its carried items add, which the product adds from the inventory. */
  readonly own: FoundryValues;
  /** The names of the weapons and kinds of weapons that the actor is trained with, in French. */
  readonly weaponTraining: ReadonlySet<string>;
  /** The codes of a list, with those that effects add or take; undefined when there is no such list. */
  readonly listed: (path: string) => readonly string[] | undefined;
  /** What a carried item changes once it is worn. */
  readonly borne: (item: FoundryItem) => readonly Change[];
}

/**
 * Exports of other games have abilities and attributes too; only in dnd5e are these abilities records with
 * their own fields.
 */
const isCore = (block: unknown): boolean => {
  const fields = fieldsOf(block);
  const abilities = fieldsAt(fields, "abilities");
  const isDnd5e = ABILITY_KEYS.some((key) => {
    const ability = fieldsAt(abilities, key);
    return isRecord(abilities.get(key)) && (ability.has("value") || ability.size === 0);
  });
  return isRecord(pick(fields, ["attributes"])) && isDnd5e;
};

/** The actor's data: in `system`, or in `data` before version 10. */
const coreOf = ({ system, data, type }: RawFields): Fields | undefined => {
  if (isCore(system)) return fieldsOf(system);
  return (type === "character" || type === "npc") && isCore(data) ? fieldsOf(data) : undefined;
};

/** `0.5`, `"1/2"`, `5`. */
const readChallenge = (raw: unknown): number | undefined => {
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(readText(raw) ?? "") ?? [];
  return over === undefined ? readNumber(raw) : Number(over) / Math.max(1, Number(under));
};

const proficiencyOf = (
  core: Fields,
  classes: readonly FoundryClass[],
  isNpc: boolean,
): number | undefined => {
  const level = classes.reduce((sum, entry) => sum + entry.level, 0);
  const challenge = isNpc ? readChallenge(valueAt(core, "details", "cr")) : undefined;
  if (challenge === undefined && classes.length === 0) return undefined;
  return Math.floor((Math.max(challenge ?? 0, level, isNpc ? 1 : 0) + 7) / 4);
};

/** Before version 2 the bonus was a number beside a `value`, which counts too. */
const initiativeBonus = (core: Fields): unknown => {
  const init = fieldsAt(core, "attributes", "init");
  const bonus = pick(init, ["bonus"]);
  if (typeof bonus === "string") return bonus;
  return (readNumber(bonus) ?? 0) + (readNumber(pick(init, ["value"])) ?? 0);
};

interface Parts {
  readonly raw: Fields;
  readonly core: Fields;
  readonly items: readonly FoundryItem[];
  readonly classes: readonly FoundryClass[];
  readonly isNpc: boolean;
}

/** The values that Foundry derives before effects act; all others are stored ones. */
const derivedValues = ({ raw, core, items, classes, isNpc }: Parts): DerivedValue => {
  const references = classReferences(items, classes);
  const proficiency = proficiencyOf(core, classes, isNpc);
  const level = classes.reduce((sum, entry) => sum + entry.level, 0);
  const race = referredItem(items, valueAt(core, "details", "race"), ["race", "species"]);
  const raceMovement = race === undefined ? new Map() : fieldsAt(race.system, "movement");
  const movement = (kind: string): unknown => {
    const stored = valueAt(core, "attributes", "movement", kind);
    const ofRace = pick(raceMovement, [kind]);
    return isNpc ? (ofRace ?? stored) : stored === undefined || stored === 0 ? (ofRace ?? stored) : stored;
  };
  return (path, values) => {
    const [first = "", second = "", third = ""] = path.split(".");
    if (first === "abilities" && third === "mod")
      return Math.floor(((values.number(`abilities.${second}.value`) ?? 10) - 10) / 2);
    if (path === "prof") return values.number("attributes.prof");
    if (path === "attributes.prof") return proficiency;
    if (path === "details.level" && classes.length > 0) return level;
    if (path === "attributes.init.bonus") return initiativeBonus(core);
    if (path === "attributes.movement.speed") return values.number("attributes.movement.walk");
    if (path === "attributes.spell.mod")
      return values.number(`abilities.${values.text("attributes.spellcasting") ?? ""}.mod`);
    if (path === "attributes.ac.armor") return 10;
    if (path === "attributes.ac.dex") return values.number("abilities.dex.mod");
    if (path.startsWith("attributes.movement.")) return movement(third);
    if (first === "flags") return valueAt(raw, "flags", second, third);
    return references.get(path);
  };
};

/** The actor in a file; undefined for anything but an actor of dnd5e. */
export function readActor(file: RawFields): FoundryActor | undefined {
  const core = coreOf(file);
  if (core === undefined) return undefined;
  const raw = fieldsOf(file);
  const items = readFoundryItems(file.items).map(enchanted);
  const parts: Parts = { raw, core, items, classes: foundryClassesOf(items), isNpc: file.type === "npc" };
  const derived = derivedValues(parts);
  const changes = activeChanges(raw, items);
  const listed = (path: string) => listedCodes(core, changes, path);
  const kept = changes.filter(({ item, path }) => item === undefined || effectTarget(path) === undefined);
  return {
    ...parts,
    level: parts.classes.reduce((sum, { level }) => sum + level, 0),
    worn: foundryValues(core, changes, derived),
    own: foundryValues(core, kept, derived),
    listed,
    weaponTraining: new Set((listed("traits.weaponprof.value") ?? []).map(frenchProficiency)),
    borne: borneChanges(raw, items),
  };
}

/** Whether a flag of the system is set on the actor, by itself or by an effect. */
export const hasFlag = ({ worn }: FoundryActor, name: string): boolean =>
  readBoolean(worn.text(`flags.dnd5e.${name}`)) === true;
