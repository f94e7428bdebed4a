import type { AbilityKey } from "../../../sheet/character/abilities";
import type { AbilityScores } from "../../../sheet/character/abilityScores";
import { abilityModifier } from "../abilities";
import type { KnownClass } from "./classNames";
import type { ClassResourceId } from "./classResourceIds";

/** A class resource at the character's level. */
export interface ClassResource {
  readonly id: ClassResourceId;
  readonly name: string;
  /** At least 1. */
  readonly max: number;
  /** Uses that a short rest gives back; a long rest gives back all. */
  readonly shortRest: number;
}

interface Build {
  readonly level: number;
  readonly subclass: string;
  readonly modifier: (ability: AbilityKey) => number;
}

interface Rule {
  readonly classId: string;
  readonly id: ClassResourceId;
  readonly name: string;
  /** Below 1 while the class has none; undefined once it is unlimited. */
  readonly uses: (build: Build) => number | undefined;
  /** Uses that a short rest gives back; none when absent. */
  readonly shortRest?: (build: Build, uses: number) => number;
}

/** The uses by the level from which they count, the highest first. */
const from =
  (...steps: readonly (readonly [level: number, uses: number])[]) =>
  ({ level }: Build): number =>
    steps.find(([at]) => level >= at)?.[1] ?? 0;

const all = (_build: Build, uses: number): number => uses;
const atLeastOnce = (modifier: number): number => Math.max(1, modifier);

const arcanum = (id: ClassResourceId, spellLevel: number, level: number): Rule => ({
  classId: "occultiste",
  id,
  name: `Arcanum mystique (niveau ${spellLevel})`,
  uses: from([level, 1]),
});

const RULES: readonly Rule[] = [
  {
    classId: "barbare",
    id: "rage",
    name: "Rages",
    uses: (build) => (build.level >= 20 ? undefined : from([17, 6], [12, 5], [6, 4], [3, 3], [1, 2])(build)),
  },
  {
    classId: "barde",
    id: "bardicInspiration",
    name: "Inspirations bardiques",
    uses: ({ modifier }) => atLeastOnce(modifier("cha")),
    shortRest: ({ level }, uses) => (level >= 5 ? uses : 0),
  },
  {
    classId: "clerc",
    id: "channelDivinity",
    name: "Conduit divin",
    uses: from([18, 3], [6, 2], [2, 1]),
    shortRest: all,
  },
  {
    classId: "paladin",
    id: "channelDivinity",
    name: "Conduit divin",
    uses: from([3, 1]),
    shortRest: all,
  },
  {
    classId: "druide",
    id: "wildShape",
    name: "Forme sauvage",
    uses: ({ level }) => (level >= 20 ? undefined : level >= 2 ? 2 : 0),
    shortRest: all,
  },
  {
    classId: "druide",
    id: "naturalRecovery",
    name: "Récupération naturelle",
    uses: ({ level, subclass }) => (level >= 2 && /\b(?:terre|land)\b/.test(subclass) ? 1 : 0),
  },
  {
    classId: "ensorceleur",
    id: "sorceryPoints",
    name: "Points de sorcellerie",
    uses: ({ level }) => (level >= 2 ? level : 0),
    shortRest: from([20, 4]),
  },
  { classId: "guerrier", id: "secondWind", name: "Second souffle", uses: from([1, 1]), shortRest: all },
  {
    classId: "guerrier",
    id: "actionSurge",
    name: "Sursaut d'activité",
    uses: from([17, 2], [2, 1]),
    shortRest: all,
  },
  { classId: "guerrier", id: "indomitable", name: "Inflexible", uses: from([17, 3], [13, 2], [9, 1]) },
  { classId: "magicien", id: "arcaneRecovery", name: "Restauration arcanique", uses: from([1, 1]) },
  {
    classId: "moine",
    id: "ki",
    name: "Points de ki",
    uses: ({ level }) => (level >= 2 ? level : 0),
    shortRest: all,
  },
  arcanum("mysticArcanum6", 6, 11),
  arcanum("mysticArcanum7", 7, 13),
  arcanum("mysticArcanum8", 8, 15),
  arcanum("mysticArcanum9", 9, 17),
  { classId: "occultiste", id: "eldritchMaster", name: "Maître de l'occulte", uses: from([20, 1]) },
  {
    classId: "paladin",
    id: "divineSense",
    name: "Sens divin",
    uses: ({ modifier }) => 1 + modifier("cha"),
  },
  { classId: "paladin", id: "layOnHands", name: "Imposition des mains", uses: ({ level }) => 5 * level },
  {
    classId: "paladin",
    id: "cleansingTouch",
    name: "Contact purifiant",
    uses: ({ level, modifier }) => (level >= 14 ? atLeastOnce(modifier("cha")) : 0),
  },
  { classId: "roublard", id: "strokeOfLuck", name: "Coup de chance", uses: from([20, 1]), shortRest: all },
];

/**
 * The resources of the SRD's classes at these levels. Two classes with the same one have the better of both;
 * what is unlimited is not counted. An unknown score has the modifier 0.
 */
export function classResourcesOf(classes: readonly KnownClass[], scores: AbilityScores): ClassResource[] {
  const modifier = (ability: AbilityKey) => abilityModifier(scores[ability] ?? 10);
  const resources = new Map<ClassResourceId, ClassResource>();
  for (const { classId, id, name, uses, shortRest } of RULES) {
    const own = classes.find((one) => one.id === classId);
    if (own === undefined) continue;
    const build = { ...own, modifier };
    const max = uses(build) ?? 0;
    if (max < 1 || max <= (resources.get(id)?.max ?? 0)) continue;
    resources.set(id, { id, name, max, shortRest: shortRest?.(build, max) ?? 0 });
  }
  return [...resources.values()];
}
