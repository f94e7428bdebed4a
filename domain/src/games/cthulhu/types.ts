import type { CthulhuCreature } from "./creatures/creature";
import type { CthulhuDraft } from "./forge/draft";
import type { CthulhuDamage, CthulhuSpec } from "./rolls";

declare module "../../game/gameTypes" {
  interface GameTypes {
    cthulhu: {
      readonly rollSpec: CthulhuSpec;
      readonly damage: CthulhuDamage;
      readonly creature: CthulhuCreature;
      readonly draft: CthulhuDraft;
    };
  }
}
