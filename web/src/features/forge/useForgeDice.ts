import { isLevelDie, rollAbilityScores, rollHitDice } from "domain/api/forge";
import type { ForgeCampaign } from "domain/game/forge/forge";
import type { ForgeDice } from "domain/game/forge/forgeDice";
import { rollScores } from "domain/table/forge/tableRolls";
import { rollDie } from "domain/values/dice/die";
import type { SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { cryptoSource } from "../../browser/cryptoSource";
import { call } from "../../http/call";

/** The device's own dice, or the server's where the table's rules say that it rolls. */
export function useForgeDice(system: SystemId, table: ForgeCampaign | undefined): ForgeDice {
  return useMemo(() => {
    const rollsScores = table?.settings.abilityMethod === "rolled";
    const rollsLevelDice = table?.settings.hitPoints === "rolled";
    const params = { system, id: table?.id ?? "" };
    return {
      scoresFor: rollsScores ? params.id : "",
      levelDiceFor: rollsLevelDice ? params.id : "",
      rollScores: async () =>
        rollsScores ? (await call(rollAbilityScores, { params })).scores : rollScores(system, cryptoSource),
      rollLevelDice: async (sides, kept) =>
        rollsLevelDice
          ? (await call(rollHitDice, { params, body: { sides: sides.filter(isLevelDie) } })).values
          : sides.map((size, index) => kept[index] ?? rollDie(size, cryptoSource)),
    };
  }, [system, table?.id, table?.settings.abilityMethod, table?.settings.hitPoints]);
}
