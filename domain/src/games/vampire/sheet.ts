import type {
  PoolsBlock,
  ScoresBlock,
  SheetBlock,
  SheetTracker,
  TextBlock,
  TrackersBlock,
} from "../../game/sheet";
import {
  blockLayers,
  type Gauge,
  readLines,
  readTrait,
  readTraitValues,
  sheetLayers,
} from "../../game/sheetReading";
import { type Trait, traitLabel } from "../../game/trait";
import { type Fields, pick } from "../../values/reading/fields";
import { plural } from "../../values/text/plural";
import { BLOOD_POTENCY_RANGE, bloodPotencyText } from "./bloodPotency";
import { FIRST_BLOOD_POTENCY, FIRST_HUMANITY, FIRST_HUNGER, healthMax, willpowerMax } from "./creation";
import { type DamageGauge, damageText, readDamageGauge } from "./damage";
import { MAX_DICE, type VampireRoll } from "./poolRoll";
import { type CountedPower, heldPowers, isScenePower, SCENE_POWERS, type ScenePower } from "./powers/held";
import { resonanceText } from "./resonance";
import {
  ATTRIBUTE_GROUPS,
  ATTRIBUTES,
  type AttributeKey,
  DISCIPLINES,
  SKILL_GROUPS,
  VAMPIRE_SKILLS,
} from "./traits";

const DOTS = { min: 0, max: 5 };
const HUNGER: Trait = { key: "hunger", label: "Faim" };
const HUMANITY: Trait = { key: "humanity", label: "Humanité" };
const STAINS: Trait = { key: "stains", label: "Souillures" };
const BLOOD_POTENCY: Trait = {
  key: "bloodPotency",
  label: "Puissance du sang",
  aliases: ["potency", "puissance de sang"],
};
const HUNGER_RANGE = { min: 0, max: 5 };
const HUMANITY_RANGE = { min: 0, max: 10 };

export const RESONANCE: Trait = { key: "resonance", label: "Résonance" };

export const SPECIALTIES: Trait = {
  key: "specialties",
  label: "Spécialités",
  aliases: ["specializations", "spécialisations"],
};
export const HANDICAPS: Trait = { key: "handicaps", label: "Handicaps" };
export const ADVANTAGES: Trait = { key: "advantages", label: "Avantages", aliases: ["atouts", "merits"] };

export const GENERATION: Trait = { key: "generation", label: "Génération" };
/** The most that one line of the chronicle says. */
export const MAX_LINE = 400;
export const CLAN: Trait = { key: "clan", label: "Clan" };
export const PREDATOR: Trait = {
  key: "predator",
  label: "Type de prédateur",
  aliases: ["predatorType", "prédateur"],
};

const PROFILE: readonly Trait[] = [
  CLAN,
  GENERATION,
  { key: "sire", label: "Sire" },
  PREDATOR,
  RESONANCE,
  { key: "ambition", label: "Ambition" },
  { key: "desire", label: "Désir" },
  { key: "convictions", label: "Convictions" },
  { key: "touchstones", label: "Attaches", aliases: ["ancres", "points d'ancrage"] },
  SPECIALTIES,
  ADVANTAGES,
  HANDICAPS,
];

/**
 * The values of a Vampire character; gauges are always known, from the game's rules when the character gives
 * none.
 */
interface VampireReading {
  readonly layers: readonly Fields[];
  readonly attributes: Readonly<Record<AttributeKey, number | undefined>>;
  readonly skills: Readonly<Record<string, number | undefined>>;
  readonly disciplines: Readonly<Record<string, number | undefined>>;
  readonly hunger: number;
  readonly humanity: number;
  readonly stains: number;
  readonly bloodPotency: number;
  /** Its powers that change a number, and those of them that last for the scene. */
  readonly held: ReadonlySet<CountedPower>;
  readonly active: ReadonlySet<ScenePower>;
  readonly health: DamageGauge;
  readonly willpower: DamageGauge;
}

/** The values of a Vampire character as its `stats` and `data` carry them; never throws. */
export function readVampire(raw: unknown): VampireReading {
  const layers = sheetLayers(raw);
  const attributes = readTraitValues(
    [...blockLayers(layers, ["attributes", "attributs", "caracteristiques"]), ...layers],
    ATTRIBUTES,
    DOTS,
  );
  const disciplines = readTraitValues(
    [...blockLayers(layers, ["disciplines"]), ...layers],
    DISCIPLINES,
    DOTS,
  );
  const held = heldPowers(raw);
  const hardened = held.has("endurci") ? (disciplines.fortitude ?? 0) : 0;
  const health = healthMax(attributes.stamina ?? 1) + hardened;
  const willpower = willpowerMax(attributes.composure ?? 1, attributes.resolve ?? 1);
  return {
    layers,
    attributes,
    skills: readTraitValues(
      [...blockLayers(layers, ["skills", "competences"]), ...layers],
      VAMPIRE_SKILLS,
      DOTS,
    ),
    disciplines,
    held,
    active: readActive(layers),
    hunger: readTrait(layers, HUNGER, HUNGER_RANGE) ?? FIRST_HUNGER,
    humanity: readTrait(layers, HUMANITY, HUMANITY_RANGE) ?? FIRST_HUMANITY,
    stains:
      readTrait(
        [...blockLayers(layers, [HUMANITY.key, HUMANITY.label]), ...layers],
        STAINS,
        HUMANITY_RANGE,
      ) ?? 0,
    bloodPotency:
      readTrait([...layers, ...blockLayers(layers, ["blood", "sang"])], BLOOD_POTENCY, BLOOD_POTENCY_RANGE) ??
      FIRST_BLOOD_POTENCY,
    health: readDamageGauge(layers, { key: "health", label: "Santé", aliases: ["hp"] }, health),
    willpower: readDamageGauge(layers, { key: "willpower", label: "Volonté" }, willpower),
  };
}

/** Where play says which powers last (`vampirePlay.statsOf`). */
export const ACTIVE_POWERS = "activePowers";

function readActive(layers: readonly Fields[]): ReadonlySet<ScenePower> {
  const raw = layers.map((fields) => pick(fields, [ACTIVE_POWERS])).find((one) => Array.isArray(one));
  return new Set(Array.isArray(raw) ? raw.slice(0, SCENE_POWERS.length).filter(isScenePower) : []);
}

/**
 * The blocks of a Vampire sheet. Attributes are rolled alone, a skill with the attribute it is most often
 * paired with; the number of Hunger dice is the character's current Hunger. Never throws: unreadable values
 * are undefined and cannot be rolled.
 */
export function vampireBlocks(raw: unknown): SheetBlock[] {
  const character = readVampire(raw);
  return [
    trackersBlock(character),
    ...attributeBlocks(character),
    poolsBlock(character),
    ...skillBlocks(character),
    disciplinesBlock(character),
    profileBlock(character),
  ];
}

/**
 * The pool of an attribute and a skill, or a second attribute, for a roll that the sheet does not list; unknown values count 0. A
 * speciality is one more die.
 */
export function vampirePool(
  raw: unknown,
  attribute: AttributeKey,
  skill: string,
  speciality = false,
): VampireRoll {
  const { attributes, skills, hunger } = readVampire(raw);
  const second = ATTRIBUTES.find(({ key }) => key === skill);
  const points = second ? attributes[second.key] : skills[skill];
  return poolRoll((attributes[attribute] ?? 0) + (points ?? 0) + (speciality ? 1 : 0), hunger);
}

function poolRoll(size: number, hunger: number): VampireRoll {
  const dice = Math.min(size, MAX_DICE);
  return { game: "vampire", dice, hungerDice: Math.min(hunger, dice) };
}

function trackersBlock(character: VampireReading): TrackersBlock {
  const { hunger, humanity, stains, bloodPotency, health, willpower } = character;
  const soiled = stains > 0 ? `${stains} ${plural(stains, "souillure", "souillures")}` : undefined;
  const trackers: SheetTracker[] = [
    gaugeTracker("health", "Santé", "life", health, damageText(health, "Torpeur")),
    gaugeTracker("willpower", "Volonté", "resource", willpower, damageText(willpower, "Brisé")),
    gaugeTracker(
      HUMANITY.key,
      HUMANITY.label,
      "mind",
      { current: humanity, max: HUMANITY_RANGE.max },
      soiled,
    ),
    gaugeTracker(HUNGER.key, HUNGER.label, "danger", { current: hunger, max: HUNGER_RANGE.max }),
    gaugeTracker(
      BLOOD_POTENCY.key,
      BLOOD_POTENCY.label,
      "resource",
      { current: bloodPotency, max: BLOOD_POTENCY_RANGE.max },
      bloodPotencyText(bloodPotency),
    ),
  ];
  return { kind: "tracker", id: "trackers", title: "État", trackers };
}

function gaugeTracker(
  id: string,
  label: string,
  tone: SheetTracker["tone"],
  { current, max }: Gauge,
  detail?: string,
): SheetTracker {
  return { id, label, current, max, tone, ...(detail !== undefined && { detail }) };
}

function attributeBlocks({ attributes, hunger }: VampireReading): ScoresBlock[] {
  return ATTRIBUTE_GROUPS.map(({ id, title, traits }) => ({
    kind: "scores",
    id: `attributes-${id}`,
    title,
    display: "dots",
    max: DOTS.max,
    scores: traits.map(({ key, label }) => {
      const value = attributes[key];
      return {
        id: key,
        label,
        value,
        ...(value !== undefined && { roll: poolRoll(value, hunger), subject: { kind: "check", trait: key } }),
      };
    }),
  }));
}

function skillBlocks({ attributes, skills, hunger }: VampireReading): ScoresBlock[] {
  return SKILL_GROUPS.map(({ id, title, traits }) => ({
    kind: "scores",
    id: `skills-${id}`,
    title,
    display: "dots",
    max: DOTS.max,
    scores: traits.map(({ key, label, attribute }) => {
      const value = skills[key];
      const partner = attributes[attribute];
      const roll = partner === undefined ? undefined : poolRoll(partner + (value ?? 0), hunger);
      return {
        id: key,
        label,
        value,
        detail: `avec ${traitLabel(ATTRIBUTES, attribute)}`,
        ...(roll && { roll, subject: { kind: "check", trait: attribute, skill: key } }),
      };
    }),
  }));
}

/** The rolls of the Beast (rouse, frenzy, remorse), without Hunger dice. */
function poolsBlock({ humanity, stains, willpower }: VampireReading): PoolsBlock {
  const third = Math.floor(humanity / 3);
  return {
    kind: "pool",
    id: "beast",
    title: "La Bête",
    pools: [
      {
        id: "rouse",
        label: "Exaltation",
        detail: "1 dé ; un échec ajoute 1 de Faim",
        roll: { ...poolRoll(1, 0), about: "rouse" },
      },
      {
        id: "frenzy",
        label: "Résister à la frénésie",
        detail: `Volonté ${willpower.current} + tiers d'Humanité ${third}`,
        roll: { ...poolRoll(Math.max(1, willpower.current + third), 0), about: "frenzy" },
      },
      {
        id: "remorse",
        label: "Remords",
        detail: "Cases d'Humanité ni remplies ni souillées, 1 dé au moins",
        roll: { ...poolRoll(Math.max(1, HUMANITY_RANGE.max - humanity - stains), 0), about: "remorse" },
      },
    ],
  };
}

function disciplinesBlock({ disciplines }: VampireReading): ScoresBlock {
  return {
    kind: "scores",
    id: "disciplines",
    title: "Disciplines",
    display: "dots",
    max: DOTS.max,
    scores: DISCIPLINES.flatMap(({ key, label }) => {
      const value = disciplines[key];
      return value ? [{ id: key, label, value }] : [];
    }),
  };
}

function profileBlock({ layers }: VampireReading): TextBlock {
  const lines = readLines(layers, PROFILE).map(({ label, text }) => ({
    label,
    text: label === RESONANCE.label ? resonanceText(text) : text,
  }));
  return { kind: "text", id: "profile", title: "Chronique", lines };
}
