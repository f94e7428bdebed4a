import { describe, expect, it } from "vitest";
import { shownOf } from "../../testing/imports/truth";
import { readOtherGame } from "./otherGames";

const investigator = (system: object, ...items: object[]) => ({
  name: "Hortense",
  type: "character",
  _stats: { systemId: "CoC7" },
  system: {
    characteristics: { dex: { value: 60 }, con: { value: 55 }, siz: { value: 60 }, pow: { value: 50 } },
    ...system,
  },
  items,
});

const skill = (name: string, system: object, id?: string) => ({
  type: "skill",
  name,
  system,
  flags: id === undefined ? {} : { CoC7: { cocidFlag: { id } } },
});

describe("an investigator of CoC7", () => {
  it("has the base of a skill among its adjustments since version 8", () => {
    const shown = shownOf(
      investigator(
        {},
        skill("Listen", { base: "20", adjustments: { base: 20, occupation: 40, experience: 3 } }),
        skill("Dodge", { base: "@DEX/2", adjustments: { base: 0, personal: 10 } }),
        skill("Jump", { base: "20", adjustments: { base: 20, personal: -25 } }),
        skill("Swim", { base: "20", adjustments: { base: 20 } }),
      ),
    );
    expect(shown).toMatchObject({ listen: 63, dodge: 40, jump: 0, swim: 20 });
  });

  it("may be a creature", () => {
    const creature = { ...investigator({ attribs: { hp: { value: 6, max: 6 } } }), type: "creature" };
    expect(shownOf(creature)).toMatchObject({ hp: "6/6", dex: 60 });
  });

  it("has skills by their identifiers and by the names of the French module", () => {
    const named = (name: string, id?: string) => shownOf(investigator({}, skill(name, { value: 44 }, id)));
    expect(named("Anything", "i.skill.firearms-handgun")).toMatchObject({ handguns: 44 });
    expect(named("Anything", "i.skill.pilot-boat")).toMatchObject({ "Piloter (Bateau)": 44 });
    expect(named("Conduire un carrosse", "i.skill.drive-carriage").driveAuto).not.toBe(44);
    expect(named("Armes à feu (Fusils)")).toMatchObject({ rifles: 44 });
    expect(named("Conduire auto")).toMatchObject({ driveAuto: 44 });
    expect(named("Langue (allemand)")).toMatchObject({ "Langue étrangère (allemand)": 44 });
  });

  it("has a maximum of Sanity that follows the Cthulhu Mythos where the actor says so", () => {
    const mythos = skill("Cthulhu Mythos", { value: 9 });
    const san = (rest: object) =>
      shownOf(investigator({ attribs: { san: { value: 40, max: 99, ...rest } } }, mythos)).san;
    expect(san({ auto: true })).toBe("40/90");
    expect(san({ auto: false })).toBe("40/99");
    expect(san({ value: null, auto: true })).toBe("50/90");
  });

  it("has the maximum of hit points that the rules give where none is stored", () => {
    expect(shownOf(investigator({ attribs: { hp: { value: 6, max: null, auto: true } } })).hp).toBe("6/11");
    expect(shownOf(investigator({ attribs: { hp: { value: -1, max: -1, auto: true } } })).hp).toBe("11/11");
  });
});

describe("a character of cyberpunk-red-core", () => {
  const vesper = (system: object, ...items: object[]) => ({
    name: "Vesper",
    type: "character",
    _stats: { systemId: "cyberpunk-red-core" },
    system: { stats: { ref: { value: 6 }, emp: { value: 0, max: 6 }, move: { value: 6 } }, ...system },
    items,
  });

  it("has no less than no Humanity", () => {
    const humanity = { value: -4, max: 60 };
    expect(shownOf(vesper({ derivedStats: { humanity } })).humanity).toBe("0/60");
  });

  it("has the cyberware that is installed, in itself or in another piece", () => {
    const piece = (_id: string, system: object = {}) => ({
      _id,
      type: "cyberware",
      name: `Pièce ${_id}`,
      system,
    });
    const pieces = [piece("a"), piece("b", { installedItems: { list: ["c"] } }), piece("c"), piece("d")];
    const cyberware = (file: object) =>
      (readOtherGame({ ...file }) as { data: { cyberware: unknown } }).data.cyberware;
    expect(cyberware(vesper({ installedItems: { list: ["b"] } }, ...pieces))).toEqual(["Pièce b", "Pièce c"]);
    expect(cyberware(vesper({}, piece("a"), piece("b", { isInstalled: false })))).toEqual(["Pièce a"]);
  });
});

describe("a vampire of another tool", () => {
  it("has the specialities that wod5e keeps with a skill, or as items", () => {
    const file = {
      name: "Ombeline",
      type: "vampire",
      _stats: { systemId: "wod5e" },
      system: {
        attributes: { composure: { value: 2 } },
        skills: { brawl: { value: 2, bonuses: [{ source: "Lutte" }, {}] } },
        blood: { generation: "12" },
      },
      items: [
        { type: "specialty", name: "Poésie", system: { skill: "academics" } },
        { type: "specialty", name: "Escalade", system: {} },
      ],
    };
    expect(shownOf(file)).toMatchObject({
      Spécialités: "Bagarre (Lutte), Érudition (Poésie), Escalade",
      Génération: "12",
    });
  });

  it("has the state in play, specialities and rituals of Progeny's versions since the third", () => {
    const file = {
      name: "Ysée",
      clan: "Brujah",
      attributes: { composure: 2 },
      skills: { subterfuge: 1 },
      disciplines: [{ name: "Coil", discipline: "blood sorcery", level: 1 }],
      rituals: [{ name: "Ward" }],
      skillSpecialties: [{ skill: "brawl", name: "Lutte" }, {}],
      predatorType: { name: "Siren", pickedSpecialties: [{ skill: "subterfuge", name: "Séduction" }] },
      maxHealth: 6,
      willpower: 4,
      ephemeral: {
        ...{ hunger: 3, superficialDamage: 2, aggravatedDamage: 1 },
        ...{ superficialWillpowerDamage: 1, aggravatedWillpowerDamage: 0, humanityStains: 2 },
      },
      version: 3,
    };
    expect(shownOf(file)).toMatchObject({
      ...{ hunger: "3/5", health: "3/6", willpower: "3/4", bloodSorcery: 1 },
      Spécialités: "Bagarre (Lutte), Subterfuge (Séduction)",
    });
    const { stats, data } = readOtherGame(file) as { stats: object; data: object };
    expect(stats).toMatchObject({ stains: 2, health: { superficial: 2, aggravated: 1 } });
    expect(data).toMatchObject({ powers: ["Coil", "Ward"] });
  });
});
