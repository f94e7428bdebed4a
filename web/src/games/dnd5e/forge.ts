import { type ForgePages, pagesOf } from "../../kits/forge/forgePages";
import { DND5E_PAGES } from "./forge/Dnd5eSteps";

export const dnd5eForgePages: ForgePages = {
  pages: pagesOf(DND5E_PAGES),
  hasProfile: true,
};
