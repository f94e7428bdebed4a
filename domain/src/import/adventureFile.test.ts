import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ADVENTURE_KINDS, ADVENTURE_SCHEMAS, type Adventure } from "../table/adventure/adventure";
import {
  adventureHandoutOf,
  adventureOf,
  adventureSceneOf,
  adventureTokenOf,
  NOTHING,
} from "../testing/adventures";
import { AppError } from "../values/errors";
import { MAX_ADVENTURE_BYTES } from "./adventureBytes";
import { adventureFile, readAdventureFile } from "./adventureFile";

const read = (adventure: unknown) =>
  readAdventureFile(
    JSON.stringify({ format: "des-et-heros/adventure", formatVersion: 1, ...Object(adventure) }),
  );
const sentenceOf = (text: string): string | undefined => {
  try {
    readAdventureFile(text);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe("an adventure in a file", () => {
  it("is read back to the same, one thing a line", () => {
    const file = adventureFile("Les Brumes d'Ombrelune", adventureOf());
    expect(file.name).toBe("preparation-les-brumes-d-ombrelune.json");
    const handouts = [adventureHandoutOf({ key: "aide-1" })];
    expect(readAdventureFile(file.text)).toEqual({ adventure: adventureOf({ handouts }), unread: [] });
    expect(file.text.split("\n").filter((line) => line.startsWith('{"'))).toHaveLength(5);
  });

  it("says nothing of its campaign, nor of links that lead out of it", () => {
    const parts = [{ title: "", text: "[a](aide:lettre) [b](aide:absente)", secret: false }];
    const token = { ...adventureTokenOf(), picture: "/api/portraits/x", participantId: "p1" };
    const { text } = adventureFile("A", {
      ...NOTHING,
      handouts: [adventureHandoutOf({ parts })],
      scenes: [{ ...adventureSceneOf({ tokens: [token] }), mjUid: "mj" } as never],
    });
    expect(text).not.toMatch(/portraits|p1|mjUid|absente/);
    expect(readAdventureFile(text).adventure.handouts[0]?.parts[0]?.text).toBe("[a](aide:aide-1) b");
  });

  it("that would be too large is refused before it is saved", () => {
    const weight = Object.fromEntries(
      Array.from({ length: 64 }, (_, at) => [String(at), "A".repeat(160_000)]),
    );
    const scenes = Array.from({ length: 7 }, () => adventureSceneOf({ picture: weight }));
    expect(() => adventureFile("A", { ...NOTHING, scenes })).toThrow(
      "Ce fichier dépasserait 64 Mo : choisis moins d'éléments à la fois.",
    );
    expect(MAX_ADVENTURE_BYTES).toBe(67_108_864);
  });
});

describe("a colleague's file", () => {
  it("is read thing by thing: what is none is named, and the rest comes", () => {
    const { adventure, unread } = read({
      handouts: [
        adventureHandoutOf(),
        {
          ...adventureHandoutOf(),
          title: "Trop longue",
          parts: [{ title: "", text: "x".repeat(4_001), secret: false }],
        },
        { ...adventureHandoutOf(), title: "Image", picture: "<svg onload=alert(1)>" },
        null,
      ],
      encounters: [{ name: "Le pont", lines: [{ creature: { system: "dnd5e" }, count: 1, hidden: false }] }],
      randomTables: "non",
      scenes: [adventureSceneOf(), adventureSceneOf({ name: "Trop large", width: 99_999 })],
    });
    expect(unread).toEqual(["Trop large", "Le pont", "Trop longue", "Image", "sans nom"]);
    expect([adventure.handouts.length, adventure.scenes.length, adventure.encounters.length]).toEqual([
      1, 1, 0,
    ]);
  });

  it("with a thing of endless values names it, and is read besides", () => {
    const points = Array.from({ length: 400_000 }, () => []);
    const walls = [{ id: "w1", kind: "wall", points }];
    const { adventure, unread } = read({ scenes: [{ ...adventureSceneOf(), walls }, adventureSceneOf()] });
    expect([adventure.scenes.length, unread]).toEqual([1, ["La crypte"]]);
    const wide = [{ id: "w1", kind: "wall", points: points.slice(0, 12_000) }];
    expect(read({ scenes: [{ ...adventureSceneOf(), walls: wide }, adventureSceneOf()] }).unread).toEqual([
      "La crypte",
    ]);
  });

  it("has keys of its own, and no more of a kind than a campaign", () => {
    const handouts = Array.from({ length: 502 }, (_, at) => adventureHandoutOf({ title: `Lettre ${at}` }));
    const { adventure, unread } = read({ handouts });
    expect(adventure.handouts.slice(0, 2).map(({ key }) => key)).toEqual(["lettre", "double-1"]);
    expect([adventure.handouts.length, unread]).toEqual([500, ["Lettre 500", "Lettre 501"]]);
  });

  it("brings nothing that nobody asked for", () => {
    const { adventure } = read({
      handouts: [{ ...adventureHandoutOf(), readers: { picture: "table" }, uid: "x" }],
    });
    expect(adventure.handouts).toEqual([adventureHandoutOf()]);
  });

  it.each([
    ["", "Ce fichier n'est pas un JSON lisible."],
    ["[]", "Ce fichier n'est pas une préparation enregistrée ici."],
    [
      '{"format":"des-et-heros/character"}',
      "Ce fichier est un personnage : importe-le depuis « Partie en cours ».",
    ],
    [
      '{"format":"des-et-heros/adventure","formatVersion":2}',
      "Ce fichier vient d'une version plus récente de Dés & Héros.",
    ],
    ['{"format":"des-et-heros/adventure"}', "Ce fichier n'est pas une préparation enregistrée ici."],
    ['{"format":"des-et-heros/adventure","formatVersion":1}', "Ce fichier ne contient rien de préparé."],
    [
      '{"format":"des-et-heros/adventure","formatVersion":1,"scenes":[{"name":"x"}]}',
      "Rien de ce fichier n'a pu être lu.",
    ],
  ])("%s is refused in a sentence", (text, sentence) => {
    expect(sentenceOf(text)).toBe(sentence);
  });

  it("of any content is read or refused, and what is read is what calls take", () => {
    const thing = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(...adventureOf().scenes, ...adventureOf().handouts),
    );
    const content = fc.record(
      Object.fromEntries(ADVENTURE_KINDS.map((kind) => [kind, fc.oneof(fc.array(thing), fc.jsonValue())])),
    );
    fc.assert(
      fc.property(content, (raw) => {
        let adventure: Adventure;
        try {
          ({ adventure } = read(raw));
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          return;
        }
        for (const kind of ADVENTURE_KINDS)
          for (const one of adventure[kind]) expect(ADVENTURE_SCHEMAS[kind].parse(one)).toEqual(one);
      }),
      { numRuns: 200 },
    );
  });
});
