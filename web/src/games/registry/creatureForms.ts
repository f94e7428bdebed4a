import type { SystemId } from "domain/values/systemIds";
import type { CreatureFormParts } from "../../kits/creatures/creatureForm";
import { cthulhuCreatureForm } from "../cthulhu/creatures/form";
import { cyberpunkCreatureForm } from "../cyberpunk/creatures/form";
import { dnd5eCreatureForm } from "../dnd5e/creatures/form";
import { vampireCreatureForm } from "../vampire/creatures/form";

const FORMS: Readonly<Record<SystemId, CreatureFormParts>> = {
  dnd5e: dnd5eCreatureForm,
  vampire: vampireCreatureForm,
  cyberpunk: cyberpunkCreatureForm,
  cthulhu: cthulhuCreatureForm,
};

/** The form of this game's creatures. */
export const creatureFormOf = (system: SystemId): CreatureFormParts => FORMS[system];
