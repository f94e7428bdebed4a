import { describe, expect, it } from "vitest";
import { COPY_MESSAGES, copyFeedback } from "./copyFeedback";

describe("the feedback of copying the invite link", () => {
  it("returns to idle after 2 seconds", () => {
    const copy = { outcome: "copied", at: 10_000 } as const;
    expect(copyFeedback(copy, 11_999)).toBe("copied");
    expect(copyFeedback(copy, 12_000)).toBe("idle");
    expect(copyFeedback(undefined, 11_999)).toBe("idle");
    expect(copyFeedback({ outcome: "failed", at: 10_000 }, 10_000)).toBe("failed");
  });

  it("reads in the words of the spec", () => {
    expect(COPY_MESSAGES).toEqual({
      copied: "Lien copié dans le presse-papiers.",
      failed: "Impossible de copier le lien.",
    });
  });
});
