import type { SanityLoss } from "../../game/rolls/rollRequest";
import { diceBounds } from "../../values/dice/diceExpression";
import { parseDice } from "../../values/dice/parseDice";
import { isSuccess, type RollOutcome } from "../../values/dice/rollOutcome";

const MAX_LOSS = 100;
const MAX_TEXT = 20;
const PROBLEM = "Écris la perte de SAN comme dans le scénario, par exemple : 1/1d6.";

const isNumber = (part: string): boolean => /^\d{1,2}$/.test(part);

/** From 0 to 100, in one roll. */
function isLoss(part: string): boolean {
  if (isNumber(part)) return true;
  const expression = parseDice(part);
  if (expression === undefined || expression.repeats > 1) return false;
  const { min, max } = diceBounds(expression);
  return min >= 0 && max <= MAX_LOSS;
}

/** `"1/1d6"` as what success and failure cost; undefined for any other text. */
export function readSanityLoss(text: string): SanityLoss | undefined {
  const [success, failure, ...more] = text
    .slice(0, MAX_TEXT + 1)
    .split("/")
    .map((part) => part.trim());
  if (success === undefined || failure === undefined || more.length > 0) return undefined;
  if (text.length > MAX_TEXT || !isLoss(success) || !isLoss(failure)) return undefined;
  return { success, failure };
}

/** What is wrong with a typed loss. */
export const checkSanityLoss = (text: string): string | undefined =>
  readSanityLoss(text) === undefined ? PROBLEM : undefined;

/** What a roll of Sanity costs: points, or dice to roll. A fumble costs the most that a failure may. */
export function lossAfter(
  { success, failure }: SanityLoss,
  outcome: RollOutcome | undefined,
): number | string {
  const loss = isSuccess(outcome) ? success : failure;
  if (isNumber(loss)) return Number(loss);
  const expression = outcome?.tone === "disaster" ? parseDice(loss) : undefined;
  return expression === undefined ? loss : diceBounds(expression).max;
}
