import type { AskDocument } from "../../documents/ask";
import type { AskedRoll } from "../../documents/askContent";
import type { RollAudience, RollDocument } from "../../documents/roll";
import type { RollSpec } from "../../game/gameTypes";
import { INITIATIVE_LABEL } from "../../game/rolls/initiative";
import { gameOf } from "../../games/registry/games";
import { AppError } from "../../values/errors";
import { isRedo, isUse, type TableRollRequest } from "../rolls/tableRoll";

/** A roll that answers an ask, with what the ask decides. */
export interface AskAnswer extends TableRollRequest {
  readonly roll: string | RollSpec;
  readonly audience: RollAudience;
}

/** Throws `invalid-input` for dice notation, second attempts and what throws nothing: what is asked for is a roll of the game. */
function requireSpec(roll: TableRollRequest["roll"]): RollSpec {
  if (typeof roll === "string" || isRedo(roll) || isUse(roll)) {
    throw new AppError("invalid-input", { sentence: "Réponds par le jet qui est demandé." });
  }
  return roll;
}

/** A roll without what it must reach. */
function ofNoDifficulty(spec: RollSpec): RollSpec {
  const { difficulty: _, level: __, ...plain } = { difficulty: undefined, level: undefined, ...spec };
  return plain;
}

/**
 * The roll as the ask wants it, whatever the request says of these: its difficulty or its level, neither where it hides
 * them, and the MJ alone sees it where the ask is secret. Throws `invalid-input` for what is no roll by the game's rules; an initiative is dice in most
 * games.
 */
export function answerTo<Request extends TableRollRequest>(
  {
    trait,
    difficulty,
    level,
    secret,
    hidesDifficulty,
  }: Pick<AskedRoll, "trait" | "difficulty" | "level" | "secret" | "hidesDifficulty">,
  request: Request,
): Request & AskAnswer {
  const audience = secret ? "mj" : request.audience;
  if (trait === INITIATIVE_LABEL && typeof request.roll === "string") {
    return { ...request, roll: request.roll, audience };
  }
  const asked = requireSpec(request.roll);
  // The MJ who rolls for somebody knows it.
  const spec = hidesDifficulty ? ofNoDifficulty(asked) : asked;
  const roll: RollSpec =
    gameOf(spec.game).asks.difficulty === undefined
      ? { ...spec, ...(level !== undefined && { level }) }
      : { ...spec, ...(difficulty !== undefined && { difficulty }) };
  return { ...request, roll, audience };
}

/**
 * The answer of each character, and of each player who answered without one that was asked, by their ids: the latest, for a
 * second attempt stands for the first.
 */
export function answersByFighter<Roll extends Pick<RollDocument, "uid" | "character" | "createdAt">>(
  { heroes = [] }: Pick<AskDocument, "heroes">,
  rolls: readonly Roll[],
): ReadonlyMap<string, Roll> {
  const oldestFirst = rolls.toSorted((one, other) => one.createdAt - other.createdAt);
  return new Map(
    oldestFirst.map((roll) => [
      roll.character && heroes.includes(roll.character.id) ? roll.character.id : roll.uid,
      roll,
    ]),
  );
}
