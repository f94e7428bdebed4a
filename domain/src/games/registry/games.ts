import type { AnyGame } from "../../game/game";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { cthulhu } from "../cthulhu/game";
import { cyberpunk } from "../cyberpunk/game";
import { dnd5e } from "../dnd5e/game";
import { vampire } from "../vampire/game";

const GAMES: Readonly<Record<SystemId, AnyGame>> = { dnd5e, vampire, cyberpunk, cthulhu };

/** The game of this id. */
export const gameOf = (system: SystemId): AnyGame => GAMES[system];

export const ALL_GAMES: readonly AnyGame[] = SYSTEM_IDS.map(gameOf);
