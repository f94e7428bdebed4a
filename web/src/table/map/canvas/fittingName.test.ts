import { describe, expect, it } from "vitest";
import { fittingName } from "./fittingName";

const within = (most: number) => (text: string) => text.length <= most;

describe("a name in little space", () => {
  it("is whole where it fits", () => {
    expect(fittingName("Elowen des Saules", within(20))).toBe("Elowen des Saules");
  });

  it("ends with a word that says something", () => {
    expect(fittingName("Elowen des Saules", within(12))).toBe("Elowen");
    expect(fittingName("Brann Torque-Cendre l'Ancien", within(20))).toBe("Brann Torque-Cendre");
  });

  it("keeps the number that tells it from the others", () => {
    expect(fittingName("Dragon rouge adulte 12", within(15))).toBe("Dragon rouge 12");
    expect(fittingName("Hobgobelin 12", within(9))).toBe("Hobgo… 12");
    expect(fittingName("Hobgobelin 12", within(5))).toBe("H… 12");
    expect(fittingName("Hobgobelin 12", within(4))).toBe("H12");
    expect(fittingName("Hobgobelin", within(1))).toBe("H…");
  });
});
