import { describe, expect, it } from "vitest";
import { campaigns } from "./campaign";
import { collectionOf, documentKinds, kindAt } from "./kinds";
import { tableScenes } from "./scene";
import { sharedInitiatives } from "./sharedInitiative";

describe("the kinds of documents", () => {
  it("are found by the path of a document", () => {
    expect(kindAt("campaigns/brumes")).toBe(campaigns);
    expect(kindAt("campaigns/brumes/live/initiative")).toBe(sharedInitiatives);
    expect(kindAt("campaigns/brumes/live/scene")).toBe(tableScenes);
    for (const path of ["campaigns", "campaigns/brumes/live/other", "elsewhere/x", ""]) {
      expect(kindAt(path)).toBeUndefined();
    }
  });

  it("each have a path of their own", () => {
    for (const kind of documentKinds) {
      const path = kind.path(...Array.from({ length: kind.path.length }, (_, index) => `id${index}`));
      expect(kindAt(path)).toBe(kind);
      expect(path.split("/").at(-2)).toBe(collectionOf(kind));
    }
  });

  it("say how a document of the version before becomes one of theirs", () => {
    for (const { name, version = 1, upgrade } of documentKinds) {
      expect(upgrade !== undefined, name).toBe(version > 1);
    }
  });
});
