import type { SpeedRules } from "../../game/speedRules";
import type { SystemId } from "../../values/systemIds";
import { cthulhuSpeed } from "../cthulhu/speed";
import { cyberpunkSpeed } from "../cyberpunk/speed";
import { dnd5eSpeed } from "../dnd5e/speed";

/** Vampire counts no distances. */
const SPEEDS: Readonly<Partial<Record<SystemId, SpeedRules>>> = {
  dnd5e: dnd5eSpeed,
  cyberpunk: cyberpunkSpeed,
  cthulhu: cthulhuSpeed,
};

/** How far somebody goes in a turn of this game; undefined in games that do not say it. */
export const speedRulesOf = (system: SystemId): SpeedRules | undefined => SPEEDS[system];
