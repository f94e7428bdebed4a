import type { ArmorClassRule } from "../../../games/dnd5e/armorClassRule";
import type { AbilityKey } from "../../../sheet/character/abilities";
import { valueAt } from "../../../values/reading/fields";
import { withoutAbsent } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import type { FoundryActor } from "./actor";

/** Foundry's unarmoured calculations by their folded names. */
const UNARMORED: Readonly<Record<string, { base: number; abilities: readonly AbilityKey[] }>> = {
  mage: { base: 13, abilities: ["dex"] },
  draconic: { base: 13, abilities: ["dex"] },
  unarmoredmonk: { base: 10, abilities: ["dex", "wis"] },
  unarmoredbarb: { base: 10, abilities: ["dex", "con"] },
  unarmoredbard: { base: 10, abilities: ["dex", "cha"] },
};

/** A formula of the table; one that mentions the worn armour is 10 plus Dexterity and a constant. */
const customRule = ({ worn }: FoundryActor): ArmorClassRule | undefined => {
  const formula = worn.text("attributes.ac.formula");
  const value = worn.evaluate(formula);
  if (value === undefined) return undefined;
  if (!/@attributes\.ac\.armor\b/i.test(formula ?? "")) return { gear: "shield", base: value, abilities: [] };
  const ordinary = 10 + (worn.number("abilities.dex.mod") ?? 0);
  return { gear: "armor", base: 10, abilities: ["dex"], bonus: value - ordinary };
};

const ruleOf = (actor: FoundryActor): ArmorClassRule => {
  const { worn } = actor;
  const calculation = worn.text("attributes.ac.calc")?.toLowerCase() ?? "default";
  const unarmored = Object.hasOwn(UNARMORED, calculation) ? UNARMORED[calculation] : undefined;
  if (unarmored !== undefined) return { gear: "shield", ...unarmored };
  const flat = worn.number("attributes.ac.flat");
  if (calculation === "natural" && flat !== undefined) return { gear: "shield", base: flat, abilities: [] };
  const custom = calculation === "custom" ? customRule(actor) : undefined;
  // A robe may count as a suit.
  return custom ?? { gear: "armor", base: worn.number("attributes.ac.armor") ?? 10, abilities: ["dex"] };
};

/** A fixed armor class; before version 1.5 of the system it was all that an actor had. */
const fixedOf = ({ worn, core }: FoundryActor): number | undefined => {
  const calculation = worn.text("attributes.ac.calc");
  if (calculation === "flat") return worn.number("attributes.ac.flat");
  return calculation === undefined ? readNumber(valueAt(core, "attributes", "ac", "value")) : undefined;
};

/** The actor's armor class: a fixed one, or the rule by which it follows from what is worn. */
export function armorClassOf(actor: FoundryActor): { ac?: number; armorClassRule: ArmorClassRule } {
  const fixed = fixedOf(actor);
  if (fixed !== undefined) return { ac: fixed, armorClassRule: { gear: "none", base: fixed, abilities: [] } };
  const rule = ruleOf(actor);
  const bonus = (rule.bonus ?? 0) + (actor.own.number("attributes.ac.bonus") ?? 0);
  const minimum = actor.worn.number("attributes.ac.min");
  return {
    armorClassRule: {
      ...rule,
      ...withoutAbsent({ bonus: bonus === 0 ? undefined : bonus, minimum: minimum || undefined }),
    },
  };
}
