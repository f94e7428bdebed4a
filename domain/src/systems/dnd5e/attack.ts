import type { Action } from "../../character/actions";
import { criticalDice } from "../../dice/criticalDice";
import { formatModifier } from "../../dice/rollDice";
import type { ActionRoll } from "../../rolls/actionRoll";
import type { DamageSpec } from "../../rolls/damage";
import { damageTypeOf } from "./damageWords";

/** A d20 to hit, then the damage with one hand or two, and that of a critical hit. */
export function dnd5eAttack({ name, attackBonus, damage, weapon, strike }: Action): ActionRoll[] {
  const attack: ActionRoll[] =
    attackBonus === undefined
      ? []
      : [
          {
            name: "Attaque",
            value: formatModifier(attackBonus),
            request: { kind: "check", label: name, modifier: attackBonus, subject: { kind: "attack" } },
          },
        ];
  if (damage === undefined) return attack;
  const type = damageTypeOf(damage.type);
  const spec: DamageSpec = {
    game: "dnd5e",
    ...(type !== undefined && { type }),
    ...(weapon?.magical && { magical: true }),
  };
  const dealt = (button: string, label: string, dice: string | undefined, critical = false): ActionRoll[] =>
    dice === undefined
      ? []
      : [
          {
            name: button,
            value: dice,
            request: {
              kind: "dice",
              label: `${label} : ${name}`,
              dice,
              ...(strike && { subject: { kind: "damage", trait: strike.ability, melee: strike.melee } }),
              damage: { ...spec, ...(critical && { critical }) },
            },
          },
        ];
  const { dice, versatileDice } = damage;
  const twoHanded = versatileDice === undefined ? undefined : criticalDice(versatileDice);
  return [
    ...attack,
    ...dealt(damage.type ?? "Dégâts", "Dégâts", dice),
    ...dealt("à deux mains", "Dégâts à deux mains", versatileDice),
    ...(attackBonus === undefined
      ? []
      : [
          ...dealt("critique", "Dégâts critiques", criticalDice(dice), true),
          ...dealt("critique à deux mains", "Dégâts critiques à deux mains", twoHanded, true),
        ]),
  ];
}
