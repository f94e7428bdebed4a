import type { AnyPlaySystem } from "../game/play";
import type { SystemId } from "../values/systemIds";
import { gameOf } from "./registry/games";

/** `playSystemOf` for clients: loads this game alone. */
export const loadPlaySystem = (system: SystemId): Promise<AnyPlaySystem> => gameOf(system).play();
