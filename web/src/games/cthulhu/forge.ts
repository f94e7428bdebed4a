import { type ForgePages, pagesOf } from "../../kits/forge/forgePages";
import { CTHULHU_PAGES } from "./forge/CthulhuSteps";

export const cthulhuForgePages: ForgePages = {
  pages: pagesOf(CTHULHU_PAGES),
};
