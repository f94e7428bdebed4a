import type { Creature } from "../../game/gameTypes";
import { AppError } from "../../values/errors";
import type { SystemId } from "../../values/systemIds";

/** Throws `invalid-input` for a creature of another game than the campaign's. */
export function requireOfGame(system: SystemId, creatures: readonly Pick<Creature, "system">[]): void {
  if (creatures.every((creature) => creature.system === system)) return;
  throw new AppError("invalid-input", {
    sentence: "Une de ces créatures est d'un autre jeu que la campagne.",
  });
}
