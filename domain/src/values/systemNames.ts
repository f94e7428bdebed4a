import type { SystemId } from "./systemIds";

/** The names of the games, apart from their presets, so that a list of campaigns need not load these. */
export const SYSTEM_NAMES: Readonly<Record<SystemId, string>> = {
  dnd5e: "Dungeons & Dragons",
  vampire: "Vampire",
  cyberpunk: "Cyberpunk",
  cthulhu: "L'Appel de Cthulhu",
};
