import type { SystemId } from "../../values/systemIds";
import { DND5E_LAST_LEVEL } from "../dnd5e/lastLevel";

/** The other games have no levels. */
const LAST_LEVELS: Readonly<Partial<Record<SystemId, number>>> = { dnd5e: DND5E_LAST_LEVEL };

/** The last level of this game's characters; undefined in games that have none. Apart from the rules: lists ask for it. */
export const lastLevelOf = (system: SystemId): number | undefined => LAST_LEVELS[system];
