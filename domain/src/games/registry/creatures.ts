import type { AnyCreatureRules } from "../../game/creatures/creatureRules";
import type { SystemId } from "../../values/systemIds";
import { cthulhuCreatures } from "../cthulhu/creatures/rules";
import { cyberpunkCreatures } from "../cyberpunk/creatures/rules";
import { dnd5eCreatures } from "../dnd5e/creatures/rules";
import { vampireCreatures } from "../vampire/creatures/rules";

const CREATURES: Readonly<Record<SystemId, AnyCreatureRules>> = {
  dnd5e: dnd5eCreatures,
  vampire: vampireCreatures,
  cyberpunk: cyberpunkCreatures,
  cthulhu: cthulhuCreatures,
};

/** What the creatures of this game are and do in a fight. */
export const creaturesOf = (system: SystemId): AnyCreatureRules => CREATURES[system];
