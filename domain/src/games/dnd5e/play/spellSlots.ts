import type { KnownClass } from "./classNames";

/** Slots of spell levels 1 to 9, by the level of a full caster. */
const FULL_CASTER: readonly (readonly number[])[] = [
  [],
  [2],
  [3],
  [4, 2],
  [4, 3],
  [4, 3, 2],
  [4, 3, 3],
  [4, 3, 3, 1],
  [4, 3, 3, 2],
  [4, 3, 3, 3, 1],
  [4, 3, 3, 3, 2],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 2, 1, 1],
];

const FULL = new Set(["barde", "clerc", "druide", "ensorceleur", "magicien"]);
const HALF = new Set(["paladin", "rodeur"]);
/** Artificers round up where the other half casters round down. */
const HALF_UP = new Set(["artificier"]);
const THIRD_SUBCLASSES = ["eldritch knight", "chevalier occulte", "arcane trickster", "escroc arcanique"];

interface Caster {
  readonly level: number;
  /** How many levels of the class count as one of a full caster. */
  readonly share: number;
  readonly roundsUp: boolean;
}

function casterOf({ id, level, subclass }: KnownClass): Caster | undefined {
  if (FULL.has(id)) return { level, share: 1, roundsUp: true };
  if (HALF_UP.has(id)) return { level, share: 2, roundsUp: true };
  if (HALF.has(id)) return level >= 2 ? { level, share: 2, roundsUp: false } : undefined;
  const isThird = (id === "guerrier" || id === "roublard") && THIRD_SUBCLASSES.includes(subclass);
  return isThird && level >= 3 ? { level, share: 3, roundsUp: false } : undefined;
}

/**
 * The slots of spell levels 1 to 9, without the warlock's. A class alone has its own table, which rounds up;
 * several casting classes add their shares, rounded down.
 */
export function spellSlotsOf(classes: readonly KnownClass[]): readonly number[] {
  const casters = classes.flatMap((one) => casterOf(one) ?? []);
  const isAlone = casters.length === 1;
  const level = casters.reduce(
    (sum, one) => sum + Math[isAlone || one.roundsUp ? "ceil" : "floor"](one.level / one.share),
    0,
  );
  const row = FULL_CASTER[Math.min(20, level)] ?? [];
  return Array.from({ length: 9 }, (_, index) => row[index] ?? 0);
}

/** The warlock's slots: how many, and of which level; none at level 0. */
export interface PactSlots {
  readonly count: number;
  readonly level: number;
}

export function pactSlotsOf(classes: readonly KnownClass[]): PactSlots {
  const level = classes.find(({ id }) => id === "occultiste")?.level ?? 0;
  if (level === 0) return { count: 0, level: 0 };
  const count = level >= 17 ? 4 : level >= 11 ? 3 : level >= 2 ? 2 : 1;
  return { count, level: Math.min(5, Math.ceil(level / 2)) };
}
