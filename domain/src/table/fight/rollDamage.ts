import type { FightDocument } from "../../documents/fight";
import type { InitiativeEntry } from "../../documents/initiativeState";
import type { RollDocument } from "../../documents/roll";
import { publicName } from "../initiative/publicOrder";
import { UNDO_LIMIT } from "./fight";

/**
 * The id, in the MJ's order, of the creature that a roll is aimed at: by its name, since the number that members know it
 * by changes with what is hidden. Undefined when nobody of the order has that name, or several have it.
 */
export function aimedCreature(
  order: readonly Pick<InitiativeEntry, "id" | "name" | "kind">[],
  { name, kind }: Pick<NonNullable<RollDocument["target"]>, "name" | "kind">,
): string | undefined {
  if (kind !== "creature") return undefined;
  const named = order.filter((entry) => entry.kind === "creature" && publicName(entry.name) === name);
  return named.length === 1 ? named[0]?.id : undefined;
}

type SeenByFight = Pick<FightDocument, "operationIds" | "steps" | "applied">;

/** So that the id of an application is within what an entry's may be. */
const [MAX_ROLL_ID, MAX_CREATURE_ID] = [36, 20];

const rollKey = (rollId: string): string => `${rollId.slice(0, MAX_ROLL_ID)}-`;

/** Whether an operation was not taken back: it is among the steps, or older than all of them while they are full. */
function stands(id: string, { operationIds, steps }: SeenByFight): boolean {
  if (steps.some((step) => step.id === id)) return true;
  const oldest = steps[UNDO_LIMIT - 1];
  if (oldest === undefined) return false;
  const since = operationIds.indexOf(oldest.id);
  return since === -1 || operationIds.indexOf(id) < since;
}

/**
 * The id of the fight's operation that applies a roll's damage to a creature: the same on every device and for every
 * press, so that it is applied once; another one once it was taken back. `applied`: it stands.
 */
export function creatureApplication(
  rollId: string,
  creatureId: string,
  seen: SeenByFight,
): { readonly id: string; readonly applied: boolean } {
  const key = `${rollKey(rollId)}${creatureId.slice(0, MAX_CREATURE_ID)}-`;
  const made = seen.operationIds.filter((id) => id.startsWith(key));
  const last = made.at(-1);
  if (last !== undefined && stands(last, seen)) return { id: last, applied: true };
  return { id: `${key}${made.length}`, applied: false };
}

type Rolled = Pick<RollDocument, "applied"> & { readonly id: string };

/**
 * Whom a roll's damage or healing was applied to: characters as the roll says, creatures as the fight does, and the roll
 * where a release of before applied it.
 */
export const metBy = (
  { id: rollId, applied = [] }: Rolled,
  fight: Pick<FightDocument, "applied"> | undefined,
): string[] => [
  ...applied.map(({ id }) => id),
  ...(fight?.applied ?? []).flatMap(({ roll, id }) => (roll === rollId ? [id] : [])),
];

/** Whether a roll's damage was applied to a creature and stands: to any, or to this one. */
export const isAppliedToCreature = (roll: Rolled, seen: SeenByFight, creatureId?: string): boolean =>
  metBy(roll, seen).some((id) => creatureId === undefined || id === creatureId) ||
  (creatureId === undefined
    ? seen.operationIds.some((id) => id.startsWith(rollKey(roll.id)) && stands(id, seen))
    : creatureApplication(roll.id, creatureId, seen).applied);
