import type { ActionRoll } from "../../../game/rolls/actionRoll";
import { dnd5eAttack } from "../attack";
import { frenchDamageType } from "../vocabulary";
import type { Dnd5eCreatureAttack } from "./creature";

/** The attack roll once, then each kind of damage with that of a critical hit. */
export function dnd5eAttackRolls({
  id,
  name,
  attackBonus,
  damage,
  magical,
  save,
}: Dnd5eCreatureAttack): ActionRoll[] {
  const attack = attackBonus === undefined ? { name } : { name, attackBonus };
  const weapon = { id, name, properties: [], tags: [], fields: {}, magical: magical === true };
  const dealt = damage.flatMap(({ dice, type }) =>
    dnd5eAttack({ ...attack, damage: { dice, type: frenchDamageType(type) }, weapon }).filter(
      ({ request }) => request.kind === "dice",
    ),
  );
  if (save === undefined || attackBonus !== undefined) return [...dnd5eAttack(attack), ...dealt];
  return dealt.map(({ request, ...roll }) =>
    request.damage?.game === "dnd5e"
      ? { ...roll, request: { ...request, damage: { ...request.damage, save } } }
      : { ...roll, request },
  );
}
