import { abilityModifier } from "../../../games/dnd5e/abilities";
import { damageTypesIn } from "../../../games/dnd5e/damageWords";
import { proficiencyBonusAt } from "../../../games/dnd5e/proficiency";
import { frenchDamageType } from "../../../games/dnd5e/vocabulary";
import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import { abilityKey } from "../../../sheet/character/abilityScores";
import type { RawFields } from "../../../sheet/character/character";
import { MOVEMENTS, type Movement } from "../../../sheet/character/speed";
import { type Fields, fieldsAt, fieldsOf, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readList, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import { abilityOf, type BeyondSheet, classOf, type Modifier, typedFor } from "./sheet";

export type Scores = Readonly<Partial<Record<AbilityKey, number>>>;

const SCORE_CAP = 20;

/** The value of an ability in one of the lists of `{ id: 1–6, value }`. */
const statIn = (fields: Fields, list: string, key: AbilityKey): number | undefined => {
  const stat = readList(pick(fields, [list])).find((raw) => abilityOf(pick(fieldsOf(raw), ["id"])) === key);
  return readNumber(pick(fieldsOf(stat), ["value"]));
};

/** The ability of `"strength-score"` or of `"strength-saving-throws"`. */
export const abilityIn = (subType: string, ending: string): AbilityKey | undefined =>
  subType.endsWith(ending) ? abilityKey(subType.slice(0, -ending.length)) : undefined;

const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + (value ?? 0), 0);

/** `"Maximum of 24"` → 24. */
const capOf = ({ restriction }: Modifier): number =>
  Number(/maximum (?:of|is now) (\d{1,2})/i.exec(restriction)?.[1] ?? SCORE_CAP);

const scoreOf = (fields: Fields, modifiers: readonly Modifier[], key: AbilityKey): number | undefined => {
  const typed = statIn(fields, "overrideStats", key);
  const base = statIn(fields, "stats", key);
  if (typed !== undefined && typed !== 0) return typed;
  if (base === undefined) return undefined;
  const about = modifiers.filter(({ subType }) => abilityIn(subType, "-score") === key);
  const added = about.filter(({ type }) => type === "bonus");
  const raised = modifiers.filter(
    ({ type, subType, ability }) =>
      type === "bonus" && subType === "ability-score-maximum" && ability === key,
  );
  const cap = Math.max(base, SCORE_CAP + sumOf(raised), ...added.map(capOf));
  const grown = Math.min(cap, base + sumOf(added)) + (statIn(fields, "bonusStats", key) ?? 0);
  return Math.max(grown, ...about.filter(({ type }) => type === "set").map(({ value }) => value ?? 0));
};

/** The six scores; `modifiers` are those that count. */
export function scoresOf({ fields }: BeyondSheet, modifiers: readonly Modifier[]): Scores {
  return Object.fromEntries(
    ABILITY_KEYS.flatMap((key) => {
      const score = scoreOf(fields, modifiers, key);
      return score === undefined ? [] : [[key, score] as const];
    }),
  );
}

export const modifierIn = (scores: Scores, key: AbilityKey): number => abilityModifier(scores[key] ?? 10);

export const proficiencyOf = ({ level }: BeyondSheet): number => proficiencyBonusAt(Math.max(1, level));

/** What a modifier adds: its number, an ability's modifier, the proficiency bonus. */
export const amountOf = (modifier: Modifier, sheet: BeyondSheet, scores: Scores): number =>
  (modifier.value ?? 0) +
  (modifier.ability === undefined ? 0 : modifierIn(scores, modifier.ability)) +
  (modifier.isProficiency ? proficiencyOf(sheet) : 0);

/** The modifiers of a kind that always apply. */
export const always = (modifiers: readonly Modifier[], type: string, ...subTypes: string[]): Modifier[] =>
  modifiers.filter(
    (modifier) =>
      modifier.type === type && subTypes.includes(modifier.subType) && modifier.restriction === "",
  );

const perLevel = (sheet: BeyondSheet): number =>
  always([...sheet.own, ...sheet.worn], "bonus", "hit-points-per-level").reduce(
    (sum, modifier) => sum + (modifier.value ?? 0) * (classOf(sheet.classes, modifier)?.level ?? sheet.level),
    0,
  );

/** The payload has hit points without Constitution and features, and the damage taken as a number apart. */
export function hitPointsOf(sheet: BeyondSheet, scores: Scores): RawFields | undefined {
  const read = (name: string) => readNumber(pick(sheet.fields, [name]));
  const base = read("baseHitPoints");
  const constitution = scores.con === undefined ? 0 : abilityModifier(scores.con) * sheet.level;
  const features = perLevel(sheet) + sumOf(always([...sheet.own, ...sheet.worn], "bonus", "hit-points"));
  const grown = base === undefined ? undefined : base + constitution + features;
  const whole = read("overrideHitPoints") || grown;
  if (whole === undefined) return undefined;
  const max = whole + (read("bonusHitPoints") ?? 0);
  return { max, current: max - (read("removedHitPoints") ?? 0), temp: read("temporaryHitPoints") };
}

/** The Dexterity modifier and what features add; undefined when they add nothing. */
export function initiativeOf(sheet: BeyondSheet, scores: Scores): number | undefined {
  const { own } = sheet;
  const proficiency = proficiencyOf(sheet);
  const bonus = always(own, "bonus", "initiative").reduce(
    (sum, modifier) => sum + amountOf(modifier, sheet, scores),
    0,
  );
  const share = (type: string) =>
    always(own, type, "initiative", "ability-checks", "dexterity-ability-checks").length > 0;
  const trained = share("proficiency") ? proficiency : 0;
  const up = share("half-proficiency-round-up") ? Math.ceil(proficiency / 2) : 0;
  const half = share("half-proficiency") ? Math.floor(proficiency / 2) : 0;
  const total = bonus + Math.max(trained, up, half);
  return total === 0 || scores.dex === undefined ? undefined : modifierIn(scores, "dex") + total;
}

const SPEED_IDS: readonly Movement[] = ["walk", "burrow", "climb", "fly", "swim"];
const SPEED_WORDS: Readonly<Record<Movement, string>> = {
  walk: "walking",
  burrow: "burrowing",
  climb: "climbing",
  fly: "flying",
  swim: "swimming",
};

/** The definitions of suits of armour and shields. */
type Suits = readonly Fields[];

const suitKind = (definition: Fields): number | undefined => readNumber(pick(definition, ["armorTypeId"]));

const wornArmor = (fields: Fields): Suits =>
  readList(pick(fields, ["inventory"]))
    .map(fieldsOf)
    .filter((entry) => readBoolean(pick(entry, ["equipped"])) === true)
    .map((entry) => fieldsAt(entry, "definition"))
    .filter((definition) => suitKind(definition) !== undefined);

/** D&D Beyond's numbers of heavy armour and of shields. */
const HEAVY = 3;
export const SHIELD = 4;

const hasSuit = (suits: Suits): boolean => suits.some((suit) => suitKind(suit) !== SHIELD);

export const isArmored = (fields: Fields): boolean => hasSuit(wornArmor(fields));

const applies = ({ restriction }: Modifier, suits: Suits): boolean => {
  if (restriction === "" || /already higher/i.test(restriction)) return true;
  if (/heavy armor/i.test(restriction)) return !suits.some((suit) => suitKind(suit) === HEAVY);
  return /(?:no|any|unarmored|without) ?armor|unarmored/i.test(restriction) && !hasSuit(suits);
};

/** Armour that is too heavy for its bearer slows by 10 feet. */
const burden = ({ own }: BeyondSheet, scores: Scores, suits: Suits): number => {
  const isSpared = own.some(({ type, subType }) => type === "ignore" && subType.includes("speed-reduction"));
  const isHeavy = suits.some(
    (suit) => (readNumber(pick(suit, ["strengthRequirement"])) ?? 0) > (scores.str ?? 99),
  );
  return isHeavy && !isSpared ? 10 : 0;
};

/** The speeds in these suits, with what race, class and feats add; items add theirs from the inventory. */
function speedsIn(sheet: BeyondSheet, scores: Scores, suits: Suits): ReadonlyMap<Movement, number> {
  const { fields, own } = sheet;
  const bySize = fieldsAt(fields, "race", "weightSpeeds", "normal");
  const custom = readList(pick(fields, ["customSpeeds"])).map(fieldsOf);
  const acting = own.filter((modifier) => applies(modifier, suits));
  const bonus = (...subTypes: string[]) =>
    sumOf(acting.filter(({ type, subType }) => type === "bonus" && subTypes.includes(subType)));
  const unarmored = hasSuit(suits) ? 0 : bonus("unarmored-movement");
  const walk = (value: number) =>
    value === 0
      ? 0
      : Math.max(0, value + bonus("speed", "speed-walking") + unarmored - burden(sheet, scores, suits));
  const innate = (kind: Movement) =>
    acting.filter(({ type, subType }) => type === "set" && subType === `innate-speed-${SPEED_WORDS[kind]}`);
  const speeds = new Map<Movement, number>();
  for (const kind of MOVEMENTS) {
    const given = readNumber(pick(bySize, [kind]));
    const set = innate(kind);
    const like = set.some(({ value }) => value === undefined) ? (speeds.get("walk") ?? 0) : 0;
    const base = Math.max(given ?? 0, like, ...set.map(({ value }) => value ?? 0));
    if (given === undefined && base === 0) continue;
    const grown = base === 0 || like > 0 ? base : base + bonus("speed", `speed-${SPEED_WORDS[kind]}`);
    speeds.set(kind, kind === "walk" ? walk(base) : grown);
  }
  for (const entry of custom) {
    const kind = SPEED_IDS[(readNumber(pick(entry, ["movementId"])) ?? 0) - 1];
    const distance = readNumber(pick(entry, ["distance"]));
    if (kind !== undefined && distance) speeds.set(kind, distance);
  }
  return speeds;
}

/** The speeds as things are, walking without armour: what armour takes goes with the armour (`slowedBy`). */
export function speedsOf(sheet: BeyondSheet, scores: Scores): RawFields {
  const walk = speedsIn(sheet, scores, []).get("walk");
  return { ...Object.fromEntries(speedsIn(sheet, scores, wornArmor(sheet.fields))), walk };
}

/**
 * What wearing this item changes of the walking speed, in feet: -10 for armour that is too heavy; 0 for most.
 */
export function slowedBy(sheet: BeyondSheet, definition: Fields): number {
  if (suitKind(definition) === undefined) return 0;
  const scores = scoresOf(sheet, [...sheet.own, ...sheet.worn]);
  const walking = (suits: Suits) => speedsIn(sheet, scores, suits).get("walk") ?? 0;
  return walking([definition]) - walking([]);
}

/** Whether a class of this English name is among the character's. */
export const hasClass = ({ classes }: BeyondSheet, name: string): boolean =>
  classes.some((entry) => entry.name === name);

/** The text of a trait of the character's race: `"Halfelin pied-léger"`. */
export const raceName = ({ fields }: BeyondSheet): string | undefined =>
  readText(valueAt(fields, "race", "fullName")) ?? readText(valueAt(fields, "race", "baseName"));

/** The sum of what the player typed for two fields of one value. */
export const typedSum = (sheet: BeyondSheet, valueId: string | undefined, ...typeIds: number[]): number =>
  typeIds.reduce((sum, typeId) => sum + (typedFor(sheet, typeId, valueId) ?? 0), 0);

/** The damage types of its modifiers of a kind, in French; undefined without any. */
export function defencesOf(
  { own, worn }: BeyondSheet,
  kind: "resistance" | "immunity" | "vulnerability",
): string[] | undefined {
  const types = [...own, ...worn]
    .filter(({ type, restriction }) => type === kind && restriction === "")
    .map(({ subType }) => damageTypesIn(subType.replaceAll("-", " ")).map(frenchDamageType).join(", "))
    .filter((type) => type !== "");
  return types.length > 0 ? [...new Set(types)] : undefined;
}
