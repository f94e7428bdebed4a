import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCharacter } from "../api/characters";
import { sheetBlocks } from "../systems/sheetBlocks";
import { rawCharacters } from "../testing/rawCharacters";
import { refusalOf } from "../testing/refusals";
import { characterFile, readCharacterFile } from "./characterFile";
import { normaliseCharacter } from "./normaliseCharacter";
import { toStoredShape } from "./storedShape";

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
    "gives back the character that it was made of (%s)",
    (_kind, raw) => {
      const character = normaliseCharacter(raw);
      const {
        stats: _stats,
        data: _data,
        id: _,
        userId: _owner,
        campaign: _table,
        version: _version,
        ...said
      } = character;
      const back = readCharacterFile(characterFile(character).text);
      expect(normaliseCharacter(back)).toMatchObject(said);
    },
  );

  it.each([
    ["vampire", { attributes: { physical: { strength: 3 } }, skills: { Bagarre: 2, Intimidation: 4 } }],
    ["cyberpunk", { attributes: { INT: 6, REF: 8 }, skills: { Pistage: 4, Perception: 6 } }],
    ["cthulhu", { characteristics: { FOR: 55 }, skills: { Bibliothèque: 60, Discrétion: 45 }, hp: "9 / 11" }],
  ] as const)("keeps all that the sheet of %s shows", (system, stats) => {
    const stored = { system, name: "Mina", stats, data: { concept: "Journaliste", notes: "Rien." } };
    const back = readCharacterFile(characterFile(normaliseCharacter(stored)).text);
    const blocks = sheetBlocks(system, stored);
    expect(sheetBlocks(system, back)).toEqual(blocks);
    expect(sheetBlocks(system, { system })).not.toEqual(blocks);
  });

  it("changes no more once it has been imported, whatever else the character says", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 2 })), (odd) => {
        const character = normaliseCharacter({
          ...rawCharacters.native,
          data: { odd: JSON.stringify(odd), ...odd },
        });
        const file = characterFile(character).text;
        if (refusalOf(() => readCharacterFile(file)) !== undefined) return;
        const once = readCharacterFile(file);
        expect(readCharacterFile(characterFile(normaliseCharacter(once)).text)).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });

  it("says nothing of its owner, its table or its version", () => {
    const { text } = characterFile(normaliseCharacter(rawCharacters.native));
    expect(Object.keys(JSON.parse(text))).toEqual([
      ...["format", "formatVersion", "system", "name", "class", "pronoun", "stats", "data"],
    ]);
  });

  it("bears the character's name", () => {
    const nameOf = (name: string) => characterFile(normaliseCharacter({ name })).name;
    expect(nameOf("Lorien des Saules")).toBe("lorien-des-saules.json");
    expect(nameOf("Œil d'Été / ../.. ")).toBe("oeil-d-ete.json");
    expect(nameOf("龍")).toBe("personnage.json");
  });
});

describe("an import", () => {
  it("takes a Foundry actor and a D&D Beyond character for what they read as", () => {
    for (const raw of [rawCharacters.foundry, rawCharacters.dndBeyond]) {
      expect(importOf(raw)).toEqual(JSON.parse(JSON.stringify(toStoredShape(normaliseCharacter(raw)))));
    }
  });

  it("is one that can be created, however long its texts are and though it has no name", () => {
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

  it.each(["", "Lorien", "{", "<html>"])("is refused when it is no JSON: %j", (text) => {
    expect(sentenceOf(text)).toBe("Ce fichier n'est pas un JSON lisible.");
  });

  it.each(["null", "12", "[]", "{}", '{"name":"Lorien","stats":{}}', '{"type":"vehicle","system":{}}'])(
    "is refused when it is no character that is known: %s",
    (text) => {
      expect(sentenceOf(text)).toMatch(/^Ce fichier n'est ni un personnage exporté d'ici/);
    },
  );

  it("is refused when it comes from a later day, or of a game that there is not", () => {
    for (const formatVersion of [2, "1", undefined]) {
      expect(sentenceOf(JSON.stringify(own({ formatVersion })))).toMatch(/version plus récente/);
    }
    expect(refusalOf(() => importOf(own({ system: "tarot" })))).toBe("unknown-system");
  });

  it("is refused when no document can hold it", () => {
    expect(refusalOf(() => importOf(own({ data: { map: [[1]] } })))).toBe("invalid-input");
    expect(refusalOf(() => importOf(own({ data: { blob: "x".repeat(300_000) } })))).toBe("payload-too-large");
    const trap = JSON.stringify(own()).replace('"data":{}', '"data":{"__proto__":{"name":"Piège"}}');
    expect(refusalOf(() => readCharacterFile(trap))).toBe("invalid-input");
  });
});
