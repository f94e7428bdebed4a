import type { AnyForge } from "../../game/forge/forge";
import type { SystemId } from "../../values/systemIds";
import { cthulhuForge } from "../cthulhu/forge/forge";
import { cyberpunkForge } from "../cyberpunk/forge/forge";
import { dnd5eForge } from "../dnd5e/forge/forge";
import { vampireForge } from "../vampire/forge/forge";

const FORGES: Readonly<Record<SystemId, AnyForge>> = {
  dnd5e: dnd5eForge,
  vampire: vampireForge,
  cyberpunk: cyberpunkForge,
  cthulhu: cthulhuForge,
};

/** How characters of this game are made. */
export const forgeOf = (system: SystemId): AnyForge => FORGES[system];
