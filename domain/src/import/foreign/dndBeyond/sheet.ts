import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import type { RawFields } from "../../../sheet/character/character";
import {
  type Fields,
  fieldName,
  fieldOf,
  fieldsAt,
  fieldsOf,
  isRecord,
  pick,
  valueAt,
} from "../../../values/reading/fields";
import { readBoolean, readList, readName, readText } from "../../../values/reading/values";
import { isSystemId } from "../../../values/systemIds";
import { readNumber } from "../../../values/text/readNumber";

/** What a class, a race, a feat or an item of D&D Beyond changes. */
export interface Modifier {
  readonly type: string;
  readonly subType: string;
  /** The English name of what it is about. */
  readonly name: string | undefined;
  readonly value: number | undefined;
  /** An ability whose modifier it adds. */
  readonly ability: AbilityKey | undefined;
  /** Whether it adds the proficiency bonus. */
  readonly isProficiency: boolean;
  /** When it applies, in English; blank when always. */
  readonly restriction: string;
  readonly dice: string | undefined;
  /** The feature or item that grants it. */
  readonly componentId: string | undefined;
  readonly isGranted: boolean;
}

export interface BeyondClass {
  readonly name: string | undefined;
  readonly level: number;
  readonly isFirst: boolean;
  /** The levels at which its features come, by their ids. */
  readonly features: ReadonlyMap<string, number>;
}

/** A number that the player typed over a computed one, by D&D Beyond's number of the field. */
interface TypedValue {
  readonly typeId: number;
  readonly valueId: string | undefined;
  readonly value: number | undefined;
}

export interface BeyondSheet {
  readonly fields: Fields;
  readonly classes: readonly BeyondClass[];
  readonly level: number;
  /** Of race, class, background, feats and conditions. */
  readonly own: readonly Modifier[];
  /** Of the items that are worn, and attuned where they must be. */
  readonly worn: readonly Modifier[];
  readonly typed: readonly TypedValue[];
  readonly grantedBy: (entry: Fields) => readonly Modifier[];
  /** Whether a worn weapon is held in the second hand. */
  readonly isDualWielding: boolean;
}

/** Modifiers of items are left to the items. */
const OWN_SOURCES = ["race", "class", "background", "feat", "condition"];

/** The ability of D&D Beyond's number, 1 to 6. */
export const abilityOf = (id: unknown): AbilityKey | undefined => ABILITY_KEYS[(readNumber(id) ?? 0) - 1];

const readModifier = (raw: unknown): Modifier => {
  const fields = fieldsOf(raw);
  return {
    type: readText(pick(fields, ["type"])) ?? "",
    subType: readText(pick(fields, ["subType"])) ?? "",
    name: readText(pick(fields, ["friendlySubtypeName"])),
    value: readNumber(pick(fields, ["value"])) ?? readNumber(pick(fields, ["fixedValue"])),
    ability: abilityOf(pick(fields, ["statId"])),
    isProficiency: readList(pick(fields, ["bonusTypes"])).includes(1),
    restriction: readText(pick(fields, ["restriction"])) ?? "",
    dice: readText(valueAt(fields, "dice", "diceString")),
    componentId: readText(pick(fields, ["componentId"])),
    isGranted: readBoolean(pick(fields, ["isGranted"])) !== false,
  };
};

const featuresOf = (entry: Fields): Map<string, number> => {
  const lists = [
    pick(entry, ["classFeatures"]),
    valueAt(entry, "definition", "classFeatures"),
    valueAt(entry, "subclassDefinition", "classFeatures"),
  ];
  const features = lists.flatMap(readList).map((raw) => {
    const feature = fieldsOf(raw);
    return isRecord(pick(feature, ["definition"])) ? fieldsAt(feature, "definition") : feature;
  });
  return new Map(
    features.flatMap((feature) => {
      const id = readText(pick(feature, ["id"]));
      return id === undefined ? [] : [[id, readNumber(pick(feature, ["requiredLevel"])) ?? 1] as const];
    }),
  );
};

const classesOf = (fields: Fields): BeyondClass[] => {
  const entries = readList(pick(fields, ["classes"])).map(fieldsOf);
  const hasFirst = entries.some((entry) => readBoolean(pick(entry, ["isStartingClass"])) === true);
  return entries.map((entry, index) => ({
    name: readName(pick(entry, ["definition"])),
    level: Math.max(0, Math.trunc(readNumber(pick(entry, ["level"])) ?? 0)),
    isFirst: hasFirst ? readBoolean(pick(entry, ["isStartingClass"])) === true : index === 0,
    features: featuresOf(entry),
  }));
};

/** The class whose feature grants a modifier. */
export const classOf = (classes: readonly BeyondClass[], modifier: Modifier): BeyondClass | undefined =>
  classes.find(({ features }) => modifier.componentId !== undefined && features.has(modifier.componentId));

/** The features and traits that optional ones stand in for, by their ids. */
const replacedIn = (fields: Fields): Readonly<Record<string, ReadonlySet<string>>> => {
  const ids = (list: string, name: string) =>
    new Set(readList(pick(fields, [list])).flatMap((raw) => readText(pick(fieldsOf(raw), [name])) ?? []));
  return {
    class: ids("optionalClassFeatures", "affectedClassFeatureId"),
    race: ids("optionalOrigins", "affectedRacialTraitId"),
  };
};

/**
 * A class that was taken later does not give everything, and no class gives what comes at a higher level.
 */
const isReached = (raw: unknown, modifier: Modifier, classes: readonly BeyondClass[]): boolean => {
  const giver = classOf(classes, modifier);
  if (giver === undefined) return true;
  if ((giver.features.get(modifier.componentId ?? "") ?? 0) > giver.level) return false;
  return giver.isFirst || readBoolean(pick(fieldsOf(raw), ["availableToMulticlass"])) !== false;
};

const SINGLE_USE = ["Potion", "Scroll"];

/** Whether an item's magic works: worn where it can be, attuned where it must be; what is used up gives nothing. */
function isWorking(entry: Fields): boolean {
  const definition = pick(entry, ["definition"]);
  const is = (raw: unknown) => readBoolean(raw) === true;
  if (is(fieldOf(definition, "isConsumable"))) return false;
  if (SINGLE_USE.includes(readText(fieldOf(definition, "filterType")) ?? "")) return false;
  const mustBeWorn = readBoolean(fieldOf(definition, "canEquip")) !== false;
  if (mustBeWorn && !is(pick(entry, ["equipped"]))) return false;
  return is(pick(entry, ["isAttuned"])) || !is(fieldOf(definition, "canAttune"));
}

/** What an item of the inventory grants; older payloads list it apart, by the item's id. */
function grants(fields: Fields): (entry: Fields) => readonly Modifier[] {
  const apart = new Map<string | undefined, Modifier[]>();
  for (const modifier of readList(valueAt(fields, "modifiers", "item")).map(readModifier)) {
    const known = apart.get(modifier.componentId);
    if (known === undefined) apart.set(modifier.componentId, [modifier]);
    else known.push(modifier);
  }
  return (entry) => {
    const definition = pick(entry, ["definition"]);
    const listed = readList(fieldOf(definition, "grantedModifiers")).map(readModifier);
    const id = readText(fieldOf(definition, "id"));
    return listed.length > 0 || id === undefined ? listed : (apart.get(id) ?? []);
  };
}

const typedValues = (fields: Fields): TypedValue[] =>
  readList(pick(fields, ["characterValues"])).flatMap((raw) => {
    const entry = fieldsOf(raw);
    const typeId = readNumber(pick(entry, ["typeId"]));
    if (typeId === undefined) return [];
    const value = pick(entry, ["value"]);
    return [
      {
        typeId,
        valueId: readText(pick(entry, ["valueId"])),
        value: typeof value === "boolean" ? Number(value) : readNumber(value),
      },
    ];
  });

/** Whether the player holds an item of the inventory in the second hand. */
export const isSecond = (entry: Fields, typed: readonly TypedValue[]): boolean => {
  const id = readText(pick(entry, ["id"]));
  const isAbout = ({ typeId, valueId }: TypedValue) => typeId === TYPED.dualWield && valueId === id;
  return id !== undefined && typed.some((entered) => isAbout(entered) && entered.value !== 0);
};

const isBeyond = (fields: Fields): boolean =>
  Array.isArray(pick(fields, ["stats"])) &&
  Array.isArray(pick(fields, ["classes"])) &&
  (fields.has(fieldName("baseHitPoints")) || isRecord(pick(fields, ["race"])));

/** The character itself, or a service's answer that contains it. */
const characterIn = (raw: RawFields): Fields | undefined => {
  const outer = fieldsOf(raw);
  // A stored character keeps what it was read from, and is none of another tool for that.
  if (isSystemId(raw.system)) return isBeyond(outer) ? outer : undefined;
  const wrapped = ["data", "character", "ddb"].map((name) => fieldsAt(outer, name));
  const inner = wrapped.flatMap((fields) => [fieldsAt(fields, "character"), fieldsAt(fields, "data")]);
  return [outer, ...wrapped, ...inner].find(isBeyond);
};

/** The D&D Beyond character in a file; undefined for anything else. */
export function readBeyondSheet(raw: RawFields): BeyondSheet | undefined {
  const fields = characterIn(raw);
  if (fields === undefined) return undefined;
  const classes = classesOf(fields);
  const modifiers = fieldsAt(fields, "modifiers");
  const replaced = replacedIn(fields);
  const own = OWN_SOURCES.flatMap((source) =>
    readList(pick(modifiers, [source])).flatMap((entry) => {
      const modifier = readModifier(entry);
      const isReplaced = replaced[source]?.has(modifier.componentId ?? "") === true;
      return !isReplaced && isReached(entry, modifier, classes) ? [modifier] : [];
    }),
  );
  const inventory = readList(pick(fields, ["inventory"])).map(fieldsOf);
  const grantedBy = grants(fields);
  const worn = inventory.filter(isWorking).flatMap(grantedBy);
  const level = classes.reduce((sum, entry) => sum + entry.level, 0);
  const typed = typedValues(fields);
  const isDualWielding = inventory.some(
    (entry) => readBoolean(pick(entry, ["equipped"])) === true && isSecond(entry, typed),
  );
  return { fields, classes, level, own, worn, grantedBy, typed, isDualWielding };
}

/** What the player typed for a field, for a skill, a saving throw or an item where `valueId` names one. */
export function typedFor({ typed }: BeyondSheet, typeId: number, valueId?: string): number | undefined {
  return typed.find(
    (entry) => entry.typeId === typeId && (valueId === undefined || entry.valueId === valueId),
  )?.value;
}

/** The number of D&D Beyond for a value that the player may type over. */
export const TYPED = {
  armorClass: 1,
  armorClassMagic: 2,
  armorClassOther: 3,
  armorClassBase: 4,
  itemName: 8,
  damageBonus: 10,
  attackBonus: 12,
  dualWield: 18,
  skill: 23,
  skillMagic: 24,
  skillOther: 25,
  skillProficiency: 26,
  skillAbility: 27,
  hexWeapon: 29,
  save: 38,
  saveMagic: 39,
  saveOther: 40,
  saveProficiency: 41,
} as const;
