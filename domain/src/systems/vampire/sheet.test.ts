import { describe, expect, it } from "vitest";
import type { SheetBlock } from "../sheet";
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
      ],
    });
  });

  it("counts unknown attributes as one dot for its trackers", () => {
    expect(block({}, "trackers")).toMatchObject({ trackers: [{ max: 4 }, { max: 2 }, {}, {}] });
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
        },
        {
          id: "stealth",
          label: "Furtivité",
          value: undefined,
          detail: "avec Dextérité",
          roll: { game: "vampire", dice: 3, hungerDice: 2 },
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

  it("shows clan, ambition and touchstones", () => {
    expect(block(ivy, "profile")).toMatchObject({
      lines: [
        { label: "Clan", text: "Toréador" },
        { label: "Ambition", text: "Ouvrir une galerie" },
        { label: "Attaches", text: "Sa sœur" },
      ],
    });
  });
});

describe("a pool of an attribute and a skill", () => {
  it("adds any attribute to any skill", () => {
    expect(vampirePool(ivy, "charisma", "persuasion")).toEqual({ game: "vampire", dice: 7, hungerDice: 2 });
  });

  it("counts unknown values as 0", () => {
    expect(vampirePool(ivy, "wits", "gardening")).toEqual({ game: "vampire", dice: 0, hungerDice: 0 });
  });
});
