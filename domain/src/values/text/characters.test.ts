import { describe, expect, it } from "vitest";
import {
  countBytes,
  countCharacters,
  cutText,
  firstCharacters,
  hasControlCharacters,
  hasLoneSurrogate,
} from "./characters";

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

  it("cuts to a length in UTF-16 units, never within a pair", () => {
    expect(["a🔥b", "ab", "🔥🔥"].map((text) => cutText(text, 2))).toEqual(["a", "ab", "🔥"]);
    expect(cutText("🔥🔥", 3)).toBe("🔥");
  });

  it("knows a half of a pair from a pair", () => {
    expect(["\ud83d", "a\udd25", "🔥", "é"].map(hasLoneSurrogate)).toEqual([true, true, false, false]);
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
