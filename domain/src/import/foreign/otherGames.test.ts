import { describe, expect, it } from "vitest";
import type { SheetBlock } from "../../game/sheet";
import { sheetBlocks } from "../../games/sheetBlocks";
import { readCharacterFile } from "../characterFile";
import { importedCharacter } from "../importedCharacter";

const imported = (content: unknown) => readCharacterFile(JSON.stringify(content));

/** Every value, gauge and line of a sheet by its id or its label. */
const valuesOf = (blocks: readonly SheetBlock[]): Record<string, unknown> =>
  Object.fromEntries(
    blocks.flatMap((block): [string, unknown][] => {
      switch (block.kind) {
        case "scores":
          return block.scores.map(({ id, value }) => [id, value]);
        case "tracker":
          return block.trackers.map(({ id, current, max }) => [id, `${current}/${max}`]);
        case "text":
          return block.lines.map(({ label, text }) => [label, text]);
        default:
          return [];
      }
    }),
  );

const sheetOf = (content: unknown) => {
  const shape = imported(content);
  return { ...shape, values: valuesOf(sheetBlocks(shape.system, shape)) };
};

const dots = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const ATTRIBUTES = { strength: 2, dexterity: 3, stamina: 2, charisma: 1, manipulation: 4, composure: 3 };
const MIND = { intelligence: 3, wits: 2, resolve: 2 };

describe("a Foundry actor of Vampire", () => {
  const core = {
    skills: dots({ brawl: 1, animalken: 3, technology: 2 }),
    disciplines: { sorcery: { value: 2, powers: [] }, auspex: { value: 1 }, celerity: { value: 0 } },
    health: { max: 5, superficial: 1, aggravated: 1, value: 5 },
    willpower: { max: 5, superficial: 0, aggravated: 0 },
    humanity: { value: 6, stains: 2 },
    hunger: { value: 3, max: 5 },
    blood: { potency: 2, resonance: "Colérique" },
  };
  const truth = {
    strength: 2,
    manipulation: 4,
    resolve: 2,
    brawl: 1,
    animalKen: 3,
    technology: 2,
    bloodSorcery: 2,
    auspex: 1,
    health: "3/5",
    willpower: "5/5",
    humanity: "6/10",
    hunger: "3/5",
  };

  it("of wod5e is read", () => {
    const { system, name, values } = sheetOf({
      name: "Ombeline",
      type: "vampire",
      _stats: { systemId: "wod5e" },
      system: {
        ...core,
        attributes: dots({ ...ATTRIBUTES, ...MIND }),
        headers: { ambition: "<p>Régner</p>", sire: "Aldric" },
      },
      items: [
        { type: "clan", name: "Tremere" },
        { type: "feature", name: "Ressources", system: { points: 3 } },
        { type: "weapon", name: "Dague", system: { equipped: true } },
      ],
    });
    expect({ system, name }).toEqual({ system: "vampire", name: "Ombeline" });
    expect(values).toMatchObject({
      ...truth,
      Clan: "Tremere",
      Ambition: "Régner",
      Sire: "Aldric",
      Avantages: "Ressources 3",
    });
  });

  it("of the older vtm5e is read", () => {
    const data = { ...core, abilities: dots({ ...ATTRIBUTES, ...MIND }), headers: { clan: "Tremere" } };
    const { values } = sheetOf({ name: "Ombeline", type: "vampire", data, items: [] });
    expect(values).toMatchObject({ ...truth, Clan: "Tremere" });
  });
});

describe("a vampire of Progeny", () => {
  it("is read", () => {
    const { values, name } = sheetOf({
      name: "Ysée",
      clan: "Ventrue",
      predatorType: { name: "Siren" },
      attributes: { ...ATTRIBUTES, ...MIND },
      skills: { animal_ken: 1, subterfuge: 3, athletics: 0 },
      disciplines: [
        { name: "Compel", discipline: "dominate", level: 1 },
        { name: "Mesmerize", discipline: "dominate", level: 1 },
        { name: "Resilience", discipline: "fortitude", level: 1 },
      ],
      touchstones: [{ name: "Marc", conviction: "Ne jamais tuer" }],
      merits: [{ name: "Beautiful", level: 2 }],
      flaws: [],
      maxHealth: 6,
      willpower: 5,
      humanity: 7,
      bloodPotency: 1,
      generation: 13,
    });
    expect(name).toBe("Ysée");
    expect(values).toMatchObject({
      composure: 3,
      animalKen: 1,
      subterfuge: 3,
      dominate: 2,
      fortitude: 1,
      health: "6/6",
      willpower: "5/5",
      humanity: "7/10",
      Clan: "Ventrue",
      "Type de prédateur": "Siren",
      Génération: "13",
      Convictions: "Ne jamais tuer",
      Attaches: "Marc",
      Avantages: "Beautiful 2",
    });
  });
});

describe("a Foundry actor of Cyberpunk RED", () => {
  const skill = (name: string, level: number) => ({ type: "skill", name, system: { level } });
  const stats = { ...dots({ int: 5, ref: 8, dex: 6, tech: 4, cool: 7, will: 5, move: 6, body: 6 }) };

  it("is read", () => {
    const {
      system,
      class: role,
      values,
      stats: stored,
    } = sheetOf({
      name: "Vesper",
      type: "character",
      _stats: { systemId: "cyberpunk-red-core" },
      system: {
        stats: { ...stats, luck: { value: 2, max: 6 }, emp: { value: 4, max: 5 } },
        derivedStats: { hp: { value: 20, max: 40 }, humanity: { value: 38, max: 50 } },
        information: { alias: "Fil" },
        reputation: { value: 2 },
      },
      items: [
        ...[skill("Conceal/Reveal Object", 3), skill("Handgun", 6), skill("Local Expert (Your Home)", 2)],
        ...[
          skill("Martial Arts (Karate)", 4),
          skill("Martial Arts (Judo)", 2),
          skill("Drive Land Vehicle", 4),
        ],
        { type: "role", name: "Solo", system: { rank: 4, mainRoleAbility: "Combat Awareness" } },
        {
          type: "armor",
          name: "Kevlar",
          system: { equipped: "equipped", isBodyLocation: true, bodyLocation: { sp: 7, ablation: 1 } },
        },
        { type: "cyberware", name: "Œil cybernétique", system: { isInstalled: true } },
        { type: "weapon", name: "Pistolet lourd", system: { damage: "3d6", equipped: "equipped" } },
      ],
    });
    expect({ system, role }).toEqual({ system: "cyberpunk", role: "Solo" });
    expect(values).toMatchObject({
      ...{ int: 5, ref: 8, cool: 7, luck: 6, emp: 5, handgun: 6, concealReveal: 3, localExpert: 2 },
      ...{ martialArts: 4, driveLand: 4, hp: "20/40", humanity: "38/50", luckPoints: "2/6" },
      ...{
        Rôle: "Solo",
        "Capacité de rôle": "Combat Awareness 4",
        Pseudo: "Fil",
        Cyberware: "Œil cybernétique",
      },
      body: 7,
    });
    expect([stored.armor, stored.ablation]).toEqual([{ body: 7 }, { body: 1 }]);
    const { inventoryItems } = importedCharacter({ system, stats: stored });
    expect(
      inventoryItems.map(({ snapshot, equipped }) => [snapshot?.name, snapshot?.damage?.dice, equipped]),
    ).toEqual([
      ["Kevlar", undefined, true],
      ["Pistolet lourd", "3d6", true],
    ]);
  });
});

describe("a Foundry actor of Call of Cthulhu", () => {
  const skill = (name: string, base: unknown, spent: object, rest: object = {}) => ({
    type: "skill",
    name,
    system: { skillName: name, base, value: -1, adjustments: spent, ...rest },
  });

  it("is read", () => {
    const {
      system,
      class: occupation,
      values,
    } = sheetOf({
      name: "Hortense",
      type: "character",
      _stats: { systemId: "CoC7" },
      system: {
        characteristics: dots({ str: 40, con: 50, siz: 55, dex: 65, app: 60, int: 70, pow: 60, edu: 80 }),
        attribs: {
          hp: { value: 8, max: 10, auto: true },
          mp: { value: 12, max: 12 },
          san: { value: 52, max: 99 },
          lck: { value: 45 },
        },
        infos: { age: 34, residence: "Arkham" },
        biography: [{ title: "Traits", value: "<p>Curieuse.</p>" }],
      },
      items: [
        { type: "occupation", name: "Antiquaire" },
        skill("Spot Hidden", 25, { occupation: 30, personal: 5 }),
        skill("Dodge", "1/2*@DEX", { personal: 10 }),
        skill("Language (Own)", "@EDU", {}),
        skill("Science (Chemistry)", 1, { personal: 20 }),
        skill("Science (Biology)", 1, { personal: 40 }),
        skill("Library Use", 20, {}, { value: 65 }),
        skill("Listen", 20, { base: 25, personal: 10 }, { value: 50 }),
        skill("Stealth", 20, { base: 30 }, { value: 60 }),
        skill("Climb", 20, { personal: 5 }, { value: 70 }),
      ],
    });
    expect({ system, occupation }).toEqual({ system: "cthulhu", occupation: "Antiquaire" });
    expect(values).toMatchObject({
      ...{
        str: 40,
        siz: 55,
        edu: 80,
        spotHidden: 60,
        dodge: 42,
        ownLanguage: 80,
        science: 1,
        "Sciences (Chimie)": 21,
        "Sciences (Biologie)": 41,
        libraryUse: 65,
        listen: 35,
        stealth: 30,
        climb: 25,
      },
      ...{ hp: "8/10", mp: "12/12", san: "52/99", luck: 45, Âge: "34", Résidence: "Arkham" },
      Occupation: "Antiquaire",
    });
  });
});
