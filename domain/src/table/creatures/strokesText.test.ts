import { describe, expect, it } from "vitest";
import { loadCreatures } from "./loadCreatures";
import { strokesText, strokeText } from "./strokesText";

describe("how often an attack is struck", () => {
  it.each([
    ["Morsure", 1, "1 morsure"],
    ["Griffe", 2, "2 griffes"],
    ["Épée longue", 3, "3 épées longues"],
    ["Hache à deux mains", 2, "2 haches à deux mains"],
    ["Masse d'armes", 2, "2 masses d'armes"],
    ["Griffe (en oni)", 2, "2 griffes (en oni)"],
    ["Coup de corne", 2, "2 coups de corne"],
    ["Marteau de guerre", 2, "2 marteaux de guerre"],
    ["Dard caudal", 2, "2 dards caudaux"],
    ["Griffes", 1, "griffes"],
    ["Griffes", 2, "2 × griffes"],
    ["EMP", 2, "2 EMPs"],
  ])("%s, %s times: %s", (name, count, text) => {
    expect(strokeText(name, count)).toBe(text);
  });

  it("is said of each that an action strikes with", async () => {
    const creatures = await loadCreatures("dnd5e");
    const of = (id: string) => {
      const found = creatures.find((one) => one.id === id);
      return found && strokesText(found);
    };
    expect(of("adult-red-dragon")).toBe("1 morsure, 2 griffes");
    expect(of("black-bear")).toBe("1 morsure, griffes");
    expect(of("goblin")).toBe("");
  });
});
