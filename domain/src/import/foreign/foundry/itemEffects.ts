import type { FoundryActor } from "./actor";
import type { Change } from "./changes";
import { effectTarget } from "./effectTarget";
import type { FoundryItem } from "./items";

/** A number is added, `"=19"` is reached. */
type Bonus = number | string;

const bonusOf = ({ mode, path, value }: Change, { own, worn }: FoundryActor): Bonus | undefined => {
  const amount = worn.evaluate(value);
  if (amount === undefined) return undefined;
  const before = own.number(path) ?? 0;
  switch (mode) {
    case "add":
      return amount;
    case "subtract":
      return -amount;
    case "multiply":
      return before * (amount - 1);
    case "upgrade":
      return `=${amount}`;
    case "override":
      return amount >= before ? `=${amount}` : amount - before;
    case "downgrade":
      return Math.min(0, amount - before);
    case "custom":
      return undefined;
  }
};

/** Two bonuses on one value add up; of two values to reach, the first one is kept. */
const together = (first: Bonus | undefined, second: Bonus): Bonus =>
  typeof first === "number" && typeof second === "number" ? first + second : (first ?? second);

/** What a carried item adds to its bearer, whether it is worn or not, in the shape of `equipment/item`. */
export function itemEffects(
  item: FoundryItem,
  actor: FoundryActor,
): { ability: Record<string, Bonus>; stats: Record<string, Bonus> } {
  const ability: Record<string, Bonus> = {};
  const stats: Record<string, Bonus> = {};
  for (const change of actor.borne(item)) {
    const target = effectTarget(change.path);
    const bonus = target && bonusOf(change, actor);
    if (target === undefined || bonus === undefined || bonus === 0) continue;
    if ("ability" in target) ability[target.ability] = together(ability[target.ability], bonus);
    else stats[target.stat] = together(stats[target.stat], bonus);
  }
  return { ability, stats };
}
