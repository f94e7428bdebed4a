import { describe, expect, it } from "vitest";
import { readCharacterFile } from "../characterFile";

const imported = (content: unknown) => readCharacterFile(JSON.stringify(content));

const dots = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

describe("an actor without the name of its system", () => {
  it("is known by the scores of its game", () => {
    const cthulhu = { characteristics: dots({ pow: 50, siz: 60 }), attribs: {} };
    expect(imported({ name: "Hortense", type: "character", system: cthulhu }).system).toBe("cthulhu");
    const cyberpunk = { stats: dots({ ref: 8, emp: 5, move: 6 }) };
    expect(imported({ name: "Vesper", type: "character", system: cyberpunk }).system).toBe("cyberpunk");
    const vampire = { attributes: dots({ composure: 2, resolve: 3 }) };
    expect(imported({ name: "Ombeline", type: "ghoul", system: vampire }).system).toBe("vampire");
  });

  it("names its system in older exports", () => {
    const flags = { exportSource: { system: "CoC7" } };
    const { system } = imported({ name: "Hortense", type: "npc", flags, system: { characteristics: {} } });
    expect(system).toBe("cthulhu");
  });
});

describe("a vampire", () => {
  it("has its tracks, its blood and its touchstones, as far as they are written", () => {
    const { stats, data } = imported({
      name: "Ombeline",
      type: "vampire",
      _stats: { systemId: "vtm5e" },
      system: {
        abilities: dots({ composure: 2, resolve: 3 }),
        skills: dots({ brawl: 2 }),
        health: { value: 6 },
        willpower: {},
        disciplines: { unknown: { value: 3 }, potence: { value: 2 } },
        headers: { predator: "Bagger", touchstones: "<p>Marc</p>", tenets: "Jamais d'enfant" },
        biography: "<p>Née à Lyon.</p>",
        notes: { text: "À revoir" },
      },
      items: [
        { type: "feature", name: "Allié" },
        { type: "power", name: "Prowess" },
        { type: "gear", name: "Lampe", system: { quantity: 2, description: { value: "<p>De poche</p>" } } },
      ],
    });
    expect(stats).toMatchObject({
      health: { current: 6, max: 6, superficial: 0, aggravated: 0 },
      disciplines: { potence: 2 },
      inventoryItems: [
        { quantity: 2, equipped: false, snapshot: { name: "Lampe", description: "De poche" } },
      ],
    });
    expect(stats).not.toHaveProperty("willpower.max");
    expect(data).toMatchObject({
      predator: "Bagger",
      touchstones: "Marc",
      advantages: ["Allié"],
      powers: ["Prowess"],
      description: "Née à Lyon.",
    });
  });

  it("of Progeny may lack whatever one has not chosen yet", () => {
    const { stats, data } = imported({
      name: "Ysée",
      clan: "Ventrue",
      attributes: { composure: 2 },
      skills: { subterfuge: 1 },
      disciplines: [{ name: "Compel", discipline: "dominate" }, { discipline: "unknown" }, {}],
      touchstones: [{}, { name: "Marc" }],
      merits: [{ level: 1 }, { name: "Beautiful" }],
      maxHealth: 0,
    });
    expect(stats).toMatchObject({ disciplines: { dominate: 1 } });
    expect(stats).not.toHaveProperty("health.max");
    expect(data).toMatchObject({ touchstones: ["Marc"], advantages: ["Beautiful"], powers: ["Compel"] });
  });
});

describe("a character of Cyberpunk RED", () => {
  const armor = (system: object) => ({ type: "armor", name: "Veste", system });

  it("has its skills by any name, and the stopping power of what it wears", () => {
    const { stats, data } = imported({
      name: "Vesper",
      type: "mook",
      _stats: { systemId: "cyberpunk-red-core" },
      system: {
        stats: { ...dots({ ref: 6 }), luck: { value: 3 } },
        skills: { handgun: { level: 4 }, cooking: { level: 0 } },
        derivedStats: { hp: { max: 35 }, humanity: { value: 30 } },
        roleInfo: { activeRole: "Fixer" },
        lifepath: { clothingStyle: "Chic", culturalOrigin: "Paris" },
        wealth: { value: 500 },
        reputation: { value: 3 },
        information: { history: "Née en orbite.", notes: "Doit trois services." },
      },
      img: "https://exemple.fr/vesper.webp",
      items: [
        { type: "skill", name: "Underwater Basket Weaving", system: { level: 2 } },
        { type: "skill", name: "Handgun", system: { level: 6 } },
        armor({ equipped: "equipped", headLocation: { sp: 11 }, bodyLocation: { sp: 12, ablation: 14 } }),
        armor({ equipped: "owned", bodyLocation: { sp: 18 } }),
        armor({ isHeadLocation: false, headLocation: { sp: 20 }, bodyLocation: { sp: 0 } }),
        { type: "cyberware", name: "Main", system: { isInstalled: false } },
        { type: "cyberware", name: "Œil" },
        { type: "criticalInjury", name: "Côtes cassées" },
        { type: "ammo", name: "Balles", system: { amount: 50, damage: { value: 3 } } },
      ],
    });
    expect(stats).toMatchObject({
      attributes: { ref: 6, luck: 3 },
      skills: { handgun: 6, underwaterBasketWeaving: 2 },
      hp: { current: 35, max: 35 },
      humanity: { current: 30, max: 30 },
      armor: { head: 11, body: 12 },
      ablation: { head: 0, body: 12 },
    });
    expect(data).toMatchObject({
      role: "Fixer",
      cyberware: ["Œil"],
      injuries: ["Côtes cassées"],
      style: "Chic",
      lifepath: "Paris",
      eurobucks: 500,
      description: "Née en orbite.",
      reputation: 3,
      avatarUrl: "https://exemple.fr/vesper.webp",
      notes: "Doit trois services.",
    });
    const bare = imported({
      name: "Nu",
      type: "character",
      system: {
        stats: dots({ ref: 6, emp: 5, move: 4 }),
        derivedStats: { hp: { value: 0, max: 0 }, humanity: { value: 0, max: 0 } },
      },
    });
    expect([bare.stats.hp, bare.stats.humanity]).toEqual([undefined, undefined]);
    expect([bare.stats.armor, bare.stats.ablation]).toEqual([{}, {}]);
  });
});

describe("an investigator of Call of Cthulhu", () => {
  const skill = (name: string, system: object) => ({ type: "skill", name, system });
  const mainSkill = (name: string) => ({ skill: { main: { name } } });

  it("has its skills by their special names, from their base where nothing else is said", () => {
    const { stats, data } = imported({
      name: "Hortense",
      type: "character",
      _stats: { systemId: "CoC7" },
      system: {
        characteristics: { ...dots({ pow: 50, siz: 60 }), dex: { value: "loin" } },
        attribs: { hp: { max: 11 }, mp: { value: 9, max: 4 }, san: {} },
        infos: { occupation: "Antiquaire" },
        biography: [{ value: "Sans titre." }, { title: "Vide" }],
        backstory: "<p>Un héritage.</p>",
        description: { keeper: "Ne rien dire." },
      },
      items: [
        skill("Chemistry", { skillName: "Chemistry", specialization: "Science", base: 1, value: 31 }),
        skill("Inconnue", { base: "@DEX/2" }),
        skill("Autre", { base: "2d6" }),
        skill("Spot Hidden", { adjustments: { personal: "beaucoup" }, base: 25 }),
        { type: "book", name: "Le Livre" },
        { type: "spell", name: "Contact" },
        { type: "weapon", name: "Canne", system: { range: { normal: { damage: "1d6" } }, bullets: null } },
        {
          type: "weapon",
          name: "Colt",
          system: {
            range: { normal: { damage: "1d10" } },
            bullets: "6",
            ammo: 0,
            properties: { impl: true, rngd: true },
            ...mainSkill("Firearms (Handgun)"),
          },
        },
      ],
    });
    expect(stats.skills).toMatchObject({ "Sciences (Chimie)": 31, Inconnue: 0, Autre: 0, spotHidden: 25 });
    expect(stats).toMatchObject({
      mp: { current: 9 },
      inventoryItems: [
        {},
        { snapshot: { damage: "1d6", properties: [] } },
        {
          snapshot: {
            damage: "1d10",
            fields: { Compétence: "Armes de poing", Coups: 6 },
            properties: ["Empale"],
          },
        },
      ],
    });
    expect(stats).not.toHaveProperty("hp.max");
    expect(stats).not.toHaveProperty("mp.max");
    expect(data).toMatchObject({
      occupation: "Antiquaire",
      tomes: ["Le Livre", "Contact"],
      description: "Sans titre.\nUn héritage.",
      notes: "Ne rien dire.",
    });
  });

  it("is whole where its maximum was never worked out", () => {
    const attribs = { hp: { value: 0, max: 0 }, mp: { value: 0, max: 0 }, san: { value: 0, max: 0 } };
    const { stats } = imported({
      name: "Neuf",
      type: "character",
      _stats: { systemId: "CoC7" },
      system: { characteristics: dots({ con: 50, siz: 60, pow: 50 }), attribs },
    });
    expect([stats.hp, stats.mp, stats.san]).toEqual([undefined, undefined, undefined]);
  });

  it("may have no story at all", () => {
    const bare = imported({
      name: "Nul",
      type: "npc",
      _stats: { systemId: "CoC7" },
      system: { characteristics: {} },
    });
    expect(bare.data.description).toBeUndefined();
  });
});
