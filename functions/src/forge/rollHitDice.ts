import { decideRollHitDice, hitDiceFor } from "domain/forge/tableRolls";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { cryptoSource } from "../rolls/cryptoSource";
import { keepRolls } from "./keepRolls";

export const rollHitDice: Handler<"rollHitDice"> = async ({ params, body: { sides }, caller, now }) => {
  await limitRate("forgeRolls", caller.uid, now);
  const rolls = await keepRolls(params, caller.uid, (table, kept) =>
    decideRollHitDice(table, caller.uid, kept, sides, cryptoSource, now),
  );
  return { values: hitDiceFor(rolls, sides).filter((value) => value !== undefined) };
};
