import type { Creature } from "../../game/gameTypes";
import { gameOf } from "../../games/registry/games";
import type { SystemId } from "../../values/systemIds";

/** The catalogue of a game's creatures; loads the part of this game alone (28 KB gz in D&D). */
export const loadCreatures = (system: SystemId): Promise<readonly Creature[]> => gameOf(system).creatures();
