import { describe, expect, it } from "vitest";
import { SPELLS } from "./catalogue";
import { spellMatcher } from "./searchSpells";
import { spellFinder } from "./spellFinder";
import { saveLabel, spellFacts, spellLevelLabel, spellRollLabel } from "./spellLabels";

const find = spellFinder(SPELLS);
const spell = (id: string) => {
  const found = SPELLS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No spell ${id}`);
  return found;
};
const facts = (id: string) => Object.fromEntries(spellFacts(spell(id)));

describe("finding a spell by its name", () => {
  it.each([
    ["boule de FEU", "fireball"],
    ["Fireball", "fireball"],
    ["Boule de feu (niveau 3)", "fireball"],
    ["Cure Wounds", "cure-wounds"],
    ["Soin des blessures", "cure-wounds"],
    ["Tasha’s Hideous Laughter", "hideous-laughter"],
    ["Fou rire de Tasha", "hideous-laughter"],
    ["Sphère glacée d’Otiluke", "freezing-sphere"],
    ["Main de Bigby", "arcane-hand"],
    ["Cécité / Surdité", "blindness-deafness"],
    ["Blindness/Deafness", "blindness-deafness"],
    ["charme personne", "charm-person"],
    ["Hunter's Mark", "hunters-mark"],
  ])("%s is %s", (name, id) => {
    expect(find(name)?.id).toBe(id);
  });

  it.each(["", "Boule de gomme", "feu", "(niveau 3)"])("« %s » is none", (name) => {
    expect(find(name)).toBeUndefined();
  });
});

describe("searching spells", () => {
  const idsOf = (query: string) => SPELLS.filter(spellMatcher(query)).map(({ id }) => id);

  it("looks for every word in names, school and summary", () => {
    expect(idsOf("mains FEU flammes éventail")).toEqual([]);
    expect(idsOf("mains brulantes")).toEqual(["burning-hands"]);
    expect(idsOf("fireball")).toContain("fireball");
    expect(idsOf("rituel familier")).toEqual(["find-familiar"]);
    expect(idsOf("nécromancie")).toContain("blight");
  });

  it("has all for a blank query, and takes spells that players write", () => {
    expect(idsOf(" ")).toHaveLength(SPELLS.length);
    const own = { id: "own-x", name: "Vent du soir", level: 1, concentration: true };
    expect(spellMatcher("vent concentration")(own)).toBe(true);
    expect(spellMatcher("pluie")(own)).toBe(false);
  });
});

describe("the words about a spell", () => {
  it("says the facts in French, in metres", () => {
    expect(facts("burning-hands")).toEqual({
      École: "évocation",
      Incantation: "1 action",
      Portée: "personnelle (cône de 4,5 m)",
      Composantes: "V, S",
      Durée: "instantanée",
    });
    expect(facts("detect-magic")).toMatchObject({
      Incantation: "1 action ou rituel",
      Durée: "concentration, 10 minutes au plus",
    });
    expect(facts("clairvoyance").Portée).toBe("1,5 km");
    expect(facts("mending").Portée).toBe("contact");
  });

  it("says what a save does, and what dice are for", () => {
    expect(saveLabel(spell("fireball"))).toBe("Sauvegarde de Dextérité (moitié)");
    expect(saveLabel(spell("bless"))).toBeUndefined();
    expect(spellRollLabel({ kind: "damage", type: "fire" })).toBe("Dégâts (feu)");
    expect(spellRollLabel({ kind: "heal" })).toBe("Soins");
    expect([spellLevelLabel(0), spellLevelLabel(4)]).toEqual(["Sorts mineurs", "Niveau 4"]);
  });
});
