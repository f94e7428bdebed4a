import type { ActionRoll } from "../../game/rolls/actionRoll";
import { traitLabel } from "../../game/trait";
import { type WeaponKinds, weaponSkill } from "../../game/weaponSkill";
import type { Action } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { parseBonus } from "../../sheet/equipment/parseBonus";
import { foldText } from "../../values/text/foldText";
import { plural } from "../../values/text/plural";
import { MAX_WEAPON_BONUS } from "./rolls";
import { readVampire, vampirePool } from "./sheet";
import { ATTRIBUTES, type AttributeKey, VAMPIRE_SKILLS } from "./traits";

const KINDS: WeaponKinds = [
  [/\b(?:arme a feu|pistolet|fusil|revolver|firearm|gun|arme de trait|arbalete|arc)\b/, "firearms"],
  [/\b(?:lancer|jet|grenade|thrown)\b/, "athletics"],
  [/\b(?:coup-de-poing|poings?|griffes?|crocs?|morsure|brawl|claws?)\b/, "brawl"],
];

/** The attributes that each skill attacks with; the better one counts. */
const ATTRIBUTES_OF: Readonly<Record<string, readonly [AttributeKey, AttributeKey]>> = {
  firearms: ["composure", "dexterity"],
  athletics: ["dexterity", "strength"],
};
const CLOSE: readonly [AttributeKey, AttributeKey] = ["strength", "dexterity"];

const BLADES =
  /\b(?:arme blanche|couteau|dague|epee|katana|lame|machette|hache|sabre|poignard|rasoir|stylet|rapiere|lance|pieu)\b/;

/** Bullets, arrows and blades cut: mortals take them as aggravated damage. */
const isEdged = (skill: string, words: string): boolean =>
  skill === "firearms" || BLADES.test(foldText(words));

/**
 * The pool of the weapon's skill and the better of its two attributes. Its damage, the weapon's bonus and the margin
 * over the difficulty, follows from the attack: there are no dice of damage.
 */
export function vampireAttack({ stats, data }: Character, { name, weapon, damage }: Action): ActionRoll[] {
  if (weapon === undefined) return [];
  const raw = { stats, data };
  const { attributes } = readVampire(raw);
  const skill = weaponSkill(weapon, VAMPIRE_SKILLS, KINDS) ?? "melee";
  const [first, second] = ATTRIBUTES_OF[skill] ?? CLOSE;
  const attribute = (attributes[second] ?? 0) > (attributes[first] ?? 0) ? second : first;
  if (attributes[attribute] === undefined) return [];
  const spec = vampirePool(raw, attribute, skill);
  const bonus = Math.min(MAX_WEAPON_BONUS, Math.max(0, Math.trunc(parseBonus(damage?.dice))));
  return [
    {
      name: `${traitLabel(ATTRIBUTES, attribute)} + ${traitLabel(VAMPIRE_SKILLS, skill)}`,
      value: `${spec.dice} ${plural(spec.dice, "dé", "dés")}`,
      request: {
        kind: "game",
        label: name,
        spec,
        subject: { kind: "attack", trait: attribute },
        damage: {
          game: "vampire",
          severity: /aggrav/.test(foldText(damage?.type ?? "")) ? "aggravated" : "superficial",
          bonus,
          ...(isEdged(skill, name) && { edged: true }),
        },
      },
    },
  ];
}
