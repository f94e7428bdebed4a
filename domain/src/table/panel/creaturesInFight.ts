import type { Creature } from "../../game/gameTypes";
import { gameOf } from "../../games/registry/games";
import { entryOf } from "../../operations/revert";
import { clampTo } from "../../values/range";
import type { SystemId } from "../../values/systemIds";

/** Where the numbers of a creature stand: in the game's catalogue, or among the fight's own copies. */
export type CreatureSource = { readonly catalogue: string } | { readonly copy: string };

/** What a fight has done to a creature. */
export interface CreatureInFight {
  readonly source: CreatureSource;
  /** Points of life, or boxes of Health, that it came with. */
  readonly max: number;
  /** Those that are gone: 0 to `max`. */
  readonly lost: number;
  /** In French, as they are shown. */
  readonly conditions: readonly string[];
  /** Cyberpunk: the points of stopping power that are gone. */
  readonly ablation?: Readonly<Partial<Record<"head" | "body", number>>> | undefined;
  /** The line of the prepared encounter that it came with (`encounterLine`). */
  readonly encounter?: string | undefined;
}

/** What a fight knows of its creatures with numbers, by the ids of their entries. */
export interface CreaturesInFight {
  readonly creatures: Readonly<Record<string, CreatureInFight>>;
  /** Copies of the MJ's own creatures, by their keys: a creature that is edited while it fights stays what it was. */
  readonly copies: Readonly<Record<string, Creature>>;
}

/** Which line of an encounter creatures come with: `"a1b2#0"`. */
export const encounterLine = (encounterId: string, line: number): string => `${encounterId}#${line}`;

/** Whether a participant has no life left; false of those without numbers. */
export const isDown =
  ({ creatures }: Pick<CreaturesInFight, "creatures">) =>
  (id: string): boolean => {
    const creature = entryOf(creatures, id);
    return creature !== undefined && creature.lost >= creature.max;
  };

export const NO_CREATURES: CreaturesInFight = { creatures: {}, copies: {} };

/** What one press does to the life of one creature: negative points heal. */
export interface CreatureHit {
  readonly id: string;
  readonly points: number;
  readonly ablated?: "head" | "body" | undefined;
}

/** « −7 PV (0/7) »: what happened to a creature. */
export function hitText(system: SystemId, before: CreatureInFight, after: CreatureInFight): string {
  const by = before.lost - after.lost;
  const sign = by > 0 ? "+" : "−";
  return `${by === 0 ? "±" : sign}${Math.abs(by)} ${gameOf(system).lifeUnit} (${after.max - after.lost} / ${after.max})`;
}

/** The creature after a hit, its life within its bounds. */
export function hitCreature(creature: CreatureInFight, { points, ablated }: CreatureHit): CreatureInFight {
  const lost = clampTo({ min: 0, max: creature.max }, creature.lost + points);
  if (ablated === undefined) return { ...creature, lost };
  const { ablation = {} } = creature;
  return { ...creature, lost, ablation: { ...ablation, [ablated]: (ablation[ablated] ?? 0) + 1 } };
}

/** The creature with a condition, or without it; the same object where nothing changes. */
export function setCondition(creature: CreatureInFight, condition: string, on: boolean): CreatureInFight {
  if (creature.conditions.includes(condition) === on) return creature;
  const others = creature.conditions.filter((one) => one !== condition);
  return { ...creature, conditions: on ? [...others, condition] : others };
}

/** Creatures without those that stand in no order any more, and copies without those that nobody is. */
export function ofOrder(
  known: CreaturesInFight,
  order: readonly { readonly id: string }[],
): CreaturesInFight {
  const ids = new Set(order.map(({ id }) => id));
  const creatures = Object.entries(known.creatures).filter(([id]) => ids.has(id));
  if (creatures.length === Object.keys(known.creatures).length) return known;
  const used = new Set(creatures.flatMap(([, { source }]) => ("copy" in source ? [source.copy] : [])));
  const copies = Object.entries(known.copies).filter(([key]) => used.has(key));
  return { creatures: Object.fromEntries(creatures), copies: Object.fromEntries(copies) };
}
