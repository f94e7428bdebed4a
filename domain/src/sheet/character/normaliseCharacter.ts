import { type Fields, fieldsOf, isRecord, pick, readFirst } from "../../values/reading/fields";
import {
  LINE_LENGTH,
  readList,
  readName,
  readProse,
  readText,
  withoutAbsent,
} from "../../values/reading/values";
import { isSystemId, normaliseSystem, type SystemId } from "../../values/systemIds";
import { readNumber, readWhole } from "../../values/text/readNumber";
import { NO_EFFECTS } from "../equipment/item";
import { readEffects } from "../equipment/readEffects";
import { readInventory } from "../inventory/inventoryEntry";
import { abilityKey, readAbilityScores } from "./abilityScores";
import { readActionsFrom } from "./actions";
import { readArmorClassRule } from "./armorClassRule";
import { readAvatarUrl } from "./avatar";
import type { Character, RawFields } from "./character";
import { readCharacterLevel, readClassLevels } from "./classLevels";
import { readHitPoints } from "./hitPoints";
import { readEquipmentList, readProficiencies } from "./proficiencies";
import { readPronouns } from "./pronouns";
import { skillKey } from "./skills";
import { readSpeedsFrom } from "./speed";
import { readTrainings, type Training } from "./training";
import { readTraits } from "./traits";
import { readWeaponBonuses } from "./weaponBonuses";

const INVENTORY_NAMES = ["inventoryItems", "inventory", "inventaire", "items"];
const SAVE_NAMES = ["savingThrows", "saves", "savingThrowProficiencies", "jetsDeSauvegarde", "sauvegardes"];
const SKILL_NAMES = ["skills", "skillProficiencies", "competences"];
const AC_NAMES = ["ac", "ca", "armorClass", "armourClass", "classeArmure", "classeDArmure"];
const INITIATIVE_NAMES = ["initiativeBonus", "initiative", "init"];
const PROFICIENCY_BONUS_NAMES = ["proficiencyBonus", "bonusDeMaitrise", "prof", "proficiency"];
const VALUE_NAMES = ["value", "bonus", "total", "valeur", "mod"];

const asRecord = (raw: unknown): RawFields => (isRecord(raw) ? raw : {});

const readSystem = (raw: unknown): SystemId | undefined => {
  const id = readName(raw)?.toLowerCase();
  return isSystemId(id) ? id : undefined;
};

const readCampaign = (raw: unknown): Character["campaign"] => {
  if (!isRecord(raw)) {
    const id = readText(raw);
    return id === undefined ? undefined : { id };
  }
  const fields = fieldsOf(raw);
  const id = readText(pick(fields, ["id", "_id", "campaignId"]));
  const name = readText(pick(fields, ["name", "title", "nom"]));
  return id === undefined ? undefined : { id, ...(name !== undefined && { name }) };
};

/** An armor class or a bonus, as a number or as a record with a value; three digits are no such number. */
const readPoints = (raw: unknown): number | undefined =>
  readWhole(isRecord(raw) ? pick(fieldsOf(raw), VALUE_NAMES) : raw, { min: -99, max: 99 });

/** `"15 (cuirasse)"`, `"CA 17"`, `"AC: 13, armure naturelle"`: the number that comes first. */
const readArmorClass = (raw: unknown): number | undefined => {
  const [, digits] =
    /^(?:ca|ac|classe d['’]armure|armou?r class)?\s*[:=]?\s*(\d{1,2})(?:\s*[(,;].*|\s+\p{L}.*)?$/isu.exec(
      readText(raw) ?? "",
    ) ?? [];
  return readPoints(raw) ?? readPoints(digits);
};

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

const readFacts = (layers: readonly Fields[]) => {
  const line = (...names: string[]) => readFirst(layers, names, readName);
  return {
    userId: line("userId", "ownerId", "uid"),
    campaign: readFirst(layers, ["campaign", "campaignId", "campagne"], readCampaign),
    pronouns: readPronouns(layers),
    race: line("race", "species", "espece", "ancestry", "peuple"),
    background: line("background", "historique", "origine", "origin"),
    alignment: line("alignment", "alignement"),
    avatarUrl: readAvatarUrl(layers),
    description: readFirst(layers, ["description", "biography", "biographie", "backstory"], readProse),
    notes: readFirst(layers, ["notes", "note"], readProse),
    ac: readFirst(layers, AC_NAMES, readArmorClass),
    armorClassRule: readFirst(layers, ["armorClassRule"], readArmorClassRule),
    weaponBonuses: readFirst(layers, ["weaponBonuses"], readWeaponBonuses),
    hp: readHitPoints(layers),
    initiativeBonus: readFirst(layers, INITIATIVE_NAMES, readPoints),
    proficiencyBonus: readFirst(layers, PROFICIENCY_BONUS_NAMES, readPoints),
    version: readFirst(layers, ["version"], readNumber),
  };
};

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
  const root = asRecord(raw);
  const stats = asRecord(root.stats);
  const data = asRecord(root.data);
  const top = fieldsOf(root);
  const dataFields = fieldsOf(data);
  const system = readFirst([top, dataFields], ["system", "game", "systeme", "jeu"], readSystem);
  const id = system ?? normaliseSystem(undefined);
  const layers = [
    top,
    fieldsOf(stats),
    fieldsOf(pick(dataFields, ["stats"])),
    dataFields,
    fieldsOf(root[id]),
  ];
  const classes = readClassLevels(layers);
  const level = readCharacterLevel(layers, classes);
  return {
    ...withoutAbsent(readFacts(layers)),
    id: readText(pick(top, ["id", "_id", "characterId"]), LINE_LENGTH) ?? "",
    system: id,
    name: readFirst(layers, ["name", "nom", "characterName"], (name) => readName(name)) ?? "",
    classes,
    ...(level !== undefined && { level }),
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
