import type {
  ScoresBlock,
  SheetBlock,
  SheetScore,
  SheetTracker,
  TextBlock,
  TrackersBlock,
} from "../../game/sheet";
import {
  blockLayers,
  findGauge,
  type Gauge,
  type OwnScore,
  readGauge,
  readLines,
  readOwnScores,
  readTrait,
  readTraitValues,
  sheetLayers,
} from "../../game/sheetReading";
import type { Trait } from "../../game/trait";
import type { Fields } from "../../values/reading/fields";
import { foldText } from "../../values/text/foldText";
import { numberText } from "../../values/text/typedNumber";
import {
  buildOf,
  hitPointsMax,
  magicPointsMax,
  majorWoundThreshold,
  moveRate,
  sanityMax,
  wealthOf,
} from "./creation";
import { type CthulhuRoll, MAX_PERCENT, successThresholds } from "./percentRoll";
import {
  CHARACTERISTICS,
  type CharacteristicKey,
  CTHULHU_SKILLS,
  type CthulhuSkill,
  FIREARMS,
} from "./traits";

const PERCENT = { min: 0, max: MAX_PERCENT };
/** The characteristic assumed for the trackers of an investigator that has none. */
const ORDINARY = 50;

const SANITY: Trait = { key: "san", label: "Santé mentale", aliases: ["sanity"] };
const LUCK: Trait = { key: "luck", label: "Chance" };
const HIT_POINTS: Trait = { key: "hp", label: "Points de vie", aliases: ["pv", "hitPoints", "health"] };
const MAGIC_POINTS: Trait = { key: "mp", label: "Points de magie", aliases: ["pm", "magicPoints", "magic"] };

const AGE: Trait = { key: "age", label: "Âge" };
const AGE_RANGE = { min: 1, max: 999 };

const PROFILE: readonly Trait[] = [
  { key: "occupation", label: "Occupation", aliases: ["profession", "métier", "class"] },
  AGE,
  { key: "residence", label: "Résidence" },
  { key: "ideology", label: "Idéologie et croyances", aliases: ["croyances"] },
  { key: "significantPeople", label: "Personnes importantes" },
  { key: "meaningfulLocations", label: "Lieux significatifs" },
  { key: "treasuredPossessions", label: "Biens précieux" },
  { key: "scars", label: "Blessures et cicatrices", aliases: ["cicatrices"] },
  { key: "phobias", label: "Phobies et manies", aliases: ["phobies", "manies"] },
  { key: "tomes", label: "Ouvrages occultes et sorts", aliases: ["sorts", "spells"] },
];

/** Gauges are always known, from the game's rules when the character gives none. */
interface CthulhuReading {
  readonly layers: readonly Fields[];
  readonly characteristics: Readonly<Record<CharacteristicKey, number | undefined>>;
  readonly skills: Readonly<Record<string, number | undefined>>;
  /** Specialities and skills that the list of the game has not. */
  readonly ownSkills: readonly OwnScore[];
  readonly hitPoints: Gauge;
  readonly sanity: Gauge;
  readonly magicPoints: Gauge;
  readonly luck: number | undefined;
}

const SKILL_BLOCKS = ["skills", "competences"];

/** The values of an investigator as its `stats` and `data` carry them; never throws. */
export function readCthulhu(raw: unknown): CthulhuReading {
  const layers = sheetLayers(raw);
  const blocks = (names: readonly string[]) => [...blockLayers(layers, names), ...layers];
  const characteristics = readTraitValues(
    blocks(["characteristics", "caracteristiques", "attributes", "abilityScores"]),
    CHARACTERISTICS,
    PERCENT,
  );
  const skills = readTraitValues(blocks(SKILL_BLOCKS), CTHULHU_SKILLS, PERCENT);
  const of = (key: CharacteristicKey) => characteristics[key] ?? ORDINARY;
  const gauge = (trait: Trait, max: number, current = max) => readGauge(layers, trait, { current, max });
  const sanity = sanityMax(mythosOf({ skills }));
  return {
    layers,
    characteristics,
    skills,
    ownSkills: readOwnScores(layers, SKILL_BLOCKS, CTHULHU_SKILLS, PERCENT),
    hitPoints: gauge(HIT_POINTS, hitPointsMax(of("con"), of("siz"))),
    sanity: gauge(SANITY, sanity, Math.min(sanity, of("pow"))),
    magicPoints: gauge(MAGIC_POINTS, magicPointsMax(of("pow"))),
    luck: readTrait(layers, LUCK, PERCENT),
  };
}

/**
 * The blocks of an investigator's sheet, in which everything is rolled under a percentage. Skills that are
 * not stored have their base. Never throws: unreadable values are undefined and cannot be rolled.
 */
export function cthulhuBlocks(raw: unknown): SheetBlock[] {
  const investigator = readCthulhu(raw);
  return [
    trackersBlock(investigator),
    characteristicsBlock(investigator),
    fatesBlock(investigator),
    skillsBlock(investigator),
    derivedBlock(investigator),
    ...(investigator.skills.creditRating === undefined ? [] : [wealthBlock(investigator)]),
    {
      kind: "text",
      id: "profile",
      title: "Dossier",
      lines: readLines(investigator.layers, PROFILE),
    } satisfies TextBlock,
  ];
}

/** A percentile roll without bonus or penalty dice. */
function percentRoll(target: number, about?: CthulhuRoll["about"]): CthulhuRoll {
  return { game: "cthulhu", target: Math.min(target, MAX_PERCENT), bonusDice: 0, ...(about && { about }) };
}

/** What its roll is about: characteristics and skills lead it, Sanity and Luck are rolled by themselves. */
type PercentSubject = Pick<SheetScore, "subject"> & Pick<CthulhuRoll, "about">;

/** A value with its half and fifth, and its roll. */
function percentScore(
  id: string,
  label: string,
  value: number | undefined,
  { about, ...subject }: PercentSubject,
): SheetScore {
  if (value === undefined) return { id, label, value };
  const { hard, extreme } = successThresholds(value);
  return {
    id,
    label,
    value,
    detail: `½ ${hard} · ⅕ ${extreme}`,
    roll: percentRoll(value, about),
    ...subject,
  };
}

const mythosOf = ({ skills }: Pick<CthulhuReading, "skills">) => skills.cthulhuMythos ?? 0;

function trackersBlock({ hitPoints, sanity, magicPoints }: CthulhuReading): TrackersBlock {
  const wound = `Blessure grave dès ${majorWoundThreshold(hitPoints.max)} d'un coup`;
  const trackers: SheetTracker[] = [
    { id: HIT_POINTS.key, label: HIT_POINTS.label, ...hitPoints, tone: "life", detail: wound },
    { id: SANITY.key, label: SANITY.label, ...sanity, tone: "mind" },
    { id: MAGIC_POINTS.key, label: MAGIC_POINTS.label, ...magicPoints, tone: "resource" },
  ];
  return { kind: "tracker", id: "trackers", title: "État", trackers };
}

function characteristicsBlock({ characteristics }: CthulhuReading): ScoresBlock {
  return {
    kind: "scores",
    id: "characteristics",
    title: "Caractéristiques",
    display: "percent",
    max: 99,
    scores: CHARACTERISTICS.map(({ key, short }) =>
      percentScore(key, short, characteristics[key], { subject: { kind: "check", trait: key } }),
    ),
  };
}

/** The Sanity that is left, POU where nothing else is known. */
function sanityOf(investigator: CthulhuReading): number | undefined {
  const { layers, characteristics } = investigator;
  return findGauge(layers, SANITY, sanityMax(mythosOf(investigator)))?.current ?? characteristics.pow;
}

/** The roll of Sanity; undefined where it is not known. */
export function sanityRoll(raw: unknown): CthulhuRoll | undefined {
  const sanity = sanityOf(readCthulhu(raw));
  return sanity === undefined ? undefined : percentRoll(sanity, "sanity");
}

/** Sanity and Luck are rolled at their current values. */
function fatesBlock(investigator: CthulhuReading): ScoresBlock {
  return {
    kind: "scores",
    id: "fates",
    title: "Destin",
    display: "percent",
    max: 99,
    scores: [
      percentScore("sanRoll", "SAN", sanityOf(investigator), { about: "sanity" }),
      percentScore(LUCK.key, LUCK.label, investigator.luck, { about: "luck" }),
    ],
  };
}

function skillsBlock({ characteristics, skills, ownSkills }: CthulhuReading): ScoresBlock {
  return {
    kind: "scores",
    id: "skills",
    title: "Compétences",
    display: "percent",
    max: 99,
    scores: [
      ...CTHULHU_SKILLS.map((skill) =>
        percentScore(skill.key, skill.label, skills[skill.key] ?? skillBase(skill, characteristics), {
          subject: { kind: "check", skill: skill.key },
          about: fightAbout(skill.key),
        }),
      ),
      // Play has no place to mark them in.
      ...ownSkills.map(({ name, value }) =>
        percentScore(name, name, value, { subject: { kind: "check" }, about: fightAbout(name) }),
      ),
    ],
  };
}

/**
 * What a skill is rolled for in a fight, by its key in the list or the name of a speciality (« Combat rapproché (Épée) »,
 * « Armes à feu (Arc) »); undefined of the others, which may be pushed.
 */
export function fightAbout(key: string): CthulhuRoll["about"] {
  if (key === "dodge" || key === "brawl") return key === "dodge" ? "dodge" : "attack";
  if (FIREARMS.includes(key)) return "shot";
  const words = foldText(key);
  if (/^(?:armes? a feu|firearms?)\b/.test(words)) return "shot";
  return /^(?:combat|corps a corps|fighting)\b/.test(words) ? "attack" : undefined;
}

/** The value of an untrained skill; undefined when it depends on a characteristic that is not known. */
export function skillBase(
  { base }: Pick<CthulhuSkill, "base">,
  { dex, edu }: Readonly<Partial<Record<CharacteristicKey, number | undefined>>>,
): number | undefined {
  if (base === "edu") return edu;
  if (base === "halfDex") return dex === undefined ? undefined : Math.floor(dex / 2);
  return base;
}

/** The damage bonus of an investigator (`"+1d4"`, `"-1"`, `"0"`); undefined without FOR and TAI. */
export function impactOf(raw: unknown): string | undefined {
  const { str, siz } = readCthulhu(raw).characteristics;
  return str === undefined || siz === undefined ? undefined : buildOf(str, siz).damageBonus;
}

/** By which investigators act, in descending order; undefined when it is not known. */
export function dexterityOf(raw: unknown): number | undefined {
  return readCthulhu(raw).characteristics.dex;
}

/** What Crédit gives beside the cash that play counts. */
function wealthBlock({ skills: { creditRating = 0 } }: CthulhuReading): TextBlock {
  const { living, assets, daily } = wealthOf(creditRating);
  const dollars = (amount: number) => `${numberText(amount)} $`;
  return {
    kind: "text",
    id: "wealth",
    title: "Fortune",
    lines: [
      { label: "Train de vie", text: living },
      ...(assets > 0 ? [{ label: "Biens", text: dollars(assets) }] : []),
      ...(daily > 0 ? [{ label: "Dépenses courantes", text: `${dollars(daily)} par jour` }] : []),
    ],
  };
}

function derivedBlock({ layers, characteristics: { str, siz, dex } }: CthulhuReading): TextBlock {
  return { kind: "text", id: "derived", title: "Stature", lines: [...moveLines(), ...buildLines()] };

  function moveLines() {
    if (str === undefined || siz === undefined || dex === undefined) return [];
    return [{ label: "Mouvement", text: String(moveRate(str, dex, siz, readTrait(layers, AGE, AGE_RANGE))) }];
  }

  function buildLines() {
    if (str === undefined || siz === undefined) return [];
    const { damageBonus, build } = buildOf(str, siz);
    return [
      { label: "Impact", text: damageBonus },
      { label: "Carrure", text: String(build) },
    ];
  }
}
