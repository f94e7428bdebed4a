import type { DamageSpec } from "../../game/gameTypes";
import type { ActionRoll } from "../../game/rolls/actionRoll";
import type { RollSubject } from "../../game/rolls/rollEffect";
import type { Action } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import type { Damage, MoreDamage } from "../../sheet/equipment/item";
import { criticalDice } from "../../values/dice/criticalDice";
import { fixedDice, isFixed } from "../../values/dice/fixedDice";
import { formatModifier } from "../../values/dice/rollDice";
import { foldText } from "../../values/text/foldText";
import { damageTypeOf } from "./damageWords";
import { isBarbarian, knownClasses } from "./play/classNames";
import { writtenStrike } from "./writtenStrike";

/** In its properties: « Lancer (6/18 m) ». */
const THROWN = /^(lancer|thrown|jet)\b/;

/** Whether a throw deals other damage than a blow: a barbarian's rage adds to blows alone. */
const isThrownToo = ({ classes, level }: Character, { weapon, strike }: Action): boolean =>
  strike?.melee === true &&
  strike.ability === "str" &&
  weapon !== undefined &&
  [...weapon.properties, ...weapon.tags].some((property) => THROWN.test(foldText(property))) &&
  isBarbarian(knownClasses(classes, level));

/** The rolls of a character's attack; of a barbarian's weapon that may be thrown, the damage of a throw too. */
export function dnd5eAttackOf(character: Character, action: Action): ActionRoll[] {
  const strike = action.strike ?? writtenStrike(character, action);
  return dnd5eAttack({ ...action, ...(strike && { strike }) }, isThrownToo(character, action));
}

/** In its properties: a blow with it reaches 3 m. */
const LONG = /^(allonge|reach)\b/;

/** The same in the words of an attack that a sheet has written, where no weapon says it. */
const WRITTEN_FAR =
  /\b(?:allonge|reach|hallebardes?|halberds?|coutilles?|glaives?|fouets?|whips?|lancer|thrown|hachettes?|handaxes?)\b/;

/** Whether an attack is a blow from 1.5 m or a shot; neither of what is thrown too, or reaches farther. */
function reachOf({ name, range, description, weapon, strike }: Action): Pick<RollSubject, "melee"> {
  if (strike === undefined) return {};
  if (!strike.melee) return { melee: false };
  const isFar =
    weapon === undefined
      ? WRITTEN_FAR.test(foldText([name, range, description].filter(Boolean).join(" ")))
      : [...weapon.properties, ...weapon.tags]
          .map(foldText)
          .some((word) => THROWN.test(word) || LONG.test(word));
  return isFar ? {} : { melee: true };
}

/** A critical hit throws every die twice: points that no die decides stay what they are. */
const criticalOf = (dice: string | undefined): string | undefined =>
  dice === undefined || isFixed(dice) ? dice : criticalDice(dice);

/** What else is to be said of a roll of damage. */
interface Dealt {
  readonly critical?: boolean;
  readonly melee?: boolean | undefined;
  readonly after?: ActionRoll["after"];
  /** Further damage of the same attack, of a type of its own. */
  readonly more?: MoreDamage;
}

/** Further damage, each part under a name of its own: « force », « force (2) ». */
const furtherOf = ({ more = [] }: Damage): { called: string; part: MoreDamage }[] =>
  more.map((part, place) => {
    const type = part.type ?? "en plus";
    const isRepeated = more.findIndex((other) => other.type === part.type) < place;
    return { called: isRepeated ? `${type} (${place + 1})` : type, part };
  });

/** A d20 to hit, then the damage with one hand or two, and that of a critical hit. */
export function dnd5eAttack(action: Action, isThrown = false): ActionRoll[] {
  const { name, attackBonus, damage, weapon, strike } = action;
  const attack: ActionRoll[] =
    attackBonus === undefined
      ? []
      : [
          {
            name: "Attaque",
            value: formatModifier(attackBonus),
            request: {
              ...{ kind: "check", label: name, modifier: attackBonus },
              subject: { kind: "attack", ...reachOf(action) },
            },
          },
        ];
  if (damage === undefined) return attack;
  const specOf = (words: string | undefined): DamageSpec => {
    const type = damageTypeOf(words);
    return {
      game: "dnd5e",
      ...(type !== undefined && { type }),
      ...(weapon?.magical && { magical: true }),
    };
  };
  const dealt = (
    button: string,
    label: string,
    dice: string | undefined,
    { critical = false, melee = strike?.melee, after, more }: Dealt = {},
  ): ActionRoll[] =>
    dice === undefined
      ? []
      : [
          {
            name: button,
            value: dice,
            request: {
              kind: "dice",
              label: `${label} : ${name}`,
              dice: fixedDice(dice),
              // What a rage adds to a blow it adds once.
              ...(strike && !more && { subject: { kind: "damage", trait: strike.ability, melee } }),
              damage: { ...specOf((more ?? damage).type), ...(critical && { critical }) },
            },
            ...(after && { after }),
          },
        ];
  const { dice, versatileDice } = damage;
  const further = furtherOf(damage);
  const twoHanded = versatileDice === undefined ? undefined : criticalOf(versatileDice);
  return [
    ...attack,
    ...dealt(damage.type ?? "Dégâts", "Dégâts", dice, { after: "hit" }),
    ...further.flatMap(({ called, part }) =>
      dealt(`+ ${called}`, `Dégâts (${called})`, part.dice, { after: "hit", more: part }),
    ),
    ...dealt("à deux mains", "Dégâts à deux mains", versatileDice),
    ...(isThrown ? dealt("lancée", "Dégâts (arme lancée)", dice, { melee: false }) : []),
    ...(attackBonus === undefined
      ? []
      : [
          ...dealt("critique", "Dégâts critiques", criticalOf(dice), { critical: true, after: "critical" }),
          ...further.flatMap(({ called, part }) =>
            dealt(`+ ${called}, critique`, `Dégâts critiques (${called})`, criticalOf(part.dice), {
              critical: true,
              after: "critical",
              more: part,
            }),
          ),
          ...dealt("critique à deux mains", "Dégâts critiques à deux mains", twoHanded, { critical: true }),
          ...(isThrown
            ? dealt("critique lancée", "Dégâts critiques (arme lancée)", criticalOf(dice), {
                critical: true,
                melee: false,
              })
            : []),
        ]),
  ];
}
