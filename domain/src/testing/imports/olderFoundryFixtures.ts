import {
  actorOf,
  armor,
  changing,
  classItem,
  feat,
  olderActorOf,
  olderWeapon,
  raceItem,
} from "./foundryParts";
import type { ImportFixture } from "./truth";

const tool = "Foundry dnd5e";
const NO_MAXIMUM = { hp: { value: 1, max: null }, movement: { walk: null, units: null } };

/** Characters of versions 1 to 3 of the system. */
export const OLDER_FOUNDRY_FIXTURES: readonly ImportFixture[] = [
  {
    tool,
    name: "1.6, fighter 1 in mail with a shield, and the style of defence",
    file: olderActorOf({
      version: "1.6.2",
      scores: [16, 14, 15, 9, 12, 10],
      saves: ["str", "con"],
      attributes: {
        hp: { value: 12, max: 12 },
        ac: { calc: "default" },
        movement: { walk: 30, units: "ft" },
      },
      items: [
        classItem("fighter", "d10", ["max"]),
        armor("Cotte de mailles", "heavy", 16, 0),
        armor("Bouclier", "shield", 2, null),
        olderWeapon("Longsword", "martialM", "1d8 + @mod", {
          properties: { ver: true },
          damage: { parts: [["1d8 + @mod", "slashing"]], versatile: "1d10 + @mod" },
        }),
        olderWeapon("Whip", "martialM", "1d4 + @mod", { proficient: false, properties: { fin: true } }),
      ],
      effects: [changing([["data.attributes.ac.bonus", 2, "+1"]])],
    }),
    truth: {
      ...{ hp: 12, ac: 16 + 2 + 1, walk: 30, initiative: 2, saves: "5 2 4 -1 1 0" },
      Longsword: "+5 1d8+3 | 1d10+3",
      Whip: "+3 1d4+3",
    },
  },
  {
    tool,
    name: "1.5, monk 5 without armour",
    file: olderActorOf({
      version: "1.5.7",
      scores: [10, 17, 14, 10, 16, 8],
      saves: ["str", "dex"],
      attributes: {
        ...{ hp: { value: 20, max: 38 }, ac: { calc: "unarmoredMonk" } },
        movement: { walk: 40, units: "ft" },
      },
      items: [
        classItem("monk", "d8", ["max", 5, 5, 5, 5]),
        olderWeapon("Quarterstaff", "simpleM", "1d6 + @mod", {
          damage: { parts: [["1d6 + @mod", "bludgeoning"]], versatile: "1d8 + @mod" },
        }),
      ],
    }),
    truth: {
      ...{ hp: 38, ac: 10 + 3 + 3, walk: 40, initiative: 3, saves: "3 6 2 0 3 -1" },
      Quarterstaff: "+6 1d6+3 | 1d8+3",
    },
  },
  {
    tool,
    name: "2.0, draconic sorcerer 3",
    file: actorOf({
      version: "2.0.3",
      scores: [8, 14, 14, 10, 10, 17],
      saves: ["con", "cha"],
      attributes: {
        hp: { value: 20, max: 20 },
        ac: { calc: "default" },
        movement: { walk: 30, units: "ft" },
      },
      items: [
        classItem("sorcerer", "d6", ["max", 4, 4]),
        feat("Résilience", [changing([["system.attributes.ac.calc", 5, "draconic"]])]),
        olderWeapon("Dagger", "simpleM", "1d4 + @mod", { properties: { fin: true, thr: true, lgt: true } }),
      ],
      effects: [
        changing([["system.attributes.ac.calc", 5, "draconic"]], { origin: "Actor.x.Item.Résilience" }),
        changing([["system.traits.languages.value", 2, "draconic"]]),
      ],
    }),
    truth: {
      ...{ hp: 20, ac: 13 + 2, walk: 30, initiative: 2, saves: "-1 2 4 0 0 5" },
      ...{ Dagger: "+4 1d4+2", Langues: "Draconique" },
    },
  },
  {
    tool,
    name: "2.4, barbarian 4 with a shield",
    file: actorOf({
      version: "2.4.1",
      scores: [18, 14, 16, 8, 10, 10],
      saves: ["str", "con"],
      attributes: { ...NO_MAXIMUM, ac: { calc: "unarmoredBarb" } },
      items: [
        classItem("barbarian", "d12", ["max", "avg", "avg", 10]),
        raceItem(30),
        armor("Bouclier", "shield", 2, null),
        olderWeapon("Greataxe", "martialM", "1d12 + @mod", {
          proficient: null,
          properties: { hvy: true, two: true },
        }),
      ],
    }),
    truth: {
      ...{ hp: 15 + 10 + 10 + 13, ac: 10 + 2 + 3 + 2, walk: 30, initiative: 2, saves: "6 2 5 -1 0 0" },
      Greataxe: "+6 1d12+4",
    },
  },
  {
    tool,
    name: "3.0, ranger 6 with two blades and a magic bow",
    file: actorOf({
      version: "3.0.4",
      scores: [12, 18, 14, 10, 14, 8],
      saves: ["str", "dex"],
      attributes: { ...NO_MAXIMUM, ac: { calc: "default" } },
      items: [
        classItem("ranger", "d10", ["max", 6, 6, 6, 6, 6]),
        raceItem(35),
        feat("Archerie", [changing([["system.bonuses.rwak.attack", 2, "2"]])]),
        armor("Cuir", "light", 11, null, {
          armor: { value: 11, dex: null, magicalBonus: 1 },
          properties: ["mgc"],
        }),
        olderWeapon("Shortbow", "simpleR", "1d6 + @mod", { properties: ["mgc", "amm"], magicalBonus: "1" }),
        olderWeapon("Shortsword", "martialM", "1d6", { properties: ["fin", "lgt"] }),
      ],
    }),
    truth: {
      ...{ hp: 12 + 5 * 8, ac: 11 + 1 + 4, walk: 35, initiative: 4, saves: "4 7 2 0 2 -1" },
      ...{ Shortbow: "+10 1d6+5", Shortsword: "+7 1d6" },
    },
  },
  {
    tool,
    name: "3.3, paladin 6 with an aura, dueling and a magic shield",
    file: actorOf({
      version: "3.3.1",
      scores: [18, 8, 14, 10, 12, 16],
      saves: ["wis", "cha"],
      attributes: { ...NO_MAXIMUM, ac: { calc: "default" } },
      items: [
        classItem("paladin", "d10", ["max", "avg", "avg", "avg", "avg", "avg"]),
        raceItem(30),
        feat("Aura", [changing([["system.bonuses.abilities.save", 2, "+max(1, @abilities.cha.mod)"]])]),
        feat("Duel", [changing([["system.bonuses.mwak.damage", 2, "2"]])]),
        armor("Harnois", "heavy", 18, 0),
        armor("Bouclier +1", "shield", 2, null, {
          armor: { value: 2, dex: null, magicalBonus: "1" },
          properties: ["mgc"],
        }),
        olderWeapon("Longsword", "martialM", "1d8 + @mod", {
          properties: ["ver"],
          damage: { parts: [["1d8 + @mod", "slashing"]], versatile: "1d10 + @mod" },
        }),
      ],
    }),
    truth: {
      ...{ hp: 12 + 5 * 8, ac: 18 + 2 + 1, walk: 30, initiative: -1, saves: "7 2 5 3 7 9" },
      Longsword: "+7 1d8+6 | 1d10+6",
    },
  },
];
