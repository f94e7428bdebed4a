import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawing, seededSource } from "../../testing/seededSource";
import { checkInviteCode } from "../../values/checkInviteCode";
import { normaliseInviteCode } from "../../values/inviteCode";
import {
  clampInviteCount,
  inviteDeletedMessage,
  inviteLink,
  invitesCreatedMessage,
  newInviteCode,
} from "./generation";

describe("the number of codes to generate", () => {
  it.each([
    [1, 1],
    [20, 20],
    [21, 20],
    [0, 1],
    [-3, 1],
    ["7", 7],
    ["7,9", 7],
    [2.9, 2],
    ["", 1],
    ["douze", 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [null, 1],
    [undefined, 1],
  ])("for %j is %d", (raw, count) => {
    expect(clampInviteCount(raw)).toBe(count);
  });

  it("is an integer from 1 to 20, whatever the input", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double()), (raw) => {
        const count = clampInviteCount(raw);
        expect(Number.isInteger(count) && count >= 1 && count <= 20).toBe(true);
      }),
    );
  });
});

describe("the messages of generation", () => {
  it("list the created codes", () => {
    expect(invitesCreatedMessage([])).toBe("Aucune invitation créée.");
    expect(invitesCreatedMessage(["A"])).toBe("Invitation créée : A");
    expect(invitesCreatedMessage(["A", "B", "C"])).toBe("3 invitations créées : A, B, C");
    expect(inviteDeletedMessage("A")).toBe("Invitation supprimée : A");
  });
});

describe("an invite link", () => {
  it("opens the registration page with its code", () => {
    expect(inviteLink("https://des-et-heros.example", "DEMO-LIBRE")).toBe(
      "https://des-et-heros.example/register?code=DEMO-LIBRE",
    );
    expect(inviteLink("https://x.example//", "A&B")).toBe("https://x.example/register?code=A%26B");
  });
});

describe("a new invite code", () => {
  it("uses every letter of an alphabet without 0, O, 1 and I", () => {
    const source = seededSource(1);
    const letters = new Set(Array.from({ length: 200 }, () => newInviteCode(source).slice(3)).join(""));
    expect([...letters].sort().join("")).toBe("-23456789ABCDEFGHJKLMNPQRSTUVWXYZ");
  });

  it("has three groups of four", () => {
    expect(newInviteCode(drawing(0, 1, 2, 3, 4, 5, 6, 7, 28, 29, 30, 31))).toBe("DH-ABCD-EFGH-6789");
  });

  it("is a valid code, already normalised", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const code = newInviteCode(seededSource(seed));
        expect(checkInviteCode(code)).toBeUndefined();
        expect(normaliseInviteCode(code)).toBe(code);
      }),
    );
  });
});
