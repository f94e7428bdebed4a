import { describe, expect, it } from "vitest";
import { countCharacters, firstCharacters, hasControlCharacters } from "./characters";

describe("characters", () => {
  it("counts an emoji as one", () => {
    expect(countCharacters("a🔥é")).toBe(3);
  });

  it("cuts between characters, never within one", () => {
    expect(firstCharacters("🔥🔥🔥", 2)).toBe("🔥🔥");
    expect(firstCharacters("abc", 3)).toBe("abc");
    expect(firstCharacters("abcd", 3)).toBe("abc");
  });

  it.each(["\u0000", "a\tb", "a\nb", "\u007f", "\u0085", "\u2028", "\u2029"])(
    "%j holds a control character",
    (text) => {
      expect(hasControlCharacters(text)).toBe(true);
    },
  );

  it("spaces, accents and emoji are no control characters", () => {
    expect(hasControlCharacters("Éa 🔥\u00a0")).toBe(false);
  });
});
