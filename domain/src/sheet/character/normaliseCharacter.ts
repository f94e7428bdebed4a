import { type Fields, readFirst } from "../../values/reading/fields";
import { readList } from "../../values/reading/values";
import { NO_EFFECTS } from "../equipment/item";
import { readEffects } from "../equipment/readEffects";
import { readInventory } from "../inventory/inventoryEntry";
import { abilityKey, readAbilityScores } from "./abilityScores";
import { readActionsFrom } from "./actions";
import type { Character } from "./character";
import { readCard, sourceOf } from "./characterCard";
import { readEquipmentList, readProficiencies } from "./proficiencies";
import { skillKey } from "./skills";
import { readSpeedsFrom } from "./speed";
import { readTrainings, type Training } from "./training";
import { readTraits } from "./traits";

const INVENTORY_NAMES = ["inventoryItems", "inventory", "inventaire", "items"];
const SAVE_NAMES = ["savingThrows", "saves", "savingThrowProficiencies", "jetsDeSauvegarde", "sauvegardes"];
const SKILL_NAMES = ["skills", "skillProficiencies", "competences"];
const presentList = (raw: unknown): readonly unknown[] | undefined =>
  typeof raw === "object" ? readList(raw) : undefined;

const readTrainingsFrom = <Key extends string>(
  layers: readonly Fields[],
  names: readonly string[],
  keyOf: (name: unknown) => Key | undefined,
): Partial<Record<Key, Training>> =>
  readFirst(layers, names, (raw) => {
    const trainings = readTrainings(raw, keyOf);
    return Object.keys(trainings).length > 0 ? trainings : undefined;
  }) ?? {};

const readCharacterInventory = (layers: readonly Fields[]) => {
  const list = (...names: string[]) => readFirst(layers, names, presentList);
  return readInventory(
    readFirst(layers, INVENTORY_NAMES, presentList),
    list("equippedItemIds", "equippedItems"),
    list("attunedItemIds", "attunedItems"),
  );
};

/**
 * Reads a character from anything: the product's own documents and answers, with their many aliases (product §3);
 * `import/importedCharacter` reads those of other tools. Never throws. A field at the top level takes precedence
 * over one in `stats`, and that over one in `data`; unreadable fields are absent. Normalising twice changes
 * nothing.
 */
export function normaliseCharacter(raw: unknown): Character {
  const source = sourceOf(raw);
  const { layers, stats, data } = source;
  return {
    ...readCard(source),
    traits: readTraits(layers),
    equipment: readEquipmentList(layers),
    proficiencies: readProficiencies(layers),
    abilityScores: readAbilityScores(layers),
    savingThrows: readTrainingsFrom(layers, SAVE_NAMES, abilityKey),
    skills: readTrainingsFrom(layers, SKILL_NAMES, skillKey),
    speeds: readSpeedsFrom(layers),
    ...readActionsFrom(layers),
    ...readCharacterInventory(layers),
    equipmentModifiers: readFirst(layers, ["equipmentModifiers"], readEffects) ?? NO_EFFECTS,
    stats,
    data,
  };
}
