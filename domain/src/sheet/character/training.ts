import { type Fields, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readBoolean, readList, readText, splitText } from "../../values/reading/values";
import { readWhole } from "../../values/text/readNumber";

/** The levels of proficiency in a saving throw or a skill, as characters store them. */
const PROFICIENCIES = ["none", "half", "proficient", "expertise"] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];

/**
 * The proficiency that a sheet gives for a saving throw or a skill. A given bonus takes precedence over the
 * derived one.
 */
export interface Training {
  bonus?: number;
  proficiency: Proficiency;
}

const BONUS_NAMES = ["total", "bonus", "mod", "modifier", "value", "valeur"];
const PROFICIENCY_NAMES = ["proficiency", "proficient", "maitrise", "trained", "prof"];
const EXPERTISE_NAMES = ["expertise", "expert"];
const NAME_NAMES = ["key", "name", "skill", "ability", "id", "label", "nom"];

const isProficiency = (word: string): word is Proficiency => PROFICIENCIES.some((one) => one === word);

const readProficiency = (raw: unknown): Proficiency => {
  const text = readText(raw)?.toLowerCase() ?? "";
  if (isProficiency(text)) return text;
  if (text === "0.5") return "half";
  if (text === "2" || text === "expert") return "expertise";
  return readBoolean(raw) === true ? "proficient" : "none";
};

/** Bonuses are integers of at most two digits. */
const readBonus = (raw: unknown): number | undefined => readWhole(raw, { min: -99, max: 99 });

/** A bonus of 0 beside another number is what is added to it, not the whole. */
const readWholeBonus = (fields: Fields): number | undefined => {
  const bonuses = BONUS_NAMES.map((name) => readBonus(pick(fields, [name])));
  return bonuses.find((bonus) => bonus !== undefined && bonus !== 0) ?? bonuses.find((bonus) => bonus === 0);
};

/** `5`, `"+5"`, `true`, `{ bonus: 5, proficient: true }`, `{ expertise: true }`. */
export function readTraining(raw: unknown): Training | undefined {
  if (isRecord(raw)) {
    const fields = fieldsOf(raw);
    const bonus = readWholeBonus(fields);
    const isExpert = readBoolean(pick(fields, EXPERTISE_NAMES)) === true;
    const proficiency = isExpert ? "expertise" : readProficiency(pick(fields, PROFICIENCY_NAMES));
    return bonus === undefined && proficiency === "none"
      ? undefined
      : { ...(bonus !== undefined && { bonus }), proficiency };
  }
  if (typeof raw === "boolean") return raw ? { proficiency: "proficient" } : undefined;
  const bonus = readBonus(raw);
  return bonus === undefined ? undefined : { bonus, proficiency: "none" };
}

const readEntry = (entry: unknown): { name: unknown; training: Training | undefined } =>
  isRecord(entry)
    ? {
        name: pick(fieldsOf(entry), NAME_NAMES),
        // A skill that is listed by its name alone is proficient.
        training: readTraining(entry) ?? { proficiency: "proficient" },
      }
    : { name: entry, training: { proficiency: "proficient" } };

/**
 * Saving throws or skills, by their key: a record, a list of named entries, a list of names or a text of them
 * (`"Force, Dextérité"`: those are the proficient ones). `keyOf` maps a name to its key.
 */
export function readTrainings<Key extends string>(
  raw: unknown,
  keyOf: (name: unknown) => Key | undefined,
): Partial<Record<Key, Training>> {
  const trainings: Partial<Record<Key, Training>> = {};
  const entries = Array.isArray(raw) || typeof raw === "string" ? listed(raw) : recorded(fieldsOf(raw));
  for (const { name, training } of entries) {
    const key = keyOf(name);
    if (key !== undefined && training !== undefined) trainings[key] ??= training;
  }
  return trainings;
}

const listed = (raw: readonly unknown[] | string) =>
  (typeof raw === "string" ? splitText(raw) : readList(raw).slice(0, 100)).map(readEntry);

const recorded = (fields: Fields) =>
  [...fields].map(([name, value]) => ({ name, training: readTraining(value) }));
