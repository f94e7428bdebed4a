import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkMessage, normaliseMessage } from "./messageText";

describe("a message", () => {
  it("keeps its lines and loses forbidden characters", () => {
    expect(normaliseMessage("  Bonjour,\r\n\r\n\r\n\r\nl'ogre\u0000 dort.\t\n")).toBe(
      "Bonjour,\n\nl'ogre dort.",
    );
    expect(normaliseMessage("e\u0301pe\u0301e \u202Egnol\u202C")).toBe("épée gnol");
    expect(normaliseMessage("👩‍👧 et 🐉")).toBe("👩‍👧 et 🐉");
  });

  it("has 1 to 2000 characters, as users count them", () => {
    expect(checkMessage(" \n\u0007 ")).toBe("Le message est vide.");
    expect(checkMessage("🐉".repeat(2000))).toBeUndefined();
    expect(checkMessage("x".repeat(2001))).toBe("Le message ne doit pas dépasser 2\u202f000 caractères.");
    expect(checkMessage("x".repeat(100_000))).toBe("Le message ne doit pas dépasser 2\u202f000 caractères.");
  });

  it("is not changed by a second normalisation", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (raw) => {
        const once = normaliseMessage(raw);
        expect(normaliseMessage(once)).toBe(once);
      }),
    );
  });
});
