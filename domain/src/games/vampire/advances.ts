import { type Advance, type AdvanceRules, type Build, withForge, withRaised } from "../../game/advance";
import { readState } from "../../game/readState";
import { readLines, sheetLayers } from "../../game/sheetReading";
import type { Trait } from "../../game/trait";
import { refuse } from "../../operations/refuse";
import { withStats } from "../../sheet/character/withStats";
import { mostPotency, THIN_BLOOD } from "./ages";
import { findClan } from "./clans";
import { experienceLeft } from "./play/experience";
import { FRESH_STATE, stateSchema } from "./play/state";
import { ADVANTAGES, CLAN, GENERATION, MAX_LINE, readVampire, SPECIALTIES } from "./sheet";
import { ATTRIBUTES, DISCIPLINES, THIN_BLOOD_ALCHEMY, VAMPIRE_SKILLS } from "./traits";

const MAX_DOTS = 5;
/** The price of each new dot, times the dot. */
const ATTRIBUTE = 5;
const SKILL = 3;
const BLOOD_POTENCY = 10;
const CLAN_DISCIPLINE = 5;
const OTHER_DISCIPLINE = 7;
const CAITIFF_DISCIPLINE = 6;
const PER_DOT = 3;

const CAITIFF = "caitiff";

const lineOf = (build: Build, trait: Trait): string => readLines(sheetLayers(build), [trait])[0]?.text ?? "";

interface Listed {
  readonly block: string;
  readonly group: string;
  readonly traits: readonly Trait[];
  readonly values: Readonly<Record<string, number | undefined>>;
  readonly factor: (key: string) => number;
}

/** A dot more of each; an attribute that is not known counts as 1. */
function advancesOf({ block, group, traits, values, factor }: Listed, least = 0): Advance[] {
  return traits.flatMap(({ key, label }) => {
    const from = values[key] ?? least;
    const to = from + 1;
    return to > MAX_DOTS ? [] : [{ id: `${block}:${key}`, group, label, from, to, price: to * factor(key) }];
  });
}

/** What a vampire may raise, at the prices of V5. */
function advances(build: Build): readonly Advance[] {
  const { attributes, skills, disciplines, bloodPotency } = readVampire(build);
  const clan = findClan(lineOf(build, CLAN));
  const most = clan?.id === THIN_BLOOD ? 0 : mostPotency(lineOf(build, GENERATION));
  const ofClan = (key: string) => clan?.disciplines.includes(key) ?? false;
  const disciplineFactor = (key: string) =>
    clan?.id === CAITIFF ? CAITIFF_DISCIPLINE : ofClan(key) ? CLAN_DISCIPLINE : OTHER_DISCIPLINE;
  const potency = bloodPotency + 1;
  return [
    ...advancesOf(
      {
        block: "attributes",
        group: "Attributs",
        traits: ATTRIBUTES,
        values: attributes,
        factor: () => ATTRIBUTE,
      },
      1,
    ),
    ...advancesOf({
      block: "skills",
      group: "Compétences",
      traits: VAMPIRE_SKILLS,
      values: skills,
      factor: () => SKILL,
    }),
    ...advancesOf({
      block: "disciplines",
      group: "Disciplines",
      traits: DISCIPLINES.filter(
        ({ key }) => key !== THIN_BLOOD_ALCHEMY || ofClan(key) || disciplines[key] !== undefined,
      ),
      values: disciplines,
      factor: disciplineFactor,
    }),
    ...(potency > most
      ? []
      : [
          {
            id: "bloodPotency",
            group: "Sang",
            label: "Puissance du sang",
            from: bloodPotency,
            to: potency,
            price: potency * BLOOD_POTENCY,
          },
        ]),
  ];
}

function raise(build: Build, advance: Advance): Build {
  const [block = "", key] = advance.id.split(":");
  const { attributes, skills, disciplines } = readVampire(build);
  const values = { attributes, skills, disciplines }[block];
  if (values !== undefined && key !== undefined) return withRaised(build, block, values, key, advance);
  const { from, to } = advance;
  return withForge({ ...build, stats: withStats(build.stats, { bloodPotency: to }) }, (forge) => ({
    bloodPotency: (Number(forge.bloodPotency) || 0) + to - from,
  }));
}

const NAMED = [
  { id: "specialty", label: "Spécialité", pricePerDot: PER_DOT, maxDots: 1, trait: SPECIALTIES },
  { id: "advantage", label: "Avantage", pricePerDot: PER_DOT, maxDots: MAX_DOTS, trait: ADVANTAGES },
] as const;

/** Puts it at the end of its line of the chronicle. Throws `operation-refused` where the line has no room. */
function add(build: Build, { id }: { id: string }, name: string, dots: number): Build {
  const { trait, maxDots } =
    NAMED.find((one) => one.id === id) ?? refuse("Cet achat n'existe pas dans ce jeu.");
  const [line] = readLines(sheetLayers(build), [trait]);
  const text = [line?.text, maxDots > 1 ? `${name} ${dots}` : name].filter(Boolean).join(", ");
  if (text.length > MAX_LINE) refuse(`${trait.label} : il n'y a plus de place sur cette ligne.`);
  // The Forge reads from the line what its own choices do not say (`reopenedVampire`).
  return { ...build, data: withStats(build.data, { [trait.key]: text }) };
}

export const vampireAdvances: AdvanceRules = {
  unit: "XP",
  advances,
  named: NAMED,
  raise,
  add,
  spend: (amount, on) => ({ kind: "spendExperience", amount, on }),
  left: (state) => experienceLeft(readState({ stateSchema, fresh: FRESH_STATE }, state) ?? FRESH_STATE),
};
