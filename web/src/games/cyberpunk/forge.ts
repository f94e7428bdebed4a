import type { CyberpunkDraft } from "domain/games/cyberpunk/forge/draft";
import { gearFacts, moneyLeft } from "domain/games/cyberpunk/forge/steps";
import { type ForgePages, pagesOf } from "../../kits/forge/forgePages";
import { CYBERPUNK_PAGES } from "./forge/CyberpunkSteps";

export const cyberpunkForgePages: ForgePages = {
  pages: pagesOf(CYBERPUNK_PAGES),
  budget: {
    left: (draft) => moneyLeft(draft as CyberpunkDraft),
    unit: "eb",
    facts: (draft) => gearFacts(draft as CyberpunkDraft),
  },
};
