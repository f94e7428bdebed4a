import { describe, expect, it } from "vitest";
import { creatureDraftSchema, creatureSchema, MAX_CREATURE_BYTES } from "./creature";
import { CYBERPUNK_CREATURES } from "./cyberpunk/creatures/catalogue";
import { DND5E_CREATURES } from "./dnd5e/creatures/catalogue";

const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin");
const issuesOf = (creature: unknown) =>
  creatureSchema.safeParse(creature).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("creatureSchema", () => {
  it("takes a creature as it is", () => {
    expect(creatureSchema.parse(goblin)).toEqual(goblin);
  });

  it("cleans names as every name of the product", () => {
    expect(creatureSchema.parse({ ...goblin, name: "  Gobelin \u200B rusé " }).name).toBe("Gobelin rusé");
  });

  it.each([
    ["a blank name", { name: " " }, ["name", "Donne un nom."]],
    ["a name too long", { name: "x".repeat(81) }, ["name", "Le nom ne doit pas dépasser 80 caractères."]],
    [
      "dice that nobody reads",
      { life: { max: 7, dice: "2d" } },
      ["life.dice", "Ces dés sont illisibles. Écris-les par exemple ainsi : 2d6+3."],
    ],
    [
      "dice too long",
      { life: { max: 7, dice: "1".repeat(41) } },
      ["life.dice", "Les dés ne doivent pas dépasser 40 caractères."],
    ],
  ])("refuses %s", (_, change, issue) => {
    expect(issuesOf({ ...goblin, ...change })).toEqual([issue]);
  });

  it.each([
    ["12", "12"],
    [" 2d6+3 ", "2d6+3"],
    [`1d6+${"0".repeat(35)}1`, `1d6+${"0".repeat(35)}1`],
  ])("takes « %s » as dice", (dice, read) => {
    expect(creatureSchema.parse({ ...goblin, life: { max: 7, dice } })).toMatchObject({
      life: { dice: read },
    });
  });

  it("refuses a word that ends with a number as dice", () => {
    expect(issuesOf({ ...goblin, life: { max: 7, dice: "épée 12" } })).toHaveLength(1);
  });

  it("refuses numbers out of bounds, too many attacks and a game that it does not know", () => {
    const attack = goblin?.attacks[0];
    for (const change of [
      { life: { max: 0 } },
      { armourClass: 61 },
      { attacks: Array(13).fill(attack) },
      { system: "other" },
      { abilities: { str: 10 } },
    ]) {
      expect(creatureSchema.safeParse({ ...goblin, ...change }).success).toBe(false);
    }
  });

  it("refuses a creature of more than 8 KB, though each of its parts is within its bound", () => {
    const traits = Array.from({ length: 20 }, () => ({ name: "Capacité", text: "é".repeat(200) }));
    expect(issuesOf({ ...goblin, traits })).toEqual([
      ["", "Cette créature est trop longue : raccourcis ses capacités ou ses attaques."],
    ]);
    expect(JSON.stringify({ ...goblin, traits }).length).toBeLessThan(MAX_CREATURE_BYTES);
  });
});

describe("creatureDraftSchema", () => {
  it("takes a creature without an id, and leaves room for one", () => {
    const { id: _, ...draft } = CYBERPUNK_CREATURES[0] ?? { id: "" };
    expect(creatureDraftSchema.parse({ ...draft, id: "x" })).toEqual(draft);
  });
});

it("has any id that the server makes for a document", () => {
  const [creature] = DND5E_CREATURES;
  expect(creatureSchema.safeParse({ ...creature, id: "aB_3-zQ9_x0yKlmn-opq_rst" }).success).toBe(true);
  expect(creatureSchema.safeParse({ ...creature, id: "a/b" }).success).toBe(false);
});
