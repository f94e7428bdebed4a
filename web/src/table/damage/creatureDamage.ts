import type { HitPart } from "domain/table/rolls/hits";
import { createContext, useContext } from "react";
import type { DamageOffer, DamageRoll } from "./damageRoll";

/** What a roll does to the creature of the fight that it is aimed at. */
export interface AimedCreature {
  /** What is not applied yet; undefined where nothing is left. */
  readonly left: DamageRoll | undefined;
  /**
   * What so much of it does. Undefined where it cannot be applied: the creature has left, shares its name, or has no
   * life that is counted.
   */
  readonly foresee: ((parts: readonly HitPart[]) => DamageOffer) | undefined;
}

/** Known where the MJ runs the fight: one press applies a roll there, without a connection as well. */
const CreatureDamageContext = createContext<((roll: DamageRoll) => AimedCreature) | undefined>(undefined);

export const CreatureDamageProvider = CreatureDamageContext.Provider;
export const useCreatureDamage = () => useContext(CreatureDamageContext);
