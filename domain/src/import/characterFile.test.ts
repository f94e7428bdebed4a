import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCharacter } from "../api/characters";
import { sheetBlocks } from "../games/sheetBlocks";
import { toStoredShape } from "../table/characters/storedShape";
import { actor, classOf } from "../testing/foundryActor";
import { rawCharacters } from "../testing/rawCharacters";
import { refusalOf } from "../testing/refusals";
import { countBytes } from "../values/text/characters";
import { characterFile, readCharacterFile } from "./characterFile";
import { importedCharacter } from "./importedCharacter";

const importOf = (content: unknown) => readCharacterFile(JSON.stringify(content));
const own = (changes: object = {}) => ({
  format: "des-et-heros/character",
  formatVersion: 1,
  system: "vampire",
  name: "Mina",
  stats: {},
  data: {},
  ...changes,
});

const sentenceOf = (content: string): unknown => {
  try {
    return readCharacterFile(content);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

describe("a character's file", () => {
  it.each(Object.entries(rawCharacters))(
    "is read back to the character that it was made from (%s)",
    (_kind, raw) => {
      const character = importedCharacter(raw);
      const {
        stats: _stats,
        data: _data,
        id: _,
        userId: _owner,
        campaign: _table,
        version: _version,
        ...expected
      } = character;
      const back = readCharacterFile(characterFile(character).text);
      expect(importedCharacter(back)).toMatchObject(expected);
    },
  );

  it.each([
    ["vampire", { attributes: { physical: { strength: 3 } }, skills: { Bagarre: 2, Intimidation: 4 } }],
    ["cyberpunk", { attributes: { INT: 6, REF: 8 }, skills: { Pistage: 4, Perception: 6 } }],
    ["cthulhu", { characteristics: { FOR: 55 }, skills: { Bibliothèque: 60, Discrétion: 45 }, hp: "9 / 11" }],
  ] as const)("keeps everything that the sheet of %s shows", (system, stats) => {
    const stored = { system, name: "Mina", stats, data: { concept: "Journaliste", notes: "Rien." } };
    const back = readCharacterFile(characterFile(importedCharacter(stored)).text);
    const blocks = sheetBlocks(system, stored);
    expect(sheetBlocks(system, back)).toEqual(blocks);
    expect(sheetBlocks(system, { system })).not.toEqual(blocks);
  });

  it("is the same after it was imported and exported again", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 2 })), (odd) => {
        const character = importedCharacter({
          ...rawCharacters.native,
          data: { odd: JSON.stringify(odd), ...odd },
        });
        const file = characterFile(character).text;
        if (refusalOf(() => readCharacterFile(file)) !== undefined) return;
        const once = readCharacterFile(file);
        expect(readCharacterFile(characterFile(importedCharacter(once)).text)).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });

  it("does not contain its owner, its campaign or its version", () => {
    const { text } = characterFile(importedCharacter(rawCharacters.native));
    expect(Object.keys(JSON.parse(text))).toEqual([
      ...["format", "formatVersion", "system", "name", "class", "pronoun", "stats", "data"],
    ]);
  });

  it("is named after the character", () => {
    const nameOf = (name: string) => characterFile(importedCharacter({ name })).name;
    expect(nameOf("Lorien des Saules")).toBe("lorien-des-saules.json");
    expect(nameOf("Œil d'Été / ../.. ")).toBe("oeil-d-ete.json");
    expect(nameOf("龍")).toBe("personnage.json");
  });
});

describe("an import", () => {
  it("reads a Foundry actor and a D&D Beyond character", () => {
    for (const raw of [rawCharacters.foundry, rawCharacters.dndBeyond]) {
      expect(importOf(raw)).toEqual(JSON.parse(JSON.stringify(toStoredShape(importedCharacter(raw)))));
    }
  });

  it("can be created, however long its texts are and even without a name", () => {
    const long = importOf(own({ name: "é🐉".repeat(60), pronoun: "x".repeat(90), class: "y".repeat(300) }));
    for (const draft of [long, importOf(own({ name: " " }))]) {
      expect(createCharacter.body?.safeParse(draft).success).toBe(true);
    }
    expect(importOf(own({ name: "" })).name).toBe("Personnage sans nom");
    expect(long.name).toBe(`${"é🐉".repeat(26)}éé`);
  });

  it("may begin with a byte order mark", () => {
    expect(readCharacterFile(`\uFEFF${JSON.stringify(own())}`)).toMatchObject({
      system: "vampire",
      name: "Mina",
    });
  });

  it.each(["", "Lorien", "{", "<html>"])("is refused when it is not JSON: %j", (text) => {
    expect(sentenceOf(text)).toBe("Ce fichier n'est pas un JSON lisible.");
  });

  it.each(["null", "12", "[]", "{}", '{"name":"Lorien","stats":{}}'])(
    "is refused when it is not a known character format: %s",
    (text) => {
      expect(sentenceOf(text)).toMatch(/^Ce fichier n'est pas un personnage d'un outil connu\. Sont lus : /);
    },
  );

  it.each([
    [{ type: "character", system: {}, _stats: { systemId: "pf2e" } }, "un acteur Foundry de Pathfinder 2e"],
    [
      { type: "hunter", system: {}, _stats: { systemId: "wod5e" } },
      "un acteur Foundry de Monde des Ténèbres 5 (un chasseur)",
    ],
    [{ type: "vehicle", system: {} }, "un acteur Foundry d'un autre jeu (un véhicule)"],
    [
      { type: "character", data: {}, flags: { exportSource: { system: "tarot" } } },
      "un acteur Foundry de tarot",
    ],
    [{ type: "character", system: {}, _stats: { systemId: "alienrpg" } }, "un acteur Foundry d'Alien"],
    [{ schema_version: 3, character: {} }, "un personnage de Roll20"],
  ])("is told what it is when it is another tool's: %j", (content, kind) => {
    expect(sentenceOf(JSON.stringify(content))).toContain(`Ce fichier est ${kind}. Sont lus : `);
  });

  const ability = { str: 10, dex: 14 };
  it.each([
    [
      {
        success: true,
        build: { name: "Ezren", ancestry: "Human", heritage: "", keyability: "int", abilities: ability },
      },
      "Pathbuilder",
    ],
    [
      { name: "Ezren", ancestry: "Human", heritage: "", keyability: "int", abilities: ability },
      "Pathbuilder",
    ],
    [{ _meta: { sources: [{ json: "Maison" }] }, monster: [] }, "5etools"],
    [{ monster: [{ name: "Goblin", source: "MM", page: 166, ac: [15], hp: { average: 7 } }] }, "5etools"],
    [[{ name: "Goblin", source: "MM", page: 166, ac: [15] }, { name: "Orc" }], "5etools"],
    [{ name: "Fireball", source: "PHB", page: 241, entries: ["Boum."] }, "5etools"],
  ])("is told whose it is when nothing of that tool is read: %j", (content, tool) => {
    expect(sentenceOf(JSON.stringify(content))).toMatch(
      new RegExp(`^Ce fichier vient de ${tool}, .* Sont lus : `),
    );
  });

  it("is refused when it has a newer format version, or an unknown system", () => {
    for (const formatVersion of [2, "1", undefined]) {
      expect(sentenceOf(JSON.stringify(own({ formatVersion })))).toMatch(/version plus récente/);
    }
    expect(refusalOf(() => importOf(own({ system: "tarot" })))).toBe("unknown-system");
  });

  it("is refused when no document can store it", () => {
    expect(refusalOf(() => importOf(own({ data: { map: [[1]] } })))).toBe("invalid-input");
    expect(refusalOf(() => importOf(own({ data: { blob: "x".repeat(300_000) } })))).toBe("payload-too-large");
    const trap = JSON.stringify(own()).replace('"data":{}', '"data":{"__proto__":{"name":"Piège"}}');
    expect(refusalOf(() => readCharacterFile(trap))).toBe("invalid-input");
  });

  it("of twenty levels, with sixty described things and forty features, takes little more than half of what it may", () => {
    const text = (length: number) => ({ description: { value: `<p>${"Un mot. ".repeat(length / 8)}</p>` } });
    const things = Array.from({ length: 60 }, (_, index) => ({
      ...{ _id: `i${index}`, type: "equipment", name: `Objet ${index}` },
      system: { quantity: 1, equipped: true, weight: { value: 1 }, price: { value: 10 }, ...text(720) },
    }));
    const features = Array.from({ length: 40 }, (_, index) => ({
      ...{ _id: `f${index}`, type: "feat", name: `Aptitude ${index}` },
      system: { activation: { type: "action" }, ...text(1200) },
    }));
    const spells = Array.from({ length: 60 }, (_, index) => ({
      ...{ _id: `s${index}`, type: "spell", name: `Sort ${index}` },
      system: { level: 3, ...text(1200) },
    }));
    const { stats, data } = importOf(
      actor({ items: [classOf("wizard", 20), ...things, ...features, ...spells] }),
    );
    const bytes = countBytes(JSON.stringify({ stats, data }));
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(160_000);
  });
});
