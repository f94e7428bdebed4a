import { type Fields, fieldsOf, isRecord, pick, readFirst } from "../../values/reading/fields";
import { LINE_LENGTH, readName, readProse, readText, withoutAbsent } from "../../values/reading/values";
import { isSystemId, normaliseSystem, type SystemId } from "../../values/systemIds";
import { readNumber, readWhole } from "../../values/text/readNumber";
import { readAvatarUrl } from "./avatar";
import type { Character, RawFields } from "./character";
import { readCharacterLevel, readClassLevels } from "./classLevels";
import { readHitPoints } from "./hitPoints";
import { readPronouns } from "./pronouns";

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
    hp: readHitPoints(layers),
    initiativeBonus: readFirst(layers, INITIATIVE_NAMES, readPoints),
    proficiencyBonus: readFirst(layers, PROFICIENCY_BONUS_NAMES, readPoints),
    version: readFirst(layers, ["version"], readNumber),
  };
};

/** A character in the layers that its fields are looked for in, the first taking precedence. */
export interface CharacterSource {
  readonly top: Fields;
  readonly system: SystemId;
  readonly layers: readonly Fields[];
  readonly stats: RawFields;
  readonly data: RawFields;
}

/** Never throws. */
export function sourceOf(raw: unknown): CharacterSource {
  const root = asRecord(raw);
  const stats = asRecord(root.stats);
  const data = asRecord(root.data);
  const top = fieldsOf(root);
  const dataFields = fieldsOf(data);
  const named = readFirst([top, dataFields], ["system", "game", "systeme", "jeu"], readSystem);
  const system = named ?? normaliseSystem(undefined);
  const layers = [
    top,
    fieldsOf(stats),
    fieldsOf(pick(dataFields, ["stats"])),
    dataFields,
    fieldsOf(root[system]),
  ];
  return { top, system, layers, stats, data };
}

/** What a list shows of a character: the part of it that needs no reading of items, rolls and actions. */
export function readCard({ top, system, layers }: CharacterSource) {
  const classes = readClassLevels(layers);
  const level = readCharacterLevel(layers, classes);
  return {
    ...withoutAbsent(readFacts(layers)),
    id: readText(pick(top, ["id", "_id", "characterId"]), LINE_LENGTH) ?? "",
    system,
    name: readFirst(layers, ["name", "nom", "characterName"], (name) => readName(name)) ?? "",
    classes,
    ...(level !== undefined && { level }),
  } satisfies Partial<Character>;
}

/** The card of a character as it is stored or answered (`normaliseCharacter`, which reads the rest too). Never throws. */
export const readCharacterCard = (raw: unknown) => readCard(sourceOf(raw));
