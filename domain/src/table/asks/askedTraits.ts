import type { TraitGroup } from "../../game/asks";
import { gameOf } from "../../games/registry/games";
import type { SystemId } from "../../values/systemIds";

/** The rolls that may be asked for in a game, in the groups and by the names of its sheets. */
export const askedTraits = (system: SystemId): readonly TraitGroup[] => gameOf(system).asks.traits;

/** Whether the sheets of a game have a roll of this name, or it is composed of their traits. */
export const isAskedTrait = (system: SystemId, trait: string): boolean =>
  askedTraits(system).some(({ traits }) => traits.includes(trait)) ||
  gameOf(system).asks.composed?.reads(trait) === true;
