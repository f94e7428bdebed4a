import type { ActionRoll } from "../../../game/rolls/actionRoll";
import { frenchDamageType } from "../../../sheet/character/vocabulary";
import { dnd5eAttack } from "../attack";
import type { Dnd5eCreatureAttack } from "./creature";

/** Points that no die decides are told, not rolled. */
const isRolled = ({ dice }: { readonly dice: string }): boolean => dice.includes("d");

/** The attack roll once, then each kind of damage with that of a critical hit. */
export function dnd5eAttackRolls({
  id,
  name,
  attackBonus,
  damage,
  magical,
}: Dnd5eCreatureAttack): ActionRoll[] {
  const attack = attackBonus === undefined ? { name } : { name, attackBonus };
  const weapon = { id, name, properties: [], tags: [], fields: {}, magical: magical === true };
  const dealt = damage
    .filter(isRolled)
    .flatMap(({ dice, type }) =>
      dnd5eAttack({ ...attack, damage: { dice, type: frenchDamageType(type) }, weapon }).filter(
        ({ request }) => request.kind === "dice",
      ),
    );
  return [...dnd5eAttack(attack), ...dealt];
}
