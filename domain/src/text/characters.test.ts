import { describe, expect, it } from "vitest";
import { countBytes, countCharacters, firstCharacters, hasControlCharacters } from "./characters";

describe("characters", () => {
  it("counts an emoji as one", () => {
    expect(countCharacters("a🔥é")).toBe(3);
  });

  it.each([
    ["", 0],
    ["abc", 3],
    ["é", 2],
    ["€", 3],
    ["🔥", 4],
    ["aé€🔥", 10],
  ])("%j has %i bytes", (text, bytes) => {
    expect(countBytes(text)).toBe(bytes);
  });

  it("cuts between characters, never within one", () => {
    expect(firstCharacters("🔥🔥🔥", 2)).toBe("🔥🔥");
    expect(firstCharacters("abc", 3)).toBe("abc");
    expect(firstCharacters("abcd", 3)).toBe("abc");
  });

  it.each(["\u0000", "a\tb", "a\nb", "\u007f", "\u0085", "\u2028", "\u2029"])(
    "%j contains a control character",
    (text) => {
      expect(hasControlCharacters(text)).toBe(true);
    },
  );

  it("includes no control characters for spaces, accents and emoji", () => {
    expect(hasControlCharacters("Éa 🔥\u00a0")).toBe(false);
  });
});
