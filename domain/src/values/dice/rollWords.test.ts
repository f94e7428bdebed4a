import { describe, expect, it } from "vitest";
import { rollWordOf } from "./rollWords";

describe("the words that other tools read as dice", () => {
  it.each([
    ["avantage", "advantage"],
    ["Adv", "advantage"],
    ["Perception (adv)", "advantage"],
    ["avantage Perception", "advantage"],
    ["DÉSAVANTAGE", "disadvantage"],
    ["desavantage", "disadvantage"],
    ["Discrétion, dis", "disadvantage"],
    ["bonus Écouter", "bonus"],
    ["Écouter malus", "penalty"],
    [undefined, undefined],
    ["", undefined],
    ["dégâts de feu", undefined],
    ["davantage", undefined],
    ["dis-moi tout", undefined],
    ["pour un avantage de taille", undefined],
    ["constructor", undefined],
  ])("%j says %s", (words, word) => {
    expect(rollWordOf(words)).toBe(word);
  });
});
