import type { ImportFixture } from "./truth";

const values = (of: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, { value }]));

const PHYSICAL = { strength: 2, dexterity: 3, stamina: 2 };
const SOCIAL = { charisma: 1, manipulation: 4, composure: 3, intelligence: 3, wits: 2, resolve: 2 };
const STATS = { int: 6, ref: 8, dex: 7, tech: 5, cool: 6, will: 5, luck: 6, move: 7, body: 6, emp: 5 };
const CHARACTERISTICS = { str: 55, con: 60, siz: 65, dex: 70, app: 50, int: 75, pow: 45, edu: 80 };

const statsOf = (system: object, rest: object = {}) => ({
  name: "Vesper",
  type: "character",
  _stats: { systemId: "cyberpunk-red-core" },
  system,
  items: [],
  ...rest,
});

const investigator = (system: object, items: readonly object[], rest: object = {}) => ({
  name: "Hortense",
  type: "character",
  _stats: { systemId: "CoC7" },
  system: { characteristics: values(CHARACTERISTICS), ...system },
  items,
  ...rest,
});

const skill = (name: string, system: object) => ({ type: "skill", name, system });

/** Files for each of the other games. */
export const GAME_FIXTURES: readonly ImportFixture[] = [
  {
    tool: "wod5e",
    name: "a Tremere who has been hurt",
    file: {
      name: "Ombeline",
      type: "vampire",
      _stats: { systemId: "wod5e" },
      system: {
        attributes: values({ ...PHYSICAL, ...SOCIAL }),
        skills: values({ brawl: 1, occult: 3 }),
        disciplines: values({ sorcery: 2, auspex: 1 }),
        health: { max: 5, superficial: 1, aggravated: 1, value: 5 },
        willpower: { max: 5, superficial: 2, aggravated: 0 },
        humanity: { value: 6 },
        hunger: { value: 3 },
      },
      items: [{ type: "clan", name: "Tremere" }],
    },
    truth: {
      ...{ strength: 2, dexterity: 3, manipulation: 4, resolve: 2, occult: 3, bloodSorcery: 2, auspex: 1 },
      ...{ health: "3/5", willpower: "3/5", humanity: "6/10", hunger: "3/5", Clan: "Tremere" },
    },
  },
  {
    tool: "vtm5e",
    name: "an older actor, with abilities for attributes",
    file: {
      name: "Ombeline",
      type: "vampire",
      data: {
        abilities: values({ ...PHYSICAL, ...SOCIAL }),
        skills: values({ animalken: 3, melee: 2 }),
        disciplines: { celerity: { value: 2 } },
        health: { max: 6, superficial: 0, aggravated: 0 },
        willpower: { max: 4, superficial: 0, aggravated: 1 },
        humanity: { value: 7 },
        hunger: { value: 1 },
        headers: { clan: "Toréador" },
      },
      items: [],
    },
    truth: {
      ...{ strength: 2, composure: 3, animalKen: 3, melee: 2, celerity: 2, Clan: "Toréador" },
      ...{ health: "6/6", willpower: "3/4", humanity: "7/10", hunger: "1/5" },
    },
  },
  {
    tool: "Progeny",
    name: "a Ventrue",
    file: {
      name: "Ysée",
      clan: "Ventrue",
      predatorType: { name: "Siren" },
      attributes: { ...PHYSICAL, ...SOCIAL },
      skills: { subterfuge: 3, athletics: 1 },
      disciplines: [
        { name: "Compel", discipline: "dominate", level: 1 },
        { name: "Mesmerize", discipline: "dominate", level: 1 },
        { name: "Resilience", discipline: "fortitude", level: 1 },
      ],
      touchstones: [],
      maxHealth: 5,
      willpower: 5,
      humanity: 7,
    },
    truth: {
      ...{ strength: 2, manipulation: 4, subterfuge: 3, athletics: 1, dominate: 2, fortitude: 1 },
      ...{ health: "5/5", willpower: "5/5", humanity: "7/10", Clan: "Ventrue" },
    },
  },
  {
    tool: "cyberpunk-red-core",
    name: "a solo with armour that was shot at",
    file: statsOf(
      {
        stats: { ...values(STATS), emp: { value: 3, max: 5 }, luck: { value: 2, max: 6 } },
        derivedStats: { hp: { value: 25, max: 40 }, humanity: { value: 32, max: 50 } },
        roleInfo: { activeRole: "Solo" },
      },
      {
        items: [
          skill("Handgun", { level: 6 }),
          skill("Drive Land Vehicle", { level: 3 }),
          {
            type: "armor",
            name: "Kevlar",
            system: { equipped: "equipped", isBodyLocation: true, bodyLocation: { sp: 11, ablation: 2 } },
          },
        ],
      },
    ),
    truth: { ref: 8, emp: 5, luck: 6, handgun: 6, driveLand: 3, hp: "25/40", humanity: "32/50" },
  },
  {
    tool: "cyberpunk-red-core",
    name: "an older netrunner, in data",
    file: {
      name: "Vesper",
      type: "character",
      data: {
        stats: values(STATS),
        derivedStats: { hp: { value: 35, max: 35 }, humanity: { value: 50, max: 50 } },
      },
      items: [skill("Electronics/Security Tech", { level: 5 }), skill("Perception", { level: 4 })],
    },
    truth: { int: 6, move: 7, electronics: 5, perception: 4, hp: "35/35", humanity: "50/50" },
  },
  {
    tool: "cyberpunk-red-core",
    name: "a mook",
    file: statsOf(
      { stats: values({ ...STATS, body: 4 }), derivedStats: { hp: { value: 20, max: 30 } } },
      { type: "mook", items: [skill("Brawling", { level: 4 }), skill("Evasion", { level: 2 })] },
    ),
    truth: { body: 4, cool: 6, brawling: 4, evasion: 2, hp: "20/30" },
  },
  {
    tool: "CoC7",
    name: "a journalist whose skills are written",
    file: investigator(
      {
        attribs: {
          hp: { value: 10, max: 12 },
          mp: { value: 9, max: 9 },
          san: { value: 40, max: 99 },
          lck: { value: 50 },
        },
        infos: { occupation: "Journaliste" },
      },
      [skill("Listen", { value: 45, base: 20 }), skill("Library Use", { value: 60, base: 20 })],
    ),
    truth: { str: 55, dex: 70, edu: 80, listen: 45, libraryUse: 60, hp: "10/12", mp: "9/9", san: "40/99" },
  },
  {
    tool: "CoC7",
    name: "a detective whose points were spent on bases",
    file: investigator({ attribs: { hp: { value: 12, max: 12 } } }, [
      skill("Dodge", { base: "@DEX/2", adjustments: { personal: 10 } }),
      skill("Spot Hidden", { base: 25, adjustments: { occupation: 40, experience: 3 } }),
    ]),
    truth: { con: 60, pow: 45, dodge: 45, spotHidden: 68, hp: "12/12" },
  },
  {
    tool: "CoC7",
    name: "an older investigator, in data",
    file: {
      name: "Hortense",
      type: "character",
      data: {
        characteristics: values(CHARACTERISTICS),
        attribs: { hp: { value: 9, max: 11 }, san: { value: 55, max: 90 } },
      },
      items: [{ type: "skill", name: "Psychology", data: { value: 35 } }],
    },
    truth: { siz: 65, int: 75, psychology: 35, hp: "9/11", san: "55/90" },
  },
  {
    tool: "Dhole's House",
    name: "a professor with specialities",
    file: {
      Investigator: {
        Header: { GameName: "Call of Cthulhu", GameVersion: "7th Edition", Version: "0.5.0" },
        PersonalDetails: { Name: "Hortense", Occupation: "Professor", Age: "42", Residence: "Arkham" },
        Characteristics: {
          ...{ STR: "40", CON: "50", SIZ: "60", DEX: "45", APP: "55", INT: "80", POW: "65", EDU: "85" },
          ...{ HitPts: "9", HitPtsMax: "11", MagicPts: "13", MagicPtsMax: "13" },
          ...{ Sanity: "61", SanityMax: "99", Luck: "70" },
        },
        Skills: {
          Skill: [
            { name: "Library Use", value: "75", half: "37", fifth: "15", occupation: "true" },
            { name: "Science", subskill: "Biology", value: "31" },
            { name: "Science", subskill: "Chemistry", value: "61" },
            { name: "Science", subskill: "None", value: "1" },
            { name: "Language (Other)", subskill: "Latin", value: "51" },
            { name: "Language (Own)", subskill: "English", value: "85" },
            { name: "Fighting", subskill: "Brawl", value: "35" },
            { name: "Firearms", subskill: "Handgun", value: "30" },
            { name: "Operate Heavy Machine", value: "1" },
          ],
        },
        Weapons: {
          weapon: { name: "Unarmed", skillname: "Brawl", damage: "1D3+DB", range: "touch", ammo: "-" },
        },
        Backstory: { description: "Grande.", traits: "Curieuse.", people: "Son frère.", injurues: null },
        Possessions: { item: [{ description: "Lampe" }, { description: "Carnet" }] },
        Cash: { spending: "$10", cash: "$50", assets: "$500" },
      },
    },
    truth: {
      ...{ str: 40, siz: 60, edu: 85, luck: 70, hp: "9/11", mp: "13/13", san: "61/99" },
      ...{ libraryUse: 75, "Sciences (Biologie)": 31, "Sciences (Chimie)": 61, science: 1 },
      ...{ "Langue étrangère (Latin)": 51, ownLanguage: 85, brawl: 35, handguns: 30 },
      ...{ Occupation: "Professor", Âge: "42", Résidence: "Arkham", "Personnes importantes": "Son frère." },
    },
  },
];
