import {
  MAX_ATTACKS,
  MAX_CREATURE_NAME,
  MAX_LIFE,
  MAX_NOTE,
  MAX_TRAITS,
} from "../../../game/creatures/parts";
import { type CreatureDraft, creatureDraftSchema } from "../../../games/creature";
import { abilityModifier } from "../../../games/dnd5e/abilities";
import {
  CREATURE_CONDITIONS,
  type Dnd5eCreature,
  SENSE_KEYS,
  SPEED_KEYS,
} from "../../../games/dnd5e/creatures/creature";
import { CREATURE_TRAITS } from "../../../games/dnd5e/creatures/traits";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import { abilityKey } from "../../../sheet/character/abilityScores";
import { skillKey } from "../../../sheet/character/skills";
import { convertDistance } from "../../../sheet/character/speed";
import { parseDice } from "../../../values/dice/parseDice";
import { clampTo } from "../../../values/range";
import { type Fields, fieldName, fieldsAt, fieldsOf, pick, valueAt } from "../../../values/reading/fields";
import { readList, readNameList, readNames, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import { aboutOf } from "./about";
import { attackOf } from "./attacks";
import { defencesIn } from "./defences";
import { cutLine } from "./lines";
import { type NamedText, namedTexts } from "./namedTexts";
import type { StatBlock } from "./statBlocks";

const BONUS_RANGE = { min: -20, max: 40 };
const MAX_CHALLENGE = 30;
const MAX_LEGENDARY = 6;
const MAX_DICE_TEXT = 40;
const MAX_METRES = 999;

/** The experience of challenges 0, 1/8, 1/4, 1/2, then of 1 to 30. */
const EXPERIENCE_BELOW_ONE: ReadonlyMap<number, number> = new Map([
  [0, 10],
  [0.125, 25],
  [0.25, 50],
  [0.5, 100],
]);
const EXPERIENCE = [
  ...[200, 450, 700, 1100, 1800, 2300, 2900, 3900, 5000, 5900, 7200, 8400, 10_000, 11_500, 13_000],
  ...[15_000, 18_000, 20_000, 22_000, 25_000, 33_000, 41_000, 50_000, 62_000, 75_000, 90_000],
  ...[105_000, 120_000, 135_000, 155_000],
];

/** `"1/4"`, `"17"`, `5`; 0 where it is none. */
function challengeOf(raw: unknown): number {
  const [, over, under] = /^(\d+)\/([248])$/.exec(readText(raw) ?? "") ?? [];
  const value = over === undefined ? (readNumber(raw) ?? 0) : Number(over) / Number(under);
  return Math.min(MAX_CHALLENGE, Math.max(0, value < 1 ? value : Math.trunc(value)));
}

const experienceOf = (challenge: number): number =>
  EXPERIENCE_BELOW_ONE.get(challenge) ?? EXPERIENCE[Math.trunc(challenge) - 1] ?? 0;

const wholeAt = (fields: Fields, range: { min: number; max: number }, ...path: [string, ...string[]]) => {
  const value = readNumber(valueAt(fields, ...path));
  return value === undefined ? undefined : clampTo(range, Math.trunc(value));
};

/** `"(2d6)"` → `"2d6"`. */
const unbracketed = (raw: unknown): string | undefined => readText(raw)?.replace(/^\((.*)\)$/, "$1");

const lifeDice = (raw: unknown): string | undefined => {
  const dice = unbracketed(raw)?.replace(/\s+/g, "").replace("−", "-");
  return dice !== undefined && dice.length <= MAX_DICE_TEXT && parseDice(dice) ? dice : undefined;
};

/** `"climb 40 ft."`, `"vol 18 m"`: metres. */
const metresIn = (text: string): number | undefined => {
  const [, amount, unit = "ft"] = /(\d+(?:[.,]\d+)?)\s*(ft|feet|m\b|mètres?)?/i.exec(text) ?? [];
  const value = readNumber(amount);
  if (value === undefined) return undefined;
  return Math.min(MAX_METRES, convertDistance(value, /^f/i.test(unit) ? "ft" : "m", "m"));
};

/** The distances of a list by the first word of each; the first without one is `plain`. */
function distancesIn<Key extends string>(
  raw: unknown,
  keys: readonly Key[],
  plain?: Key,
): Partial<Record<Key, number>> {
  const found: Partial<Record<Key, number>> = {};
  for (const text of readNameList(raw)) {
    const key =
      keys.find((one) => new RegExp(`^\\W*${one}\\b`, "i").test(text)) ??
      (/^\d/.test(text) ? plain : undefined);
    const metres = metresIn(text);
    if (key !== undefined && metres !== undefined) found[key] ??= metres;
  }
  return found;
}

/** `{ Name, Modifier }`, by the key of the name. */
function modifiersIn<Key extends string>(
  raw: unknown,
  keyOf: (name: string) => Key | undefined,
): Partial<Record<Key, number>> {
  const found: Partial<Record<Key, number>> = {};
  for (const entry of readList(raw)) {
    const fields = fieldsOf(entry);
    const key = keyOf(readText(pick(fields, ["name"])) ?? "");
    const modifier = wholeAt(fields, BONUS_RANGE, "modifier");
    if (key !== undefined && modifier !== undefined) found[key] = modifier;
  }
  return found;
}

const LEGENDARY_RESISTANCE = /^legendary resistance/i;

/** The product counts its uses by its name. */
const traitOf = ({ name, text }: NamedText, length: number) => ({
  name: LEGENDARY_RESISTANCE.test(name) ? CREATURE_TRAITS.legendaryResistance.name : name,
  ...(text !== "" && length > 0 && { text: cutLine(text, length) }),
});

const under = (heading: string, raw: unknown): NamedText[] =>
  namedTexts(raw).map(({ name, text }) => ({
    name: cutLine(`${name} (${heading})`, MAX_CREATURE_NAME),
    text,
  }));

/** What it does, rolled or not: attacks as far as there is room for them, all else as traits. */
function deedsOf(fields: Fields): Pick<Dnd5eCreature, "attacks"> & { traits: readonly NamedText[] } {
  const own = namedTexts(pick(fields, ["traits"]));
  const isMagical = own.some(({ name }) => /^(?:magic|angelic|hellish) weapons/i.test(name));
  const attacks: Dnd5eCreature["attacks"] = [];
  const rest: NamedText[] = [];
  const deeds = [
    ...namedTexts(pick(fields, ["actions"])),
    ...under("action bonus", pick(fields, ["bonusactions"])),
    ...under("réaction", pick(fields, ["reactions"])),
  ];
  for (const deed of deeds) {
    const attack =
      attacks.length < MAX_ATTACKS && !/^lair action/i.test(deed.name)
        ? attackOf(deed, `attack-${attacks.length + 1}`, isMagical)
        : undefined;
    if (attack === undefined) rest.push(deed);
    else attacks.push(attack);
  }
  return { attacks, traits: [...own, ...rest, ...under("mythique", pick(fields, ["mythicactions"]))] };
}

/** « Wing Attack (2 actions) ». */
const legendaryOf = (raw: unknown): string[] =>
  namedTexts(raw)
    .map(({ name }) => name.replace(/\(costs (\d) actions?\)/i, "($1 actions)"))
    .slice(0, MAX_LEGENDARY);

const TEXT_LENGTHS = [MAX_NOTE, 120, 60, 0];

/**
 * A creature of Improved Initiative as one of the member's own, its texts cut as far as its size asks for;
 * undefined where it has no name or no draft can hold it.
 */
export function creatureOf(block: StatBlock): CreatureDraft | undefined {
  const fields = fieldsOf(block);
  const abilities = fieldsAt(fields, "abilities");
  const scores = Object.fromEntries(
    ABILITY_KEYS.map((key) => [key, wholeAt(abilities, { min: 0, max: 60 }, key) ?? 10]),
  ) as Dnd5eCreature["abilities"];
  const challenge = challengeOf(pick(fields, ["challenge"]));
  const skills = modifiersIn(pick(fields, ["skills"]), skillKey);
  const senses = pick(fields, ["senses"]);
  const passive = /passive perception (\d+)/i.exec(readNameList(senses).join(", "))?.[1];
  const speeds = pick(fields, ["speed"]);
  const dice = lifeDice(valueAt(fields, "hp", "notes"));
  const armourNote = unbracketed(valueAt(fields, "ac", "notes"));
  const conditions = readNameList(pick(fields, ["conditionimmunities"])).map(fieldName);
  const { attacks, traits } = deedsOf(fields);
  const draft = {
    system: "dnd5e",
    name: cutLine(readText(pick(fields, ["name"])) ?? "", MAX_CREATURE_NAME),
    about: aboutOf(readText(pick(fields, ["type"])) ?? ""),
    life: { max: wholeAt(fields, { min: 1, max: MAX_LIFE }, "hp", "value") ?? 1, ...(dice && { dice }) },
    challenge,
    experience: experienceOf(challenge),
    proficiencyBonus: 2 + Math.floor((Math.max(1, challenge) - 1) / 4),
    initiative: clampTo(
      BONUS_RANGE,
      abilityModifier(scores.dex) + (wholeAt(fields, BONUS_RANGE, "initiativemodifier") ?? 0),
    ),
    armourClass: wholeAt(fields, { min: 1, max: 60 }, "ac", "value") ?? 10,
    ...(armourNote !== undefined && { armourNote: cutLine(armourNote, MAX_CREATURE_NAME) }),
    speeds: distancesIn(speeds, SPEED_KEYS, "walk"),
    ...(readNameList(speeds).some((text) => /hover/i.test(text)) && { hovers: true }),
    abilities: scores,
    saves: modifiersIn(pick(fields, ["saves"]), abilityKey),
    skills,
    senses: distancesIn(senses, SENSE_KEYS),
    passivePerception: clampTo(
      { min: 0, max: 60 },
      passive === undefined ? 10 + (skills.perception ?? abilityModifier(scores.wis)) : Number(passive),
    ),
    languages: cutLine(readNames(readList(pick(fields, ["languages"]))).join(", "), MAX_NOTE),
    resistances: defencesIn(pick(fields, ["damageresistances"])),
    immunities: defencesIn(pick(fields, ["damageimmunities"])),
    vulnerabilities: defencesIn(pick(fields, ["damagevulnerabilities"])),
    conditionImmunities: CREATURE_CONDITIONS.filter((id) => conditions.includes(id)),
    attacks,
    legendary: legendaryOf(pick(fields, ["legendaryactions"])),
  };
  for (const length of TEXT_LENGTHS) {
    const read = creatureDraftSchema.safeParse({
      ...draft,
      attacks: attacks.map(({ note = "", ...attack }) => ({
        ...attack,
        ...(note !== "" && { note: cutLine(note, Math.max(12, length)) }),
      })),
      traits: traits.slice(0, MAX_TRAITS).map((trait) => traitOf(trait, length)),
    });
    if (read.success) return read.data;
  }
  return undefined;
}
