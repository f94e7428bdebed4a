import { describe, expect, it } from "vitest";
import type { SheetBlock } from "../../game/sheet";
import { vampireBlocks, vampirePool } from "./sheet";

const ivy = {
  stats: {
    attributes: {
      strength: 2,
      dexterity: 3,
      stamina: 2,
      charisma: 4,
      composure: 3,
      resolve: 2,
      manipulation: 3,
    },
    skills: { firearms: 1, persuasion: 3, brawl: 0 },
    disciplines: { auspex: 2, presence: 1, celerity: 0 },
    hunger: 2,
    humanity: 8,
    willpower: { current: 4, max: 5 },
    health: 3,
  },
  data: { clan: "Toréador", ambition: "Ouvrir une galerie", touchstones: ["Sa sœur"] },
};

const block = (raw: unknown, id: string): SheetBlock => {
  const found = vampireBlocks(raw).find((one) => one.id === id);
  if (!found) throw new Error(`No block ${id}`);
  return found;
};

describe("the sheet of a vampire", () => {
  it("tracks health, willpower, humanity and hunger", () => {
    expect(block(ivy, "trackers")).toMatchObject({
      kind: "tracker",
      trackers: [
        { id: "health", current: 3, max: 5, tone: "life" },
        { id: "willpower", current: 4, max: 5 },
        { id: "humanity", current: 8, max: 10 },
        { id: "hunger", current: 2, max: 5, tone: "danger" },
        { id: "bloodPotency", current: 1, max: 10, detail: "Coup de sang +2 · soin 1 · fléau 2" },
      ],
    });
  });

  it("derives its trackers when the character gives none", () => {
    expect(block({ stats: { stamina: 3, composure: 2, resolve: 4 } }, "trackers")).toMatchObject({
      trackers: [
        { id: "health", current: 6, max: 6 },
        { id: "willpower", current: 6, max: 6 },
        { id: "humanity", current: 7 },
        { id: "hunger", current: 1 },
        { id: "bloodPotency", current: 1 },
      ],
    });
  });

  it("counts unknown attributes as one dot for its trackers", () => {
    expect(block({}, "trackers")).toMatchObject({ trackers: [{ max: 4 }, { max: 2 }, {}, {}, {}] });
  });

  it("shows attributes as dots, each rolled alone with the current Hunger", () => {
    expect(block(ivy, "attributes-social")).toMatchObject({
      kind: "scores",
      display: "dots",
      max: 5,
      scores: [
        { id: "charisma", label: "Charisme", value: 4, roll: { game: "vampire", dice: 4, hungerDice: 2 } },
        { id: "manipulation", value: 3 },
        { id: "composure", label: "Sang-froid", value: 3 },
      ],
    });
  });

  it("does not roll an unknown attribute", () => {
    const mental = block(ivy, "attributes-mental");
    expect(mental).toMatchObject({ scores: [{ id: "intelligence", value: undefined }, {}, { value: 2 }] });
    expect(mental.kind === "scores" && "roll" in (mental.scores[0] ?? {})).toBe(false);
  });

  it("rolls a skill with its usual attribute, even untrained", () => {
    const physical = block(ivy, "skills-physical");
    expect(physical.kind === "scores" && physical.scores).toEqual(
      expect.arrayContaining([
        {
          id: "firearms",
          label: "Armes à feu",
          value: 1,
          detail: "avec Sang-froid",
          roll: { game: "vampire", dice: 4, hungerDice: 2 },
          subject: { kind: "check", trait: "composure", skill: "firearms" },
        },
        {
          id: "stealth",
          label: "Furtivité",
          value: undefined,
          detail: "avec Dextérité",
          roll: { game: "vampire", dice: 3, hungerDice: 2 },
          subject: { kind: "check", trait: "dexterity", skill: "stealth" },
        },
      ]),
    );
  });

  it("does not roll a skill whose attribute is unknown", () => {
    const mental = block(ivy, "skills-mental");
    const academics = mental.kind === "scores" && mental.scores.find(({ id }) => id === "academics");
    expect(academics).toEqual({
      id: "academics",
      label: "Érudition",
      value: undefined,
      detail: "avec Intelligence",
    });
  });

  it("never rolls more Hunger dice than there are dice", () => {
    expect(block({ stats: { strength: 1, hunger: 5 } }, "attributes-physical")).toMatchObject({
      scores: [{ roll: { dice: 1, hungerDice: 1 } }, {}, {}],
    });
  });

  it("lists only the disciplines that the vampire has", () => {
    expect(block(ivy, "disciplines")).toMatchObject({
      scores: [
        { label: "Auspex", value: 2 },
        { label: "Présence", value: 1 },
      ],
    });
  });

  it("has the rolls of the Beast, without Hunger dice", () => {
    expect(block(ivy, "beast")).toMatchObject({
      kind: "pool",
      pools: [
        { id: "rouse", roll: { dice: 1, hungerDice: 0 } },
        { id: "frenzy", detail: "Volonté 4 + tiers d'Humanité 2", roll: { dice: 6, hungerDice: 0 } },
        { id: "remorse", roll: { dice: 2, hungerDice: 0 } },
      ],
    });
  });

  it("always has at least one die against frenzy and for remorse", () => {
    const fallen = { stats: { humanity: 0, willpower: "0/5" } };
    const saint = { stats: { humanity: 10 } };
    expect(block(fallen, "beast")).toMatchObject({
      pools: [{}, { roll: { dice: 1 } }, { roll: { dice: 10 } }],
    });
    expect(block(saint, "beast")).toMatchObject({ pools: [{}, {}, { roll: { dice: 1 } }] });
  });

  it("tells superficial from aggravated damage, and what a full track means", () => {
    const trackersOf = (stats: object) => {
      const found = block({ stats: { stamina: 3, ...stats } }, "trackers");
      return found.kind === "tracker" ? found.trackers : [];
    };
    const [health] = trackersOf({ health: { superficial: 2, aggravated: 1, max: 7 } });
    expect(health).toMatchObject({ current: 4, max: 7, detail: "2 superficiels, 1 aggravé" });
    const [full] = trackersOf({ health: { superficial: 4, aggravated: 5 } });
    expect(full).toMatchObject({
      current: 0,
      max: 6,
      detail: "1 superficiel, 5 aggravés · Diminué : -2 dés",
    });
    const [torpid] = trackersOf({ santé: { aggravés: "9" } });
    expect(torpid).toMatchObject({ current: 0, detail: "6 aggravés · Torpeur" });
    const [plain, willpower] = trackersOf({
      health: 2,
      willpower: { superficial: 0, aggravated: 0, max: 4 },
    });
    expect(plain).not.toHaveProperty("detail");
    expect(willpower).toMatchObject({ current: 4, max: 4 });
    expect(willpower).not.toHaveProperty("detail");
    expect(trackersOf({ health: 0 })[0]).toMatchObject({ detail: "Diminué : -2 dés" });
  });

  it("counts stains beside Humanity, and out of the dice of remorse", () => {
    for (const stats of [{ humanity: { value: 6, stains: 3 } }, { humanity: 6, stains: 3 }]) {
      expect(block({ stats }, "trackers")).toMatchObject({
        trackers: [{}, {}, { current: 6, detail: "3 souillures" }, {}, {}],
      });
      expect(block({ stats }, "beast")).toMatchObject({ pools: [{}, {}, { roll: { dice: 1 } }] });
    }
    const one = { stats: { humanity: 6, stains: 1 } };
    expect(block(one, "trackers")).toMatchObject({ trackers: [{}, {}, { detail: "1 souillure" }, {}, {}] });
    expect(block(one, "beast")).toMatchObject({ pools: [{}, {}, { roll: { dice: 3 } }] });
  });

  it("reads Blood Potency, a Foundry actor's too", () => {
    for (const raw of [{ stats: { bloodPotency: 3 } }, { system: { blood: { potency: 3 } } }]) {
      expect(block(raw, "trackers")).toMatchObject({
        trackers: [
          {},
          {},
          {},
          {},
          { current: 3, detail: "Coup de sang +3 · disciplines +1 · soin 2 · fléau 3" },
        ],
      });
    }
  });

  it.each([
    ["Sanguin", "Sanguin (Sorcellerie du sang, Présence)"],
    ["choleric", "Colérique (Célérité, Puissance)"],
    ["Animal, intense", "Animal, intense (Animalisme, Protéisme)"],
    ["Vide", "Vide (Oubli)"],
    ["Sanguin (Sorcellerie du sang, Présence)", "Sanguin (Sorcellerie du sang, Présence)"],
    ["café froid", "café froid"],
  ])("shows the resonance %s with its disciplines", (resonance, text) => {
    expect(block({ data: { resonance } }, "profile")).toMatchObject({
      lines: [{ label: "Résonance", text }],
    });
  });

  it("shows clan, ambition and touchstones", () => {
    expect(block(ivy, "profile")).toMatchObject({
      lines: [
        { label: "Clan", text: "Toréador" },
        { label: "Ambition", text: "Ouvrir une galerie" },
        { label: "Attaches", text: "Sa sœur" },
      ],
    });
  });

  it.each([
    [{ stamina: 2, disciplines: { fortitude: 2 }, powers: [{ id: "endurci", name: "Endurci" }] }, 7],
    [{ stamina: 2, disciplines: { fortitude: 2 }, powers: [{ name: "endurci" }] }, 7],
    [{ stamina: 2, disciplines: { fortitude: 2 }, powers: [{ id: "cuir-epais", name: "Cuir épais" }] }, 5],
    [{ stamina: 2, powers: [{ id: "endurci", name: "Endurci" }] }, 5],
    [{ stamina: 2, disciplines: { fortitude: 2 } }, 5],
    // An import has it in its boxes already.
    [
      {
        ...{ stamina: 2, disciplines: { fortitude: 2 }, powers: [{ id: "endurci" }] },
        health: { max: 6, superficial: 0 },
      },
      6,
    ],
  ])("adds Fortitude to the Health of who is hardened: %j has %i boxes", (stats, max) => {
    expect(block({ stats }, "trackers")).toMatchObject({ trackers: [{ id: "health", max }, {}, {}, {}, {}] });
  });
});

describe("a pool of an attribute and a skill", () => {
  it("adds any attribute to any skill", () => {
    expect(vampirePool(ivy, "charisma", "persuasion")).toEqual({
      game: "vampire",
      dice: 7,
      hungerDice: 2,
    });
  });

  it("counts unknown values as 0", () => {
    expect(vampirePool(ivy, "wits", "gardening")).toEqual({
      game: "vampire",
      dice: 0,
      hungerDice: 0,
    });
  });
});
