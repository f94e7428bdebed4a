import { BARE_HANDS } from "../../game/bareHands";
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

type Reading = ReturnType<typeof readVampire>;

interface Blow {
  readonly bonus: number;
  readonly edged: boolean;
  readonly unhalved: boolean;
}

/** What claws add. */
const CLAWS = 2;

const named = (name: string): NonNullable<Action["weapon"]> => ({ ...BARE_HANDS.weapon, name, tags: [] });

/** Bullets, arrows and blades cut: mortals take them as aggravated damage. */
const isEdged = (skill: string, words: string): boolean =>
  skill === "firearms" || BLADES.test(foldText(words));

/** The same of what a creature attacks with, by its name alone. */
export const isEdgedName = (name: string): boolean =>
  isEdged(weaponSkill(named(name), VAMPIRE_SKILLS, KINDS) ?? "", name);

/** What powers add to a blow: fists have all of it, what is held in the hand a half of Prouesse. */
function blowOf({ held, active, disciplines }: Reading, skill: string, unarmed: boolean): Blow {
  const prowess = active.has("prouesse") ? (disciplines.potence ?? 0) : 0;
  if (!unarmed) {
    const isClose = skill === "melee" || skill === "brawl";
    return { bonus: isClose ? Math.ceil(prowess / 2) : 0, edged: false, unhalved: false };
  }
  const claws = active.has("armes-sauvages");
  return { bonus: prowess + (claws ? CLAWS : 0), edged: held.has("corps-mortel"), unhalved: claws };
}

/**
 * The pool of the weapon's skill and the better of its two attributes. Its damage, the weapon's bonus and the margin
 * over the difficulty, follows from the attack: there are no dice of damage.
 */
export function vampireAttack({ stats, data }: Character, { name, weapon, damage }: Action): ActionRoll[] {
  if (weapon === undefined) return [];
  const raw = { stats, data };
  const reading = readVampire(raw);
  const { attributes } = reading;
  const skill = weaponSkill(weapon, VAMPIRE_SKILLS, KINDS) ?? "melee";
  const [first, second] = ATTRIBUTES_OF[skill] ?? CLOSE;
  const attribute = (attributes[second] ?? 0) > (attributes[first] ?? 0) ? second : first;
  if (attributes[attribute] === undefined) return [];
  const spec = vampirePool(raw, attribute, skill);
  const blow = blowOf(reading, skill, weapon.id === BARE_HANDS.weapon.id);
  const weight = Math.max(0, Math.trunc(parseBonus(damage?.dice))) + blow.bonus;
  const bonus = Math.min(MAX_WEAPON_BONUS, weight);
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
          ...((blow.edged || isEdged(skill, name)) && { edged: true }),
          ...(blow.unhalved && { unhalved: true }),
        },
      },
    },
  ];
}
