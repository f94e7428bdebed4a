import type { Dnd5eCreature } from "./creatures/creature";
import type { Dnd5eDraft } from "./forge/draft";
import type { Dnd5eDamage, Dnd5eSpec } from "./rolls";
import type { Dnd5eSave } from "./saves";

declare module "../../game/gameTypes" {
  interface GameTypes {
    dnd5e: {
      readonly rollSpec: Dnd5eSpec;
      readonly damage: Dnd5eDamage;
      readonly save: Dnd5eSave;
      readonly creature: Dnd5eCreature;
      readonly draft: Dnd5eDraft;
    };
  }
}
