import type { FightDocument } from "../documents/fight";
import type { RollDocument } from "../documents/roll";
import type { InitiativeEntry } from "../initiative/initiativeState";
import { publicName } from "../initiative/publicOrder";
import { applicationOf } from "../rolls/damageApplication";
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

/**
 * The id of the fight's operation that applies a roll's damage, the same on every device and for every press, so that it
 * is applied once; another one once it was taken back. `applied`: it is among the fight's operations and stands. What is
 * too old to be taken back stands.
 */
export function fightApplicationOf(
  rollId: string,
  { operationIds, steps }: Pick<FightDocument, "operationIds" | "steps">,
): ReturnType<typeof applicationOf> {
  const stands = (id: string) => steps.length >= UNDO_LIMIT || steps.some((step) => step.id === id);
  return applicationOf(
    rollId,
    operationIds.map((id) => ({ id, ...(!stands(id) && { undoneBy: "undo" }) })),
  );
}
