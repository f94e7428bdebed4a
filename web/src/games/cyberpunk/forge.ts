import { STARTING_MONEY } from "domain/games/cyberpunk/creation";
import { type ForgePages, pagesOf } from "../../kits/forge/forgePages";
import { CYBERPUNK_PAGES } from "./forge/CyberpunkSteps";

export const cyberpunkForgePages: ForgePages = {
  pages: pagesOf(CYBERPUNK_PAGES),
  budget: { amount: STARTING_MONEY, unit: "eb" },
};
