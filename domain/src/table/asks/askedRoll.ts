import type { AskedRoll } from "../../documents/askContent";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { gameOf } from "../../games/registry/games";
import type { Character } from "../../sheet/character/character";
import type { SystemId } from "../../values/systemIds";
import { sheetChecks } from "../rolls/sheetChoices";

type AskContent = Pick<AskedRoll, "trait" | "settles" | "loss">;

/**
 * The roll of a character's sheet that an ask names; undefined where the sheet does not know its value. `character`
 * with its equipment and its state in play, `raw` the same as it came.
 */
export function askedRoll(character: Character, raw: unknown, content: AskContent): RollRequest | undefined {
  const { sheet, asks } = gameOf(character.system);
  const checks = sheetChecks(character, raw).flatMap(({ choices }) => choices);
  const rolls = [...checks, ...sheet.fightRolls(character, raw), ...(asks.others ?? [])];
  const request =
    rolls.find((one) => one?.label === content.trait) ?? asks.composed?.roll(raw, content.trait);
  return request && asAsked(character.system, request, content);
}

/** A roll of a sheet with what the ask makes of it: what it settles, and what it costs. */
export function asAsked(system: SystemId, request: RollRequest, { settles, loss }: AskContent): RollRequest {
  const cost = loss === undefined ? undefined : gameOf(system).asks.loss?.read(loss);
  return {
    ...request,
    ...(settles && { settles }),
    ...(cost && request.kind === "game" && { loss: cost }),
  };
}
