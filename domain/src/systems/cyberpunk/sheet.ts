import type { Fields } from "../../reading/fields";
import type { ScoresBlock, SheetBlock, SheetTracker, TextBlock, TrackersBlock } from "../sheet";
import {
  blockLayers,
  type Gauge,
  readGauge,
  readLines,
  readTrait,
  readTraitValues,
  sheetLayers,
} from "../sheetReading";
import type { Trait } from "../trait";
import type { CyberpunkRoll } from "./checkRoll";
import { hitPointsMax, humanityMax, seriousWoundThreshold } from "./creation";
import { CYBERPUNK_SKILLS, SKILL_GROUPS, STATS, type StatKey } from "./traits";

/** Cyberware and drugs may raise a stat above the range of new characters. */
const STAT_RANGE = { min: 0, max: 15 };
const SKILL_RANGE = { min: 0, max: 10 };
const ARMOUR_RANGE = { min: 0, max: 99 };
/** The stat assumed for the trackers of a character that has none. */
const ORDINARY_STAT = 5;

const ARMOUR: readonly Trait[] = [
  { key: "head", label: "Tête" },
  { key: "body", label: "Corps", aliases: ["torso", "torse"] },
  { key: "shield", label: "Bouclier" },
];

const PROFILE: readonly Trait[] = [
  { key: "role", label: "Rôle", aliases: ["class"] },
  { key: "roleAbility", label: "Capacité de rôle" },
  { key: "handle", label: "Pseudo", aliases: ["alias"] },
  { key: "cyberware", label: "Cyberware", aliases: ["chrome", "implants"] },
  { key: "style", label: "Style" },
  { key: "lifepath", label: "Parcours de vie", aliases: ["parcours"] },
  { key: "lifestyle", label: "Niveau de vie" },
  { key: "reputation", label: "Réputation" },
];

interface CyberpunkReading {
  readonly layers: readonly Fields[];
  readonly stats: Readonly<Record<StatKey, number | undefined>>;
  readonly skills: Readonly<Record<string, number | undefined>>;
}

function readCyberpunk(raw: unknown): CyberpunkReading {
  const layers = sheetLayers(raw);
  const blocks = (names: readonly string[]) => [...blockLayers(layers, names), ...layers];
  return {
    layers,
    stats: readTraitValues(blocks(["stats", "attributes", "caracteristiques"]), STATS, STAT_RANGE),
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

const check = (modifier: number): CyberpunkRoll => ({ game: "cyberpunk", modifier });

const whole = (max: number): Gauge => ({ current: max, max });

function trackersBlock({ layers, stats }: CyberpunkReading): TrackersBlock {
  const stat = (key: StatKey) => stats[key] ?? ORDINARY_STAT;
  const hitPoints = readGauge(
    layers,
    { key: "hp", label: "Points de vie", aliases: ["hitPoints", "pv", "health"] },
    whole(hitPointsMax(stat("body"), stat("will"))),
  );
  const humanity = readGauge(layers, { key: "humanity", label: "Humanité" }, whole(humanityMax(stat("emp"))));
  const luck = readGauge(layers, { key: "luckPoints", label: "Points de chance" }, whole(stat("luck")));
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
  return current <= threshold ? "Gravement blessé : -2 à tout" : `Gravement blessé à ${threshold}`;
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
        ...(value !== undefined && { roll: check(value) }),
      };
    }),
  };
}

/** Stopping power by location; stored as a block by location or as one number for the body. */
function armourBlock({ layers }: CyberpunkReading): ScoresBlock {
  const names = ["armor", "armour", "armure", "sp"];
  const pieces = blockLayers(layers, names);
  const overall = readTrait(
    layers,
    { key: "sp", label: "Armure", aliases: ["armor", "armour"] },
    ARMOUR_RANGE,
  );
  return {
    kind: "scores",
    id: "armour",
    title: "Armure (SP)",
    display: "number",
    max: 18,
    scores: ARMOUR.map((location) => {
      const piece = readTrait(pieces, location, ARMOUR_RANGE);
      return {
        id: location.key,
        label: location.label,
        value: piece ?? (location.key === "body" ? overall : undefined),
      };
    }),
  };
}

function skillBlocks({ stats, skills }: CyberpunkReading): ScoresBlock[] {
  return SKILL_GROUPS.map(({ id, title, traits }) => ({
    kind: "scores",
    id: `skills-${id}`,
    title,
    display: "number",
    max: SKILL_RANGE.max,
    scores: traits.map(({ key, label, stat }) => {
      const value = skills[key];
      const base = stats[stat];
      const detail = `${stat.toUpperCase()} ${base ?? "?"}`;
      return {
        id: key,
        label,
        value,
        detail,
        ...(base !== undefined && { roll: check(base + (value ?? 0)) }),
      };
    }),
  }));
}
