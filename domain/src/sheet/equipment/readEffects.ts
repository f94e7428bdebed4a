import { fieldName, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { LINE_LENGTH, readList, readText } from "../../values/reading/values";
import type { AbilityKey } from "../character/abilities";
import { abilityKey } from "../character/abilityScores";
import type { Effects } from "./item";

type Bonus = number | string;

const ABILITY_BLOCK_NAMES = ["ability", "abilities", "abilityScores", "caracteristiques"];
const STATS_BLOCK_NAMES = ["stats", "stat", "statistiques", "modifiers"];
const KEY_NAMES = ["key", "stat", "ability", "target", "name", "cible"];
const VALUE_NAMES = ["value", "bonus", "modifier", "amount", "valeur", "mode"];

const BLOCK_NAMES = new Set([...ABILITY_BLOCK_NAMES, ...STATS_BLOCK_NAMES].map(fieldName));

const MAX_EFFECTS = 60;
const BONUS_LENGTH = 400;
const KEY_LENGTH = 80;

type Pair = readonly [key: string, bonus: Bonus];

const readBonusValue = (raw: unknown): Bonus | undefined => {
  if (typeof raw === "number") return Number.isFinite(raw) ? raw : undefined;
  if (!isRecord(raw)) return readText(raw, BONUS_LENGTH);
  const fields = fieldsOf(raw);
  const name = readText(pick(fields, ["name", "nom"]));
  const description = readText(pick(fields, ["description", "desc"]), BONUS_LENGTH - LINE_LENGTH - 3);
  const value = pick(fields, VALUE_NAMES);
  if (name === undefined)
    return typeof value === "number" ? readBonusValue(value) : readText(value, BONUS_LENGTH);
  return description === undefined ? name : `${name} : ${description}`;
};

/** A list under one key (`actions: ["Charge", "Ruade"]`) becomes `actions`, `actions 2`… */
const pairsUnder = (key: string, raw: unknown): Pair[] => {
  if (key === "") return [];
  const values = Array.isArray(raw) ? readList(raw) : [raw];
  return values.flatMap((entry, index) => {
    const bonus = readBonusValue(entry);
    return bonus === undefined
      ? []
      : [[index === 0 ? key : `${key.slice(0, KEY_LENGTH - 5)} ${index + 1}`, bonus] as const];
  });
};

const pairsOfRecord = (raw: unknown): Pair[] =>
  isRecord(raw)
    ? Object.entries(raw)
        .slice(0, MAX_EFFECTS)
        .flatMap(([key, value]) => pairsUnder(key.trim().slice(0, KEY_LENGTH).trimEnd(), value))
    : [];

const pairsOfList = (list: readonly unknown[]): Pair[] =>
  readList(list).flatMap((entry) => {
    const fields = fieldsOf(entry);
    const key = readText(pick(fields, KEY_NAMES), KEY_LENGTH);
    return key === undefined ? [] : pairsUnder(key, pick(fields, VALUE_NAMES));
  });

const ownPairs = (raw: Readonly<Record<string, unknown>>): Pair[] => {
  const isOwn = ([key]: readonly [string, unknown]) => !BLOCK_NAMES.has(fieldName(key));
  return pairsOfRecord(Object.fromEntries(Object.entries(raw).slice(0, MAX_EFFECTS).filter(isOwn)));
};

const pairsOf = (raw: unknown): Pair[] => {
  if (Array.isArray(raw)) return pairsOfList(raw);
  if (!isRecord(raw)) return [];
  const fields = fieldsOf(raw);
  const blocks = [pick(fields, ABILITY_BLOCK_NAMES), pick(fields, STATS_BLOCK_NAMES)];
  return [
    ...blocks.flatMap((block) => (Array.isArray(block) ? pairsOfList(block) : pairsOfRecord(block))),
    ...ownPairs(raw),
  ];
};

/**
 * Effects from `{ ability, stats }`, from a flat record (`{ str: 2, ca: "+1" }`) or from a list of
 * `{ key, value }`: keys that name an ability are ability bonuses, all others are stats.
 */
export function readEffects(raw: unknown): Effects | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const ability = new Map<AbilityKey, Bonus>();
  const stats = new Map<string, Bonus>();
  for (const [name, bonus] of pairsOf(raw).slice(0, MAX_EFFECTS)) {
    const key = abilityKey(name);
    if (key !== undefined && !ability.has(key)) ability.set(key, bonus);
    if (key === undefined && !stats.has(name)) stats.set(name, bonus);
  }
  return { ability: Object.fromEntries(ability), stats: Object.fromEntries(stats) };
}

/** Whether there are any effects. */
export function hasEffects({ ability, stats }: Effects): boolean {
  return Object.keys(ability).length > 0 || Object.keys(stats).length > 0;
}
