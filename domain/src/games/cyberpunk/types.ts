import type { CyberpunkCreature } from "./creatures/creature";
import type { CyberpunkDraft } from "./forge/draft";
import type { CyberpunkDamage, CyberpunkSpec } from "./rolls";

declare module "../../game/gameTypes" {
  interface GameTypes {
    cyberpunk: {
      readonly rollSpec: CyberpunkSpec;
      readonly damage: CyberpunkDamage;
      readonly creature: CyberpunkCreature;
      readonly draft: CyberpunkDraft;
    };
  }
}
