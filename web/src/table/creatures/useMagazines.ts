import type { CreatureUse } from "domain/game/creatures/creatureUse";
import type { Creature } from "domain/game/gameTypes";
import { useCreatureUses } from "../fight/useCreatureUses";

/** The magazines of a creature's guns, by the ids of its attacks. */
export interface Magazines {
  /** Undefined of what counts no shots. */
  readonly of: (attackId: string) => { readonly left: number; readonly max: number } | undefined;
  readonly fire: (attackId: string, shots: number) => void;
  readonly reload: (attackId: string) => void;
}

/** The magazines of a creature of the fight, as its MJ counts them. */
export function useMagazines(entryId: string, creature: Creature): Magazines {
  const { uses, left, spend } = useCreatureUses(entryId, creature);
  const magazineOf = (attackId: string): CreatureUse | undefined =>
    uses.find(({ key, attack }) => attack === attackId && key.startsWith("shots-"));
  return {
    of: (attackId) => {
      const use = magazineOf(attackId);
      return use && { left: left(use), max: use.max };
    },
    fire: (attackId, shots) => {
      const use = magazineOf(attackId);
      if (use) spend(use, shots, use.label);
    },
    reload: (attackId) => {
      const use = magazineOf(attackId);
      if (use) spend(use, -use.max, `${use.label} : rechargé`);
    },
  };
}
