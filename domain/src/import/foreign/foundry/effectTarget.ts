import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import { skillKey } from "../../../sheet/character/skills";

/** What an item's change acts on, as `equipment/item` names it. */
type EffectTarget = { readonly ability: AbilityKey } | { readonly stat: string };

const STATS: ReadonlyMap<string, string> = new Map([
  ["attributes.ac.bonus", "ac"],
  ["attributes.movement.walk", "speed"],
  ["attributes.movement.bonus", "speed"],
  ["attributes.init.bonus", "initiative"],
  ["attributes.prof", "proficiency"],
  ["bonuses.abilities.save", "saves"],
  ["bonuses.abilities.check", "checks"],
  ["bonuses.abilities.skill", "skills"],
]);

const isAbility = (key: string): key is AbilityKey => ABILITY_KEYS.some((ability) => ability === key);

/** The effect of the product that a change of Foundry is; undefined when the product has none like it. */
export function effectTarget(path: string): EffectTarget | undefined {
  const stat = STATS.get(path);
  if (stat !== undefined) return { stat };
  const [first, second = "", ...rest] = path.split(".");
  const last = rest.join(".");
  if (first === "abilities" && isAbility(second)) {
    if (last === "value") return { ability: second };
    if (last === "bonuses.save") return { stat: `save ${second}` };
  }
  const skill = first === "skills" && last === "bonuses.check" ? skillKey(second) : undefined;
  return skill === undefined ? undefined : { stat: skill };
}
