import type { Character } from "../../sheet/character/character";
import type { SystemId } from "../../values/systemIds";
import { dnd5eDarkvision } from "../dnd5e/darkvision";

/** How far a character sees in the dark, in metres, in games whose sheets say so; else 0. For the server alone. */
export const darkvisionOf = (system: SystemId, character: Character): number =>
  system === "dnd5e" ? dnd5eDarkvision(character) : 0;
