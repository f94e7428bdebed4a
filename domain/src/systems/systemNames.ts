import type { SystemId } from "./systemIds";

/** The games by name, apart from their presets: a list of campaigns names its games and needs nothing more of them. */
export const SYSTEM_NAMES: Readonly<Record<SystemId, string>> = {
  dnd5e: "Dungeons & Dragons",
  vampire: "Vampire",
  cyberpunk: "Cyberpunk",
  cthulhu: "L'Appel de Cthulhu",
};
