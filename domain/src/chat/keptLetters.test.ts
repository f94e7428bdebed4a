import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Letter, lettersKey, readLetters } from "./keptLetters";

describe("what a device still has to say", () => {
  it("is kept apart for each person and table", () => {
    const parts = fc.tuple(fc.string(), fc.string());
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const same = one[0] === other[0] && one[1] === other[1];
        expect(lettersKey(...one) === lettersKey(...other)).toBe(same);
      }),
    );
  });

  it("is read back as it was kept, and what is no message is left out", () => {
    const letters: Letter[] = [
      { requestId: "a", text: "Bonsoir" },
      { requestId: "b", text: "Psst", playerUid: "alice" },
    ];
    expect(readLetters(JSON.stringify(letters))).toEqual(letters);
    expect(readLetters(JSON.stringify([...letters, null, { requestId: 3 }, "x"]))).toEqual(letters);
    for (const kept of [null, "", "{}", "[", "12"]) expect(readLetters(kept)).toEqual([]);
  });
});
