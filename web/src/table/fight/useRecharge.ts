import type { TableRollView } from "domain/api/rolls";
import type { CreatureUse } from "domain/game/creatures/creatureUse";
import type { Creature } from "domain/game/gameTypes";
import type { SystemId } from "domain/values/systemIds";
import type { Recharge } from "../creatures/CreatureAttacks";
import { useCreatureAttack } from "./useCreatureAttack";
import { useCreatureUses } from "./useCreatureUses";

interface RechargeOptions {
  campaignId: string;
  system: SystemId;
  entry: { readonly id: string; readonly name: string };
  secret: boolean;
  creature: Creature;
}

const rollLabel = ({ label }: CreatureUse) => `Recharge : ${label}`;

/** What of a creature recharges: it is spent as it strikes, and comes back where a d6 before the table shows enough. */
export function useRecharge({ creature, ...roller }: RechargeOptions): Recharge {
  const { uses, left, spend } = useCreatureUses(roller.entry.id, creature);
  const recharging = uses.filter(({ from }) => from !== undefined);
  const throwDie = useCreatureAttack({
    ...roller,
    onRolled: ({ label, total }: TableRollView) => {
      const use = recharging.find((one) => rollLabel(one) === label);
      if (use?.from !== undefined && total >= use.from) spend(use, -1, `${use.label} : rechargé`);
    },
  });
  const rechargingBy = (attackId: string) => recharging.find(({ attack }) => attack === attackId);
  return {
    spentOf: (attackId) => {
      const use = rechargingBy(attackId);
      return use && left(use) === 0 ? use : undefined;
    },
    spend: (attackId) => {
      const use = rechargingBy(attackId);
      if (use && left(use) > 0) spend(use, 1, use.label);
    },
    roll: (use) => throwDie({ kind: "dice", label: rollLabel(use), dice: "1d6" }),
  };
}
