import type { SystemPreset } from "../../game/preset";
import { normaliseSystem, type SystemId } from "../../values/systemIds";
import { cthulhuPreset } from "../cthulhu/preset";
import { cyberpunkPreset } from "../cyberpunk/preset";
import { dnd5ePreset } from "../dnd5e/preset";
import { vampirePreset } from "../vampire/preset";

export const PRESETS: Readonly<Record<SystemId, SystemPreset>> = {
  dnd5e: dnd5ePreset,
  vampire: vampirePreset,
  cyberpunk: cyberpunkPreset,
  cthulhu: cthulhuPreset,
};

/** The preset of a system from a query or a document; dnd5e's when it is unknown (product §9). */
export function presetFor(system: unknown): SystemPreset {
  return PRESETS[normaliseSystem(system)];
}
