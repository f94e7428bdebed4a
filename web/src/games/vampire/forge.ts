import { type ForgePages, pagesOf } from "../../kits/forge/forgePages";
import { VAMPIRE_PAGES } from "./forge/VampireSteps";

export const vampireForgePages: ForgePages = {
  pages: pagesOf(VAMPIRE_PAGES),
};
