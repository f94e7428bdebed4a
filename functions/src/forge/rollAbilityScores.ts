import { decideRollScores } from "domain/forge/tableRolls";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { cryptoSource } from "../rolls/cryptoSource";
import { keepRolls } from "./keepRolls";

export const rollAbilityScores: Handler<"rollAbilityScores"> = async ({ params, caller, now }) => {
  await limitRate("forgeRolls", caller.uid, now);
  const { scores } = await keepRolls(params, caller.uid, (table, kept) =>
    decideRollScores(table, caller.uid, kept, cryptoSource, now),
  );
  return { scores };
};
