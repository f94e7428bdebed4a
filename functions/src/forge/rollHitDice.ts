import { hitDiceFor } from "domain/game/forge/scoreDice";
import { decideRollHitDice } from "domain/table/forge/tableRolls";
import type { Handler } from "../http/handler";
import { cryptoSource } from "../rolls/cryptoSource";
import { storeRolls } from "./storeRolls";

export const rollHitDice: Handler<"rollHitDice"> = async ({ params, body: { sides }, caller, now }) => {
  const rolls = await storeRolls(params, caller.uid, (table, stored) =>
    decideRollHitDice(table, caller.uid, stored, sides, cryptoSource, now),
  );
  return { values: hitDiceFor(rolls, sides).filter((value) => value !== undefined) };
};
