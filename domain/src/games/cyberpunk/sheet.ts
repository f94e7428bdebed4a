import type { RollRequest } from "../../game/rolls/rollRequest";
import type { ScoresBlock, SheetBlock, SheetTracker, TextBlock, TrackersBlock } from "../../game/sheet";
import {
  blockLayers,
  type Gauge,
  readGauge,
  readLines,
  readTrait,
  readTraitValues,
  sheetLayers,
} from "../../game/sheetReading";
import type { Trait } from "../../game/trait";
import { type Fields, pickFrom } from "../../values/reading/fields";
import { readText } from "../../values/reading/values";
import { cutText } from "../../values/text/characters";
import type { CyberpunkRoll } from "./checkRoll";
import { hitPointsMax, humanityMax, seriousWoundThreshold } from "./creation";
import { FACEDOWN } from "./facedown";
import { HUMANITY_OF_EACH, implantArmour, type PaidImplant, readPaidImplants } from "./implants";
import { FIRST_RANK } from "./roles";
import { CYBERPUNK_SKILLS, SKILL_GROUPS, STATS, type StatKey } from "./traits";

/** Cyberware and drugs may raise a stat above the range of new characters. */
const STAT_RANGE = { min: 0, max: 15 };
const SKILL_RANGE = { min: 0, max: 10 };
export const ARMOUR_RANGE = { min: 0, max: 99 };
/** The stat assumed for the trackers of a character that has none. */
const ORDINARY_STAT = 5;

export const ARMOUR_LOCATIONS = ["head", "body", "shield"] as const;
export type ArmourLocation = (typeof ARMOUR_LOCATIONS)[number];

const ARMOUR: readonly Trait<ArmourLocation>[] = [
  { key: "head", label: "Tête" },
  { key: "body", label: "Corps", aliases: ["torso", "torse"] },
  { key: "shield", label: "Bouclier" },
];

const HIT_POINTS: Trait = { key: "hp", label: "Points de vie", aliases: ["hitPoints", "pv", "health"] };
const LUCK_POINTS: Trait = { key: "luckPoints", label: "Points de chance" };
const HUMANITY: Trait = { key: "humanity", label: "Humanité" };

export const ROLE: Trait = { key: "role", label: "Rôle", aliases: ["class"] };
export const ROLE_ABILITY: Trait = { key: "roleAbility", label: "Capacité de rôle" };
const NATIVE_LANGUAGE: Trait = { key: "nativeLanguage", label: "Langue d'origine" };
const REPUTATION: Trait = { key: "reputation", label: "Réputation" };

const PROFILE: readonly Trait[] = [
  ROLE,
  ROLE_ABILITY,
  { key: "handle", label: "Pseudo", aliases: ["alias"] },
  { key: "cyberware", label: "Cyberware", aliases: ["chrome", "implants"] },
  { key: "style", label: "Style" },
  { key: "lifepath", label: "Parcours de vie", aliases: ["parcours"] },
  { key: "lifestyle", label: "Niveau de vie" },
  NATIVE_LANGUAGE,
  REPUTATION,
];

/** Gauges are always known, from the game's rules when the character gives none. */
interface CyberpunkReading {
  readonly layers: readonly Fields[];
  readonly stats: Readonly<Record<StatKey, number | undefined>>;
  readonly skills: Readonly<Record<string, number | undefined>>;
  readonly hitPoints: Gauge;
  readonly luck: Gauge;
  readonly humanity: Gauge;
  /** Put in when the character was made. */
  readonly implants: readonly PaidImplant[];
  /** Stopping power of head and body, hit points of the shield; undefined where the character has none. */
  readonly armour: Readonly<Record<ArmourLocation, number | undefined>>;
}

/** The stat that trackers count with. */
export const trackedStat = ({ stats }: Pick<CyberpunkReading, "stats">, key: StatKey): number =>
  stats[key] ?? ORDINARY_STAT;

/** The rank of the role's ability, as the sheet says it: « Interface (rang 5) »; that of a new character else. */
export function rankOf({ layers }: Pick<CyberpunkReading, "layers">): number {
  const [, digits] = /(\d{1,2})/.exec(readText(pickFrom(layers, [ROLE_ABILITY.key])) ?? "") ?? [];
  return digits === undefined ? FIRST_RANK : Number(digits);
}

/** The values of an edgerunner as its `stats` and `data` carry them; never throws. */
export function readCyberpunk(raw: unknown): CyberpunkReading {
  const layers = sheetLayers(raw);
  const blocks = (names: readonly string[]) => [...blockLayers(layers, names), ...layers];
  const stats = readTraitValues(blocks(["stats", "attributes", "caracteristiques"]), STATS, STAT_RANGE);
  const stat = (key: StatKey) => trackedStat({ stats }, key);
  const hitPoints = whole(hitPointsMax(stat("body"), stat("will")));
  const implants = readPaidImplants(layers);
  const armour = readArmour(layers);
  const skin = implantArmour(implants);
  return {
    layers,
    stats,
    hitPoints: readGauge(layers, HIT_POINTS, hitPoints),
    luck: readGauge(layers, LUCK_POINTS, whole(stat("luck"))),
    humanity: readGauge(layers, HUMANITY, humanityLeft(stat("emp"), implants)),
    implants,
    armour:
      skin === 0
        ? armour
        : { ...armour, head: Math.max(skin, armour.head ?? 0), body: Math.max(skin, armour.body ?? 0) },
    skills: readTraitValues(blocks(["skills", "competences"]), CYBERPUNK_SKILLS, SKILL_RANGE),
  };
}

/**
 * The blocks of a Cyberpunk sheet. Never throws: an unreadable stat is undefined and its skills cannot be
 * rolled.
 */
export function cyberpunkBlocks(raw: unknown): SheetBlock[] {
  const character = readCyberpunk(raw);
  return [
    trackersBlock(character),
    statsBlock(character),
    armourBlock(character),
    ...skillBlocks(character),
    {
      kind: "text",
      id: "profile",
      title: "Dossier",
      lines: readLines(character.layers, PROFILE),
    } satisfies TextBlock,
  ];
}

const REPUTATION_RANGE = { min: 0, max: 10 };

/** A facedown: COOL and reputation; undefined without COOL. */
export function facedownRoll(raw: unknown): CyberpunkRoll | undefined {
  const { layers, stats } = readCyberpunk(raw);
  if (stats.cool === undefined) return undefined;
  const reputation = readTrait(layers, REPUTATION, REPUTATION_RANGE) ?? 0;
  return { ...check(stats.cool + reputation), facedown: true };
}

/** The facedown of Cyberpunk: who holds the other's look. Undefined without COOL. */
export function facedownRequest(raw: unknown): RollRequest | undefined {
  const spec = facedownRoll(raw);
  return (
    spec && { kind: "game", label: FACEDOWN, spec, subject: { kind: "check", trait: "cool" }, opposed: true }
  );
}

const check = (modifier: number): CyberpunkRoll => ({ game: "cyberpunk", modifier });

const whole = (max: number): Gauge => ({ current: max, max });

/** Each implant takes what was paid for it, and a part of what can be reached. */
function humanityLeft(empathy: number, implants: readonly PaidImplant[]): Gauge {
  const first = humanityMax(empathy);
  const paid = implants.reduce((sum, { humanity }) => sum + humanity, 0);
  const max = Math.max(0, first - HUMANITY_OF_EACH * implants.length);
  return { current: Math.min(max, Math.max(0, first - paid)), max };
}

function trackersBlock({ hitPoints, luck, humanity }: CyberpunkReading): TrackersBlock {
  const trackers: SheetTracker[] = [
    { id: "hp", label: "Points de vie", ...hitPoints, tone: "life", detail: woundDetail(hitPoints) },
    { id: "luckPoints", label: "Points de chance", ...luck, tone: "resource" },
    { id: "humanity", label: "Humanité", ...humanity, tone: "mind" },
  ];
  return { kind: "tracker", id: "trackers", title: "État", trackers };
}

function woundDetail({ current, max }: Gauge): string {
  const threshold = seriousWoundThreshold(max);
  if (current <= 0) return "À l'agonie : jet de sauvegarde chaque tour";
  return current < threshold ? "Gravement blessé : -2 à tout" : `Gravement blessé sous ${threshold}`;
}

function statsBlock({ stats }: CyberpunkReading): ScoresBlock {
  return {
    kind: "scores",
    id: "stats",
    title: "Caractéristiques",
    display: "number",
    max: 10,
    scores: STATS.map(({ key, short, label }) => {
      const value = stats[key];
      return {
        id: key,
        label: short,
        value,
        detail: label,
        ...(value !== undefined && { roll: check(value), subject: { kind: "check", trait: key } }),
      };
    }),
  };
}

/** Stopping power by location; stored as a block by location or as one number for the body. */
function readArmour(layers: readonly Fields[]): CyberpunkReading["armour"] {
  const pieces = blockLayers(layers, ["armor", "armour", "armure", "sp"]);
  const overall = readTrait(
    layers,
    { key: "sp", label: "Armure", aliases: ["armor", "armour"] },
    ARMOUR_RANGE,
  );
  const power = readTraitValues(pieces, ARMOUR, ARMOUR_RANGE);
  return { ...power, body: power.body ?? overall };
}

function armourBlock({ armour }: CyberpunkReading): ScoresBlock {
  return {
    kind: "scores",
    id: "armour",
    title: "Armure (SP)",
    display: "number",
    max: 18,
    inPlay: true,
    scores: ARMOUR.map(({ key, label }) => ({
      id: key,
      label,
      value: armour[key],
      ...(key === "shield" && armour.shield !== undefined && { detail: "points de vie" }),
    })),
  };
}

/** What everybody speaks of the language that they grew up with. */
const NATIVE_LEVEL = 4;
const MAX_LANGUAGE = 40;

/** The language of one's family, spoken as a skill; none where the sheet names none. */
function nativeLanguage({ layers, stats }: CyberpunkReading): ScoresBlock["scores"] {
  const [line] = readLines(layers, [NATIVE_LANGUAGE]);
  if (line === undefined) return [];
  return [
    {
      id: NATIVE_LANGUAGE.key,
      label: `Langue : ${cutText(line.text, MAX_LANGUAGE)}`,
      value: NATIVE_LEVEL,
      detail: `INT ${stats.int ?? "?"}`,
      ...(stats.int !== undefined && {
        roll: check(stats.int + NATIVE_LEVEL),
        subject: { kind: "check", trait: "int" },
      }),
    },
  ];
}

/** Where languages stand. */
const LANGUAGES = "education";

function skillBlocks(reading: CyberpunkReading): ScoresBlock[] {
  const { stats, skills } = reading;
  return SKILL_GROUPS.map(({ id, title, traits }) => ({
    kind: "scores",
    id: `skills-${id}`,
    title,
    display: "number",
    max: SKILL_RANGE.max,
    scores: [
      ...(id === LANGUAGES ? nativeLanguage(reading) : []),
      ...traits.map(({ key, label, stat }): ScoresBlock["scores"][number] => {
        const value = skills[key];
        const base = stats[stat];
        const detail = `${stat.toUpperCase()} ${base ?? "?"}`;
        return {
          id: key,
          label,
          value,
          detail,
          ...(base !== undefined && {
            roll: check(base + (value ?? 0)),
            subject: { kind: "check", trait: stat },
          }),
        };
      }),
    ],
  }));
}
