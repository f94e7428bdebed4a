import type { Participant } from "../../documents/initiativeState";
import { MAX_MARKS } from "../../documents/panelSchema";
import type { Creature } from "../../game/gameTypes";
import { gameOf } from "../../games/registry/games";
import { clampTo } from "../../values/range";
import type { SystemId } from "../../values/systemIds";
import { plural } from "../../values/text/plural";

/** Where the numbers of a creature stand: in the game's catalogue, or among the fight's own copies. */
export type CreatureSource = { readonly catalogue: string } | { readonly copy: string };

/** A creature on a scene, before it comes into an order, with what it will act at. */
interface WaitingCreature {
  readonly sceneId: string;
  readonly participant: Participant;
  readonly value: number;
  readonly bonus?: number | undefined;
}

/** What a fight has done to a creature. */
export interface CreatureInFight {
  readonly source: CreatureSource;
  /** Points of life, or boxes of Health, that it came with. */
  readonly max: number;
  /** Those that are gone: 0 to `max`. */
  readonly lost: number;
  /** What it has used of what it may do only so often, by the keys of its uses. */
  readonly spent?: Readonly<Record<string, number>> | undefined;
  /** In French, as they are shown. */
  readonly conditions: readonly string[];
  /** Vampire: how many of them are aggravated, once it was hit. */
  readonly aggravated?: number | undefined;
  /** Cyberpunk: the points of stopping power that are gone. */
  readonly ablation?: Readonly<Partial<Record<"head" | "body", number>>> | undefined;
  /** The line of the prepared encounter that it came with (`encounterLine`). */
  readonly encounter?: string | undefined;
  /** It stands on a scene, in no order yet. */
  readonly waiting?: WaitingCreature | undefined;
}

/** What a fight knows of its creatures with numbers, by the ids of their entries. */
export interface CreaturesInFight {
  readonly creatures: Readonly<Record<string, CreatureInFight>>;
  /** Copies of the MJ's own creatures, by their keys: a creature that is edited while it fights stays what it was. */
  readonly copies: Readonly<Record<string, Creature>>;
}

/** Which line of an encounter creatures come with: `"a1b2#0"`. */
export const encounterLine = (encounterId: string, line: number): string => `${encounterId}#${line}`;

export const NO_CREATURES: CreaturesInFight = { creatures: {}, copies: {} };

/** What one press does to the life of one creature: negative points heal. */
export interface CreatureHit {
  readonly id: string;
  readonly points: number;
  readonly ablated?: "head" | "body" | undefined;
  readonly aggravated?: number | undefined;
  readonly begins?: readonly string[] | undefined;
}

/** « −7 PV (0/7) »: what happened to a creature. */
export function hitText(system: SystemId, before: CreatureInFight, after: CreatureInFight): string {
  const by = before.lost - after.lost;
  const sign = by > 0 ? "+" : "−";
  const { aggravated = 0 } = after;
  const marks = aggravated > 0 ? `, ${aggravated} ${plural(aggravated, "aggravé", "aggravés")}` : "";
  const begun = after.conditions.filter((one) => !before.conditions.includes(one));
  const life = `${by === 0 ? "±" : sign}${Math.abs(by)} ${gameOf(system).lifeUnit}`;
  return [`${life} (${after.max - after.lost} / ${after.max}${marks})`, ...begun].join(", ");
}

/** The creature after a hit, its life within its bounds. */
export function hitCreature(creature: CreatureInFight, hit: CreatureHit): CreatureInFight {
  const { points, ablated, aggravated, begins = [] } = hit;
  const lost = clampTo({ min: 0, max: creature.max }, creature.lost + points);
  const { ablation = {} } = creature;
  const severe = aggravated === undefined ? creature.aggravated : (creature.aggravated ?? 0) + aggravated;
  return {
    ...creature,
    lost,
    ...(severe !== undefined && { aggravated: clampTo({ min: 0, max: lost }, severe) }),
    ...(ablated && { ablation: { ...ablation, [ablated]: (ablation[ablated] ?? 0) + 1 } }),
    ...(begins.length > 0 && {
      conditions: [...new Set([...creature.conditions, ...begins])].slice(0, MAX_MARKS),
    }),
  };
}

/** Whether a fight is over for a creature: without life, in Vampire once every mark is aggravated. */
export const isDown = ({
  lost,
  max,
  aggravated = max,
}: Pick<CreatureInFight, "lost" | "max" | "aggravated">): boolean => lost >= max && aggravated >= max;

/** The creature with a condition, or without it; the same object where nothing changes, or it has too many. */
export function setCondition(creature: CreatureInFight, condition: string, on: boolean): CreatureInFight {
  const { conditions } = creature;
  if (conditions.includes(condition) === on || (on && conditions.length >= MAX_MARKS)) return creature;
  const others = conditions.filter((one) => one !== condition);
  return { ...creature, conditions: on ? [...others, condition] : others };
}

/** Creatures without those that neither stand in the order any more nor wait; nobody waits who is in it. */
export function ofOrder(
  known: CreaturesInFight,
  order: readonly { readonly id: string }[],
): CreaturesInFight {
  const ids = new Set(order.map(({ id }) => id));
  const kept = keepCreatures(known, (id, { waiting }) => ids.has(id) || waiting !== undefined);
  const joined = Object.entries(kept.creatures).filter(([id, { waiting }]) => waiting && ids.has(id));
  if (joined.length === 0) return kept;
  const creatures = Object.fromEntries(joined.map(([id, { waiting: _, ...creature }]) => [id, creature]));
  return { ...kept, creatures: { ...kept.creatures, ...creatures } };
}

/** The creatures that are wanted, and copies without those that nobody is; the same object where all are. */
export function keepCreatures(
  known: CreaturesInFight,
  isKept: (id: string, creature: CreatureInFight) => boolean,
): CreaturesInFight {
  const creatures = Object.entries(known.creatures).filter(([id, creature]) => isKept(id, creature));
  if (creatures.length === Object.keys(known.creatures).length) return known;
  const used = new Set(creatures.flatMap(([, { source }]) => ("copy" in source ? [source.copy] : [])));
  const copies = Object.entries(known.copies).filter(([key]) => used.has(key));
  return { creatures: Object.fromEntries(creatures), copies: Object.fromEntries(copies) };
}
