import { actorOf, armor, changing, classItem, feat, raceItem, weapon, wornItem } from "./foundryParts";
import type { ImportFixture } from "./truth";

const tool = "Foundry dnd5e";
const NO_MAXIMUM = { hp: { value: 1, max: null }, movement: { walk: null, units: null } };
const attuned = { attunement: "required", attuned: true };

/** Characters of versions 4 and 5. */
export const NEWER_FOUNDRY_FIXTURES: readonly ImportFixture[] = [
  {
    tool,
    name: "4.0, wizard 5 under mage armour, with an amulet of health and a ring",
    file: actorOf({
      version: "4.0.4",
      scores: [8, 16, 14, 18, 12, 10],
      saves: ["int", "wis"],
      attributes: { ...NO_MAXIMUM, ac: { calc: "default" } },
      system: { traits: { weaponProf: { value: ["dagger"] } } },
      items: [
        classItem("wizard", "d6", ["max", "avg", "avg", "avg", "avg"]),
        raceItem(30),
        wornItem("Amulette", [changing([["system.abilities.con.value", 4, "19"]])], attuned),
        wornItem(
          "Anneau",
          [
            changing([
              ["system.attributes.ac.bonus", 2, "1"],
              ["system.bonuses.abilities.save", 2, "1"],
            ]),
          ],
          attuned,
        ),
        weapon("Dagger", "simpleM", [1, 4], {
          type: { value: "simpleM", baseItem: "dagger" },
          properties: ["fin"],
        }),
        weapon("Longsword", "martialM", [1, 8]),
      ],
      effects: [changing([["system.attributes.ac.calc", 5, "mage"]])],
    }),
    truth: {
      ...{ hp: 10 + 4 * 8, ac: 13 + 3 + 1, walk: 30, initiative: 3, saves: "0 4 5 8 5 1" },
      ...{ Dagger: "+6 1d4+3", Longsword: "+-1 1d8-1", Armes: "Dague" },
    },
  },
  {
    tool,
    name: "4.3, bard 5, jack of all trades",
    file: actorOf({
      version: "4.3.9",
      scores: [10, 14, 12, 10, 12, 18],
      saves: ["dex", "cha"],
      attributes: { ...NO_MAXIMUM, ac: { calc: "default" } },
      flags: { dnd5e: { jackOfAllTrades: true } },
      items: [
        classItem("bard", "d8", ["max", 3, "avg", "avg", 8], { rules: "2014" }),
        raceItem(25),
        armor("Cuir", "light", 11, null),
        weapon("Rapier", "martialM", [1, 8], { properties: ["fin"] }),
      ],
    }),
    truth: {
      ...{ hp: 9 + 4 + 6 + 6 + 9, ac: 11 + 2, walk: 25, initiative: 2 + 1, saves: "0 5 1 0 1 7" },
      Rapier: "+5 1d8+2",
    },
  },
  {
    tool,
    name: "5.0, rogue 5 of 2024, alert and tough",
    file: actorOf({
      version: "5.0.4",
      scores: [8, 18, 10, 14, 12, 10],
      saves: ["dex", "int"],
      attributes: {
        hp: { value: 30, max: null, bonuses: { level: "2", overall: "" } },
        ac: { calc: "default" },
      },
      flags: { dnd5e: { initiativeAlert: true } },
      items: [
        classItem("rogue", "d8", ["max", "avg", "avg", "avg", "avg"], { rules: "2024" }),
        raceItem(30),
        armor("Cuir clouté", "light", 12, null),
        weapon("Shortsword", "martialM", [1, 6], {
          properties: ["fin", "lgt"],
          magicalBonus: "",
          proficient: 1,
        }),
      ],
    }),
    truth: {
      ...{ hp: 8 + 4 * 5 + 10, ac: 12 + 4, walk: 30, initiative: 4 + 3, saves: "-1 7 0 5 1 0" },
      Shortsword: "+7 1d6+4",
    },
  },
  {
    tool,
    name: "5.1, monk 7 of 2024, faster without armour",
    file: actorOf({
      version: "5.1.10",
      scores: [10, 18, 14, 10, 14, 8],
      saves: ["str", "dex"],
      attributes: { ...NO_MAXIMUM, ac: { calc: "unarmoredMonk" } },
      items: [
        classItem("monk", "d8", ["max", "avg", "avg", "avg", "avg", "avg", "avg"], {
          rules: "2024",
          advancement: [
            {
              type: "ScaleValue",
              configuration: {
                identifier: "unarmored-movement",
                scale: { 2: { value: 10 }, 6: { value: 15 } },
              },
            },
          ],
        }),
        raceItem(30),
        feat("Déplacement", [
          changing([["system.attributes.movement.walk", 2, "@scale.monk.unarmored-movement"]]),
        ]),
        weapon("Spear", "simpleM", [1, 6], { properties: ["ver", "thr"] }),
      ],
    }),
    truth: {
      ...{ hp: 10 + 6 * 7, ac: 10 + 4 + 2, walk: 30 + 15, initiative: 4, saves: "3 7 2 0 2 -1" },
      Spear: "+7 1d6+4 | 1d8+4",
    },
  },
  {
    tool,
    name: "5.2, cleric 3 and fighter 2 in scale, with magic that sleeps",
    file: actorOf({
      version: "5.2.5",
      scores: [14, 16, 13, 10, 16, 12],
      saves: ["wis", "cha"],
      attributes: { ...NO_MAXIMUM, ac: { calc: "default" } },
      items: [
        classItem("cleric", "d8", ["max", "avg", "avg"], { rules: "2014" }),
        classItem("fighter", "d10", ["avg", "avg"], { rules: "2014" }),
        raceItem(30),
        armor("Écailles", "medium", 14, 2),
        armor("Bouclier", "shield", 2, null),
        weapon("Mace", "simpleM", [1, 6], {
          ...{ properties: ["mgc"], magicalBonus: "2", attunement: "required", attuned: false },
        }),
      ],
    }),
    truth: {
      ...{ hp: 9 + 6 + 6 + 7 + 7, ac: 14 + 2 + 2, walk: 30, initiative: 3, saves: "2 3 1 0 6 4" },
      Mace: "+5 1d6+2",
    },
  },
  {
    tool,
    name: "5.3, warlock 3 of 2024, tired, with an armour of its own",
    file: actorOf({
      version: "5.3.3",
      scores: [10, 14, 14, 10, 12, 16],
      saves: ["wis", "cha"],
      attributes: {
        hp: { value: 20, max: null, bonuses: { level: "", overall: "@abilities.cha.mod" } },
        ac: { calc: "custom", formula: "13 + @abilities.dex.mod" },
        exhaustion: 1,
      },
      system: { bonuses: { mwak: { attack: "", damage: "1d4[necrotic]" } } },
      items: [
        classItem("warlock", "d8", ["max", "avg", "avg"], { rules: "2024", asObject: true }),
        raceItem(30),
        weapon("Quarterstaff", "simpleM", [1, 6], {
          properties: ["ver"],
          activities: { a: { type: "attack", attack: { ability: "cha", bonus: "" } } },
        }),
      ],
    }),
    truth: {
      ...{ hp: 10 + 7 + 7 + 3, ac: 13 + 2, walk: 30 - 5, initiative: 2, saves: "0 2 2 0 3 5" },
      Quarterstaff: "+5 1d6+3+1d4 | 1d8+3+1d4",
    },
  },
];
