import { describe, expect, it } from "vitest";
import type { SystemId } from "../../values/systemIds";
import { askedText } from "./askedText";

describe("an ask in words", () => {
  const text = (system: SystemId, asked: Partial<Parameters<typeof askedText>[1]>) =>
    askedText(system, { kind: "roll", trait: "Discrétion", secret: false, ...asked });

  it("names the roll and what it must reach in the game's terms", () => {
    expect(text("dnd5e", {})).toBe("Discrétion");
    expect(text("dnd5e", { difficulty: 15 })).toBe("Discrétion, DD 15");
    expect(text("vampire", { difficulty: 3 })).toBe("Discrétion, difficulté 3");
    expect(text("cyberpunk", { difficulty: 13 })).toBe("Discrétion, à battre : 13");
    expect(text("cthulhu", { level: "hard" })).toBe("Discrétion, réussite majeure");
    expect(text("cthulhu", { level: "regular" })).toBe("Discrétion");
  });
});
