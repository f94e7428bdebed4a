import type { SystemId } from "domain/values/systemIds";
import type { ForgePages } from "../../kits/forge/forgePages";
import { cthulhuForgePages } from "../cthulhu/forge";
import { cyberpunkForgePages } from "../cyberpunk/forge";
import { dnd5eForgePages } from "../dnd5e/forge";
import { vampireForgePages } from "../vampire/forge";

const PAGES: Readonly<Record<SystemId, ForgePages>> = {
  dnd5e: dnd5eForgePages,
  vampire: vampireForgePages,
  cyberpunk: cyberpunkForgePages,
  cthulhu: cthulhuForgePages,
};

/** The pages of the Forge that only this game has. */
export const forgePagesOf = (system: SystemId): ForgePages => PAGES[system];
