import { describe, expect, it } from "vitest";
import { CTHULHU_CREATURES } from "../../games/cthulhu/creatures/catalogue";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { countedSearch, findCreatures } from "./findCreatures";

const found = (text: string, bounds = {}) =>
  findCreatures(DND5E_CREATURES, { text, ...bounds }).map(({ name }) => name);

describe("findCreatures", () => {
  it("finds a creature without regard to accents and case", () => {
    expect(found("ELEMENTAIRE DE L'EAU")).toEqual(["Élémentaire de l'eau"]);
    expect(found("ame-en")).toEqual(["Âme-en-peine"]);
  });

  it("lists first those whose name begins with it, then those with a word that does", () => {
    expect(found("loup").slice(0, 3)).toEqual(["Loup", "Loup sanguinaire", "Loup arctique"]);
    expect(found("loup")).toContain("Araignée-loup géante");
    expect(found("loup").indexOf("Araignée-loup géante")).toBeGreaterThan(
      found("loup").indexOf("Loup arctique"),
    );
  });

  it("finds D&D's creatures by their English name", () => {
    expect(found("owlbear")).toEqual(["Hibours"]);
  });

  it("finds creatures by what they are, whatever the order of the words", () => {
    expect(found("mauvais gobelinoide")).toEqual(["Gobelin", "Hobgobelin", "Gobelours"]);
  });

  it("keeps those within the bounds of challenge", () => {
    expect(found("dragon", { from: 24 })).toEqual(["Vieux dragon d'or", "Vieux dragon rouge"]);
    expect(found("goule", { to: 0.5 })).toEqual([]);
  });

  it("lists everything by danger for a blank text", () => {
    const all = findCreatures(CTHULHU_CREATURES, { text: " " });
    expect(all).toHaveLength(25);
    expect(all.at(-1)?.threat).toBe(5);
    expect(findCreatures(CTHULHU_CREATURES, { text: "", from: 4, to: 4 }).map(({ id }) => id)).toEqual([
      "brume-affamee",
      "chose-des-tuyaux",
      "serviteur-invoque",
      "sorcier",
    ]);
  });

  it("finds one by its plural", () => {
    expect(found("ogres")[0]).toBe("Ogre");
    expect(found("Loups géants")).toEqual(found("loup géant"));
    expect(found("gobelins")).toEqual(found("gobelin"));
  });

  it("ranks a word of either name before what stands within one, by danger or not", () => {
    const [goblin] = DND5E_CREATURES.filter(({ id }) => id === "goblin");
    if (goblin === undefined) throw new Error("no goblin");
    const named = (name: string, english: string, challenge: number, about = "Bête") => {
      const { english: _, ...other } = goblin;
      return { ...other, name, about, challenge, ...(english && { english }) };
    };
    const creatures = [
      named("Bœuf", "", 0, "Bête cornue"),
      named("Licorne", "Unicorn", 0),
      named("Mouton", "", 0, "Laine et, corne"),
      named("Taureau -- corne noire", "Bull", 5),
      named("Cornard", "", 9),
      named("Diable", "Corn devil", 8),
      named("Cendre", "", 0),
    ];
    const ranked = (text: string) => findCreatures(creatures, { text }).map(({ name }) => name);
    expect(ranked("corn")).toEqual([
      "Diable",
      "Cornard",
      "Taureau -- corne noire",
      "Bœuf",
      "Licorne",
      "Mouton",
    ]);
    expect(ranked("noire")).toEqual(["Taureau -- corne noire"]);
    expect(ranked("bete corn")).toEqual(["Bœuf", "Licorne", "Taureau -- corne noire", "Diable", "Cornard"]);
    expect(ranked("stryker")).toEqual([]);
    expect(ranked("")).toHaveLength(7);
    expect(ranked("")[0]).toBe("Bœuf");
  });

  it("looks for a singular when the plural finds nothing, and not in words of three letters", () => {
    const [first] = CTHULHU_CREATURES;
    if (first === undefined) throw new Error("no creature");
    const beasts = ["Loup", "Meute de loups"].map((name) => ({ ...first, name, about: "Bête" }));
    const named = (text: string) => findCreatures(beasts, { text }).map(({ name }) => name);
    expect(named("loups")).toEqual(["Meute de loups"]);
    expect(named("bêtes")).toHaveLength(2);
    expect(named("oux")).toEqual([]);
  });

  it("finds nothing for what is nowhere", () => {
    expect(found("xyzzy")).toEqual([]);
  });
});

it.each([
  ["3 gobelins", "gobelins", 3],
  ["12 x rat", "rat", 12],
  ["gobelin x3", "gobelin", 3],
  ["gobelin", "gobelin", 1],
  ["1 rat", "rat", 1],
  ["20 rats", "rats", 20],
  ["  3   rats  ", "rats  ", 3],
  ["rat  x  12  ", "rat", 12],
  ["rat géant × 3", "rat géant", 3],
  ["rat x3 noir", "rat x3 noir", 1],
  ["rang 3 gobelins", "rang 3 gobelins", 1],
  ["21 rats", "21 rats", 1],
  ["99 rats", "99 rats", 1],
  ["0 rat", "0 rat", 1],
])("reads how many a search wants: %s", (text, sought, count) => {
  expect(countedSearch(text, 20)).toEqual({ text: sought, count });
});
