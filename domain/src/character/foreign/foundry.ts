import { type Fields, fieldsAt, fieldsOf, isRecord, pick } from "../../reading/fields";
import { readList, readNames, readText } from "../../reading/values";
import { readNumber } from "../../text/readNumber";
import { ABILITY_KEYS } from "../abilities";
import type { RawFields } from "../character";
import { MOVEMENTS } from "../speed";
import { foundryActions, foundryClasses, foundryEntry, namedBy, readFoundryItems } from "./foundryItems";
import { plainText } from "./plainText";

const PROFICIENCY_BY_FACTOR: ReadonlyMap<unknown, string> = new Map([
  [0.5, "half"],
  [1, "proficient"],
  [2, "expertise"],
]);

/**
 * Exports of other games have abilities and attributes too; only in dnd5e are these abilities records with
 * their own fields.
 */
const isCore = (block: unknown): boolean => {
  const fields = fieldsOf(block);
  const abilities = fieldsAt(fields, "abilities");
  return isRecord(pick(fields, ["attributes"])) && ABILITY_KEYS.some((key) => isRecord(abilities.get(key)));
};

/** The actor's data: in `system`, or in `data` before version 10. */
const coreOf = ({ system, data, type }: RawFields): Fields | undefined => {
  if (isCore(system)) return fieldsOf(system);
  return (type === "character" || type === "npc") && isCore(data) ? fieldsOf(data) : undefined;
};

/** Foundry does not export derived values; of proficiencies it exports the share of the proficiency bonus. */
const trainings = (block: Fields, name: string): RawFields =>
  Object.fromEntries(
    [...block].flatMap(([key, raw]) => {
      const proficiency = PROFICIENCY_BY_FACTOR.get(readNumber(pick(fieldsOf(raw), [name])));
      return proficiency === undefined ? [] : [[key, { proficiency }]];
    }),
  );

const scores = (abilities: Fields): RawFields =>
  Object.fromEntries(ABILITY_KEYS.map((key) => [key, pick(fieldsAt(abilities, key), ["value"])]));

/** A fixed armor class; otherwise it is derived from the equipped items. */
const armorClass = (ac: Fields): unknown =>
  pick(ac, ["calc"]) === "flat" || pick(ac, ["calc"]) === "natural"
    ? pick(ac, ["flat"])
    : pick(ac, ["value"]);

const speeds = (movement: Fields): RawFields => ({
  units: pick(movement, ["units"]),
  ...Object.fromEntries(MOVEMENTS.map((kind) => [kind, pick(movement, [kind])])),
});

const proficiencyNames = (block: Fields): string[] => [
  ...readNames(readList(pick(block, ["value"]))),
  ...(readText(pick(block, ["custom"]))?.split(";") ?? []),
];

/**
 * A Foundry VTT dnd5e actor export in the product's own shape; undefined for anything else. Armour, weapons
 * and gear become inventory entries with a snapshot, since their ids are unknown here.
 */
export function readFoundryActor(raw: RawFields): RawFields | undefined {
  const core = coreOf(raw);
  if (core === undefined) return undefined;
  const attributes = fieldsAt(core, "attributes");
  const details = fieldsAt(core, "details");
  const traits = fieldsAt(core, "traits");
  const items = readFoundryItems(raw.items);
  return {
    id: raw._id ?? raw.id,
    name: raw.name,
    system: "dnd5e",
    stats: {
      abilityScores: scores(fieldsAt(core, "abilities")),
      savingThrows: trainings(fieldsAt(core, "abilities"), "proficient"),
      skills: trainings(fieldsAt(core, "skills"), "value"),
      hp: pick(attributes, ["hp"]),
      ac: armorClass(fieldsAt(attributes, "ac")),
      speed: speeds(fieldsAt(attributes, "movement")),
      proficiencyBonus: pick(attributes, ["prof"]),
      inventoryItems: items.flatMap((item) => foundryEntry(item) ?? []),
      ...foundryActions(items),
    },
    data: {
      classes: foundryClasses(items),
      level: pick(details, ["level"]),
      race: namedBy(items, pick(details, ["race"]), ["race", "species"]),
      background: namedBy(items, pick(details, ["background"]), ["background"]),
      alignment: pick(details, ["alignment"]),
      avatarUrl: raw.img,
      description: plainText(pick(fieldsAt(details, "biography"), ["value"])),
      notes: plainText(pick(details, ["notes"])),
      traits: {
        personality: plainText(pick(details, ["trait"])),
        ideals: plainText(pick(details, ["ideal"])),
        bonds: plainText(pick(details, ["bond"])),
        flaws: plainText(pick(details, ["flaw"])),
      },
      proficiencies: {
        armor: proficiencyNames(fieldsAt(traits, "armorProf")),
        weapons: proficiencyNames(fieldsAt(traits, "weaponProf")),
        languages: proficiencyNames(fieldsAt(traits, "languages")),
      },
    },
  };
}
