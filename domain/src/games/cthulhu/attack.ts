import { BARE_HANDS } from "../../game/bareHands";
import { magazineSizeOf, shotCosts } from "../../game/magazineSize";
import type { ActionRoll } from "../../game/rolls/actionRoll";
import { hasProperty, type WeaponKinds, weaponSkill } from "../../game/weaponSkill";
import type { Action, ActionWeapon } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { fieldsOf, readFirst } from "../../values/reading/fields";
import { readWhole } from "../../values/text/readNumber";
import { IMPACT, withImpact } from "./impact";
import { type CthulhuRoll, MAX_PERCENT } from "./percentRoll";
import { fightAbout, readCthulhu, skillBase } from "./sheet";
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

/** What a firearm does beside its damage. */
const firearmOf = ({ fields }: ActionWeapon): Pick<CthulhuRoll, "malfunction" | "reach"> => {
  const layers = [fieldsOf(fields)];
  const malfunction = readFirst(layers, MALFUNCTION_NAMES, readMalfunction);
  const reach = readFirst(layers, REACH_NAMES, readMetres);
  return { ...(malfunction !== undefined && { malfunction }), ...(reach !== undefined && { reach }) };
};

const MALFUNCTION_NAMES = ["Panne", "Enrayage", "Malfunction"];
const REACH_NAMES = ["Portée", "Range"];
const RATE_NAMES = ["Tirs", "Tirs par round", "Cadence"];

/** « 96 », « 96-00 », « 00 », which is 100. */
function readMalfunction(raw: unknown): number | undefined {
  const from = /^\s*(\d{1,3})/.exec(String(raw))?.[1];
  return from === "00" ? 100 : readWhole(from, { min: 2, max: 100 });
}

/** « 15 m », « 15 mètres ». */
export const readMetres = (raw: unknown): number | undefined =>
  typeof raw === "string"
    ? readWhole(/^\s*(\d{1,4})(?:[.,]\d+)?\s*m(?:[èe]tres?)?(?!\p{L})/iu.exec(raw)?.[1], {
        min: 1,
        max: 9999,
      })
    : undefined;

/** The shots of one round at most. */
const MAX_SHOTS = 3;

/** « 3 », « 1 (3) », « 1 ou 2 »: the most that is said. */
function readRate(raw: unknown): number | undefined {
  const said = String(raw)
    .match(/\d{1,2}/g)
    ?.map(Number);
  return said && Math.max(...said);
}

/** How many shots one may fire in a round: three of a handgun, one of what says nothing else, as many as it holds. */
function rateOf(weapon: ActionWeapon, skill: string | undefined): number {
  const said =
    readFirst([fieldsOf(weapon.fields)], RATE_NAMES, readRate) ?? (skill === "handguns" ? MAX_SHOTS : 1);
  return Math.min(MAX_SHOTS, said, magazineSizeOf(weapon, MAGAZINE_NAMES) ?? 1);
}

/**
 * The percentage of the weapon's skill, which costs a shot where it has a magazine, several shots of a firearm, each with
 * a penalty die, then its damage, ordinary and of an extreme success.
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
  const isShot = key !== undefined && fightAbout(key) === "shot";
  const attack = (called: string, percent: number, shots: number): ActionRoll => ({
    name: called,
    value: `${percent} %`,
    request: {
      kind: "game",
      label: name,
      spec: {
        game: "cthulhu",
        target: percent,
        bonusDice: shots > 1 ? -1 : 0,
        about: isShot ? "shot" : "attack",
        ...(weapon && isShot && firearmOf(weapon)),
      },
      subject: { kind: "attack", ...(skill && { skill: skill.key }) },
      costs: weapon ? shotCosts(weapon, shots, MAGAZINE_NAMES) : [],
      ...(shots > 1 && { times: shots }),
    },
  });
  const salvoes =
    weapon && isShot ? Array.from({ length: rateOf(weapon, key) - 1 }, (_, more) => more + 2) : [];
  return [
    ...(label === undefined || target === undefined
      ? []
      : [
          attack(label, target, 1),
          ...salvoes.map((shots) => attack(`${shots} tirs, dé malus`, target, shots)),
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
