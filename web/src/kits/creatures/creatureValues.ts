import type { Creature } from "domain/game/gameTypes";
import { type CreatureDraft, creatureDraftSchema } from "domain/games/creature";
import type { Dnd5eCreature } from "domain/games/dnd5e/creatures/creature";
import { DAMAGE_TYPES, type DamageType } from "domain/games/dnd5e/damageTypes";
import type { SystemId } from "domain/values/systemIds";

/** A creature as its fields hold it: the shape of a draft, where an empty field is a blank text. */
export type CreatureValues = Record<string, unknown>;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const COMMON = { name: "", about: "", life: { max: 10 }, attacks: [], traits: [] };
/** What a new creature of each game begins with. */
const FIRST: Readonly<Record<SystemId, Fields>> = {
  dnd5e: {
    ...COMMON,
    challenge: 1,
    experience: 200,
    proficiencyBonus: 2,
    initiative: 0,
    armourClass: 12,
    speeds: { walk: 9 },
    abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
    saves: {},
    skills: {},
    senses: {},
    passivePerception: 10,
    languages: "",
    defences: {},
    conditionImmunities: [],
    legendary: [],
  },
  vampire: {
    ...COMMON,
    life: { max: 5 },
    threat: 1,
    willpower: 4,
    pools: { physical: 4, social: 3, mental: 3 },
    initiative: 0,
    undead: false,
    skills: [],
  },
  cyberpunk: {
    ...COMMON,
    life: { max: 30 },
    threat: 1,
    stats: { ref: 5, dex: 5, will: 4, body: 5, move: 5 },
    combat: 10,
    initiative: 5,
    armour: { head: 7, body: 7 },
    skills: [],
  },
  cthulhu: {
    ...COMMON,
    life: { max: 12 },
    threat: 1,
    characteristics: { str: 60, con: 60, siz: 60, dex: 55, int: 50, pow: 50 },
    initiative: 55,
    armour: 0,
    build: 0,
    damageBonus: "0",
    move: 8,
    skills: [],
  },
};

const KINDS = ["immunities", "resistances", "vulnerabilities"] as const;

/** `"resistances/silvered"` by damage type: one choice where the creature has lists. */
function defencesOf(creature: Dnd5eCreature): Partial<Record<DamageType, string>> {
  const choices: Partial<Record<DamageType, string>> = {};
  for (const kind of KINDS) {
    for (const { type, unless } of creature[kind]) {
      choices[type] ??= unless === undefined ? kind : `${kind}/${unless}`;
    }
  }
  return choices;
}

/** The fields of a creature to change or to copy; of a new one without it. */
export function valuesOf(system: SystemId, creature?: Creature): CreatureValues {
  if (creature === undefined) return structuredClone({ system, ...FIRST[system] });
  const { id: _, ...draft } = structuredClone(creature);
  if (creature.system !== "dnd5e") return draft;
  const { immunities: _i, resistances: _r, vulnerabilities: _v, ...rest } = draft as Dnd5eCreature;
  return { ...rest, defences: defencesOf(creature) };
}

function listsOf(choices: Fields) {
  const lists: Record<(typeof KINDS)[number], Fields[]> = {
    immunities: [],
    resistances: [],
    vulnerabilities: [],
  };
  for (const type of DAMAGE_TYPES) {
    const [kind, unless] = String(choices[type] ?? "").split("/");
    const list = KINDS.find((one) => one === kind);
    if (list) lists[list].push(unless === undefined ? { type } : { type, unless });
  }
  return lists;
}

/** Without blank fields, in any depth; entries of lists keep their places. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!isFields(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== "" && inner !== undefined);
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutBlanks(inner)]));
}

/** Texts that a draft has even where they are blank. */
const BLANK_TEXTS = ["name", "about", "languages"] as const;

/** What the fields say, not checked yet. */
function rawDraft({ defences, ...values }: CreatureValues): Fields {
  const draft = withoutBlanks(values) as Fields;
  for (const text of BLANK_TEXTS) if (values[text] === "") draft[text] = "";
  if (isFields(defences)) Object.assign(draft, listsOf(defences));
  return draft;
}

/** The creature that the fields say; undefined while something is wrong with them. */
export function readDraft(values: CreatureValues): CreatureDraft | undefined {
  const read = creatureDraftSchema.safeParse(rawDraft(values));
  return read.success ? read.data : undefined;
}

interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** A schema that has no sentence of its own says what it is in English. */
function sentenceOf({ code, message, minimum, maximum }: Issue): string {
  if (!message.startsWith("Invalid input")) return message;
  if (code === "too_small" && typeof minimum === "number") return `Au moins ${minimum}.`;
  if (code === "too_big" && typeof maximum === "number") return `Au plus ${maximum}.`;
  return "Donne une valeur.";
}

/** What is wrong with each field, by its path: `"attacks.0.name"`; `"whole"` is about none in particular. */
export function errorsOf(values: CreatureValues): Record<string, string> {
  const read = creatureDraftSchema.safeParse(rawDraft(values));
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.map((issue) => [issue.path.join(".") || "whole", sentenceOf(issue as Issue)]),
  );
}
