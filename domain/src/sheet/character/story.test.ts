import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../values/reading/fields";
import { type Action, readActionsFrom } from "./actions";
import { type ProficiencyGroup, readEquipmentList, readProficiencies } from "./proficiencies";
import { readPronouns } from "./pronouns";
import { readTraits, type Traits } from "./traits";

describe("pronouns", () => {
  it.each([
    [{ pronoun: "elle" }, "elle"],
    [{ pronouns: ["il", "lui"] }, "il/lui"],
    [{ pronoms: "iel, ellui" }, "iel, ellui"],
    [{ pronoun: "  " }, undefined],
    [{ pronoun: [] }, undefined],
  ])("are read from %j", (raw, pronouns) => {
    expect(readPronouns([fieldsOf(raw)])).toBe(pronouns);
  });
});

describe("traits", () => {
  it.each<[unknown, Traits]>([
    [
      { traits: { personality: "a", ideals: "b", bonds: "c", flaws: "d" } },
      { personality: "a", ideals: "b", bonds: "c", flaws: "d" },
    ],
    [{ traits: { personalityTraits: ["a", "b"], idéaux: "c" } }, { personality: "a\nb", ideals: "c" }],
    [
      { personnalité: "a", liens: "b", défaut: { name: "c" } },
      { personality: "a", bonds: "b", flaws: "c" },
    ],
    [
      { traits: "Rêveur", ideals: "Paix" },
      { personality: "Rêveur", ideals: "Paix" },
    ],
    [{ traits: {} }, {}],
    [{}, {}],
  ])("are read from %j", (raw, traits) => {
    expect(readTraits([fieldsOf(raw)])).toEqual(traits);
  });
});

describe("proficiencies", () => {
  it.each<[unknown, ProficiencyGroup[]]>([
    [{ proficiencies: "Arc, Épée; Forge\nArc" }, [{ label: "Maîtrises", names: ["Arc", "Épée", "Forge"] }]],
    [
      { proficiencies: { weapons: ["Arc"], tools: "Forge", skills: ["Nature"], Jeux: [{ name: "Dés" }] } },
      [
        { label: "Armes", names: ["Arc"] },
        { label: "Outils", names: ["Forge"] },
        { label: "Jeux", names: ["Dés"] },
      ],
    ],
    [
      { proficiencies: [{ label: "armor", names: ["Cuir"] }, "Dés"], languages: ["Elfique"] },
      [
        { label: "Armures", names: ["Cuir"] },
        { label: "Maîtrises", names: ["Dés"] },
        { label: "Langues", names: ["Elfique"] },
      ],
    ],
    [
      { proficiencies: { languages: ["Nain"] }, languages: ["Elfique"] },
      [{ label: "Langues", names: ["Nain"] }],
    ],
    [{ proficiencies: { "": ["Dés"] } }, [{ label: "Maîtrises", names: ["Dés"] }]],
    [{ proficiencies: 3, langues: "Nain" }, [{ label: "Langues", names: ["Nain"] }]],
    [{}, []],
  ])("are read from %j", (raw, groups) => {
    expect(readProficiencies([fieldsOf(raw)])).toEqual(groups);
  });
});

describe("the equipment that a sheet lists as text", () => {
  it.each([
    [{ equipment: "Corde, Torches" }, ["Corde", "Torches"]],
    [
      { équipement: ["Corde", { name: "Torche", quantity: 5 }, { name: "Lampe", quantity: 1 }, {}] },
      ["Corde", "Torche ×5", "Lampe"],
    ],
    [{ equipment: 4 }, []],
  ])("is read from %j", (raw, names) => {
    expect(readEquipmentList([fieldsOf(raw)])).toEqual(names);
  });
});

describe("actions", () => {
  const read = (raw: unknown) => readActionsFrom([fieldsOf(raw)]);

  it.each<[unknown, Action[]]>([
    [["Esquiver", "", null], [{ name: "Esquiver" }]],
    ["Esquiver\nCrier", [{ name: "Esquiver" }, { name: "Crier" }]],
    [
      [{ nom: "Frapper", desc: "Fort.", toHit: "+5", damage: "1d8 + 3 tranchants", portée: "1,5 m" }],
      [
        {
          name: "Frapper",
          description: "Fort.",
          attackBonus: 5,
          damage: { dice: "1d8 + 3", type: "tranchants" },
          range: "1,5 m",
        },
      ],
    ],
    [
      [{ name: "Griffe", damage: "2d4", damageType: "perforants", grantedBy: "Gants" }],
      [{ name: "Griffe", damage: { dice: "2d4", type: "perforants" }, grantedBy: "Gants" }],
    ],
    [[{ description: "sans nom" }], []],
    [{ a: { name: "Frapper" } }, [{ name: "Frapper" }]],
  ])("are read from %j", (actions, expected) => {
    expect(read({ actions }).actions).toEqual(expected);
  });

  it("of the three kinds may be in one block", () => {
    expect(read({ actions: { action: ["A"], bonus: ["B"], reaction: ["C"] } })).toEqual({
      actions: [{ name: "A" }],
      bonusActions: [{ name: "B" }],
      reactions: [{ name: "C" }],
    });
  });

  it("of the three kinds may be separate", () => {
    expect(read({ action: ["A"], actions_bonus: ["B"], réactions: ["C"] })).toEqual({
      actions: [{ name: "A" }],
      bonusActions: [{ name: "B" }],
      reactions: [{ name: "C" }],
    });
  });
});
