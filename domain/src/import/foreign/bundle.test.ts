import { describe, expect, it } from "vitest";
import { actor } from "../../testing/foundryActor";
import { readCharacterFile } from "../characterFile";

const imported = (content: unknown) => readCharacterFile(JSON.stringify(content)).name;
const hero = (name: string) => ({ ...actor(), name });
const monster = { ...actor(), name: "Gobelin", type: "npc" };

describe("a file of several actors", () => {
  it("is the character in it, when one alone is played", () => {
    expect(imported([hero("Ysoline")])).toBe("Ysoline");
    expect(imported([monster, hero("Ysoline"), monster])).toBe("Ysoline");
    expect(imported({ name: "La mine perdue", actors: [monster, hero("Ysoline")], items: [] })).toBe(
      "Ysoline",
    );
    expect(imported({ actor: hero("Ysoline") })).toBe("Ysoline");
    const { system: data, ...older } = hero("Ysoline");
    expect(imported({ id: "a", data: { ...older, data } })).toBe("Ysoline");
    expect(imported([monster])).toBe("Gobelin");
  });

  it("is read line by line, as older compendiums are written", () => {
    const lines = [monster, hero("Ysoline")].map((entry) => JSON.stringify(entry));
    expect(readCharacterFile(`${lines.join("\n")}\n`).name).toBe("Ysoline");
    expect(() => readCharacterFile("{}\n{")).toThrow("Ce fichier n'est pas un JSON lisible.");
  });

  it("is refused with their names when several are played, or when what it has is unknown", () => {
    const four = ["Akra", "Aoth", "Beiro", "Krusk"].map(hero);
    expect(() => imported(four)).toThrow(
      "Ce fichier contient 4 personnages (Akra, Aoth, Beiro…). Importe un fichier par personnage.",
    );
    expect(() => imported([hero("Akra"), hero("Aoth")])).toThrow("contient 2 personnages (Akra, Aoth).");
    expect(() => imported([{ type: "character", system: { wounds: 1 } }])).toThrow(
      /un acteur Foundry d'un autre jeu/,
    );
    expect(() => imported([1, "Ysoline"])).toThrow(/n'est pas un personnage d'un outil connu/);
  });
});
