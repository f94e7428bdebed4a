import { createContext, useContext } from "react";
import type { DamageOffer, DamageRoll } from "./damageRoll";

/** What a roll does to the creature of the fight that it is aimed at. */
export interface AimedCreature {
  readonly applied: boolean;
  /**
   * What so many points of it do. Undefined where it cannot be applied: the creature has left, shares its name, or has no
   * life that is counted.
   */
  readonly foresee: ((points: number) => DamageOffer) | undefined;
}

/** Known where the MJ runs the fight: one press applies a roll there, without a connection as well. */
const CreatureDamageContext = createContext<((roll: DamageRoll) => AimedCreature) | undefined>(undefined);

export const CreatureDamageProvider = CreatureDamageContext.Provider;
export const useCreatureDamage = () => useContext(CreatureDamageContext);
