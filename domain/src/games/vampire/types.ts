import type { VampireCreature } from "./creatures/creature";
import type { VampireDraft } from "./forge/draft";
import type { VampireDamage, VampireSpec } from "./rolls";

declare module "../../game/gameTypes" {
  interface GameTypes {
    vampire: {
      readonly rollSpec: VampireSpec;
      readonly damage: VampireDamage;
      readonly creature: VampireCreature;
      readonly draft: VampireDraft;
    };
  }
}
