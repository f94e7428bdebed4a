import { beyondItem, bonus, payload, proficiency, set } from "../dndBeyondPayload";
import { actorOf, armor, changing, classItem, feat, raceItem, weapon } from "./foundryParts";
import type { ImportFixture } from "./truth";

const FOUNDRY = "Foundry dnd5e";
const NO_MAXIMUM = { hp: { value: 1, max: null }, movement: { walk: null }, ac: { calc: "default" } };
const [ADD, DOWNGRADE, UPGRADE, OVERRIDE] = [2, 3, 4, 5];

type Changes = Parameters<typeof changing>[0];

const levels = (count: number) => ["max", ...Array.from({ length: count - 1 }, () => "avg")];
const laid = (changes: Changes) =>
  changing(changes, { type: "enchantment", origin: "Compendium.x.Item.other" });
const enchantedBy = <Item extends object>(item: Item, changes: Changes) => ({
  ...item,
  effects: [laid(changes)],
});

const plusArmor = (bonusOf: string): Changes => [
  ["name", OVERRIDE, `{} +${bonusOf}`],
  ["system.properties", ADD, "mgc"],
  ["system.armor.magicalBonus", UPGRADE, bonusOf],
];

const MODERN = { rules: "2024", asObject: true };
const ALERT = feat("Alert", [changing([["flags.dnd5e.initiativeAlert", ADD, "true"]])]);
const values = (of: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, { value }]));

/** What the latest versions of each tool write, and what the earlier fixtures have not. */
export const LATEST_FIXTURES: readonly ImportFixture[] = [
  {
    tool: FOUNDRY,
    name: "5.3, paladin 11, alert, in enchanted plate with an enchanted shield and hammer",
    file: actorOf({
      version: "5.3.3",
      scores: [20, 8, 14, 10, 12, 14],
      saves: ["wis", "cha"],
      attributes: NO_MAXIMUM,
      items: [
        classItem("paladin", "d10", levels(11), MODERN),
        raceItem(30),
        ALERT,
        feat("Aura", [changing([["system.bonuses.abilities.save", ADD, "@abilities.cha.mod"]])]),
        feat("Frappes radieuses", [changing([["system.bonuses.mwak.damage", ADD, "1d8[radiant]"]])]),
        enchantedBy(armor("Harnois", "heavy", 18, 0), plusArmor("1")),
        enchantedBy(armor("Bouclier", "shield", 2, null), plusArmor("2")),
        enchantedBy(weapon("Marteau", "martialM", [1, 8], { properties: ["ver"] }), [
          ["system.properties", ADD, "mgc"],
          ["system.magicalBonus", UPGRADE, "1"],
        ]),
      ],
    }),
    truth: {
      ...{ hp: 12 + 10 * 8, ac: 18 + 1 + 2 + 2, walk: 30, initiative: -1 + 4, saves: "7 1 4 2 7 8" },
      Marteau: "+10 1d8+6+1d8 | 1d10+6+1d8",
    },
  },
  {
    tool: FOUNDRY,
    name: "5.3, druid 5, whose staff is under a spell",
    file: actorOf({
      version: "5.3.1",
      scores: [8, 14, 14, 12, 18, 9],
      saves: ["int", "wis"],
      attributes: { ...NO_MAXIMUM, spellcasting: "wis" },
      items: [
        classItem("druid", "d8", levels(5), MODERN),
        raceItem(35),
        enchantedBy(armor("Cuir", "light", 11, null), [["system.properties", ADD, "-stealthDisadvantage"]]),
        enchantedBy(weapon("Bâton", "simpleM", [1, 6]), [
          ["system.damage.base.denomination", OVERRIDE, "10"],
          ["activities[attack].attack.ability", OVERRIDE, "none"],
          ["activities[attack].attack.bonus", ADD, "max(@abilities.str.mod, @attributes.spell.mod)"],
          ["system.damage.base.bonus", ADD, "max(@abilities.str.mod, @attributes.spell.mod)"],
        ]),
      ],
    }),
    truth: {
      ...{ hp: 10 + 4 * 7, ac: 13, walk: 35, initiative: 2, saves: "-1 2 2 4 7 -1" },
      Bâton: "+7 1d10+4",
    },
  },
  {
    tool: FOUNDRY,
    name: "5.2, barbarian 17 with a vicious halberd and a belt",
    file: actorOf({
      version: "5.2.5",
      scores: [20, 14, 18, 8, 10, 12],
      saves: ["str", "con"],
      attributes: NO_MAXIMUM,
      items: [
        classItem("barbarian", "d12", levels(17), MODERN),
        raceItem(35),
        feat("Déplacement rapide", [changing([["system.attributes.movement.walk", ADD, "10"]])]),
        armor("Demi-plate", "medium", 15, 2),
        enchantedBy(weapon("Hallebarde", "martialM", [1, 10]), [["system.damage.base.bonus", ADD, "2d6"]]),
        {
          ...armor("Ceinture", "clothing", 0, null, { attunement: "required", attuned: true }),
          effects: [
            changing([
              ["system.abilities.con.value", ADD, "2"],
              ["system.abilities.con.value", DOWNGRADE, "20"],
            ]),
          ],
        },
      ],
    }),
    truth: {
      ...{ hp: 17 + 16 * 12, ac: 17, walk: 45, initiative: 2, saves: "11 2 11 -1 0 1" },
      Hallebarde: "+11 1d10+2d6+5",
    },
  },
  {
    tool: "D&D Beyond",
    name: "fighter 5 with a potion, a tome and an origin of their own",
    file: payload({
      scores: [16, 12, 14],
      modifiers: {
        class: [proficiency("strength-saving-throws"), proficiency("constitution-saving-throws")],
        race: [bonus("charisma-score", 2, { componentId: 3 }), bonus("strength-score", 2)],
      },
      inventory: [
        beyondItem({
          ...{ name: "Potion de soins", filterType: "Potion", canEquip: false, isConsumable: true },
          grantedModifiers: [bonus("hit-points", 4)],
        }),
        beyondItem({
          name: "Manuel de vigueur",
          grantedModifiers: [
            bonus("constitution-score", 2, { restriction: "+2 to score maximum" }),
            set("unknown", 1),
          ],
        }),
      ],
      rest: { optionalOrigins: [{ affectedRacialTraitId: 3 }] },
    }),
    truth: { hp: 30 + 5 * 3, ac: 11, walk: 30, initiative: 1, saves: "7 1 6 0 0 0" },
  },
  {
    tool: "CoC7",
    name: "an investigator of version 8, in French",
    file: {
      name: "Hortense",
      type: "character",
      _stats: { systemId: "CoC7", systemVersion: "8.9" },
      system: {
        characteristics: values({ str: 50, con: 55, siz: 65, dex: 60, app: 50, int: 70, pow: 60, edu: 80 }),
        attribs: {
          hp: { value: 9, max: null, auto: true },
          mp: { value: 10, max: 12, auto: true },
          san: { value: 48, max: 99, auto: true },
        },
      },
      items: [
        ["Bibliothèque", "library-use", { base: "20", adjustments: { base: 20, occupation: 50 } }] as const,
        ["Esquive", "dodge", { base: "@DEX/2", adjustments: { base: 30, personal: 5 } }] as const,
        ["Armes à feu (Fusils)", undefined, { base: "25", adjustments: { base: 25 } }] as const,
        ["Mythe de Cthulhu", "cthulhu-mythos", { base: "0", adjustments: { experience: 6 } }] as const,
      ].map(([name, id, system]) => ({
        ...{ type: "skill", name, system },
        flags: { CoC7: { cocidFlag: { id: `i.skill.${id}` } } },
      })),
    },
    truth: {
      ...{ libraryUse: 70, dodge: 35, rifles: 25, cthulhuMythos: 6 },
      ...{ hp: "9/12", mp: "10/12", san: "48/93" },
    },
  },
  {
    tool: "Progeny",
    name: "a Brujah of version 3, hurt and hungry",
    file: {
      name: "Ysée",
      clan: "Brujah",
      attributes: { strength: 4, stamina: 3, composure: 1, resolve: 3 },
      skills: { subterfuge: 1, brawl: 3, "animal ken": 2 },
      disciplines: [1, 2, 3].map((level) => ({ name: `Pouvoir ${level}`, discipline: "celerity", level })),
      skillSpecialties: [{ skill: "brawl", name: "Lutte" }],
      ...{ maxHealth: 6, willpower: 4, humanity: 6, bloodPotency: 1, generation: 13, version: 3 },
      ephemeral: { hunger: 3, superficialDamage: 2, aggravatedDamage: 1, aggravatedWillpowerDamage: 1 },
    },
    truth: {
      ...{ strength: 4, brawl: 3, animalKen: 2, celerity: 3, hunger: "3/5", humanity: "6/10" },
      ...{ health: "3/6", willpower: "3/4", Spécialités: "Bagarre (Lutte)" },
    },
  },
];
