import type { FightDocument } from "../../documents/fight";
import { isSeenInOrder } from "../../documents/initiativeState";
import type { RollDocument } from "../../documents/roll";
import { publicName } from "../initiative/publicOrder";
import { asTold, isOrderTold } from "./shownNames";
import { fightersOf } from "./waitingCreatures";

/** As a roll names a creature. */
type AimedCreature = Pick<NonNullable<RollDocument["target"]>, "id" | "name" | "kind">;

/** Everybody whom the fight may still know, those too whom a step would bring back. */
function everyIdOf({ panel, steps }: Pick<FightDocument, "panel" | "steps">): ReadonlySet<string> {
  const inSteps = steps.flatMap(({ step }) => [
    ...(step?.order ?? []).map((named) => (typeof named === "string" ? named : named.id)),
    ...Object.keys(step?.creatures ?? {}),
  ]);
  return new Set([...fightersOf(panel).map(({ id }) => id), ...inSteps]);
}

/**
 * The fight in which each creature that members know has a name, and an alias under which they know it: made when it was
 * first shown, since its own id was there before; its own for good, whatever hides it later. The same object where all have
 * one.
 */
export function withAliases(fight: FightDocument, newAlias: () => string): FightDocument {
  const told = asTold(fight);
  const { aliases = {} } = told;
  const shown = fightersOf(told.panel).filter(({ kind, shown }) => kind === "creature" && shown);
  if (shown.every(({ id }) => Object.hasOwn(aliases, id))) return told;
  const known = everyIdOf(told);
  const kept = Object.entries(aliases).filter(([id]) => known.has(id));
  const made = shown.flatMap(({ id }) => (Object.hasOwn(aliases, id) ? [] : [[id, newAlias()] as const]));
  return { ...told, aliases: Object.fromEntries([...kept, ...made]) };
}

/** A fight with how its members know its creatures. */
export type KnownFight = Pick<FightDocument, "panel" | "shared" | "startedAt" | "aliases">;

/**
 * A creature of the order as members aim at it, by its id in the fight; undefined of one that they do not see there. Of a
 * fight that releases of before stored, by its name.
 */
export function creatureInSight(fight: KnownFight, id: string): AimedCreature | undefined {
  if (!isOrderTold(fight)) return undefined;
  const entry = fight.panel.initiative.order.find((one) => one.id === id);
  if (entry?.kind !== "creature" || !isSeenInOrder(entry)) return undefined;
  const name = publicName(entry.name);
  return { id: fight.aliases?.[id] ?? name, name, kind: "creature" };
}

/** As releases of before numbered creatures among those in sight: the id says nothing. */
const NUMBERED = /^creature-\d{1,3}$/;

/**
 * The id, in the MJ's order, of the creature that a roll is aimed at. Of rolls that releases of before made, by its name;
 * undefined where nobody of the order has that, or several have it.
 */
export function aimedCreature(
  { panel, aliases = {} }: Pick<FightDocument, "panel" | "aliases">,
  { id, name, kind }: AimedCreature,
): string | undefined {
  if (kind !== "creature") return undefined;
  const creatures = panel.initiative.order.filter((entry) => entry.kind === "creature");
  const known = creatures.find((entry) => aliases[entry.id] === id);
  if (known || !(NUMBERED.test(id) || id === name)) return known?.id;
  const named = creatures.filter((entry) => publicName(entry.name) === name);
  return named.length === 1 ? named[0]?.id : undefined;
}
