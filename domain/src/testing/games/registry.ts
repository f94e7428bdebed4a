import type { AnyCreatureRules } from "../../game/creatures/creatureRules";
import type { AnyForge } from "../../game/forge/forge";
import type { AnyGame } from "../../game/game";
import type { AnyPlaySystem } from "../../game/play";
import type { SystemPreset } from "../../game/preset";
import { creaturesOf as creaturesOfFour } from "../../games/registry/creatures";
import { forgeOf as forgeOfFour } from "../../games/registry/forges";
import { gameOf as gameOfFour } from "../../games/registry/games";
import { ITEMS as ITEMS_OF_FOUR } from "../../games/registry/items";
import { playSystemOf as playSystemOfFour } from "../../games/registry/plays";
import { PRESETS as PRESETS_OF_FOUR } from "../../games/registry/presets";
import type { Item } from "../../sheet/equipment/item";
import { normaliseSystem, SYSTEM_IDS, type SystemId, TINY } from "./systemIds";
import { tinyCreatures } from "./tiny/creatures";
import { tinyForge } from "./tiny/forge";
import { tiny } from "./tiny/game";
import { tinyPlay } from "./tiny/play";

/** In place of every file of `games/registry` in the tests of a fifth game: the four, and the tiny one. */
export const gameOf = (system: SystemId): AnyGame => (system === TINY ? tiny : gameOfFour(system));
export const ALL_GAMES: readonly AnyGame[] = SYSTEM_IDS.map(gameOf);

export const creaturesOf = (system: SystemId): AnyCreatureRules =>
  system === TINY ? tinyCreatures : creaturesOfFour(system);

export const forgeOf = (system: SystemId): AnyForge => (system === TINY ? tinyForge : forgeOfFour(system));

export const playSystemOf = (system: SystemId): AnyPlaySystem =>
  system === TINY ? (tinyPlay as unknown as AnyPlaySystem) : playSystemOfFour(system);

export const ITEMS: Readonly<Record<string, readonly Item[]>> = { ...ITEMS_OF_FOUR, [TINY]: [] };

export const PRESETS: Readonly<Record<string, SystemPreset>> = {
  ...PRESETS_OF_FOUR,
  [TINY]: { ...PRESETS_OF_FOUR.vampire, id: TINY, name: "Petit jeu", skillGroups: [], rests: [] },
};
export const presetFor = (system: unknown): SystemPreset | undefined => PRESETS[normaliseSystem(system)];
