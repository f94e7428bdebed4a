import { refuse } from "../operations/refuse";
import type { RawFields } from "../sheet/character/character";
import { withStats } from "../sheet/character/withStats";
import { fieldsOf, isRecord, pick } from "../values/reading/fields";
import type { AskedAdvance } from "./askedAdvance";

/** What of a character its points raise. */
export interface Build {
  readonly stats: RawFields;
  readonly data: RawFields;
}

/** A value that can be raised by one, and what that costs. */
export interface Advance {
  /** `"skills:brawl"`. */
  readonly id: string;
  /** Under which it is listed: « Compétences ». */
  readonly group: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly price: number;
}

/** What is bought by a name that the player gives: a speciality, a background. */
export interface NamedAdvance {
  readonly id: string;
  readonly label: string;
  readonly pricePerDot: number;
  readonly maxDots: number;
}

/** How the characters of a game spend the points that play gives. */
export interface AdvanceRules {
  /** `"XP"`, `"points"`. */
  readonly unit: string;
  /** What can be raised now, in the order of the sheet. Never throws. */
  readonly advances: (build: Build) => readonly Advance[];
  readonly named: readonly NamedAdvance[];
  readonly raise: (build: Build, advance: Advance) => Build;
  /** Throws `operation-refused` where there is no room for it. */
  readonly add: (build: Build, named: NamedAdvance, name: string, dots: number) => Build;
  /** The operation that takes the points from the state. */
  readonly spend: (amount: number, on: string) => { readonly kind: string };
  /** The points that are left, of a state of its game. */
  readonly left: (state: RawFields) => number;
}

/** Whether so many points buy anything. */
export function isAffordable(rules: AdvanceRules, build: Build, points: number): boolean {
  if (points <= 0) return false;
  const prices = [
    ...rules.advances(build).map(({ price }) => price),
    ...rules.named.map((one) => one.pricePerDot),
  ];
  return prices.some((price) => price <= points);
}

/** A build after an advance, its price, and what it bought: `"Force 3"`. */
interface Advanced {
  readonly build: Build;
  readonly price: number;
  readonly on: string;
}

/** Throws `operation-refused` for what the game does not sell, and for a value that has changed meanwhile. */
export function decideAdvance(
  rules: AdvanceRules | undefined,
  build: Build,
  { id, to, name }: AskedAdvance,
): Advanced {
  if (rules === undefined) return refuse("Ce jeu n'a pas de points à dépenser.");
  const named = rules.named.find((one) => one.id === id);
  if (named !== undefined) {
    if (name === undefined || to > named.maxDots) return refuse("Cet achat n'existe pas dans ce jeu.");
    const dots = named.maxDots > 1 ? ` ${to}` : "";
    return {
      build: rules.add(build, named, name, to),
      price: named.pricePerDot * to,
      on: `${named.label} : ${name}${dots}`,
    };
  }
  const advance = rules.advances(build).find((one) => one.id === id);
  if (advance === undefined) return refuse("Cet achat n'existe pas dans ce jeu.");
  if (advance.to !== to) return refuse(`${advance.label} a changé : regarde à nouveau son prix.`);
  return { build: rules.raise(build, advance), price: advance.price, on: `${advance.label} ${to}` };
}

const recordOf = (raw: unknown): RawFields => (isRecord(raw) ? raw : {});

/** The build with other choices of the Forge, which edits from them; as it is where it was not made there. */
export function withForge({ stats, data }: Build, change: (forge: RawFields) => RawFields): Build {
  return isRecord(data.forge)
    ? { stats, data: { ...data, forge: { ...data.forge, ...change(data.forge) } } }
    : { stats, data };
}

/**
 * The build with a value of a block of `stats` raised, whatever the shape that the block was stored in: `values` are
 * those that the sheet reads in it. The Forge's choices move by as much.
 */
export function withRaised(
  build: Build,
  block: string,
  values: Readonly<Record<string, number | undefined>>,
  key: string,
  { from, to }: Pick<Advance, "from" | "to">,
): Build {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  const stored = recordOf(pick(fieldsOf(build.stats), [block]));
  const raised = withStats(stored, { ...Object.fromEntries(known), [key]: to });
  return withForge({ ...build, stats: withStats(build.stats, { [block]: raised }) }, (forge) => {
    const chosen = recordOf(forge[block]);
    return { [block]: { ...chosen, [key]: (Number(chosen[key]) || 0) + to - from } };
  });
}
