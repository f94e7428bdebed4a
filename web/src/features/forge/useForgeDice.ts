import { rollAbilityScores, rollHitDice } from "domain/api/forge";
import type { ForgeCampaign } from "domain/game/forge/forge";
import type { ForgeDice } from "domain/game/forge/forgeDice";
import { rollScores } from "domain/table/forge/tableRolls";
import { rollDie } from "domain/values/dice/die";
import type { SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { cryptoSource } from "../../browser/cryptoSource";
import { call } from "../../http/call";

const HIT_DICE = [6, 8, 10, 12] as const;
type HitDie = (typeof HIT_DICE)[number];
const isHitDie = (sides: number): sides is HitDie => HIT_DICE.some((die) => die === sides);

/** The device's own dice, or the server's where the table's rules say that it rolls. */
export function useForgeDice(system: SystemId, table: ForgeCampaign | undefined): ForgeDice {
  return useMemo(() => {
    const rollsScores = table?.settings.abilityMethod === "rolled";
    const rollsHitDice = table?.settings.hitPoints === "rolled";
    const params = { system, id: table?.id ?? "" };
    return {
      scoresFor: rollsScores ? params.id : "",
      hitDiceFor: rollsHitDice ? params.id : "",
      rollScores: async () =>
        rollsScores ? (await call(rollAbilityScores, { params })).scores : rollScores(system, cryptoSource),
      rollHitDice: async (sides, kept) =>
        rollsHitDice
          ? (await call(rollHitDice, { params, body: { sides: sides.filter(isHitDie) } })).values
          : sides.map((size, index) => kept[index] ?? rollDie(size, cryptoSource)),
    };
  }, [system, table?.id, table?.settings.abilityMethod, table?.settings.hitPoints]);
}
