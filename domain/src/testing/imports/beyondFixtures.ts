import { beyondClass, beyondItem, bonus, payload, proficiency, set } from "../dndBeyondPayload";
import type { ImportFixture } from "./truth";

const tool = "D&D Beyond";

const saves = (...abilities: string[]) => abilities.map((ability) => proficiency(`${ability}-saving-throws`));
const WEAPONS = [proficiency("simple-weapons"), proficiency("martial-weapons")];
const damage = (subType: string, value: number) => ({ ...bonus(subType, value), type: "damage" });

const armor = (id: number, armorTypeId: number, armorClass: number, rest: object = {}) =>
  beyondItem({ name: `Armure ${id}`, filterType: "Armor", armorTypeId, armorClass, ...rest }, { id });

const weapon = (id: number, name: string, diceString: string, rest: object = {}, entry: object = {}) =>
  beyondItem(
    {
      ...{ name, type: name, filterType: "Weapon", attackType: 1, categoryId: 2, properties: [] },
      ...{ damage: { diceString }, damageType: "Slashing", ...rest },
    },
    { id, ...entry },
  );

const versatile = (notes: string) => ({ properties: [{ name: "Versatile", notes }] });

/** A dozen payloads; hit points are told without Constitution. */
export const BEYOND_FIXTURES: readonly ImportFixture[] = [
  {
    tool,
    name: "fighter 5, dueling, in mail with a shield",
    file: payload({
      scores: [18, 12, 14],
      modifiers: {
        class: [...saves("strength", "constitution"), ...WEAPONS, damage("one-handed-melee-attacks", 2)],
        race: [{ type: "language", subType: "common", friendlySubtypeName: "Common" }],
      },
      inventory: [armor(1, 3, 16), armor(2, 4, 2), weapon(3, "Longsword", "1d8", versatile("1d10"))],
    }),
    truth: {
      ...{ hp: 30 + 10, ac: 18, walk: 30, initiative: 1, saves: "7 1 5 0 0 0" },
      ...{ Longsword: "+7 1d8+6 | 1d10+4", Armes: "Armes courantes, Armes de guerre", Langues: "Commun" },
    },
  },
  {
    tool,
    name: "ranger 5, archery, with a magic bow and leather",
    file: payload({
      scores: [12, 18, 12, 10, 14, 8],
      classes: [beyondClass("Ranger", 5, true)],
      modifiers: {
        class: [...saves("strength", "dexterity"), ...WEAPONS, bonus("ranged-weapon-attacks", 2)],
      },
      inventory: [
        armor(1, 1, 12),
        weapon(2, "Longbow", "1d8", { attackType: 2, grantedModifiers: [bonus("magic", 1)] }),
      ],
    }),
    truth: {
      ...{ hp: 30 + 5, ac: 16, walk: 30, initiative: 4, saves: "4 7 1 0 2 -1" },
      Longbow: "+10 1d8+5",
    },
  },
  {
    tool,
    name: "monk 5, without armour, with a staff",
    file: payload({
      scores: [10, 16, 14, 10, 16, 8],
      classes: [
        {
          ...beyondClass("Monk", 5, true),
          classFeatures: [{ definition: { name: "Martial Arts" }, levelScale: { dice: { diceValue: 6 } } }],
        },
      ],
      modifiers: {
        class: [
          ...[...saves("strength", "dexterity"), proficiency("simple-weapons")],
          ...[set("unarmored-armor-class", null, { statId: 5 }), bonus("unarmored-movement", 10)],
        ],
      },
      inventory: [
        weapon(1, "Quarterstaff", "1d6", { ...versatile("1d8"), categoryId: 1, isMonkWeapon: true }),
        weapon(2, "Dagger", "1d4", { categoryId: 1, isMonkWeapon: true }),
      ],
    }),
    truth: {
      ...{ hp: 30 + 10, ac: 10 + 3 + 3, walk: 40, initiative: 3, saves: "3 6 2 0 3 -1" },
      ...{ Quarterstaff: "+6 1d6+3 | 1d8+3", Dagger: "+6 1d6+3" },
    },
  },
  {
    tool,
    name: "barbarian 5, faster, with a shield",
    file: payload({
      scores: [18, 14, 16],
      classes: [beyondClass("Barbarian", 5, true)],
      modifiers: {
        class: [
          ...[
            ...saves("strength", "constitution"),
            ...WEAPONS,
            set("unarmored-armor-class", null, { statId: 3 }),
          ],
          bonus("speed", 10, { restriction: "while you aren’t wearing heavy armor" }),
        ],
      },
      inventory: [armor(1, 4, 2), weapon(2, "Greataxe", "1d12", { properties: [{ name: "Two-Handed" }] })],
    }),
    truth: {
      ...{ hp: 30 + 15, ac: 10 + 2 + 3 + 2, walk: 40, initiative: 2, saves: "7 2 6 0 0 0" },
      Greataxe: "+7 1d12+4",
    },
  },
  {
    tool,
    name: "paladin 6, with an aura and the style of defence",
    file: payload({
      scores: [16, 10, 14, 8, 12, 16],
      classes: [beyondClass("Paladin", 6, true)],
      modifiers: {
        class: [
          ...[...saves("wisdom", "charisma"), ...WEAPONS, bonus("armored-armor-class", 1)],
          bonus("saving-throws", null, { statId: 6 }),
        ],
      },
      inventory: [
        armor(1, 3, 18, { strengthRequirement: 15 }),
        armor(2, 4, 2),
        weapon(3, "Warhammer", "1d8"),
      ],
    }),
    truth: {
      ...{ hp: 30 + 12, ac: 21, walk: 30, initiative: 0, saves: "6 3 5 2 7 9" },
      Warhammer: "+6 1d8+3",
    },
  },
  {
    tool,
    name: "sorcerer 5, draconic and tough",
    file: payload({
      scores: [8, 14, 14, 10, 10, 18],
      classes: [beyondClass("Sorcerer", 5, true, [{ id: 9, requiredLevel: 1 }])],
      modifiers: {
        class: [
          ...[...saves("constitution", "charisma"), proficiency("dagger"), set("unarmored-armor-class", 3)],
          bonus("hit-points-per-level", 1, { componentId: 9 }),
        ],
        feat: [bonus("hit-points-per-level", 2)],
      },
      inventory: [weapon(1, "Dagger", "1d4", { categoryId: 1, properties: [{ name: "Finesse" }] })],
    }),
    truth: {
      ...{ hp: 30 + 10 + 5 + 10, ac: 13 + 2, walk: 30, initiative: 2, saves: "-1 2 5 0 0 7" },
      Dagger: "+5 1d4+2",
    },
  },
  {
    tool,
    name: "fighter 3 and wizard 2, alert, with two blades",
    file: payload({
      scores: [10, 18, 12, 14],
      classes: [beyondClass("Fighter", 3, true), beyondClass("Wizard", 2, false)],
      modifiers: {
        class: [...saves("strength", "constitution"), ...WEAPONS],
        feat: [bonus("initiative", 5)],
      },
      inventory: [
        weapon(1, "Rapier", "1d8", { properties: [{ name: "Finesse" }] }),
        weapon(2, "Shortsword", "1d6", { properties: [{ name: "Finesse" }] }),
      ],
      rest: { characterValues: [{ typeId: 18, valueId: 2, value: true }] },
    }),
    truth: {
      ...{ hp: 30 + 5, ac: 14, walk: 30, initiative: 4 + 5, saves: "3 4 4 2 0 0" },
      ...{ Rapier: "+7 1d8+4", Shortsword: "+7 1d6" },
    },
  },
  {
    tool,
    name: "cleric 5 with an amulet, a ring and a cloak",
    file: payload({
      scores: [14, 10, 10, 10, 18, 12],
      classes: [beyondClass("Cleric", 5, true)],
      modifiers: { class: [...saves("wisdom", "charisma"), proficiency("simple-weapons")] },
      inventory: [
        armor(1, 2, 14),
        beyondItem(
          { canAttune: true, grantedModifiers: [set("constitution-score", 19)] },
          { id: 2, isAttuned: true },
        ),
        beyondItem(
          { canAttune: true, grantedModifiers: [bonus("armor-class", 1), bonus("saving-throws", 1)] },
          { id: 3, isAttuned: true },
        ),
        weapon(4, "Mace", "1d6", { categoryId: 1 }, {}),
        weapon(5, "Longsword", "1d8"),
      ],
    }),
    truth: {
      ...{ hp: 30 + 20, ac: 14 + 0 + 1, walk: 30, initiative: 0, saves: "3 1 5 1 8 5" },
      ...{ Mace: "+5 1d6+2", Longsword: "+2 1d8+2" },
    },
  },
  {
    tool,
    name: "bard 5, jack of all trades, in armour too heavy",
    file: payload({
      scores: [10, 14, 12, 10, 12, 18],
      classes: [beyondClass("Bard", 5, true)],
      modifiers: {
        class: [...saves("dexterity", "charisma"), { type: "half-proficiency", subType: "ability-checks" }],
      },
      inventory: [armor(1, 3, 16, { strengthRequirement: 13 })],
    }),
    truth: { hp: 30 + 5, ac: 16, walk: 20, initiative: 2 + 1, saves: "0 5 1 0 1 7" },
  },
  {
    tool,
    name: "warlock 5 whose player typed numbers over",
    file: payload({
      scores: [8, 14, 14, 10, 12, 18],
      classes: [beyondClass("Warlock", 5, true)],
      modifiers: { class: [...saves("wisdom", "charisma"), proficiency("simple-weapons")] },
      inventory: [weapon(1, "Mace", "1d6", { categoryId: 1 })],
      rest: {
        overrideHitPoints: 41,
        characterValues: [
          ...[
            { typeId: 1, value: 17 },
            { typeId: 29, valueId: 1, value: true },
          ],
          { typeId: 40, valueId: 2, value: 2 },
        ],
        customSpeeds: [{ movementId: 1, distance: 45 }],
      },
    }),
    truth: {
      ...{ hp: 41, ac: 17, walk: 45, initiative: 2, saves: "-1 4 2 0 4 7" },
      Mace: "+7 1d6+4",
    },
  },
  {
    tool,
    name: "rogue 5 with a heavier hand than its training",
    file: payload({
      scores: [14, 18, 12],
      classes: [beyondClass("Rogue", 5, true)],
      modifiers: { class: [...saves("dexterity", "intelligence"), proficiency("simple-weapons")] },
      inventory: [armor(1, 1, 11), weapon(2, "Maul", "2d6", { properties: [{ name: "Two-Handed" }] })],
    }),
    truth: {
      ...{ hp: 30 + 5, ac: 15, walk: 30, initiative: 4, saves: "2 7 1 3 0 0" },
      Maul: "+2 2d6+2",
    },
  },
  {
    tool,
    name: "druid 5 in a service's answer, with a raised score",
    file: {
      success: true,
      data: payload({
        scores: [10, 12, 14, 12, 17],
        classes: [beyondClass("Druid", 5, true)],
        modifiers: {
          class: [...saves("intelligence", "wisdom"), proficiency("druidic", { type: "language" })],
          race: [bonus("wisdom-score", 2), set("innate-speed-walking", 35)],
        },
        inventory: [armor(1, 4, 2)],
      }),
    },
    truth: { hp: 30 + 10, ac: 10 + 1 + 2, walk: 35, initiative: 1, saves: "0 1 2 4 7 0" },
  },
];
