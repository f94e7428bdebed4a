import { describe, expect, it } from "vitest";
import type { SystemId } from "../../values/systemIds";
import { askedText, askText, askTitle } from "./askedText";

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

  it("names what a roll of Sanity costs", () => {
    const asked = { kind: "roll", trait: "SAN", loss: "1/1d6", cause: "Goule", secret: false } as const;
    expect(askedText("cthulhu", asked)).toBe("SAN, perte 1/1d6 — Goule");
  });

  it("says what makes it necessary, where the MJ lets that be known", () => {
    const cause = "Mains brûlantes";
    expect(text("dnd5e", { difficulty: 13, cause })).toBe("Discrétion, DD 13 — Mains brûlantes");
    expect(text("dnd5e", { cause })).toBe("Discrétion — Mains brûlantes");
  });
});

it("names what is asked, and says what is shown", () => {
  const roll = { kind: "roll", trait: "Perception", difficulty: 15, secret: false } as const;
  expect([askTitle(roll), askText("dnd5e", roll)]).toEqual(["Le MJ demande", "Perception, DD 15"]);
  expect(askTitle({ ...roll, secret: true })).toBe("Le MJ demande, pour lui seul");
  const card = { kind: "card", text: "Un cri." } as const;
  expect([askTitle(card), askText("dnd5e", card)]).toEqual(["Le MJ montre", "Un cri."]);
  expect(askText("dnd5e", { kind: "card", text: "", picture: true })).toBe("une image");
});
