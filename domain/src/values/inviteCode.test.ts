import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkInviteCode } from "./checkInviteCode";
import { normaliseInviteCode, sanitiseInviteCodeInput } from "./inviteCode";

const INVALID = "Code d'invitation invalide.";

describe("an invite code", () => {
  it.each(["DEMO-LIBRE", " demo-libre ", "a", "X".repeat(64), "ÉTÉ_2026", "A.B"])(
    "%j may be looked up",
    (code) => {
      expect(checkInviteCode(code)).toBeUndefined();
    },
  );

  it.each(["", "   "])("%j is missing", (code) => {
    expect(checkInviteCode(code)).toBe(
      "Les inscriptions sont réservées aux personnes disposant d'un code valide.",
    );
  });

  it.each([
    "A B",
    "A\tB",
    "A<B",
    "A>B",
    'A"B',
    "A'B",
    "A`B",
    "A\\B",
    "A\u0000B",
    "X".repeat(65),
    "invites/OTHER",
    ".",
    "..",
    "__name__",
  ])("%j is invalid", (code) => {
    expect(checkInviteCode(code)).toBe(INVALID);
  });

  it("is used trimmed and upper-cased", () => {
    expect(normaliseInviteCode(" demo-libre ")).toBe("DEMO-LIBRE");
  });

  it("is upper-cased, cleaned and cut at 64 characters while it is typed", () => {
    expect(sanitiseInviteCodeInput(" dh-7kq x\t<\"'`\\>m ")).toBe("DH-7KQXM");
    expect(sanitiseInviteCodeInput("a".repeat(70))).toBe("A".repeat(64));
  });

  it("is not changed by normalising or cleaning it again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (raw) => {
        const code = normaliseInviteCode(raw);
        expect(normaliseInviteCode(code)).toBe(code);
        const typed = sanitiseInviteCodeInput(raw);
        expect(sanitiseInviteCodeInput(typed)).toBe(typed);
        expect([...typed].length).toBeLessThanOrEqual(64);
      }),
    );
  });
});
