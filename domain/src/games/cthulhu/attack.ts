import { BARE_HANDS } from "../../game/bareHands";
import { shotCosts } from "../../game/magazineSize";
import type { ActionRoll } from "../../game/rolls/actionRoll";
import { hasProperty, type WeaponKinds, weaponSkill } from "../../game/weaponSkill";
import type { Action, ActionWeapon } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { IMPACT, withImpact } from "./impact";
import { MAX_PERCENT } from "./percentRoll";
import { readCthulhu, skillBase } from "./sheet";
import { CTHULHU_SKILLS } from "./traits";

const KINDS: WeaponKinds = [
  [/\b(?:explosif|grenade|lancer|thrown)\b/, "throw"],
  [/\b(?:mitraillette|submachine)\b/, "submachineGuns"],
  [/\b(?:arme d'epaule|fusil|carabine|rifle|shotgun)\b/, "rifles"],
  [/\b(?:arme de poing|pistolet|revolver|handgun|pistol)\b/, "handguns"],
];

/** The fields of an item that say how many shots it holds, the catalogue's own first. */
export const MAGAZINE_NAMES = ["Coups", "Chargeur", "Capacité", "Munitions"];

/** Every die shows its highest face: `"1d8+2"` is `"1d8min8+2"`. */
const atMost = (dice: string): string => dice.replace(/(\d*)d(\d+)/gi, "$1d$2min$2");

/**
 * The damage of an extreme success: the highest of the dice; a weapon that impales adds its own dice once more, without
 * the wielder's bonus.
 */
export const extremeDamage = (dice: string, weapon: Pick<ActionWeapon, "dice" | "properties">): string =>
  isImpaling(weapon) ? `${atMost(dice)}+${ownDice(dice, weapon)}` : atMost(dice);

const ownDice = (dice: string, weapon: Pick<ActionWeapon, "dice">): string =>
  (weapon.dice ?? dice).replace(IMPACT, "");

const isImpaling = ({ properties }: Pick<ActionWeapon, "properties">): boolean =>
  hasProperty({ properties }, "empal");

/** A brawl, with the impact of who strikes. */
export const cthulhuBareHands = (character: Character): Action => ({
  ...BARE_HANDS,
  damage: withImpact(character, { dice: "1d3+impact" }),
});

/**
 * The percentage of the weapon's skill, which costs a shot where it has a magazine, then its damage, ordinary and of an
 * extreme success.
 */
export function cthulhuAttack({ stats, data }: Character, { name, damage, weapon }: Action): ActionRoll[] {
  const about = weapon?.name ?? name;
  const { characteristics, skills, ownSkills } = readCthulhu({ stats, data });
  const own = ownSkills.map(({ name: label }) => ({ key: label, label }));
  const key = weapon && (weaponSkill(weapon, [...CTHULHU_SKILLS, ...own], KINDS) ?? "brawl");
  const skill = CTHULHU_SKILLS.find((listed) => listed.key === key);
  const label = skill?.label ?? key;
  const known = skill
    ? (skills[skill.key] ?? skillBase(skill, characteristics))
    : ownSkills.find((one) => one.name === key)?.value;
  const target = known === undefined ? undefined : Math.min(known, MAX_PERCENT);
  return [
    ...(label === undefined || target === undefined
      ? []
      : [
          {
            name: label,
            value: `${target} %`,
            request: {
              kind: "game",
              label: name,
              spec: { game: "cthulhu", target, bonusDice: 0, about: "attack" },
              subject: { kind: "attack", ...(skill && { skill: skill.key }) },
              costs: weapon ? shotCosts(weapon, 1, MAGAZINE_NAMES) : [],
            },
          } satisfies ActionRoll,
        ]),
    ...(damage === undefined
      ? []
      : [
          {
            name: damage.type ?? "Dégâts",
            value: damage.dice,
            request: {
              kind: "dice",
              label: `Dégâts : ${about}`,
              dice: damage.dice,
              damage: { game: "cthulhu" },
            },
          } satisfies ActionRoll,
        ]),
    ...(damage === undefined || weapon === undefined
      ? []
      : [
          {
            name: isImpaling(weapon) ? "empalement" : "extrême",
            value: isImpaling(weapon) ? `maximum + ${ownDice(damage.dice, weapon)}` : "maximum",
            request: {
              kind: "dice",
              label: `${isImpaling(weapon) ? "Empalement" : "Dégâts extrêmes"} : ${about}`,
              dice: extremeDamage(damage.dice, weapon),
              damage: { game: "cthulhu", ...(isImpaling(weapon) && { impaling: true }) },
            },
            after: "critical",
          } satisfies ActionRoll,
        ]),
  ];
}
