import { decideRollScores } from "domain/table/forge/tableRolls";
import type { Handler } from "../http/handler";
import { cryptoSource } from "../rolls/cryptoSource";
import { storeRolls } from "./storeRolls";

export const rollAbilityScores: Handler<"rollAbilityScores"> = async ({ params, caller, now }) => {
  const { scores } = await storeRolls(params, caller.uid, (table, stored) =>
    decideRollScores(table, caller.uid, stored, cryptoSource, now),
  );
  return { scores };
};
