import { describe, expect, it } from "vitest";
import { searchNames } from "./searchNames";

const names = ["Survie", "Perception", "Sauvegarde de Force", "Force", "Renforcement", "Écouter"];
const find = (query: string) => searchNames(names, query, (name) => name);

describe("a search by name", () => {
  it("puts first what begins so, then what has a word that does, then the rest", () => {
    expect(find("forc")).toEqual(["Force", "Sauvegarde de Force", "Renforcement"]);
  });

  it("wants every word, and ignores accents and case", () => {
    expect(find(" FORCE sauv")).toEqual(["Sauvegarde de Force"]);
    expect(find("ecou")).toEqual(["Écouter"]);
    expect(find("épée")).toEqual([]);
  });

  it("leaves the list as it is for a blank query", () => {
    expect(find("  ")).toBe(names);
  });
});
