import type { AnyPlaySystem } from "../../game/play";
import type { SystemId } from "../../values/systemIds";
import { cthulhuPlay } from "../cthulhu/play/play";
import { cyberpunkPlay } from "../cyberpunk/play/play";
import { dnd5ePlay } from "../dnd5e/play/dnd5ePlay";
import { vampirePlay } from "../vampire/play/play";

const SYSTEMS = { dnd5e: dnd5ePlay, vampire: vampirePlay, cyberpunk: cyberpunkPlay, cthulhu: cthulhuPlay };

/** How the characters of this game change during play. Loads all games: clients use `loadPlaySystem`. */
export function playSystemOf(system: SystemId): AnyPlaySystem {
  return SYSTEMS[system] as unknown as AnyPlaySystem;
}
