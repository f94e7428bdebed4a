import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import { ABILITIES } from "../abilities";
import { scorePool } from "./choose";
import type { Dnd5eDraft } from "./draft";
import { classOf } from "./facts";

const MAIN_ABILITIES: Readonly<Record<string, readonly AbilityKey[]>> = {
  barbare: ["str", "con"],
  guerrier: ["str", "con"],
  moine: ["dex", "wis"],
  paladin: ["str", "cha"],
  rodeur: ["dex", "wis"],
  roublard: ["dex", "int"],
};

/** What everybody needs once the class has what it needs: to live, to act early, to notice. */
const ORDINARY_ORDER: readonly AbilityKey[] = ["con", "dex", "wis", "cha", "str", "int"];

/** The abilities that a class needs, most important first: those it casts with, for casters; none without a class. */
export function mainAbilities({ classId }: Pick<Dnd5eDraft, "classId">): readonly AbilityKey[] {
  const casting = classOf({ classId })?.spellcasting?.ability;
  return MAIN_ABILITIES[classId] ?? (casting === undefined ? [] : [casting, "con"]);
}

const EVERY = new Intl.ListFormat("fr", { type: "conjunction" });

/** `"Force et Constitution"`; empty without a class. */
export const mainAbilityNames = (draft: Pick<Dnd5eDraft, "classId">): string =>
  EVERY.format(mainAbilities(draft).map((key) => ABILITIES[key].name));

/** All abilities by importance for the class; those it does not need in the order of `rest`. */
export function abilityPriority(
  draft: Pick<Dnd5eDraft, "classId">,
  rest: readonly AbilityKey[] = ORDINARY_ORDER,
): readonly AbilityKey[] {
  const first = mainAbilities(draft);
  return [...first, ...rest.filter((ability) => !first.includes(ability))];
}

/** Scores that spend all points to buy with. */
const BUDGET_SPREAD: readonly number[] = [15, 14, 13, 12, 10, 8];

/**
 * The draft with every score of its method placed by importance for its class, the highest first; without them all (dice
 * that are not rolled yet) it does not change.
 */
export function spreadScores(draft: Dnd5eDraft, rest?: readonly AbilityKey[]): Dnd5eDraft {
  const pool = draft.scoreMethod === "point_buy" ? BUDGET_SPREAD : scorePool(draft);
  if (pool.length < ABILITY_KEYS.length) return draft;
  const order = abilityPriority(draft, rest);
  const baseScores = Object.fromEntries(
    ABILITY_KEYS.map((ability) => [ability, pool[order.indexOf(ability)] ?? 0]),
  ) as Dnd5eDraft["baseScores"];
  return { ...draft, baseScores };
}
