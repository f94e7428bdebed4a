import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { damageTypesIn } from "./damageWords";
import { defenceTexts, NO_DEFENCES, readDefences } from "./defences";
import { RACES } from "./races";

const resisted = (race: string, more: object = {}) =>
  readDefences(normaliseCharacter({ system: "dnd5e", race, ...more })).resistances.map(({ type }) => type);

describe("what a people resists", () => {
  it.each([
    ["Nain des collines", ["poison"]],
    ["Naine des montagnes", ["poison"]],
    ["Mountain Dwarf", ["poison"]],
    ["Tieffelin", ["fire"]],
    ["Tiefling (Asmodeus)", ["fire"]],
    ["Tieffeline, legs infernal", ["fire"]],
    ["Tieffelin abyssal", ["poison"]],
    ["Tiefling (Chthonic)", ["necrotic"]],
    ["Tieffelin chtonien", ["necrotic"]],
    ["Aasimar", ["necrotic", "radiant"]],
    ["Protector Aasimar", ["necrotic", "radiant"]],
    ["Halfelin robuste", ["poison"]],
    ["Stout Halfling", ["poison"]],
    ["Halfelin pied-léger", []],
    ["Genasi du feu", ["fire"]],
    ["Water Genasi", ["acid"]],
    ["Triton", ["cold"]],
    ["Forgelier", ["poison"]],
    ["Drakéide", []],
    ["Drakéide rouge", ["fire"]],
    ["Drakéide d'or", ["fire"]],
    ["Drakéide (or)", ["fire"]],
    ["Drakéide d’argent", ["cold"]],
    ["Sang-dragon (bleu)", ["lightning"]],
    ["Dragonborn (Black)", ["acid"]],
    ["Dragonborn — copper", ["acid"]],
    ["Green Dragonborn", ["poison"]],
    ["Humain", []],
    ["Haut-elfe", []],
    ["Chasseur de drakes", []],
    ["", []],
  ])("« %s »", (race, types) => {
    expect(resisted(race)).toEqual(types);
  });

  it("is by the lineage of a field or of a trait, in words or by its damage", () => {
    expect(resisted("Drakéide", { data: { ascendance: "Blanc" } })).toEqual(["cold"]);
    expect(resisted("Dragonborn", { data: { draconicAncestry: "Gold" } })).toEqual(["fire"]);
    expect(resisted("Tiefling", { stats: { lineage: "Abyssal" } })).toEqual(["poison"]);
    const trait = (name: string) => ({
      proficiencies: [{ label: "Traits de peuple", names: ["Souffle", name] }],
    });
    expect(resisted("Drakéide", trait("Ascendance draconique (vert)"))).toEqual(["poison"]);
    expect(resisted("Drakéide", trait("Résistance aux dégâts : foudre"))).toEqual(["lightning"]);
    expect(resisted("Drakéide", trait("Résistance aux dégâts"))).toEqual([]);
    expect(resisted("Drakéide", trait("Cape rouge"))).toEqual([]);
  });

  it("adds nothing where the sheet has the lineage's resistance already", () => {
    expect(resisted("Tiefling", { stats: { resistances: ["poison"] } })).toEqual(["poison"]);
    expect(resisted("Tiefling", { stats: { resistances: ["cold"] } })).toEqual(["cold", "fire"]);
  });
});

describe("the dragonborn of the Forge", () => {
  const dragonborn = RACES.find(({ id }) => id === "drakeide")?.subraces ?? [];

  it.each(dragonborn)("resist what their trait names: $name", ({ name, traits }) => {
    const [trait = ""] = traits;
    expect(resisted(name)).toEqual(damageTypesIn(trait));
    expect(resisted("Drakéide", { proficiencies: [{ label: "Traits de peuple", names: traits }] })).toEqual(
      damageTypesIn(trait),
    );
  });
});

describe("the defences of a sheet", () => {
  it("are said once for each type", () => {
    const defence = (type: "fire" | "slashing", unlessMagical = false) => ({ type, unlessMagical });
    expect(
      defenceTexts({
        ...NO_DEFENCES,
        resistances: [defence("fire"), defence("slashing", true), defence("fire")],
        vulnerabilities: [defence("slashing", true), defence("slashing")],
      }),
    ).toEqual(["Résistances : feu, tranchant (non magique)", "Vulnérabilités : tranchant"]);
    expect(defenceTexts(NO_DEFENCES)).toEqual([]);
  });
});
